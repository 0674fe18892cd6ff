//===- Explain.cpp - What becomes of each op of a file --------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each op gets its number as a part of its location. Passes hand locations on:
// from an op to what replaces it, and from several ops to the one that they are
// fused into. So the numbers tell what an op became.
//
//===----------------------------------------------------------------------===//

#include "torch-max/Compiler/Explain.h"
#include "Diagnostics.h"
#include "Parsing.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "mlir/Pass/PassManager.h"
#include "torch-max/Compiler/Registration.h"
#include "torch-max/Conversion/TorchToMax/TorchToMax.h"
#include "torch-max/Dialect/Max/IR/Kernels.h"
#include "torch-max/Dialect/Max/IR/MaxDialect.h"
#include "torch-max/Dialect/Torch/IR/TorchDialect.h"
#include "torch-max/Target/MaxGraph/MaxGraph.h"

#include <map>
#include <set>

using namespace mlir;
using namespace torch_max;

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

static Location addNumber(Location location, unsigned number) {
  MLIRContext *context = location.getContext();
  auto attribute = IntegerAttr::get(IntegerType::get(context, 64), number);
  return FusedLoc::get(context, {location}, attribute);
}

/// The numbers of the ops that a location comes from.
static std::set<unsigned> getNumbers(Location location) {
  std::set<unsigned> numbers;
  location->walk([&](Location inner) {
    if (auto fused = dyn_cast<FusedLoc>(inner))
      if (auto number = dyn_cast_or_null<IntegerAttr>(fused.getMetadata()))
        numbers.insert(number.getInt());
    return WalkResult::advance();
  });
  return numbers;
}

/// Whether an op computes something. A sequence is the ops that are in it.
static bool isWork(Operation *op) {
  return !isa<func::FuncOp, ModuleOp, max::SequenceOp, max::ConstantOp,
              max::WeightOp>(op) &&
         !op->hasTrait<OpTrait::IsTerminator>();
}

static std::set<unsigned> collectNumbers(Operation *root) {
  std::set<unsigned> numbers;
  root->walk([&](Operation *op) {
    if (isWork(op))
      for (unsigned number : getNumbers(op->getLoc()))
        numbers.insert(number);
  });
  return numbers;
}

namespace {
/// Notes after which pass the last trace of an op was gone.
class RemovalObserver : public PassInstrumentation {
public:
  RemovalObserver(std::set<unsigned> present,
                  std::map<unsigned, std::string> &removedBy)
      : present(std::move(present)), removedBy(removedBy) {}

  void runAfterPass(Pass *pass, Operation *op) override {
    if (pass->getArgument().empty())
      return;
    std::set<unsigned> left = collectNumbers(op);
    for (unsigned number : present)
      if (!left.count(number))
        removedBy[number] = pass->getArgument().str();
    present = std::move(left);
  }

private:
  std::set<unsigned> present;
  std::map<unsigned, std::string> &removedBy;
};

//===----------------------------------------------------------------------===//
// The explanation
//===----------------------------------------------------------------------===//

class Explainer {
public:
  explicit Explainer(MLIRContext &context)
      : handler(&context,
                [this](mlir::Diagnostic &diagnostic) {
                  if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
                    report(diagnostic);
                  return success();
                }),
        context(context) {}

  Explanation run(std::string_view text, const std::string &bufferName);

private:
  void report(mlir::Diagnostic &diagnostic);
  void number(ModuleOp module);
  /// The conversion. Refused ops become arguments of the function, until none
  /// is left.
  OwningOpRef<ModuleOp> convert(ModuleOp numbered);
  bool replaceRefused(ModuleOp module);
  void noteExecutions(ModuleOp module);
  Execution describe(Operation *op, unsigned sequence) const;
  /// Counts only those ops that are shown.
  void renumber();
  bool makesTensors(const ExplainedOp &op) const {
    return tensorOps.count(op.number);
  }

  ScopedDiagnosticHandler handler;
  MLIRContext &context;
  Explanation result;
  std::map<unsigned, std::string> removedBy;
  /// The ops whose results are tensors, by number.
  std::set<unsigned> tensorOps;
  std::vector<torch_max::Diagnostic> problems;
};
} // namespace

void Explainer::report(mlir::Diagnostic &diagnostic) {
  std::set<unsigned> numbers = getNumbers(diagnostic.getLocation());
  torch_max::Diagnostic converted = convertDiagnostic(diagnostic);
  if (numbers.empty()) {
    problems.push_back(std::move(converted));
    return;
  }
  ExplainedOp &op = result.ops[*numbers.begin() - 1];
  if (op.refusal.empty())
    op.refusal = converted.message;
}

void Explainer::number(ModuleOp module) {
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    bool isCounted = isWork(op) || isa<max::ConstantOp, max::WeightOp>(op);
    if (!isCounted)
      return;
    ExplainedOp &explained = result.ops.emplace_back();
    explained.number = result.ops.size();
    explained.name = op->getName().getStringRef().str();
    if (auto any = dyn_cast<torch::OperatorOp>(op))
      explained.name = any.getName().str();
    llvm::raw_string_ostream types(explained.types);
    llvm::interleaveComma(op->getResultTypes(), types);
    if (auto place = findLocation<FileLineColLoc>(op->getLoc())) {
      explained.file = place.getFilename().str();
      explained.line = place.getLine();
    }
    auto isTensor = [](Type type) {
      return torch::getTensorInfo(type) || isa<RankedTensorType>(type);
    };
    if (isWork(op) && (op->getNumResults() == 0 ||
                       llvm::any_of(op->getResultTypes(), isTensor)))
      tensorOps.insert(explained.number);
    op->setLoc(addNumber(op->getLoc(), explained.number));
  });
}

/// Has the function return what an op reads, so that it is still computed.
static void returnOperands(Operation *op, func::FuncOp func) {
  if (op->getBlock() != &func.front())
    return;
  auto terminator = cast<func::ReturnOp>(func.front().getTerminator());
  SmallVector<Value> results(terminator.getOperands());
  for (Value operand : op->getOperands())
    if (torch::getTensorInfo(operand.getType()))
      results.push_back(operand);
  terminator->setOperands(results);
  func.setFunctionType(FunctionType::get(func.getContext(),
                                         func.getArgumentTypes(),
                                         ValueRange(results).getTypes()));
  func.removeResAttrsAttr();
}

/// Replaces each op that has been refused by arguments of the function, as if
/// torch computed it. False if there is none that can be replaced.
bool Explainer::replaceRefused(ModuleOp module) {
  auto isRefused = [&](Operation *op) {
    auto isTensor = [](Type type) { return torch::getTensorInfo(type); };
    return isWork(op) && llvm::all_of(op->getResultTypes(), isTensor) &&
           llvm::any_of(getNumbers(op->getLoc()), [&](unsigned number) {
             return !result.ops[number - 1].refusal.empty();
           });
  };
  SmallVector<Operation *> refused;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!isRefused(op))
      return WalkResult::advance();
    refused.push_back(op);
    // What is in its regions goes with it.
    return WalkResult::skip();
  });
  for (Operation *op : llvm::reverse(refused)) {
    auto func = op->getParentOfType<func::FuncOp>();
    for (OpResult value : op->getResults()) {
      unsigned index = func.getNumArguments();
      if (failed(
              func.insertArgument(index, value.getType(), {}, func.getLoc())))
        return false;
      value.replaceAllUsesWith(func.getArgument(index));
    }
    returnOperands(op, func);
    op->erase();
  }
  return !refused.empty();
}

OwningOpRef<ModuleOp> Explainer::convert(ModuleOp numbered) {
  // Each round refuses at least one op more, or is the last one.
  while (true) {
    OwningOpRef<ModuleOp> attempt = numbered.clone();
    PassManager passes(&context);
    passes.addPass(createTorchToMax());
    if (succeeded(passes.run(*attempt)))
      return attempt;
    if (!problems.empty() || !replaceRefused(numbered))
      return nullptr;
  }
}

/// `max.add`, or `max.custom "linear.matmul"`.
static std::string nameForUser(Operation *op) {
  std::string name = op->getName().getStringRef().str();
  if (auto call = dyn_cast<max::CustomOp>(op))
    name += " \"" + call.getKernel().str() + "\"";
  return name;
}

static StringRef nameLibrary(max::KernelLibrary library) {
  switch (library) {
  case max::KernelLibrary::Engine:
    return "mojo, compiled with the graph";
  case max::KernelLibrary::Mojo:
    return "mojo";
  case max::KernelLibrary::OneDnn:
    return "onednn";
  case max::KernelLibrary::Torch:
    return "torch";
  }
  llvm_unreachable("all libraries have been handled");
}

Execution Explainer::describe(Operation *op, unsigned sequence) const {
  Execution execution;
  execution.op = op->getName().getStringRef().str();
  execution.by = "engine";
  execution.sequence = sequence;
  StringRef kernelName;
  if (auto call = dyn_cast<max::CustomOp>(op)) {
    kernelName = call.getKernel();
    if (DictionaryAttr options = call.getParametersAttr()) {
      llvm::raw_string_ostream os(execution.options);
      llvm::interleaveComma(options, os, [&](NamedAttribute option) {
        os << option.getName().getValue() << " = ";
        option.getValue().print(os, /*elideType=*/true);
      });
    }
  } else if (auto update = dyn_cast<max::UpdateOp>(op)) {
    kernelName = update.getKernel();
  } else if (auto engineOp = dyn_cast<max::EngineOpInterface>(op)) {
    execution.target = engineOp.getEngineName().str();
  }
  if (!kernelName.empty()) {
    execution.target = kernelName.str();
    const max::KernelInfo *kernel = max::lookupKernel(kernelName);
    execution.by = kernel ? nameLibrary(kernel->library).str()
                          : "a kernel of the user's, compiled with the graph";
  }
  return execution;
}

void Explainer::noteExecutions(ModuleOp module) {
  llvm::DenseMap<Operation *, unsigned> sequences;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isa<max::SequenceOp>(op))
      sequences.try_emplace(op, sequences.size() + 1);
    if (!isWork(op))
      return;
    std::set<unsigned> numbers = getNumbers(op->getLoc());
    Execution execution = describe(op, sequences.lookup(op->getParentOp()));
    for (unsigned number : numbers) {
      Execution own = execution;
      for (unsigned other : numbers)
        if (other != number)
          own.sharedWith.push_back(other);
      result.ops[number - 1].executions.push_back(std::move(own));
    }
  });
}

void Explainer::renumber() {
  std::map<unsigned, unsigned> numbers;
  for (ExplainedOp &op : result.ops) {
    numbers.try_emplace(op.number, numbers.size() + 1);
    op.number = numbers[op.number];
  }
  for (ExplainedOp &op : result.ops)
    for (Execution &execution : op.executions) {
      std::vector<unsigned> shown;
      for (unsigned other : execution.sharedWith)
        if (auto found = numbers.find(other); found != numbers.end())
          shown.push_back(found->second);
      execution.sharedWith = std::move(shown);
    }
}

Explanation Explainer::run(std::string_view text,
                           const std::string &bufferName) {
  OwningOpRef<ModuleOp> module = parseModule(text, bufferName, &context);
  if (module && llvm::range_size(module->getOps<func::FuncOp>()) != 1)
    module->emitError("expected one function");
  if (!module || !problems.empty()) {
    result.problems = std::move(problems);
    return std::move(result);
  }
  number(*module);
  if (OwningOpRef<ModuleOp> converted = convert(*module)) {
    converted->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isWork(op))
        for (unsigned number : getNumbers(op->getLoc()))
          result.ops[number - 1].converted.push_back(nameForUser(op));
    });
    PassManager passes(&context);
    passes.addInstrumentation(std::make_unique<RemovalObserver>(
        collectNumbers(*converted), removedBy));
    buildPipeline(passes);
    if (succeeded(passes.run(*converted)) &&
        succeeded(emitMaxGraph(*converted)))
      noteExecutions(*converted);
  }
  for (ExplainedOp &op : result.ops)
    if (op.executions.empty() && op.refusal.empty())
      op.removedBy = removedBy[op.number];
  llvm::erase_if(result.ops, [&](const ExplainedOp &op) {
    return !makesTensors(op) && op.refusal.empty();
  });
  renumber();
  result.problems = std::move(problems);
  return std::move(result);
}

Explanation torch_max::explain(std::string_view text,
                               const std::string &bufferName) {
  DialectRegistry registry;
  registerDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  return Explainer(context).run(text, bufferName);
}
