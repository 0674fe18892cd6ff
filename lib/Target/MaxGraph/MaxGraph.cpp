//===- MaxGraph.cpp - Emission of MAX graph IR ----------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Target/MaxGraph/MaxGraph.h"
#include "EngineText.h"
#include "SequenceProgram.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Tools/mlir-translate/Translation.h"
#include "torch-max/Dialect/Max/IR/Kernels.h"
#include "torch-max/Dialect/Max/IR/MaxDialect.h"
#include "torch-max/Dialect/Max/IR/SymbolicShape.h"
#include "torch-max/Kernels/Sequence.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/TypeSwitch.h"

#include <set>

using namespace mlir;
using namespace torch_max;
using namespace torch_max::max;

namespace {

/// Writes one function. Every op carries `loc(unknown)`: without it, the
/// engine takes the file's path for a part of the graph's identity.
class Emitter {
public:
  explicit Emitter(EngineGraph &graph) : graph(graph), os(graph.text) {}

  LogicalResult emit(func::FuncOp func);

private:
  LogicalResult emitOp(Operation *op);
  LogicalResult emitConstant(ConstantOp op);
  LogicalResult emitElements(ConstantOp op, DenseElementsAttr elements);
  void emitConv(ConvOp op);
  void emitIota(IotaOp op);
  void emitPad(PadOp op);
  void emitCustom(CustomOp op);
  void emitNative(CustomOp op, const KernelInfo &kernel);
  /// The options of a call of a precompiled kernel, which is counted.
  SmallVector<int64_t> encodeOptions(const KernelInfo &kernel,
                                     DictionaryAttr parameters);
  /// What such a call has behind its own operands: options and address.
  void addNativeOperands(const KernelInfo &kernel, ArrayRef<int64_t> options,
                         std::vector<std::string> &operands,
                         std::vector<std::string> &types);
  /// The addresses of the precompiled kernels that a function calls, and the
  /// table that sequences find them and the weights in.
  void writeKernelAddresses(func::FuncOp func);
  void emitSequence(SequenceOp op);
  void emitUpdate(UpdateOp op);
  void emitStore(StoreOp op);
  /// Makes tensors of the arguments that are stored to, for those who read them
  /// before.
  void loadStoredArguments(func::FuncOp func);
  /// `mo.custom [symbol = "kernel", parameters = {...}]`
  void writeKernel(StringRef kernel, std::optional<DictionaryAttr> parameters);
  LogicalResult emitIf(IfOp op);
  LogicalResult emitWhile(WhileOp op);
  /// The ops of a block but for the last one.
  LogicalResult emitOps(Block &block);
  /// A region of an op, up to what ends it.
  LogicalResult emitRegion(Region &region);

  /// A fresh name.
  std::string newName() { return "%" + std::to_string(counter++); }
  raw_ostream &startLine() { return os.indent(2 * depth); }
  /// The start of an op that has results.
  raw_ostream &startOp(StringRef name) {
    ++graph.signature.numOps;
    return startLine() << name;
  }
  /// ` = name`, after the result's fresh name, which is returned.
  std::string beginResult();
  /// The same for an op with any number of results, which get their names.
  void beginResults(Operation *op);
  /// `name operands : types loc(unknown)` and a new line.
  void writeTerminator(StringRef name, ArrayRef<std::string> operands,
                       ArrayRef<std::string> types);
  /// `name(operands) [attributes] : (types) -> type loc(unknown)` and a new
  /// line.
  void writeCall(StringRef name, ArrayRef<std::string> operands,
                 StringRef attributes, ArrayRef<std::string> operandTypes,
                 StringRef resultType);
  /// A whole line for an op with one result.
  void writeOp(Operation *op, StringRef name, StringRef attributes = "",
               ArrayRef<std::string> moreOperands = {},
               ArrayRef<std::string> moreTypes = {});
  /// A constant whose memory the host provides; its name.
  std::string writeExternal(StringRef name, RankedTensorType type);
  /// A chain that nothing comes before; its name.
  std::string writeChain();
  /// A buffer's contents after what `chain` stands for: `#0` of the name is the
  /// tensor, of type `type`, and `#1` the chain behind it.
  std::string writeLoad(StringRef buffer, StringRef type, StringRef chain);
  /// Auxiliary constants of integers; their names.
  std::string writeInteger(int64_t value, StringRef elementType);
  std::string writeIntegers(ArrayRef<int64_t> values);

  std::string nameOf(Value value) { return names.lookup(value); }
  std::vector<std::string> namesOf(ValueRange values) {
    std::vector<std::string> result;
    for (Value value : values)
      result.push_back(nameOf(value));
    return result;
  }
  std::vector<std::string> typesOf(ValueRange values) {
    std::vector<std::string> result;
    for (Value value : values)
      result.push_back(tensorTypeText(value.getType()));
    return result;
  }

  EngineGraph &graph;
  llvm::raw_string_ostream os;
  DenseMap<Value, std::string> names;
  /// The chain of each argument that is stored to. One for all of them would
  /// order the stores, and the engine would take minutes over some dozens.
  DenseMap<Value, std::string> chains;
  /// The constants with the addresses of precompiled kernels.
  DenseMap<const KernelInfo *, std::string> addresses;
  /// The table of sequences, and where in it each external constant is.
  std::string addressTable;
  llvm::StringMap<int64_t> externals;
  /// The external constants that are in the signature.
  llvm::StringSet<> declared;
  std::set<std::string> kernelFamilies;
  /// How many calls of precompiled kernels have been written.
  int64_t nativeCalls = 0;
  unsigned counter = 0;
  unsigned depth = 1;
};

} // namespace

/// `type`, or `(type, type)`.
static std::string joinTypes(ArrayRef<std::string> types) {
  std::string joined = llvm::join(types, ", ");
  return types.size() == 1 ? joined : "(" + joined + ")";
}

static std::string integersType(size_t count) {
  return "!mo.tensor<[" + std::to_string(count) + "], si64>";
}

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

std::string Emitter::beginResult() {
  std::string name = newName();
  startOp(name) << " = ";
  return name;
}

void Emitter::beginResults(Operation *op) {
  unsigned count = op->getNumResults();
  if (count == 0) {
    startLine();
    return;
  }
  std::string name = newName();
  for (OpResult result : op->getResults())
    names[result] = count == 1
                        ? name
                        : name + "#" + std::to_string(result.getResultNumber());
  startOp(name);
  if (count > 1)
    os << ':' << count;
  os << " = ";
}

void Emitter::writeTerminator(StringRef name, ArrayRef<std::string> operands,
                              ArrayRef<std::string> types) {
  startLine() << name << ' ';
  llvm::interleaveComma(operands, os);
  if (!types.empty()) {
    os << " : ";
    llvm::interleaveComma(types, os);
  }
  os << " loc(unknown)\n";
}

void Emitter::writeCall(StringRef name, ArrayRef<std::string> operands,
                        StringRef attributes,
                        ArrayRef<std::string> operandTypes,
                        StringRef resultType) {
  os << name << '(';
  llvm::interleaveComma(operands, os);
  os << ')';
  if (!attributes.empty())
    os << " [" << attributes << ']';
  os << " : (";
  llvm::interleaveComma(operandTypes, os);
  os << ") -> " << resultType << " loc(unknown)\n";
}

void Emitter::writeOp(Operation *op, StringRef name, StringRef attributes,
                      ArrayRef<std::string> moreOperands,
                      ArrayRef<std::string> moreTypes) {
  std::vector<std::string> operands = namesOf(op->getOperands());
  std::vector<std::string> types = typesOf(op->getOperands());
  operands.insert(operands.end(), moreOperands.begin(), moreOperands.end());
  types.insert(types.end(), moreTypes.begin(), moreTypes.end());
  names[op->getResult(0)] = beginResult();
  writeCall(name, operands, attributes, types,
            tensorTypeText(op->getResult(0).getType()));
}

std::string Emitter::writeExternal(StringRef name, RankedTensorType type) {
  // A weight may occur more than once.
  if (declared.insert(name).second)
    graph.signature.weights.push_back(
        describeTensor(name, type, graph.signature.symbols));
  std::string result = beginResult();
  os << "mo.constant.external [name = \"";
  llvm::printEscapedString(name, os);
  os << "\", align = " << llvm::divideCeil(type.getElementTypeBitWidth(), 8)
     << ", device = #M.device_ref<\"cpu\", 0>] : " << tensorTypeText(type)
     << " loc(unknown)\n";
  return result;
}

std::string Emitter::writeChain() {
  std::string name = beginResult();
  os << "mo.chain.create() loc(unknown)\n";
  return name;
}

std::string Emitter::writeLoad(StringRef buffer, StringRef type,
                               StringRef chain) {
  std::string name = newName();
  startOp(name) << ":2 = ";
  writeCall("rmo.mo.mutable.load", {buffer.str(), chain.str()}, "",
            {bufferText(type), "!mo.chain"},
            ("(" + type + ", !mo.chain)").str());
  return name;
}

std::string Emitter::writeInteger(int64_t value, StringRef elementType) {
  std::string name = beginResult();
  os << "mo.constant <#M.dense_array<" << value << "> : tensor<" << elementType
     << ">> : !mo.tensor<[], " << elementType << "> loc(unknown)\n";
  return name;
}

std::string Emitter::writeIntegers(ArrayRef<int64_t> values) {
  std::string name = beginResult();
  os << "mo.constant <#M.dense_array<";
  llvm::interleaveComma(values, os);
  os << "> : tensor<" << values.size()
     << "xsi64>> : " << integersType(values.size()) << " loc(unknown)\n";
  return name;
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

LogicalResult Emitter::emitElements(ConstantOp op, DenseElementsAttr elements) {
  Type elementType = elements.getElementType();
  auto write = [&](auto range, auto writeElement) {
    llvm::interleaveComma(range, os, writeElement);
  };
  if (isa<FloatType>(elementType))
    write(elements.getValues<APFloat>(),
          [&](const APFloat &value) { writeFloat(os, value); });
  else if (elementType.isInteger(1))
    write(elements.getValues<bool>(),
          [&](bool value) { os << (value ? "true" : "false"); });
  else
    write(elements.getValues<APInt>(), [&](const APInt &value) {
      value.print(os, elementType.isSignedInteger());
    });
  return success();
}

LogicalResult Emitter::emitConstant(ConstantOp op) {
  auto elements = dyn_cast<DenseElementsAttr>(op.getValue());
  if (!elements)
    return op.emitError("has elements of a kind that cannot be emitted");
  names[op] = beginResult();
  os << "mo.constant <#M.dense_array<";
  if (failed(emitElements(op, elements)))
    return failure();
  os << "> : " << elements.getType() << "> : " << tensorTypeText(op.getType())
     << " loc(unknown)\n";
  return success();
}

void Emitter::emitConv(ConvOp op) {
  // Not rmo.conv, which infers sizes in another form than ours.
  std::string strides = writeIntegers(op.getStrides());
  std::string dilations = writeIntegers(op.getDilations());
  std::string paddings = writeIntegers(op.getPaddings());
  std::string groups = writeInteger(op.getGroups(), "si64");
  // Entry `filter-layout`: the engine reads the order of the filter's axes from
  // its type, whatever `filter_layout` says.
  size_t axes = op.getStrides().size();
  std::string layout = axes == 2 ? "RSCF" : "QRSCF";
  std::string filterType = tensorTypeText(op.getFilter().getType());
  std::string layoutType = filterType.substr(0, filterType.size() - 1) +
                           ", {layout = #mo.layout<" + layout + ">}>";
  std::string filter = beginResult();
  writeCall("rmo.rebind_tensor_shape", namesOf(op.getFilter()),
            "message = \"\"", {filterType}, layoutType);
  names[op] = beginResult();
  writeCall("mo.conv", {namesOf(op.getInput()).front(), filter},
            "strides = " + strides + ", dilations = " + dilations +
                ", paddings = " + paddings + ", num_groups = " + groups +
                ", filter_layout = \"" + layout + "\"",
            {tensorTypeText(op.getInput().getType()), layoutType,
             integersType(axes), integersType(axes), integersType(2 * axes),
             "!mo.tensor<[], si64>"},
            tensorTypeText(op.getType()));
}

void Emitter::emitPad(PadOp op) {
  SmallVector<int64_t> paddings;
  for (auto [before, after] : llvm::zip_equal(op.getBefore(), op.getAfter()))
    llvm::append_values(paddings, before, after);
  std::string numbers = writeIntegers(paddings);
  std::string elementType =
      elementTypeText(getElementTypeOrSelf(op.getInput()));
  std::string zero = beginResult();
  os << "mo.constant <#M.dense_array<0.0> : tensor<" << elementType
     << ">> : !mo.tensor<[], " << elementType << "> loc(unknown)\n";
  writeOp(
      op, "mo.pad.constant", "", {numbers, zero},
      {integersType(paddings.size()), "!mo.tensor<[], " + elementType + ">"});
}

void Emitter::emitIota(IotaOp op) {
  auto type = cast<RankedTensorType>(op.getType());
  std::string elementType = elementTypeText(type.getElementType());
  std::string start = writeInteger(0, elementType);
  std::string step = writeInteger(1, elementType);
  std::string numberType = tensorTypeText(op.getCount().getType());
  names[op] = beginResult();
  writeCall(("rmo.mo.range<() -> " + op.getNamedSize().getValue() + ">").str(),
            {start, nameOf(op.getCount()), step}, "",
            {numberType, numberType, numberType}, tensorTypeText(type));
}

void Emitter::writeKernel(StringRef kernel,
                          std::optional<DictionaryAttr> parameters) {
  if (kernel.contains('.'))
    kernelFamilies.insert(kernel.split('.').first.str());
  os << "mo.custom [symbol = \"" << kernel << '"';
  if (parameters) {
    os << ", parameters = {";
    llvm::interleaveComma(*parameters, os, [&](NamedAttribute parameter) {
      os << parameter.getName().getValue() << " = ";
      auto integer = dyn_cast<IntegerAttr>(parameter.getValue());
      if (integer && !integer.getType().isInteger(1))
        os << integer.getValue() << " : index";
      else
        os << parameter.getValue();
    });
    os << '}';
  }
  os << ']';
}

void Emitter::writeKernelAddresses(func::FuncOp func) {
  bool hasSequences = false;
  Type si64 = IntegerType::get(func.getContext(), 64, IntegerType::Signed);
  auto integers = [&](int64_t count) {
    return RankedTensorType::get({count}, si64);
  };
  auto write = [&](StringRef name) {
    const KernelInfo *kernel = lookupKernel(name);
    if (!kernel || !kernel->isNative() || addresses.contains(kernel))
      return;
    addresses[kernel] = writeExternal(kernel->getAddressName(), integers(2));
    externals.try_emplace(kernel->getAddressName(), externals.size());
  };
  func.walk([&](Operation *op) {
    hasSequences |= isa<SequenceOp>(op);
    llvm::TypeSwitch<Operation *>(op)
        .Case<CustomOp, UpdateOp>([&](auto call) { write(call.getKernel()); })
        .Case([&](SequenceOp) { write(SequenceOp::kKernel); });
  });
  if (!hasSequences)
    return;
  // The weights follow, where they are in the function.
  externals.try_emplace(kernels::kAddressesName, externals.size());
  func.walk([&](WeightOp weight) {
    externals.try_emplace(weight.getName(), externals.size());
  });
  addressTable =
      writeExternal(kernels::kAddressesName, integers(externals.size()));
}

SmallVector<int64_t> Emitter::encodeOptions(const KernelInfo &kernel,
                                            DictionaryAttr parameters) {
  StringRef unknown;
  SmallVector<int64_t> options = {nativeCalls++};
  llvm::append_range(options, *kernel.encode(parameters, unknown));
  return options;
}

void Emitter::addNativeOperands(const KernelInfo &kernel,
                                ArrayRef<int64_t> options,
                                std::vector<std::string> &operands,
                                std::vector<std::string> &types) {
  operands.push_back(writeIntegers(options));
  types.push_back(integersType(options.size()));
  operands.push_back(addresses[&kernel]);
  types.push_back(integersType(2));
}

void Emitter::emitNative(CustomOp op, const KernelInfo &kernel) {
  std::vector<std::string> operands = namesOf(op.getInputs());
  std::vector<std::string> types = typesOf(op.getInputs());
  addNativeOperands(kernel, encodeOptions(kernel, op.getParametersAttr()),
                    operands, types);
  beginResults(op);
  writeKernel("native.call_" + std::to_string(op->getNumResults()) + "_" +
                  std::to_string(op.getInputs().size()),
              std::nullopt);
  writeCall("", operands, "", types, joinTypes(typesOf(op->getResults())));
}

void Emitter::emitSequence(SequenceOp op) {
  const KernelInfo *kernel = lookupKernel(SequenceOp::kKernel);
  SequenceProgram program(op, externals, nativeCalls);
  ArrayRef<Value> tensors = program.operands.getArrayRef();
  std::vector<std::string> operands = namesOf(tensors);
  std::vector<std::string> types = typesOf(tensors);
  operands.insert(operands.begin(), addressTable);
  types.insert(types.begin(), integersType(externals.size()));
  size_t numOperands = operands.size(), numResults = op->getNumResults() + 1;
  addNativeOperands(*kernel, program.options, operands, types);
  std::string name = newName();
  for (OpResult result : op->getResults())
    names[result] = name + "#" + std::to_string(result.getResultNumber() + 1);
  startOp(name) << ':' << numResults << " = ";
  writeKernel("native.call_" + std::to_string(numResults) + "_" +
                  std::to_string(numOperands),
              std::nullopt);
  std::vector<std::string> resultTypes = typesOf(op->getResults());
  resultTypes.insert(resultTypes.begin(),
                     "!mo.tensor<[" + std::to_string(program.workspaceBytes) +
                         "], ui8>");
  writeCall("", operands, "", types, "(" + llvm::join(resultTypes, ", ") + ")");
}

void Emitter::emitCustom(CustomOp op) {
  const KernelInfo *kernel = lookupKernel(op.getKernel());
  if (kernel && kernel->isNative())
    return emitNative(op, *kernel);
  beginResults(op);
  writeKernel(op.getKernel(), op.getParameters());
  writeCall("", namesOf(op.getInputs()), "", typesOf(op.getInputs()),
            joinTypes(typesOf(op->getResults())));
}

template <typename OpTy> static bool isDestinationOf(BlockArgument argument) {
  return llvm::any_of(argument.getUsers(), [&](Operation *user) {
    auto op = dyn_cast<OpTy>(user);
    return op && op.getDestination() == argument;
  });
}

static bool isWritten(BlockArgument argument) {
  return isDestinationOf<UpdateOp>(argument) ||
         isDestinationOf<StoreOp>(argument);
}

static std::string argumentName(BlockArgument argument) {
  return "%arg" + std::to_string(argument.getArgNumber());
}

/// The engine orders what happens to a buffer by chains.
void Emitter::emitUpdate(UpdateOp op) {
  auto argument = cast<BlockArgument>(op.getDestination());
  std::string before = chains.lookup(argument);
  if (before.empty())
    before = writeChain();
  std::vector<std::string> operands = namesOf(op->getOperands());
  std::vector<std::string> types = typesOf(op->getOperands());
  operands.front() = argumentName(argument);
  types.front() = bufferText(types.front());
  const KernelInfo *kernel = lookupKernel(op.getKernel());
  bool isNative = kernel && kernel->isNative();
  std::string native = "native.update_" + std::to_string(operands.size());
  if (isNative)
    addNativeOperands(*kernel, encodeOptions(*kernel, op.getParametersAttr()),
                      operands, types);
  operands.push_back(before);
  types.push_back("!mo.chain");
  std::string written = beginResult();
  if (isNative)
    writeKernel(native, std::nullopt);
  else
    writeKernel(op.getKernel(), op.getParameters());
  writeCall("", operands, "", types, "!mo.chain");
  if (!op->use_empty())
    names[op] =
        writeLoad(operands.front(), tensorTypeText(op.getType()), written) +
        "#0";
  chains[argument] = written;
}

void Emitter::loadStoredArguments(func::FuncOp func) {
  for (BlockArgument argument : func.getArguments()) {
    if (!isDestinationOf<StoreOp>(argument))
      continue;
    std::string chain = chains[argument] = writeChain();
    bool isRead = llvm::any_of(argument.getUsers(), [](Operation *user) {
      return !isa<StoreOp, UpdateOp>(user);
    });
    if (!isRead)
      continue;
    std::string loaded =
        writeLoad(nameOf(argument), tensorTypeText(argument.getType()), chain);
    names[argument] = loaded + "#0";
    chains[argument] = loaded + "#1";
  }
}

void Emitter::emitStore(StoreOp op) {
  std::string type = tensorTypeText(op.getValue().getType());
  auto argument = cast<BlockArgument>(op.getDestination());
  std::string buffer = argumentName(argument), written = beginResult();
  writeCall("rmo.mo.mutable.store",
            {buffer, nameOf(op.getValue()), chains.lookup(argument)}, "",
            {bufferText(type), type, "!mo.chain"}, "!mo.chain");
  chains[argument] = written;
  if (!op->use_empty())
    names[op] = writeLoad(buffer, type, written) + "#0";
}

LogicalResult Emitter::emitOps(Block &block) {
  for (Operation &op : block.without_terminator())
    if (failed(emitOp(&op)))
      return failure();
  return success();
}

LogicalResult Emitter::emitRegion(Region &region) {
  ++depth;
  if (failed(emitOps(region.front())))
    return failure();
  ValueRange values = region.front().getTerminator()->getOperands();
  writeTerminator("mo.yield", namesOf(values), typesOf(values));
  --depth;
  return success();
}

LogicalResult Emitter::emitIf(IfOp op) {
  beginResults(op);
  os << "mo.if(" << nameOf(op.getCondition()) << " : "
     << tensorTypeText(op.getCondition().getType()) << ") -> "
     << llvm::join(typesOf(op.getResults()), ", ") << " {\n";
  if (failed(emitRegion(op.getThenRegion())))
    return failure();
  startLine() << "} else {\n";
  if (failed(emitRegion(op.getElseRegion())))
    return failure();
  startLine() << "} loc(unknown)\n";
  return success();
}

/// The engine's loop asks for the condition before each run, in a region of its
/// own: the condition is one more of the values that it carries.
LogicalResult Emitter::emitWhile(WhileOp op) {
  Block &body = op.getBody().front();
  std::string condition = newName();
  std::vector<std::string> carried = {condition};
  for (BlockArgument argument : body.getArguments())
    carried.push_back(names[argument] = newName());
  std::vector<std::string> inits = namesOf(op->getOperands());
  std::vector<std::string> types = typesOf(op->getOperands());

  std::string result = newName();
  for (OpResult value : op->getResults())
    names[value] = result + "#" + std::to_string(value.getResultNumber() + 1);
  startOp(result) << ':' << types.size() << " = mo.while (";
  llvm::interleaveComma(llvm::seq<size_t>(0, types.size()), os, [&](size_t i) {
    os << inits[i] << " as " << carried[i] << ": " << types[i];
  });
  os << ") {\n";
  ++depth;
  writeTerminator("mo.while.condition(" + condition + ")", carried, types);
  --depth;
  startLine() << "} do {\n";
  if (failed(emitRegion(op.getBody())))
    return failure();
  startLine() << "} loc(unknown)\n";
  return success();
}

LogicalResult Emitter::emitOp(Operation *op) {
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](ConstantOp constant) { return emitConstant(constant); })
      .Case([&](WeightOp weight) {
        names[weight] = writeExternal(weight.getName(),
                                      cast<RankedTensorType>(weight.getType()));
        return success();
      })
      .Case([&](ShapeToTensorOp shape) {
        writeOp(op, "rmo.shape_to_tensor",
                "shape = " + shapeText(shape.getShape()));
        return success();
      })
      .Case([&](ReshapeOp reshape) {
        writeOp(op, "rmo.reshape",
                "newShape = " + shapeText(getDims(cast<RankedTensorType>(
                                    reshape.getType()))));
        return success();
      })
      .Case([&](NonzeroOp nonzero) {
        writeOp(op, ("rmo.mo.arg_nonzero<() -> " +
                     nonzero.getNamedSize().getValue() + ">")
                        .str());
        return success();
      })
      .Case([&](IotaOp iota) {
        emitIota(iota);
        return success();
      })
      .Case([&](RebindOp) {
        writeOp(op, "rmo.rebind_tensor_shape");
        return success();
      })
      .Case([&](BroadcastToOp broadcast) {
        writeOp(op, "rmo.broadcast_to",
                "newShape = " + shapeText(getDims(cast<RankedTensorType>(
                                    broadcast.getType()))));
        return success();
      })
      .Case([&](TransposeOp transpose) {
        ArrayRef<int64_t> permutation = transpose.getPermutation();
        std::string name = writeIntegers(permutation);
        writeOp(op, "rmo.mo.transpose", "", {name},
                {integersType(permutation.size())});
        return success();
      })
      .Case([&](SliceOp slice) {
        SymbolScope scope(op->getContext());
        SmallVector<AffineExpr> steps;
        for (int64_t step : slice.getSteps())
          steps.push_back(scope.getConstant(step));
        writeOp(op, "rmo.slice",
                "starts = " + shapeText(slice.getStarts()) +
                    ", stops = " + shapeText(slice.getStops()) +
                    ", steps = " + shapeText(scope.getDims(steps)));
        return success();
      })
      .Case([&](PadOp pad) {
        emitPad(pad);
        return success();
      })
      .Case([&](ConcatOp concat) {
        // Entry `concat-sizes`: not rmo.concat, which infers `mul` where
        // rmo.reshape wants `mul_no_wrap`.
        writeOp(op, "mo.concat[" + std::to_string(concat.getAxis()) + "]");
        return success();
      })
      .Case([&](ConvOp conv) {
        emitConv(conv);
        return success();
      })
      .Case([&](CustomOp custom) {
        emitCustom(custom);
        return success();
      })
      .Case([&](SequenceOp sequence) {
        emitSequence(sequence);
        return success();
      })
      .Case([&](UpdateOp update) {
        emitUpdate(update);
        return success();
      })
      .Case([&](StoreOp store) {
        emitStore(store);
        return success();
      })
      .Case([&](IfOp branch) { return emitIf(branch); })
      .Case([&](WhileOp loop) { return emitWhile(loop); })
      .Case([&](EngineOpInterface engineOp) {
        auto axis = op->getAttrOfType<IntegerAttr>("axis");
        writeOp(op, engineOp.getEngineName(),
                axis ? "axis = " + std::to_string(axis.getInt()) : "");
        return success();
      })
      .Default([&](Operation *) {
        return op->emitOpError("has no spelling in MAX graph IR");
      });
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// The symbols of the arguments, which become the graph's parameters.
static FailureOr<SmallVector<StringRef>> collectParameters(func::FuncOp func) {
  llvm::SetVector<StringRef> bound;
  for (BlockArgument argument : func.getArguments()) {
    if (!UpdateOp::hasPlainSizes(argument))
      return func.emitError() << "argument " << argument.getArgNumber()
                              << " has a size that is an expression; run "
                                 "--max-prepare-for-emission first";
    DimsAttr dims = getDims(cast<RankedTensorType>(argument.getType()));
    for (StringAttr symbol : dims.getSymbols())
      bound.insert(symbol);
  }
  SmallVector<StringRef> parameters(bound.begin(), bound.end());
  // Symbols that occur inside only.
  WalkResult result = func.walk([&](Operation *op) {
    // A number that is there from here on.
    if (auto naming = dyn_cast<SizeNamingOpInterface>(op)) {
      if (op->use_empty()) {
        op->emitError("only its size is used; run --max-prepare-for-emission "
                      "first");
        return WalkResult::interrupt();
      }
      bound.insert(naming.getNamedSize());
    }
    SmallVector<DimsAttr> all;
    for (Type type : op->getResultTypes())
      if (auto tensor = dyn_cast<RankedTensorType>(type))
        all.push_back(getDims(tensor));
    for (NamedAttribute attribute : op->getAttrDictionary())
      if (auto dims = dyn_cast<DimsAttr>(attribute.getValue()))
        all.push_back(dims);
    for (DimsAttr dims : all)
      for (StringAttr symbol : dims.getSymbols())
        if (!bound.contains(symbol)) {
          op->emitError() << "size " << symbol.getValue()
                          << " cannot be told from the arguments' sizes";
          return WalkResult::interrupt();
        }
    return WalkResult::advance();
  });
  if (result.wasInterrupted())
    return failure();
  return parameters;
}

/// `["input0", "input1"]`
static void writeNames(raw_ostream &os, ArrayRef<TensorSignature> tensors) {
  os << '[';
  llvm::interleaveComma(tensors, os, [&](const TensorSignature &tensor) {
    os << '"' << tensor.name << '"';
  });
  os << ']';
}

LogicalResult Emitter::emit(func::FuncOp func) {
  for (Type type :
       llvm::concat<const Type>(func.getArgumentTypes(), func.getResultTypes()))
    if (!isTensor(type))
      return func.emitError() << "has an argument or result of type " << type
                              << ", which is not a tensor of the max dialect";
  FailureOr<SmallVector<StringRef>> parameters = collectParameters(func);
  if (failed(parameters))
    return failure();
  SmallVector<Value> results(func.front().getTerminator()->getOperands());
  GraphSignature &signature = graph.signature;
  signature.name = "main";
  signature.symbols.assign(parameters->begin(), parameters->end());
  for (auto [index, type] : llvm::enumerate(func.getArgumentTypes()))
    signature.inputs.push_back(describeTensor("input" + std::to_string(index),
                                              type, signature.symbols));
  for (auto [index, result] : llvm::enumerate(results))
    signature.outputs.push_back(describeTensor(
        "output" + std::to_string(index), result.getType(), signature.symbols));

  os << "module {\nmo.graph @" << signature.name;
  if (!parameters->empty()) {
    os << '<';
    llvm::interleaveComma(*parameters, os);
    os << '>';
  }
  os << '(';
  llvm::interleaveComma(func.getArguments(), os, [&](BlockArgument argument) {
    names[argument] = argumentName(argument);
    std::string type = tensorTypeText(argument.getType());
    os << nameOf(argument) << ": "
       << (isWritten(argument) ? bufferText(type) : type) << " loc(unknown)";
  });
  os << ") -> ";
  std::vector<std::string> resultTypes = typesOf(results);
  os << joinTypes(resultTypes) << " attributes {argument_names = ";
  writeNames(os, signature.inputs);
  os << ", result_names = ";
  writeNames(os, signature.outputs);
  os << "} {\n";
  loadStoredArguments(func);
  writeKernelAddresses(func);
  if (failed(emitOps(func.front())))
    return failure();
  writeTerminator("mo.output", namesOf(results), resultTypes);
  os << "} loc(unknown)\n} loc(unknown)\n";
  graph.kernelFamilies.assign(kernelFamilies.begin(), kernelFamilies.end());
  return success();
}

FailureOr<EngineGraph> torch_max::emitMaxGraph(ModuleOp module) {
  SmallVector<func::FuncOp> functions(module.getOps<func::FuncOp>());
  if (functions.size() != 1 || functions.front().isExternal() ||
      !functions.front().getBody().hasOneBlock())
    return module.emitError("expected one function with one block, but found ")
           << functions.size() << " functions";
  // A function that returns its arguments may have come without the dialect,
  // in whose attributes sizes are written.
  module.getContext()->loadDialect<MaxDialect>();
  EngineGraph graph;
  if (failed(Emitter(graph).emit(functions.front())))
    return failure();
  return graph;
}

void torch_max::registerMaxGraphTranslation() {
  static TranslateFromMLIRRegistration registration(
      "max-to-mo", "Write the max dialect as MAX graph IR",
      [](ModuleOp module, raw_ostream &os) -> LogicalResult {
        FailureOr<EngineGraph> graph = emitMaxGraph(module);
        // Nothing is written unless everything can be.
        if (succeeded(graph))
          os << graph->text;
        return graph;
      },
      [](DialectRegistry &registry) {
        registry.insert<func::FuncDialect, MaxDialect>();
      });
}
