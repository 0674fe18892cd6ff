//===- TorchCalls.cpp - Parts of a graph that PyTorch computes ------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TorchCalls.h"
#include "Gil.h"
#include "torch-max/Kernels/HandOver.h"

#include <ATen/ScalarOps.h>
#include <ATen/ops/from_blob.h>
#include <c10/core/CPUAllocator.h>
#include <c10/core/impl/LocalDispatchKeySet.h>
#include <torch/csrc/Exceptions.h>
#include <torch/csrc/autograd/python_variable.h>
#include <torch/csrc/jit/python/pybind_utils.h>

#include <algorithm>
#include <chrono>
#include <cstring>

namespace py = pybind11;
using namespace torch_max::bindings;
using torch_max::kernels::ElementType;
using torch_max::kernels::KernelCall;
using torch_max::kernels::KernelTensor;

//===----------------------------------------------------------------------===//
// Tensors of the engine
//===----------------------------------------------------------------------===//

static at::ScalarType toTorch(ElementType type) {
  switch (type) {
  case ElementType::F32:
    return at::kFloat;
  case ElementType::F64:
    return at::kDouble;
  case ElementType::F16:
    return at::kHalf;
  case ElementType::BF16:
    return at::kBFloat16;
  case ElementType::Bool:
    return at::kBool;
  case ElementType::SI8:
    return at::kChar;
  case ElementType::SI16:
    return at::kShort;
  case ElementType::SI32:
    return at::kInt;
  case ElementType::SI64:
    return at::kLong;
  case ElementType::UI8:
    return at::kByte;
  case ElementType::UI16:
    return at::kUInt16;
  case ElementType::UI32:
    return at::kUInt32;
  case ElementType::UI64:
    return at::kUInt64;
  }
  throw std::runtime_error("the engine gave a tensor of an unknown type");
}

/// A torch tensor on the engine's memory, which is valid during the call only.
/// `order`: the dimensions of the tensor in the order of the engine's.
static at::Tensor viewEngineTensor(const KernelTensor &tensor,
                                   const std::vector<int64_t> &order) {
  at::DimVector sizes(tensor.rank), strides(tensor.rank);
  int64_t stride = 1;
  for (int64_t position = tensor.rank; position-- > 0;) {
    size_t dim = order.empty() ? position : order[position];
    sizes[dim] = tensor.sizes[position];
    strides[dim] = stride;
    stride *= std::max<int64_t>(tensor.sizes[position], 1);
  }
  return at::from_blob(tensor.data, sizes, strides,
                       at::TensorOptions().dtype(toTorch(tensor.type)));
}

/// Gives memory of its own to a view that outlives the call: an op has kept it,
/// or has returned a view of it.
static void outliveCall(const at::Tensor &view) {
  c10::StorageImpl *storage = view.storage().unsafeGetStorageImpl();
  if (view.use_count() == 1 && view.storage().use_count() == 1)
    return;
  size_t bytes = storage->nbytes();
  at::DataPtr copy = c10::GetCPUAllocator()->allocate(bytes);
  if (bytes)
    std::memcpy(copy.get(), storage->data(), bytes);
  storage->set_data_ptr_noswap(std::move(copy));
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

static bool hasRegister(py::handle item) {
  if (py::isinstance<Register>(item))
    return true;
  if (!py::isinstance<py::list>(item) && !py::isinstance<py::tuple>(item))
    return false;
  for (py::handle element : item)
    if (hasRegister(element))
      return true;
  return false;
}

static c10::TypePtr withoutOptional(c10::TypePtr type) {
  if (auto optional = type->cast<c10::OptionalType>())
    return optional->getElementType();
  return type;
}

/// Graphs have numbers where an operator takes a tensor.
static bool takesTensor(const c10::TypePtr &type) {
  return withoutOptional(type)->kind() == c10::TypeKind::TensorType;
}

/// A number as a tensor that does not decide about the dtype of a result.
static at::Tensor toTensor(const c10::IValue &number) {
  at::Tensor tensor = at::scalar_to_tensor(number.toScalar());
  tensor.unsafeGetTensorImpl()->set_wrapped_number(true);
  return tensor;
}

static StepArgument makeArgument(py::handle item, const c10::TypePtr &type) {
  StepArgument argument;
  argument.type = type;
  if (py::isinstance<Register>(item)) {
    argument.number = item.cast<Register>().number;
    return argument;
  }
  auto list = withoutOptional(type)->cast<c10::ListType>();
  bool isNumber = PyNumber_Check(item.ptr()) && !THPVariable_Check(item.ptr());
  if (takesTensor(type) && isNumber)
    argument.constant =
        toTensor(torch::jit::toIValue(item, c10::NumberType::get()));
  else if (!list || !hasRegister(item))
    argument.constant = torch::jit::toIValue(item, type);
  if (!list || !hasRegister(item))
    return argument;
  argument.isList = true;
  for (py::handle element : item)
    argument.elements.push_back(makeArgument(element, list->getElementType()));
  return argument;
}

/// The operator of the same name with the same arguments and, behind them, a
/// tensor for each result.
static std::optional<c10::OperatorHandle>
findOutVariant(const c10::FunctionSchema &schema) {
  size_t count = schema.arguments().size();
  for (const c10::Argument &result : schema.returns())
    if (result.type()->kind() != c10::TypeKind::TensorType)
      return std::nullopt;
  const std::string &overload = schema.overload_name();
  for (const std::string &name : {std::string("out"), overload + "_out"}) {
    auto op = c10::Dispatcher::singleton().findSchema({schema.name(), name});
    if (!op)
      continue;
    const std::vector<c10::Argument> &other = op->schema().arguments();
    if (other.size() != count + schema.returns().size() ||
        op->schema().returns().size() != schema.returns().size())
      continue;
    bool isSame = true;
    for (size_t i = 0; i < other.size(); ++i)
      isSame &= i < count
                    ? other[i].name() == schema.arguments()[i].name() &&
                          *other[i].type() == *schema.arguments()[i].type()
                    : other[i].alias_info() && other[i].alias_info()->isWrite();
    if (isSame)
      return op;
  }
  return std::nullopt;
}

TorchStep TorchStep::callOperator(const std::string &name,
                                  const std::string &overload,
                                  const py::list &arguments,
                                  std::vector<int64_t> results) {
  TorchStep step;
  step.op = c10::Dispatcher::singleton().findSchemaOrThrow(name.c_str(),
                                                           overload.c_str());
  const c10::FunctionSchema &schema = step.op->schema();
  for (size_t i = 0; i < arguments.size(); ++i)
    step.arguments.push_back(
        makeArgument(arguments[i], schema.arguments()[i].real_type()));
  step.results = std::move(results);
  step.isSpread = schema.returns().size() == 1 &&
                  schema.returns()[0].type()->kind() == c10::TypeKind::ListType;
  if (!step.isSpread && step.results.size() == schema.returns().size())
    step.outVariant = findOutVariant(schema);
  return step;
}

TorchStep TorchStep::callPython(py::object function, py::tuple args,
                                py::dict kwargs, std::vector<int64_t> results,
                                bool isSpread) {
  TorchStep step;
  step.function = std::move(function);
  step.args = std::move(args);
  step.kwargs = std::move(kwargs);
  step.results = std::move(results);
  step.isSpread = isSpread;
  return step;
}

/// What Python has, in a register.
static c10::IValue toRegister(py::handle object) {
  if (THPVariable_Check(object.ptr()))
    return THPVariable_Unpack(object.ptr());
  if (object.is_none())
    return {};
  if (py::isinstance<py::bool_>(object))
    return object.cast<bool>();
  if (py::isinstance<py::int_>(object))
    return object.cast<int64_t>();
  if (py::isinstance<py::float_>(object))
    return object.cast<double>();
  return torch::jit::toIValue(object, c10::PyObjectType::get());
}

//===----------------------------------------------------------------------===//
// TorchCalls
//===----------------------------------------------------------------------===//

TorchCalls::TorchCalls(
    std::vector<std::shared_ptr<TorchRegion>> regions, int64_t numRegisters,
    std::vector<std::pair<int64_t, int64_t>> inputs,
    const std::vector<std::pair<int64_t, py::object>> &constants,
    std::vector<int64_t> outputs)
    : regions(std::move(regions)), registers(numRegisters),
      inputs(std::move(inputs)), outputs(std::move(outputs)),
      times(this->regions.size()) {
  for (const auto &[number, constant] : constants)
    registers.at(number) = toRegister(constant);
}

std::vector<std::pair<int64_t, int64_t>> TorchCalls::getTimes() const {
  std::vector<std::pair<int64_t, int64_t>> result;
  for (const Time &time : times)
    result.emplace_back(time.calls, time.nanoseconds);
  return result;
}

//===----------------------------------------------------------------------===//
// TorchRun
//===----------------------------------------------------------------------===//

TorchRun::TorchRun(const TorchCalls &calls, const py::list &arguments)
    : calls(calls), registers(calls.registers),
      address(reinterpret_cast<int64_t>(this)) {
  for (const auto &[number, position] : calls.inputs)
    registers[number] = toRegister(arguments[position]);
}

at::Tensor TorchRun::getAddress() {
  return at::from_blob(&address, {1}, at::TensorOptions().dtype(at::kLong));
}

c10::IValue TorchRun::getValue(const StepArgument &argument) const {
  if (argument.isList) {
    c10::TypePtr element = withoutOptional(argument.type)
                               ->expect<c10::ListType>()
                               ->getElementType();
    if (element->kind() == c10::TypeKind::SymIntType)
      element = c10::IntType::get();
    c10::impl::GenericList list(element);
    for (const StepArgument &part : argument.elements)
      list.push_back(getValue(part));
    return list;
  }
  if (argument.number < 0)
    return argument.constant;
  const c10::IValue &value = registers[argument.number];
  if (takesTensor(argument.type) && value.isScalar())
    return toTensor(value);
  bool isFloat =
      withoutOptional(argument.type)->kind() == c10::TypeKind::FloatType;
  return isFloat && value.isInt() ? c10::IValue(double(value.toInt())) : value;
}

py::object TorchRun::getObject(py::handle item) const {
  if (py::isinstance<Register>(item))
    return torch::jit::toPyObject(registers[item.cast<Register>().number]);
  if (!hasRegister(item))
    return py::reinterpret_borrow<py::object>(item);
  py::list parts;
  for (py::handle part : item)
    parts.append(getObject(part));
  if (py::isinstance<py::tuple>(item))
    return py::tuple(parts);
  return std::move(parts);
}

void TorchRun::store(const TorchStep &step, std::vector<c10::IValue> values) {
  if (values.size() != step.results.size())
    throw std::runtime_error("an op returned " + std::to_string(values.size()) +
                             " values, but its fake implementation returned " +
                             std::to_string(step.results.size()));
  for (size_t i = 0; i < values.size(); ++i)
    registers[step.results[i]] = std::move(values[i]);
}

void TorchRun::runOperator(const TorchStep &step, const TorchRegion &region,
                           std::vector<at::Tensor> &destinations) {
  std::vector<c10::IValue> stack;
  for (const StepArgument &argument : step.arguments)
    stack.push_back(getValue(argument));
  if (step.outVariant) {
    // Into the engine's memory, if all results go there.
    std::vector<c10::IValue> outs;
    for (int64_t number : step.results)
      for (size_t i = 0; i < region.results.size(); ++i)
        if (region.results[i] == number && destinations[i].defined()) {
          outs.push_back(destinations[i]);
          break;
        }
    if (outs.size() == step.results.size()) {
      stack.insert(stack.end(), outs.begin(), outs.end());
      step.outVariant->callBoxed(stack);
      return store(step, std::move(outs));
    }
  }
  step.op->callBoxed(stack);
  if (!step.isSpread)
    return store(step, std::move(stack));
  std::vector<c10::IValue> parts;
  for (const c10::IValue &part : stack.front().toListRef())
    parts.push_back(part);
  store(step, std::move(parts));
}

void TorchRun::runPython(const TorchStep &step) {
  WithGil gil;
  py::tuple args = py::tuple(getObject(py::list(step.args)));
  py::dict kwargs;
  for (auto [name, value] : step.kwargs)
    kwargs[name] = getObject(value);
  py::object result = step.function(*args, **kwargs);
  std::vector<c10::IValue> values;
  if (step.isSpread)
    for (py::handle part : result)
      values.push_back(toRegister(part));
  else
    values.push_back(toRegister(result));
  store(step, std::move(values));
}

/// Copies a value to where the engine reads it.
static void writeResult(const c10::IValue &value, const at::Tensor &to) {
  if (!value.isTensor())
    throw std::runtime_error("an op did not return a tensor, but its fake "
                             "implementation did");
  const at::Tensor &tensor = value.toTensor();
  if (tensor.is_same(to))
    return;
  if (tensor.sizes() != to.sizes() || tensor.scalar_type() != to.scalar_type())
    throw std::runtime_error(c10::str(
        "an op returned a tensor of sizes ", tensor.sizes(), " and dtype ",
        tensor.scalar_type(), ", but its fake implementation says ", to.sizes(),
        " and ", to.scalar_type()));
  const_cast<at::Tensor &>(to).copy_(tensor);
}

void TorchRun::runRegion(const TorchRegion &region, const KernelCall &call) {
  std::vector<at::Tensor> views, destinations;
  for (size_t i = 0; i < region.operands.size(); ++i) {
    const TorchOperand &operand = region.operands[i];
    views.push_back(viewEngineTensor(call.operand(1 + i), operand.order));
    registers[operand.number] = views.back();
  }
  for (size_t i = 0; i < region.results.size(); ++i)
    destinations.push_back(viewEngineTensor(call.result(1 + i), {}));
  for (const TorchStep &step : region.steps)
    if (step.op)
      runOperator(step, region, destinations);
    else
      runPython(step);
  for (size_t i = 0; i < region.results.size(); ++i)
    writeResult(registers[region.results[i]], destinations[i]);
  for (int64_t number : region.dropped)
    registers[number] = {};
  for (const at::Tensor &view : views)
    outliveCall(view);
  for (const at::Tensor &view : destinations)
    outliveCall(view);
}

bool TorchRun::call(const KernelCall &call) {
  if (failure)
    return false;
  auto start = std::chrono::steady_clock::now();
  size_t number = call.options[1];
  try {
    // The engine may call on a thread of its own.
    std::optional<at::ThreadLocalStateGuard> guard;
    if (std::this_thread::get_id() != thread)
      guard.emplace(state);
    at::NoGradGuard noGrad;
    c10::impl::ExcludeDispatchKeyGuard noAutocast(
        c10::autocast_dispatch_keyset);
    runRegion(*calls.regions.at(number), call);
  } catch (...) {
    failure = std::current_exception();
    return false;
  }
  TorchCalls::Time &time = calls.times[number];
  ++time.calls;
  time.nanoseconds += std::chrono::duration_cast<std::chrono::nanoseconds>(
                          std::chrono::steady_clock::now() - start)
                          .count();
  return true;
}

void TorchRun::raiseFailure() {
  if (!failure)
    return;
  torch::translate_exception_to_python(failure);
  throw py::error_already_set();
}

void TorchRun::appendOutputs(py::list &results) const {
  for (int64_t number : calls.outputs)
    results.append(torch::jit::toPyObject(registers[number]));
}

int64_t torch_max::bindings::callTorch(const KernelCall *call) {
  int64_t address = *static_cast<const int64_t *>(call->operand(0).data);
  *static_cast<int64_t *>(call->result(0).data) = address;
  auto *run = reinterpret_cast<TorchRun *>(address);
  kernels::TakenOver takenOver(run);
  if (run->call(*call))
    return 0;
  std::strncpy(call->error, "PyTorch raised an exception",
               kernels::kErrorSize - 1);
  return 1;
}
