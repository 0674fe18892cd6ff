//===- Attention.cpp - Scaled dot-product attention -----------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Attention is one precompiled kernel, whose memory grows with the length. For
// element types that it does not take, and in the backward pass, it is matrix
// products and a kernel between them, which scales the scores, masks them and
// takes their softmax in one go. The backward pass computes the weights again:
// that is cheaper than to keep them.
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"
#include "torch-max/Dialect/Max/IR/Kernels.h"

#include <cmath>

using namespace mlir;
using namespace torch_max;
using namespace torch_max::torch;

static Value transposeMatrices(Value tensor, LoweringBuilder &b) {
  return b.transpose(tensor, {0, 1, 3, 2});
}

namespace {

/// The weights that each query gives to the keys, [batch, heads, queries,
/// keys], and the logarithms of the sums that they were divided by.
struct Weights {
  Value weights, logSums;
};

/// What forward and backward pass have in common.
class Attention {
public:
  template <typename TorchOp>
  Attention(TorchOp op, typename TorchOp::Adaptor in, LoweringBuilder &b)
      : b(b), type(b.computationType(b.elementType(in.getQuery()))),
        query(in.getQuery()), key(in.getKey()), value(in.getValue()),
        sizes(b.sizes(query)), mask(in.getAttnMask()),
        givenScale(op.getScale()) {
    if (sizes.rank() != 4 || b.rank(key) != 4 || b.rank(value) != 4)
      b.fail("query, key and value must have rank 4");
    if (b.constantFloat(op.getDropoutP(), "dropout_p") != 0.0)
      b.fail("dropout_p must be 0");
    isCausal = b.constantBool(op.getIsCausal(), "is_causal");
    keySizes = b.sizes(key);
    if (b.isNone(op.getAttnMask()))
      mask = nullptr;
    group();
  }

  /// Whether the kernel for the whole forward pass takes it: the types and
  /// sizes agree, and the scale is known.
  bool isOneKernel() {
    Type own = b.elementType(query);
    Shape valueSizes = b.sizes(value);
    return max::lookupKernel(kForward)->takes(own) &&
           b.elementType(key) == own && b.elementType(value) == own &&
           keySizes[0] == sizes[0] && keySizes[3] == sizes[3] &&
           valueSizes.take_front(3) == keySizes.take_front(3) &&
           (b.isNone(givenScale) ||
            givenScale.getDefiningOp<ConstantFloatOp>());
  }

  /// The output and the logarithms of the sums.
  SmallVector<Value> computeByOneKernel() {
    SmallVector<Value> operands = {query, key, value};
    if (mask)
      operands.push_back(alignMask(mask));
    SmallVector<NamedAttribute> options;
    if (isCausal)
      options.push_back(b.parameter("causal", true));
    if (!b.isNone(givenScale)) {
      auto constant = givenScale.getDefiningOp<ConstantFloatOp>();
      options.push_back(b.parameter("has_scale", true));
      options.push_back(
          b.parameter("scale", constant.getValue().convertToDouble()));
    }
    Shape outputSizes = sizes;
    outputSizes[3] = b.sizes(value)[3];
    return b.custom(kForward, operands,
                    {b.tensorType(outputSizes, b.elementType(query)),
                     b.tensorType(sizes.take_front(3), type)},
                    options);
  }

  /// Puts the operands into the form that products of matrices need.
  void prepareProducts() {
    query = split(b.cast(query, type));
    key = b.cast(key, type);
    value = b.cast(value, type);
    scale = b.isNone(givenScale) ? getUsualScale() : b.scalar(givenScale, type);
    if (mask)
      mask = alignMask(mask);
  }

  /// [batch, heads of keys, queries of a group of heads, ...]: queries that
  /// share their keys lie one after the other.
  Value split(Value tensor) { return changeHeads(tensor, groupedSizes); }
  /// [batch, heads, queries, ...] again.
  Value join(Value tensor) { return changeHeads(tensor, sizes); }

  Weights computeWeights() {
    Value scores =
        join(b.create<max::MatmulOp>(query, transposeMatrices(key, b)));
    Shape weightSizes = b.sizes(scores);
    SmallVector<Value> operands = {scores};
    if (mask)
      operands.push_back(mask);
    operands.push_back(b.addAxis(scale, 0));
    operands.push_back(b.integers({isCausal}));
    SmallVector<Value> results = b.custom(
        mask ? "attention.masked_weights" : "attention.weights", operands,
        {b.tensorType(weightSizes, type),
         b.tensorType(weightSizes.take_front(3), type)});
    return {results[0], results[1]};
  }

  LoweringBuilder &b;
  /// The type of the computation.
  Type type;
  /// The query of products is grouped by the heads of the keys.
  Value query, key, value, scale;

private:
  static constexpr StringLiteral kForward = "attention.forward";

  /// Each group of heads of the queries shares one head of the keys.
  void group() {
    groupedSizes = sizes;
    if (sizes[1] == keySizes[1])
      return;
    auto heads = dyn_cast<AffineConstantExpr>(b.scope.simplify(sizes[1]));
    auto keyHeads = dyn_cast<AffineConstantExpr>(b.scope.simplify(keySizes[1]));
    if (!heads || !keyHeads || keyHeads.getValue() == 0 ||
        heads.getValue() % keyHeads.getValue() != 0) {
      b.fail("the heads of the query must be a known multiple of the key's");
      return;
    }
    groupedSizes[1] = keySizes[1];
    groupedSizes[2] = sizes[2] * (heads.getValue() / keyHeads.getValue());
  }

  /// 1 / sqrt(features)
  Value getUsualScale() {
    AffineExpr features = b.scope.simplify(sizes[3]);
    if (auto constant = dyn_cast<AffineConstantExpr>(features))
      return b.constant(1.0 / std::sqrt(double(constant.getValue())), type);
    return b.create<max::RsqrtOp>(b.sizeAsTensor(features, type));
  }

  Value changeHeads(Value tensor, const Shape &to) {
    Shape result = b.sizes(tensor);
    if (groupedSizes == sizes)
      return tensor;
    result[1] = to[1];
    result[2] = to[2];
    return b.reshape(tensor, result);
  }

  /// With rank 4. Axes of size 1 broadcast in the kernel.
  Value alignMask(Value tensor) {
    Shape own = b.sizes(tensor);
    if (!isa<mlir::FloatType>(b.elementType(tensor)))
      return b.fail("attn_mask must be of floats");
    if (own.size() > 4)
      return b.fail("attn_mask must have rank 4 or less");
    own.insertAxes(0, 4 - own.size(), b.scope.getConstant(1));
    AffineExpr full[] = {sizes[0], sizes[1], sizes[2], keySizes[2]};
    for (auto [size, expected] : llvm::zip_equal(own, full))
      if (size != expected && size != b.scope.getConstant(1))
        return b.fail("attn_mask has size " + b.scope.toString(size) +
                      " where the scores have " + b.scope.toString(expected));
    return b.reshape(b.cast(tensor, type), own);
  }

  Shape sizes, keySizes, groupedSizes;
  Value mask, givenScale;
  bool isCausal = false;
};

} // namespace

static LogicalResult
lowerForward(Aten_ScaledDotProductFlashAttentionForCpuOp op,
             Aten_ScaledDotProductFlashAttentionForCpuOp::Adaptor in,
             LoweringBuilder &b) {
  Attention attention(op, in, b);
  if (attention.isOneKernel())
    return b.replace(attention.computeByOneKernel());
  attention.prepareProducts();
  auto [weights, logSums] = attention.computeWeights();
  Value output = attention.join(
      b.create<max::MatmulOp>(attention.split(weights), attention.value));
  return b.replace(
      {b.cast(output, b.resultType(0)), b.cast(logSums, b.resultType(1))});
}

/// With P the weights, O = P V and S the scaled scores:
///   dV = P^T dO,  dP = dO V^T,  dS = P (dP - sum(dO O)),
///   dQ = scale dS K,  dK = scale dS^T Q.
/// The sums over the queries of a group of heads are part of the products.
static LogicalResult
lowerBackward(Aten_ScaledDotProductFlashAttentionForCpuBackwardOp op,
              Aten_ScaledDotProductFlashAttentionForCpuBackwardOp::Adaptor in,
              LoweringBuilder &b) {
  Attention attention(op, in, b);
  attention.prepareProducts();
  Type type = attention.type;
  Value weights = attention.split(attention.computeWeights().weights);
  Value gradient = attention.split(b.cast(in.getGradOut(), type));
  Value output = attention.split(b.cast(in.getOut(), type));

  Value valueGradient =
      b.create<max::MatmulOp>(transposeMatrices(weights, b), gradient);
  Value weightGradient =
      b.create<max::MatmulOp>(gradient, transposeMatrices(attention.value, b));
  Value common = getSum(b.create<max::MulOp>(gradient, output), {3},
                        /*keepAxes=*/true, b);
  Value scoreGradient = b.create<max::MulOp>(
      b.create<max::MulOp>(weights,
                           b.create<max::SubOp>(weightGradient, common)),
      attention.scale);
  Value queryGradient =
      attention.join(b.create<max::MatmulOp>(scoreGradient, attention.key));
  Value keyGradient = b.create<max::MatmulOp>(
      transposeMatrices(scoreGradient, b), attention.query);
  return b.replace({b.cast(queryGradient, b.resultType(0)),
                    b.cast(keyGradient, b.resultType(1)),
                    b.cast(valueGradient, b.resultType(2))});
}

/// A softmax that gives zeros for rows in which every element is -inf.
static LogicalResult lowerSafeSoftmax(Aten_SafeSoftmaxOp op,
                                      Aten_SafeSoftmaxOp::Adaptor in,
                                      LoweringBuilder &b) {
  Type type = b.computationType(b.resultType());
  Value input = b.cast(in.getSelf(), type);
  Shape sizes = b.sizes(input);
  if (!isa<mlir::FloatType>(type))
    b.fail("the result must be of floats");
  // The kernel takes the last of four axes.
  SmallVector<int64_t> permutation =
      llvm::to_vector(llvm::seq<int64_t>(0, sizes.rank()));
  if (!sizes.empty())
    std::swap(permutation[b.axis(op.getDim(), sizes.rank())],
              permutation.back());
  Value last = b.transpose(input, permutation);
  Shape lastSizes = b.sizes(last);
  AffineExpr one = b.scope.getConstant(1);
  AffineExpr keys = lastSizes.back();
  AffineExpr rows = b.scope.getProduct(lastSizes.drop_back(1));
  SmallVector<Value> results =
      b.custom("attention.weights",
               {b.reshape(last, {one, one, rows, keys}),
                b.addAxis(b.constant(1.0, type), 0), b.integers({0})},
               {b.tensorType({one, one, rows, keys}, type),
                b.tensorType({one, one, rows}, type)});
  Value result = b.transpose(b.reshape(results[0], lastSizes), permutation);
  return b.replace(b.cast(result, b.resultType()));
}

void torch_max::populateAttentionLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerForward);
  lowerings.add(lowerBackward);
  lowerings.add(lowerSafeSoftmax);
}
