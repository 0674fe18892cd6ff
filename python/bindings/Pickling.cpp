//===- Pickling.cpp - What torch's caches keep of a compiled graph --------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Pickling.h"

#include <pybind11/stl.h>

#include <link.h>

namespace py = pybind11;
using namespace torch_max;
using namespace torch_max::bindings;

//===----------------------------------------------------------------------===//
// Engine graphs
//===----------------------------------------------------------------------===//

static py::list getState(const std::vector<TensorSignature> &tensors) {
  py::list state;
  for (const TensorSignature &tensor : tensors) {
    py::list dims;
    for (const DimSignature &dim : tensor.dims)
      dims.append(py::make_tuple(dim.text, dim.size, dim.symbol));
    state.append(
        py::make_tuple(tensor.name, static_cast<int>(tensor.dtype), dims));
  }
  return state;
}

static std::vector<TensorSignature> makeTensors(const py::handle &state) {
  std::vector<TensorSignature> tensors;
  for (py::handle item : state) {
    auto fields = item.cast<py::tuple>();
    TensorSignature &tensor = tensors.emplace_back();
    tensor.name = fields[0].cast<std::string>();
    tensor.dtype = static_cast<DType>(fields[1].cast<int>());
    for (py::handle dim : fields[2]) {
      auto parts = dim.cast<py::tuple>();
      tensor.dims.push_back({parts[0].cast<std::string>(),
                             parts[1].cast<int64_t>(), parts[2].cast<int>()});
    }
  }
  return tensors;
}

py::tuple bindings::getState(const EngineGraph &graph) {
  const GraphSignature &signature = graph.signature;
  return py::make_tuple(graph.text, graph.kernelFamilies, signature.name,
                        signature.symbols, ::getState(signature.inputs),
                        ::getState(signature.outputs),
                        ::getState(signature.weights), signature.numOps);
}

EngineGraph bindings::makeEngineGraph(const py::tuple &state) {
  EngineGraph graph;
  graph.text = state[0].cast<std::string>();
  graph.kernelFamilies = state[1].cast<std::vector<std::string>>();
  graph.signature.name = state[2].cast<std::string>();
  graph.signature.symbols = state[3].cast<std::vector<std::string>>();
  graph.signature.inputs = makeTensors(state[4]);
  graph.signature.outputs = makeTensors(state[5]);
  graph.signature.weights = makeTensors(state[6]);
  graph.signature.numOps = state[7].cast<unsigned>();
  return graph;
}

//===----------------------------------------------------------------------===//
// The build
//===----------------------------------------------------------------------===//

namespace {
struct Search {
  /// An address within this module.
  uintptr_t address;
  std::string id;
};
} // namespace

static bool holdsAddress(const dl_phdr_info &module, uintptr_t address) {
  for (int i = 0; i < module.dlpi_phnum; ++i) {
    const ElfW(Phdr) &segment = module.dlpi_phdr[i];
    uintptr_t begin = module.dlpi_addr + segment.p_vaddr;
    if (segment.p_type == PT_LOAD && address >= begin &&
        address - begin < segment.p_memsz)
      return true;
  }
  return false;
}

/// Notes follow each other: a header, the owner's name, the contents, each at a
/// multiple of four bytes.
static std::string findBuildId(const char *notes, size_t size) {
  auto aligned = [](size_t bytes) { return (bytes + 3) & ~size_t(3); };
  while (size >= sizeof(ElfW(Nhdr))) {
    const auto *note = reinterpret_cast<const ElfW(Nhdr) *>(notes);
    size_t length =
        sizeof(*note) + aligned(note->n_namesz) + aligned(note->n_descsz);
    if (length > size)
      break;
    if (note->n_type == NT_GNU_BUILD_ID) {
      const char *bytes = notes + sizeof(*note) + aligned(note->n_namesz);
      std::string id;
      for (size_t i = 0; i < note->n_descsz; ++i) {
        constexpr char digits[] = "0123456789abcdef";
        auto byte = static_cast<unsigned char>(bytes[i]);
        id += digits[byte >> 4];
        id += digits[byte & 15];
      }
      return id;
    }
    notes += length;
    size -= length;
  }
  return "";
}

std::string bindings::getBuildId() {
  Search search{reinterpret_cast<uintptr_t>(&getBuildId), ""};
  dl_iterate_phdr(
      [](dl_phdr_info *module, size_t, void *data) {
        auto &search = *static_cast<Search *>(data);
        if (!holdsAddress(*module, search.address))
          return 0;
        for (int i = 0; i < module->dlpi_phnum; ++i) {
          const ElfW(Phdr) &segment = module->dlpi_phdr[i];
          if (segment.p_type == PT_NOTE && search.id.empty())
            search.id = findBuildId(reinterpret_cast<const char *>(
                                        module->dlpi_addr + segment.p_vaddr),
                                    segment.p_memsz);
        }
        return 1;
      },
      &search);
  return search.id;
}
