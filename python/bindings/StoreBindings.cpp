//===- StoreBindings.cpp - The store in the extension module --------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Definitions.h"
#include "Gil.h"
#include "Store.h"

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

namespace py = pybind11;
using namespace torch_max;
using namespace torch_max::bindings;

void bindings::defineStore(py::module_ &module) {
  py::class_<EntryInfo>(module, "EntryInfo")
      .def_readonly("label", &EntryInfo::label)
      .def_readonly("inputs", &EntryInfo::inputs)
      .def_readonly("outputs", &EntryInfo::outputs)
      .def_readonly("ops", &EntryInfo::ops)
      .def_readonly("kernels", &EntryInfo::kernels)
      .def_readonly("num_ops", &EntryInfo::numOps)
      .def_readonly("num_weights", &EntryInfo::numWeights)
      .def_readonly("engine", &EntryInfo::engine)
      .def_readonly("cpu", &EntryInfo::cpu)
      .def_readonly("created", &EntryInfo::created)
      .def_property_readonly("is_known", &EntryInfo::isKnown)
      .def("explain_uselessness", &explainUselessness);

  py::class_<StoreEntry>(module, "StoreEntry")
      .def_readonly("key", &StoreEntry::key)
      .def_readonly("path", &StoreEntry::path)
      .def_readonly("size", &StoreEntry::size)
      .def_readonly("last_used_ns", &StoreEntry::lastUsed)
      .def_readonly("info", &StoreEntry::info)
      .def("is_intact", &isIntact, py::call_guard<WithoutGil>());

  py::class_<TransferReport>(module, "TransferReport")
      .def_readonly("transferred", &TransferReport::numTransferred)
      .def_readonly("bytes", &TransferReport::bytes)
      .def_readonly("present", &TransferReport::numPresent)
      .def_readonly("left_out", &TransferReport::leftOut);

  module.def("pinned_engine_version", &getPinnedEngineVersion);
  module.def("host_cpu", &getHostCPU);
  module.def("store_folders", &findStoreFolders, py::arg("cache_folder"));
  module.def("store_entries", &listEntries, py::arg("folder"),
             py::arg("key") = "", py::call_guard<WithoutGil>());
  module.def("explain_read_only", &explainReadOnly, py::arg("cache_folder"));
  module.def("make_failed_folder", &makeFailedFolder, py::arg("cache_folder"));
  module.def("remove_entry", &removeEntry, py::arg("entry"));
  module.def("export_entries", &exportEntries, py::arg("entries"),
             py::arg("file"), py::call_guard<WithoutGil>());
  module.def("import_entries", &importEntries, py::arg("cache_folder"),
             py::arg("source"), py::arg("takes_all"),
             py::call_guard<WithoutGil>());
}
