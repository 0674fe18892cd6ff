//===- Gil.h - Python's interpreter lock ------------------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// As pybind11's gil_scoped_release and gil_scoped_acquire, but for threads that
// the end of the interpreter may overtake. Python ends a daemon thread that
// asks for the lock then, by unwinding its stack, and C++ ends the process with
// an abort when that meets a destructor. Such a thread waits here instead,
// until the process is gone.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_PYTHON_BINDINGS_GIL_H
#define TORCH_MAX_PYTHON_BINDINGS_GIL_H

#include <pybind11/pybind11.h>

#include <cxxabi.h>
#include <unistd.h>

namespace torch_max::bindings {

template <typename Take> void takeGil(Take take) {
  try {
    take();
  } catch (abi::__forced_unwind &) {
    while (true)
      pause();
  }
}

/// Releases the GIL, which this thread holds, for a scope.
class WithoutGil {
public:
  WithoutGil() : state(PyEval_SaveThread()) {}
  ~WithoutGil() {
    takeGil([this] { PyEval_RestoreThread(state); });
  }
  WithoutGil(const WithoutGil &) = delete;
  WithoutGil &operator=(const WithoutGil &) = delete;

private:
  PyThreadState *state;
};

/// Holds the GIL for a scope, on any thread.
class WithGil {
public:
  WithGil() {
    takeGil([this] { state = PyGILState_Ensure(); });
  }
  ~WithGil() { PyGILState_Release(state); }
  WithGil(const WithGil &) = delete;
  WithGil &operator=(const WithGil &) = delete;

private:
  PyGILState_STATE state;
};

} // namespace torch_max::bindings

#endif // TORCH_MAX_PYTHON_BINDINGS_GIL_H
