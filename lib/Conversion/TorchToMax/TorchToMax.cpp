//===- TorchToMax.cpp - The conversion of torch to max --------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Conversion/TorchToMax/TorchToMax.h"

#include "Lowering.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Iterators.h"
#include "mlir/Transforms/DialectConversion.h"
#include "llvm/ADT/StringSwitch.h"

namespace torch_max {
#define GEN_PASS_DEF_TORCHTOMAX
#include "torch-max/Conversion/TorchToMax/Passes.h.inc"
} // namespace torch_max

using namespace mlir;
using namespace torch_max;

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

static bool isTorchType(Type type) {
  return isa<torch::TorchDialect>(type.getDialect());
}

/// The size that a `!torch.int` argument holds; null if that is not known.
static max::DimsAttr getIntArgumentSize(func::FuncOp func, unsigned index) {
  auto dims = func.getArgAttrOfType<max::DimsAttr>(index, max::kSizesAttrName);
  bool isSize = dims && dims.getSizes().size() == 1 &&
                isa<torch::IntType>(func.getArgumentTypes()[index]);
  return isSize ? dims : max::DimsAttr();
}

/// The sizes of an argument: what `max.sizes` says, else a symbol of its own
/// for each one that is unknown.
static FailureOr<RankedTensorType> convertArgumentType(func::FuncOp func,
                                                       unsigned index) {
  Type type = func.getArgumentTypes()[index];
  std::optional<torch::TensorInfo> info = torch::getTensorInfo(type);
  auto refuse = [&](const Twine &why) {
    func.emitError() << "argument " << index << " of type " << type << " "
                     << why;
    return failure();
  };
  if (!info || !info->sizes || !info->dtype)
    return refuse("is not a tensor of known rank and dtype");
  if (!max::isElementType(info->dtype))
    return refuse("has a dtype that the engine lacks; cast it before the call");
  max::SymbolScope scope(func.getContext());
  auto dims = func.getArgAttrOfType<max::DimsAttr>(index, max::kSizesAttrName);
  ArrayRef<int64_t> shape = info->sizes.asArrayRef();
  SmallVector<AffineExpr> sizes;
  if (dims) {
    sizes = scope.getSizes(dims);
    if (sizes.size() != shape.size())
      return refuse("does not have as many sizes as its max.sizes");
  }
  for (auto [dimension, size] : llvm::enumerate(shape)) {
    if (dims && (ShapedType::isDynamic(size) || sizes[dimension] == size))
      continue;
    if (dims)
      return refuse("contradicts its max.sizes");
    sizes.push_back(ShapedType::isDynamic(size)
                        ? scope.getSymbol(StringAttr::get(
                              func.getContext(),
                              "arg" + Twine(index) + "_dim" + Twine(dimension)))
                        : scope.getConstant(size));
  }
  if (func.getArgAttr(index, max::kWeightAttrName) &&
      !scope.getDims(sizes).getSymbols().empty())
    return refuse("is a weight, but has dynamic sizes");
  return scope.getType(sizes, info->dtype);
}

/// The attributes that an argument still has as a tensor of the max dialect.
static DictionaryAttr getKeptAttributes(func::FuncOp func, unsigned index) {
  SmallVector<NamedAttribute> kept;
  if (Attribute result = func.getArgAttr(index, max::kUpdatedByAttrName))
    kept.emplace_back(max::kUpdatedByAttrName, result);
  return DictionaryAttr::get(func.getContext(), kept);
}

namespace {

/// Gives a function tensors for its torch tensors; weights become ops.
class ConvertFunction : public OpConversionPattern<func::FuncOp> {
public:
  ConvertFunction(MLIRContext *context, LoweringState &state)
      : OpConversionPattern(context), state(state) {}

  LogicalResult
  matchAndRewrite(func::FuncOp func, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    TypeConverter::SignatureConversion signature(func.getNumArguments());
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointToStart(&func.front());
    for (auto [index, type] : llvm::enumerate(func.getArgumentTypes())) {
      // Sizes stay until the conversion is over, then they are dropped.
      if (!torch::getTensorInfo(type)) {
        signature.addInputs(index, type);
        continue;
      }
      // The pass has made sure that every argument can be converted.
      RankedTensorType converted = *convertArgumentType(func, index);
      if (auto name =
              func.getArgAttrOfType<StringAttr>(index, max::kWeightAttrName)) {
        Value weight =
            max::WeightOp::create(rewriter, func.getLoc(), converted, name);
        signature.remapInput(index, weight);
        continue;
      }
      signature.addInputs(index, converted);
    }
    for (BlockArgument argument : func.getArguments())
      state.heldSizes.erase(argument);
    Block *entry = rewriter.applySignatureConversion(&func.front(), signature);
    for (unsigned index = 0; index < func.getNumArguments(); ++index)
      if (max::DimsAttr size = getIntArgumentSize(func, index)) {
        unsigned position = signature.getInputMapping(index)->inputNo;
        state.heldSizes[entry->getArgument(position)] = size;
      }
    SmallVector<Attribute> arguments;
    for (unsigned index = 0; index < func.getNumArguments(); ++index)
      if (!func.getArgAttr(index, max::kWeightAttrName) ||
          !torch::getTensorInfo(func.getArgumentTypes()[index]))
        arguments.push_back(getKeptAttributes(func, index));
    rewriter.modifyOpInPlace(func, [&] {
      // The results follow once the body is converted.
      func.setFunctionType(FunctionType::get(func.getContext(),
                                             signature.getConvertedTypes(),
                                             func.getResultTypes()));
      func.setArgAttrsAttr(ArrayAttr::get(func.getContext(), arguments));
    });
    return success();
  }

private:
  LoweringState &state;
};

class ConvertReturn : public OpConversionPattern<func::ReturnOp> {
public:
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(func::ReturnOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (llvm::any_of(adaptor.getOperands(),
                     [](Value v) { return isTorchType(v.getType()); }))
      return failure();
    rewriter.replaceOpWithNewOp<func::ReturnOp>(op, adaptor.getOperands());
    return success();
  }
};

//===----------------------------------------------------------------------===//
// The report
//===----------------------------------------------------------------------===//

/// Ops that lowerings look through; they are never reported.
bool isTransparent(Operation *op) {
  return isa<
      torch::ConstantIntOp, torch::ConstantFloatOp, torch::ConstantBoolOp,
      torch::ConstantStrOp, torch::ConstantDeviceOp, torch::ConstantNoneOp,
      torch::ConstantNumberOp, torch::PrimListConstructOp,
      torch::PrimTupleConstructOp, torch::DerefineOp, torch::SymbolicIntOp,
      torch::BindSymbolicShapeOp, torch::AtenAddIntOp, torch::AtenSubIntOp,
      torch::AtenMulIntOp, torch::AtenFloordivIntOp, torch::AtenSizeIntOp,
      // Lowered with the op that unpacks their list.
      torch::AtenSplitTensorOp, torch::AtenSplitWithSizesOp,
      torch::AtenUnbindIntOp>(op);
}

/// The op that a user knows: the end of a region belongs to the op around it.
StringRef getNameForUser(StringRef name) {
  return llvm::StringSwitch<StringRef>(name)
      .Case(torch::PrimIfYieldOp::getOperationName(),
            torch::PrimIfOp::getOperationName())
      .Case(torch::PrimLoopConditionOp::getOperationName(),
            torch::PrimLoopOp::getOperationName())
      .Default(name);
}

StringRef getTorchName(Operation *op) {
  if (auto anyOp = dyn_cast<torch::OperatorOp>(op))
    return anyOp.getName();
  // A list is unpacked by the lowering of the op that made it.
  if (isa<torch::PrimListUnpackOp>(op))
    if (Operation *producer = op->getOperand(0).getDefiningOp())
      return getTorchName(producer);
  return getNameForUser(op->getName().getStringRef());
}

/// Why an op has no lowering; empty if none has been written yet.
StringRef getObstacle(StringRef torchName) {
  return llvm::StringSwitch<StringRef>(torchName)
      .Cases({"torch.aten._unique2", "torch.aten.bincount",
              "torch.aten.unique_consecutive"},
             ": the Python frontend decomposes it")
      .Case("torch.aten.unique_dim",
            ": the size of its result depends on the data")
      .Case("torch.aten.embedding_renorm",
            ": it changes the table; normalize its rows before the call "
            "instead of giving max_norm")
      .Default("");
}

/// Reports every op that was not lowered and is itself the cause. Returns
/// whether any op was not lowered.
bool reportFailures(ModuleOp module, const LoweringState &state) {
  unsigned reported = 0;
  bool isIncomplete = false;
  module.walk([&](Operation *op) {
    if (!isa_and_nonnull<torch::TorchDialect>(op->getDialect()) ||
        isTransparent(op))
      return;
    isIncomplete = true;
    auto reason = state.reasons.find(op);
    Operation *place =
        op->hasTrait<OpTrait::IsTerminator>() ? op->getParentOp() : op;
    if (reason == state.reasons.end())
      place->emitError() << "'" << getTorchName(op) << "' has no lowering"
                         << getObstacle(getTorchName(op));
    else if (!reason->second.empty())
      place->emitError() << "'" << getTorchName(op)
                         << "' could not be lowered: " << reason->second;
    else
      return;
    ++reported;
  });
  // Every reason is empty: a mistake in a lowering, which must not go
  // unnoticed.
  if (isIncomplete && reported == 0)
    module.emitError(
        "some ops could not be lowered, but none recorded a reason");
  return isIncomplete;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

void populateLowerings(RewritePatternSet &patterns, LoweringState &state) {
  LoweringSet lowerings(patterns, state);
  populateActivationsLowerings(lowerings);
  populateArithmeticLowerings(lowerings);
  populateAttentionLowerings(lowerings);
  populateBitwiseLowerings(lowerings);
  populateComparisonLowerings(lowerings);
  populateControlFlowLowerings(lowerings);
  populateConvolutionLowerings(lowerings);
  populateCountingLowerings(lowerings);
  populateCreationLowerings(lowerings);
  populateDivisionLowerings(lowerings);
  populateElementwiseLowerings(lowerings);
  populateIndexingLowerings(lowerings);
  populateInterpolationLowerings(lowerings);
  populateLinearLowerings(lowerings);
  populateLossLowerings(lowerings);
  populateNormalizationLowerings(lowerings);
  populateOpaqueCallsLowerings(lowerings);
  populatePaddingLowerings(lowerings);
  populatePoolingLowerings(lowerings);
  populateReductionLowerings(lowerings);
  populateScanLowerings(lowerings);
  populateScalarsLowerings(lowerings);
  populateScatterLowerings(lowerings);
  populateSortingLowerings(lowerings);
  populateSpecialFunctionsLowerings(lowerings);
  populateViewLowerings(lowerings);
}

/// The importer writes ops that torch-mlir does not define as `torch.operator
/// "torch.aten.x"`. Replaces them by our definition of the op, if there is one
/// and the operands fit it.
void resolveOperators(ModuleOp module) {
  MLIRContext *context = module.getContext();
  ScopedDiagnosticHandler ignoreErrors(
      context, [](mlir::Diagnostic &) { return success(); });
  module.walk([&](torch::OperatorOp op) {
    std::optional<RegisteredOperationName> name =
        RegisteredOperationName::lookup(op.getName(), context);
    if (!name || op->getNumRegions() != 0)
      return;
    OpBuilder builder(op);
    OperationState state(op.getLoc(), *name, op.getOperands(),
                         op.getResultTypes(),
                         to_vector(op->getDiscardableAttrs()));
    Operation *resolved = builder.create(state);
    if (failed(name->verifyInvariants(resolved)))
      return resolved->erase();
    op->replaceAllUsesWith(resolved);
    op->erase();
  });
}

/// Turns `torch.bind_symbolic_shape` on arguments into `max.sizes`.
void readSymbolicShapes(func::FuncOp func) {
  for (BlockArgument argument : func.getArguments()) {
    for (Operation *user : argument.getUsers()) {
      auto bind = dyn_cast<torch::BindSymbolicShapeOp>(user);
      if (!bind ||
          func.getArgAttr(argument.getArgNumber(), max::kSizesAttrName))
        continue;
      max::SymbolScope scope(func.getContext());
      SmallVector<AffineExpr> symbols, sizes;
      for (Value value : bind.getShapeSymbols())
        if (auto symbol = value.getDefiningOp<torch::SymbolicIntOp>())
          symbols.push_back(scope.getSymbol(symbol.getSymbolNameAttr()));
      AffineMap map = bind.getShapeExpressions();
      if (symbols.size() != map.getNumSymbols())
        continue;
      for (AffineExpr expr : map.getResults())
        sizes.push_back(expr.replaceSymbols(symbols));
      func.setArgAttr(argument.getArgNumber(), max::kSizesAttrName,
                      scope.getDims(sizes));
    }
  }
}

class TorchToMaxPass : public torch_max::impl::TorchToMaxBase<TorchToMaxPass> {
public:
  void runOnOperation() override {
    ModuleOp module = getOperation();
    MLIRContext *context = &getContext();
    resolveOperators(module);
    LoweringState state;
    bool isConvertible = true;
    for (func::FuncOp func : module.getOps<func::FuncOp>()) {
      if (func.isExternal())
        continue;
      readSymbolicShapes(func);
      for (BlockArgument argument : func.getArguments()) {
        unsigned index = argument.getArgNumber();
        if (max::DimsAttr size = getIntArgumentSize(func, index))
          state.heldSizes[argument] = size;
        if (torch::getTensorInfo(argument.getType()))
          isConvertible &= succeeded(convertArgumentType(func, index));
      }
    }
    if (!isConvertible)
      return signalPassFailure();

    RewritePatternSet patterns(context);
    patterns.add<ConvertFunction>(context, state);
    patterns.add<ConvertReturn>(context);
    populateLowerings(patterns, state);

    // Torch ops are neither legal nor illegal, so that the conversion continues
    // after a failure and the report lists all of them.
    ConversionTarget target(*context);
    target.addLegalDialect<max::MaxDialect>();
    auto hasTorchTensors = [](TypeRange types) {
      return llvm::any_of(types, [](Type type) {
        return torch::getTensorInfo(type).has_value();
      });
    };
    target.addDynamicallyLegalOp<func::FuncOp>([&](func::FuncOp func) {
      return func.isExternal() || !hasTorchTensors(func.getArgumentTypes());
    });
    target.addDynamicallyLegalOp<func::ReturnOp>(
        [&](func::ReturnOp op) -> std::optional<bool> {
          // Neither legal nor illegal, for the same reason.
          return hasTorchTensors(op.getOperandTypes()) ? std::nullopt
                                                       : std::optional(true);
        });
    ConversionConfig config;
    // Ops that are read but not lowered (lists, sizes) keep their operands
    // through casts, which `finish` removes with them.
    config.buildMaterializations = false;
    // Lowerings look at the constants that fold would take from them.
    config.foldingMode = DialectConversionFoldingMode::Never;
    // A lowering that fails has changed nothing.
    config.allowPatternRollback = false;
    if (failed(applyPartialConversion(module, target, std::move(patterns),
                                      config)) ||
        reportFailures(module, state))
      return signalPassFailure();

    for (func::FuncOp func : module.getOps<func::FuncOp>())
      if (!func.isExternal() && failed(finish(func)))
        return signalPassFailure();
  }

private:
  /// Removes the ops that lowerings only read (constants, lists, sizes), and
  /// gives the function its new type.
  static LogicalResult finish(func::FuncOp func) {
    func.walk<WalkOrder::PostOrder, ReverseIterator>([](Operation *op) {
      bool isLeftover =
          isa_and_nonnull<torch::TorchDialect>(op->getDialect()) ||
          isa<UnrealizedConversionCastOp>(op);
      if (isLeftover && op->use_empty())
        op->erase();
    });
    for (unsigned index = func.getNumArguments(); index-- > 0;) {
      BlockArgument argument = func.getArgument(index);
      if (!isTorchType(argument.getType()))
        continue;
      if (!argument.use_empty())
        return func.emitError()
               << "argument " << index << " is used for more than sizes";
      if (failed(func.eraseArgument(index)))
        return failure();
    }
    auto terminator = cast<func::ReturnOp>(func.front().getTerminator());
    for (Value value : terminator.getOperands())
      if (!max::isTensor(value.getType()))
        return func.emitError() << "returns a value of type " << value.getType()
                                << "; only tensors can be returned";
    func.setFunctionType(FunctionType::get(func.getContext(),
                                           func.getArgumentTypes(),
                                           terminator.getOperandTypes()));
    return success();
  }
};

} // namespace

std::vector<std::string> torch_max::getLoweredOpNames(MLIRContext *context) {
  RewritePatternSet patterns(context);
  LoweringState state;
  populateLowerings(patterns, state);
  std::vector<std::string> names;
  for (const std::unique_ptr<RewritePattern> &pattern :
       patterns.getNativePatterns())
    names.push_back(
        getNameForUser(pattern->getRootKind()->getStringRef()).str());
  llvm::sort(names);
  names.erase(llvm::unique(names), names.end());
  return names;
}
