// RUN: max-opt %s | max-opt | FileCheck %s

// CHECK-LABEL: func.func private @vtensor(
// CHECK-SAME: !torch.vtensor<[2,3],f32>,
// CHECK-SAME: !torch.vtensor<[2,?],f32>,
// CHECK-SAME: !torch.vtensor<[],f64>,
// CHECK-SAME: !torch.vtensor<[0],bf16>,
// CHECK-SAME: !torch.vtensor<*,f16>,
// CHECK-SAME: !torch.vtensor<[?],unk>,
// CHECK-SAME: !torch.vtensor)
func.func private @vtensor(
  !torch.vtensor<[2,3],f32>,
  !torch.vtensor<[2,?],f32>,
  !torch.vtensor<[],f64>,
  !torch.vtensor<[0],bf16>,
  !torch.vtensor<*,f16>,
  !torch.vtensor<[?],unk>,
  !torch.vtensor)

// Nothing is known: the short form.
// CHECK-LABEL: func.func private @nothing_known(!torch.vtensor, !torch.tensor)
func.func private @nothing_known(!torch.vtensor<*,unk>, !torch.tensor<*,unk>)

// `tensor` is torch's here, not the builtin type.
// CHECK-LABEL: func.func private @tensor(
// CHECK-SAME: !torch.tensor<[2,?],f32>, !torch.tensor<*,si64>, !torch.tensor<[],unk>, !torch.tensor)
func.func private @tensor(
  !torch.tensor<[2,?],f32>, !torch.tensor<*,si64>, !torch.tensor<[],unk>, !torch.tensor)

// CHECK-LABEL: func.func private @dtypes(
// CHECK-SAME: !torch.vtensor<[1],si8>, !torch.vtensor<[1],si16>, !torch.vtensor<[1],si32>, !torch.vtensor<[1],si64>,
// CHECK-SAME: !torch.vtensor<[1],ui8>, !torch.vtensor<[1],i1>, !torch.vtensor<[1],complex<f32>>, !torch.vtensor<[1],f8E4M3FN>)
func.func private @dtypes(
  !torch.vtensor<[1],si8>, !torch.vtensor<[1],si16>, !torch.vtensor<[1],si32>, !torch.vtensor<[1],si64>,
  !torch.vtensor<[1],ui8>, !torch.vtensor<[1],i1>, !torch.vtensor<[1],complex<f32>>, !torch.vtensor<[1],f8E4M3FN>)

// The third field.
// CHECK-LABEL: func.func private @encoding(!torch.vtensor<[2,3],f32,"sparse">)
func.func private @encoding(!torch.vtensor<[2,3],f32,"sparse">)

// CHECK-LABEL: func.func private @scalars(
// CHECK-SAME: !torch.int, !torch.float, !torch.bool, !torch.none, !torch.str,
// CHECK-SAME: !torch.number, !torch.any, !torch.Device, !torch.Generator)
func.func private @scalars(
  !torch.int, !torch.float, !torch.bool, !torch.none, !torch.str,
  !torch.number, !torch.any, !torch.Device, !torch.Generator)

// CHECK-LABEL: func.func private @containers(
// CHECK-SAME: !torch.list<int>,
// CHECK-SAME: !torch.optional<vtensor>,
// CHECK-SAME: !torch.tuple<int, vtensor<[2,?],f32>>,
// CHECK-SAME: !torch.tuple<>,
// CHECK-SAME: !torch.union<int, none>,
// CHECK-SAME: !torch.dict<str, tensor>)
func.func private @containers(
  !torch.list<int>,
  !torch.optional<vtensor>,
  !torch.tuple<int, vtensor<[2,?],f32>>,
  !torch.tuple<>,
  !torch.union<int, none>,
  !torch.dict<str, tensor>)

// CHECK-LABEL: func.func private @nested(
// CHECK-SAME: !torch.list<tuple<int, list<optional<vtensor<[2,?],f32>>>>>,
// CHECK-SAME: !torch.dict<str, dict<int, tuple<none, tensor<*,f32>>>>,
// CHECK-SAME: !torch.optional<list<Device>>)
func.func private @nested(
  !torch.list<tuple<int, list<optional<vtensor<[2,?],f32>>>>>,
  !torch.dict<str, dict<int, tuple<none, tensor<*,f32>>>>,
  !torch.optional<list<Device>>)

// The prefix inside of a type is accepted, and not printed.
// CHECK-LABEL: func.func private @prefix(!torch.list<optional<int>>, !torch.tuple<none, int>)
func.func private @prefix(
  !torch.list<!torch.optional<!torch.int>>, !torch.tuple<!torch.none, int>)
