//===- SequenceProgram.cpp - max.sequence as numbers ----------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SequenceProgram.h"
#include "EngineText.h"
#include "torch-max/Dialect/Max/IR/Kernels.h"
#include "torch-max/Kernels/Sequence.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::max;
using kernels::Place;

static int64_t getElementBytes(Type type) {
  return llvm::divideCeil(type.getIntOrFloatBitWidth(), 8);
}

static int64_t countBytes(Value tensor) {
  auto type = cast<RankedTensorType>(tensor.getType());
  return type.getNumElements() * getElementBytes(type.getElementType());
}

/// The tensor whose memory `value` is a reshape of.
static Value getStorage(Value value) {
  while (auto reshape = value.getDefiningOp<ReshapeOp>())
    value = reshape.getInput();
  return value;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

namespace {
/// Assigns tensors offsets in one piece of memory. Tensors whose lifetimes do
/// not overlap may share it.
class Workspace {
public:
  /// The offset of `bytes` bytes that are in use from step `first` to `last`.
  int64_t allocate(int64_t bytes, int64_t first, int64_t last) {
    // A line of the cache.
    constexpr int64_t alignment = 64;
    bytes = llvm::alignTo(std::max<int64_t>(bytes, 1), alignment);
    int64_t offset = 0;
    // Sorted by where they begin: the first gap that is large enough.
    for (const Piece &piece : pieces) {
      if (piece.last < first || last < piece.first)
        continue;
      if (piece.offset - offset >= bytes)
        break;
      offset = std::max(offset, piece.offset + piece.bytes);
    }
    Piece piece{offset, bytes, first, last};
    pieces.insert(llvm::upper_bound(pieces, piece,
                                    [](const Piece &a, const Piece &b) {
                                      return a.offset < b.offset;
                                    }),
                  piece);
    total = std::max(total, offset + bytes);
    return offset;
  }

  int64_t total = 0;

private:
  struct Piece {
    int64_t offset, bytes, first, last;
  };
  SmallVector<Piece> pieces;
};
} // namespace

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

namespace {
class Encoder {
public:
  Encoder(SequenceOp sequence, const llvm::StringMap<int64_t> &externals,
          int64_t &nextCall, SequenceProgram &program)
      : body(sequence.getBody().front()), externals(externals),
        nextCall(nextCall), program(program) {}

  void run();

private:
  void placeResults();
  void encodeStep(CustomOp call);
  void encodeTensor(Value value);
  /// Where a tensor from outside of the region is.
  std::pair<Place, int64_t> placeOuter(Value value);
  /// The elements of constants, behind the steps.
  void encodeConstants();
  void append(Place place, int64_t index) {
    llvm::append_values(program.options, int64_t(place), index);
  }

  Block &body;
  const llvm::StringMap<int64_t> &externals;
  int64_t &nextCall;
  SequenceProgram &program;
  DenseMap<Value, std::pair<Place, int64_t>> places;
  /// Constants, and where in the options they are referred to.
  llvm::MapVector<Value, SmallVector<size_t>> constants;
};
} // namespace

void Encoder::placeResults() {
  // The first result is the workspace.
  for (auto [index, value] :
       llvm::enumerate(body.getTerminator()->getOperands()))
    places[value] = {Place::Result, index + 1};
  // When each tensor is made, and when it is read for the last time.
  llvm::MapVector<Value, std::pair<int64_t, int64_t>> lives;
  int64_t step = 0;
  for (CustomOp call : body.getOps<CustomOp>()) {
    for (Value operand : call.getInputs())
      if (auto life = lives.find(getStorage(operand)); life != lives.end())
        life->second.second = step;
    for (Value result : call->getResults())
      if (!places.contains(result))
        lives[result] = {step, step};
    ++step;
  }
  Workspace workspace;
  for (auto &[value, life] : lives)
    places[value] = {
        Place::Workspace,
        workspace.allocate(countBytes(value), life.first, life.second)};
  program.workspaceBytes = workspace.total;
}

std::pair<Place, int64_t> Encoder::placeOuter(Value value) {
  if (auto weight = value.getDefiningOp<WeightOp>())
    return {Place::Address, externals.lookup(weight.getName())};
  if (!SequenceOp::isOperand(value)) {
    // The index is known once all steps are.
    constants[value].push_back(program.options.size() + 1);
    return {Place::Program, 0};
  }
  program.operands.insert(value);
  // The first operand is the table.
  return {Place::Operand,
          1 + std::distance(program.operands.begin(),
                            llvm::find(program.operands, value))};
}

void Encoder::encodeTensor(Value value) {
  Value storage = getStorage(value);
  auto place = places.find(storage);
  auto [where, index] =
      place != places.end() ? place->second : placeOuter(storage);
  append(where, index);
  auto type = cast<RankedTensorType>(value.getType());
  llvm::append_values(program.options, int64_t(getDType(type.getElementType())),
                      type.getRank());
  llvm::append_range(program.options, type.getShape());
}

void Encoder::encodeStep(CustomOp call) {
  const KernelInfo *kernel = lookupKernel(call.getKernel());
  llvm::append_values(
      program.options, externals.lookup(kernel->getAddressName()),
      int64_t(kernel->library == KernelLibrary::OneDnn),
      int64_t(call->getNumResults()), int64_t(call->getNumOperands()));
  for (Value result : call->getResults())
    encodeTensor(result);
  for (Value operand : call->getOperands())
    encodeTensor(operand);
  StringRef unknown;
  SmallVector<int64_t> options =
      *kernel->encode(call.getParametersAttr(), unknown);
  llvm::append_values(program.options, int64_t(options.size() + 1), nextCall++);
  llvm::append_range(program.options, options);
}

/// The memory of a constant's elements, as 64-bit words.
static SmallVector<int64_t> packElements(DenseElementsAttr elements) {
  int64_t bytes = getElementBytes(elements.getElementType());
  SmallVector<int64_t> words(
      llvm::divideCeil(elements.getNumElements() * bytes, sizeof(int64_t)));
  int64_t position = 0;
  auto pack = [&](const APInt &bits) {
    uint64_t number = bits.getZExtValue();
    words[position / sizeof(int64_t)] |= number
                                         << (8 * (position % sizeof(int64_t)));
    position += bytes;
  };
  if (isa<FloatType>(elements.getElementType()))
    for (const APFloat &number : elements.getValues<APFloat>())
      pack(number.bitcastToAPInt());
  else
    for (const APInt &number : elements.getValues<APInt>())
      pack(number);
  return words;
}

void Encoder::encodeConstants() {
  for (auto &[value, references] : constants) {
    // Indices count from behind the number of the call.
    for (size_t reference : references)
      program.options[reference] = program.options.size() - 1;
    auto constant = value.getDefiningOp<ConstantOp>();
    llvm::append_range(program.options, packElements(cast<DenseElementsAttr>(
                                            constant.getValue())));
  }
}

void Encoder::run() {
  placeResults();
  int64_t steps = 0, mostTensors = 0;
  for (CustomOp call : body.getOps<CustomOp>()) {
    ++steps;
    mostTensors = std::max<int64_t>(mostTensors, call->getNumResults() +
                                                     call->getNumOperands());
  }
  llvm::append_values(program.options, nextCall++, steps, mostTensors);
  for (CustomOp call : body.getOps<CustomOp>())
    encodeStep(call);
  encodeConstants();
}

SequenceProgram::SequenceProgram(SequenceOp sequence,
                                 const llvm::StringMap<int64_t> &externals,
                                 int64_t &nextCall) {
  Encoder(sequence, externals, nextCall, *this).run();
}
