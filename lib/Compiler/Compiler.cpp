//===- Compiler.cpp - From torch IR to MAX graph IR -----------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Compiler/Compiler.h"
#include "Diagnostics.h"
#include "Parsing.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "torch-max/Compiler/Registration.h"
#include "torch-max/Conversion/TorchToMax/TorchToMax.h"
#include "torch-max/Dialect/Max/IR/Kernels.h"
#include "torch-max/Dialect/Max/IR/MaxDialect.h"
#include "torch-max/Dialect/Max/IR/SymbolicShape.h"
#include "torch-max/Dialect/Torch/IR/TorchDialect.h"
#include "torch-max/Target/MaxGraph/MaxGraph.h"

#include <set>

using namespace mlir;
using namespace torch_max;

std::vector<std::string> torch_max::getLoweredOps() {
  DialectRegistry registry;
  registerDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  return getLoweredOpNames(&context);
}

std::vector<std::string> torch_max::getKernelFiles() {
  // What calls precompiled kernels, and what gives those in C++ threads.
  std::set<std::string> files = {"native.mojoc", "parallel.so"};
  for (const max::KernelInfo &kernel : max::getKernels()) {
    std::string family = kernel.name.split('.').first.str();
    if (kernel.library == max::KernelLibrary::Engine)
      files.insert(family + ".mojoc");
    else if (kernel.library == max::KernelLibrary::Mojo)
      files.insert(family + ".so");
    else if (kernel.library == max::KernelLibrary::OneDnn)
      files.insert("onednn.so");
  }
  return std::vector<std::string>(files.begin(), files.end());
}

/// The name of the op that a diagnostic is about. `emitOpError` and our passes
/// stream it between quotes, as an argument of its own.
static StringRef findOpName(mlir::Diagnostic &diagnostic) {
  ArrayRef<DiagnosticArgument> arguments = diagnostic.getArguments();
  auto isString = [](const DiagnosticArgument &argument) {
    return argument.getKind() ==
           DiagnosticArgument::DiagnosticArgumentKind::String;
  };
  if (arguments.size() < 3 || !llvm::all_of(arguments.take_front(3), isString))
    return "";
  bool isQuoted = arguments[0].getAsString() == "'" &&
                  arguments[2].getAsString().starts_with("'");
  return isQuoted ? arguments[1].getAsString() : "";
}

torch_max::Diagnostic
torch_max::convertDiagnostic(mlir::Diagnostic &diagnostic) {
  torch_max::Diagnostic result;
  result.op = findOpName(diagnostic).str();
  result.message = diagnostic.str();
  Location location = diagnostic.getLocation();
  if (auto position = findLocation<FileLineColLoc>(location)) {
    result.file = position.getFilename().str();
    result.line = position.getLine();
  }
  if (auto name = findLocation<NameLoc>(location))
    result.node = name.getName().str();
  return result;
}

/// Null if the size is divided by a number that is not positive.
static AffineExpr convertSize(const SizeExpr &size, max::SymbolScope &scope,
                              MLIRContext *context) {
  if (size.getKind() == SizeExpr::Kind::Constant)
    return scope.getConstant(size.getNumber());
  if (size.getKind() == SizeExpr::Kind::Symbol)
    return scope.getSymbol(StringAttr::get(context, size.str()));
  AffineExpr lhs = convertSize(size.getLhs(), scope, context);
  AffineExpr rhs = convertSize(size.getRhs(), scope, context);
  if (!lhs || !rhs)
    return nullptr;
  if (size.getKind() == SizeExpr::Kind::Add)
    return lhs + rhs;
  if (size.getKind() == SizeExpr::Kind::Mul)
    return lhs * rhs;
  auto divisor = dyn_cast<AffineConstantExpr>(rhs);
  if (divisor && divisor.getValue() <= 0)
    return nullptr;
  return size.getKind() == SizeExpr::Kind::Mod ? lhs % rhs : lhs.floorDiv(rhs);
}

/// Attaches what the frontend knows to the function's arguments.
static LogicalResult annotateArguments(ModuleOp module,
                                       ArrayRef<ArgumentInfo> arguments) {
  if (arguments.empty())
    return success();
  SmallVector<func::FuncOp> functions(module.getOps<func::FuncOp>());
  if (functions.size() != 1 ||
      functions.front().getNumArguments() != arguments.size())
    return module.emitError("expected one function with ")
           << arguments.size() << " arguments";
  func::FuncOp func = functions.front();
  MLIRContext *context = module.getContext();
  for (auto [index, argument] : llvm::enumerate(arguments)) {
    if (!argument.weight.empty() &&
        !torch::getTensorInfo(func.getArgumentTypes()[index]))
      return func.emitError("argument ")
             << index << " cannot be a weight: it is not a torch tensor";
    if (!argument.weight.empty())
      func.setArgAttr(index, max::kWeightAttrName,
                      StringAttr::get(context, argument.weight));
    if (argument.updatedBy >= 0)
      func.setArgAttr(
          index, max::kUpdatedByAttrName,
          IntegerAttr::get(IntegerType::get(context, 64), argument.updatedBy));
    if (argument.sizes.empty())
      continue;
    max::SymbolScope scope(context);
    SmallVector<AffineExpr> sizes;
    for (const SizeExpr &size : argument.sizes) {
      AffineExpr expr = sizes.emplace_back(convertSize(size, scope, context));
      auto constant = dyn_cast_or_null<AffineConstantExpr>(
          expr ? scope.simplify(expr) : expr);
      if (!expr || (constant && constant.getValue() < 0))
        return func.emitError("argument ")
               << index << " has the size " << size.str() << ", which is "
               << (expr ? "negative"
                        : "divided by a number that is not "
                          "positive");
    }
    func.setArgAttr(index, max::kSizesAttrName, scope.getDims(sizes));
  }
  return success();
}

static std::string print(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream os(text);
  OpPrintingFlags flags;
  flags.elideLargeElementsAttrs(16);
  module.print(os, flags);
  return text;
}

CompileResult
torch_max::compileToEngineIR(std::string_view text,
                             const std::vector<ArgumentInfo> &arguments,
                             const CompileOptions &options) {
  CompileResult result;
  DialectRegistry registry;
  registerDialects(registry);
  // One thread: a graph is one function, and hosts have threads of their own.
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  ScopedDiagnosticHandler handler(&context, [&](mlir::Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
      result.diagnostics.push_back(convertDiagnostic(diagnostic));
    return success();
  });

  // Shown as it is if it cannot be parsed.
  if (options.keepStages)
    result.torchIR = text;
  OwningOpRef<ModuleOp> module =
      parseModule(text, options.bufferName, &context);
  if (!module || failed(annotateArguments(*module, arguments)))
    return result;
  // What is known of arguments and results is that of one function.
  if (auto count = llvm::range_size(module->getOps<func::FuncOp>());
      count != 1) {
    module->emitError("expected one function, but found ")
        << count << " functions";
    return result;
  }
  if (options.keepStages)
    result.torchIR = print(*module);

  // Which arguments the engine's graph has: all but weights and sizes.
  for (func::FuncOp func : module->getOps<func::FuncOp>())
    for (unsigned index = 0; index < func.getNumArguments(); ++index)
      result.isEngineInput.push_back(
          !func.getArgAttr(index, max::kWeightAttrName) &&
          !isa<torch::IntType>(func.getArgumentTypes()[index]));

  for (func::FuncOp func : module->getOps<func::FuncOp>())
    result.writtenInto.assign(func.getNumResults(), -1);
  PassManager passes(&context);
  buildPipeline(passes);
  if (failed(passes.run(*module)))
    return result;
  if (options.keepStages)
    result.maxIR = print(*module);
  for (func::FuncOp func : module->getOps<func::FuncOp>())
    for (unsigned index = 0; index < func.getNumArguments(); ++index)
      if (auto number = func.getArgAttrOfType<IntegerAttr>(
              index, max::kUpdatedByAttrName))
        result.writtenInto[number.getInt()] = index;
  FailureOr<EngineGraph> graph = emitMaxGraph(*module);
  result.succeeded = succeeded(graph);
  if (result.succeeded)
    result.graph = std::move(*graph);
  return result;
}
