//===- EmitOps.cpp - Emission of the ops of the max dialect ---------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitter.h"

#include "torch-max/Dialect/Max/IR/SymbolicShape.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::max;

void Emitter::writeElements(DenseElementsAttr elements) {
  Type elementType = elements.getElementType();
  if (isa<FloatType>(elementType))
    llvm::interleaveComma(elements.getValues<APFloat>(), os,
                          [&](const APFloat &value) { writeFloat(os, value); });
  else if (elementType.isInteger(1))
    llvm::interleaveComma(elements.getValues<bool>(), os, [&](bool value) {
      os << (value ? "true" : "false");
    });
  else
    llvm::interleaveComma(elements.getValues<APInt>(), os,
                          [&](const APInt &value) {
                            value.print(os, elementType.isSignedInteger());
                          });
}

LogicalResult Emitter::emitConstant(ConstantOp op) {
  auto elements = dyn_cast<DenseElementsAttr>(op.getValue());
  if (!elements)
    return op.emitError("has elements of a kind that cannot be emitted");
  // Those of a splat are one in our text and as many as it claims in the
  // engine's.
  constexpr int64_t mostElements = 1 << 24;
  if (elements.isSplat() && elements.getNumElements() > mostElements)
    return op.emitError("has too many elements to be written one by one");
  names[op] = beginResult();
  os << "mo.constant <#M.dense_array<";
  writeElements(elements);
  os << "> : " << elements.getType() << "> : " << tensorTypeText(op.getType())
     << " loc(unknown)\n";
  return success();
}

void Emitter::emitConv(ConvOp op) {
  // Not rmo.conv, which infers sizes in a form that differs from ours.
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

void Emitter::emitInline(InlineOp op) {
  std::string number = std::to_string(counter++);
  for (OpResult result : op->getResults())
    names[result] =
        "%r" + number + "_" + std::to_string(result.getResultNumber());
  std::vector<std::string> operandTypes = typesOf(op.getInputs());
  std::vector<std::string> resultTypes = typesOf(op->getResults());
  DimsAttr sizes = op.getSizes();
  // The verifier has made sure that the op has all that the text names.
  std::string text = *op.expand([&](char kind, unsigned index) -> std::string {
    switch (kind) {
    case 'x':
      return nameOf(op.getInputs()[index]);
    case 'X':
      return operandTypes[index];
    case 'r':
      return nameOf(op->getResult(index));
    case 'R':
      return resultTypes[index];
    case 's':
      return sizeText(sizes.getSizes()[index], sizes.getSymbols());
    default:
      return number;
    }
  });
  for (StringRef line : llvm::split(text, '\n'))
    startOp(line.trim()) << '\n';
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

/// The engine's loop reads the condition in a region before each iteration, so
/// the condition is an additional loop-carried value.
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
      .Case([&](InlineOp text) {
        emitInline(text);
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
