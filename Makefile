# The front door. Every target first does what it needs: packages, .venv, build.
#   make run       the demo
#   make test      every check, and a choice of the tests
#   make build     the tools in build/bin and the Python package in .venv
#   make help      the rest
include externals/versions.env

PYTHON := .venv/bin/python
JOBS ?= $(shell nproc)
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)

DEBIAN_PACKAGES := \
  cmake ninja-build ccache strace libgtest-dev libzstd-dev zlib1g-dev \
  libmlir-$(LLVM_VERSION)-dev mlir-$(LLVM_VERSION)-tools \
  llvm-$(LLVM_VERSION)-dev llvm-$(LLVM_VERSION)-tools \
  clang-$(LLVM_VERSION) clang-format-$(LLVM_VERSION) lld-$(LLVM_VERSION)

# torch by its exact version: a range would bring a CUDA build of many GB.
PYTHON_PACKAGES := \
  torch==$(TORCH_VERSION) torch-mlir==$(TORCH_MLIR_VERSION) \
  max==$(MAX_VERSION) mojo==$(MOJO_VERSION) onednn-devel-cpu-gomp==$(ONEDNN_VERSION) numpy==$(NUMPY_VERSION) \
  pybind11==$(PYBIND11_VERSION) scikit-build-core==$(SCIKIT_BUILD_CORE_VERSION) \
  beartype==$(BEARTYPE_VERSION) rich==$(RICH_VERSION) click==$(CLICK_VERSION) lit==$(LIT_VERSION) \
  pytest==$(PYTEST_VERSION) pytest-xdist==$(PYTEST_XDIST_VERSION) ruff==$(RUFF_VERSION) mypy==$(MYPY_VERSION) \
  pre-commit==$(PRE_COMMIT_VERSION) transformers==$(TRANSFORMERS_VERSION) \
  expecttest==$(EXPECTTEST_VERSION) \
  scikit-learn==$(SCIKIT_LEARN_VERSION) matplotlib==$(MATPLOTLIB_VERSION)

# Objects are shared between clones in different folders.
export CCACHE_BASEDIR := $(CURDIR)
export CCACHE_NOHASHDIR := 1
# Precompiled headers: what they define and when they were made does not matter.
export CCACHE_SLOPPINESS := pch_defines,time_macros

CXX_SOURCES = $(shell git ls-files '*.cpp' '*.h')

.DEFAULT_GOAL := help
.PHONY: help run test build bench generate docs format lint tidy clean \
        test-lit test-unit test-python test-parallel test-ops test-models \
        test-faults test-limits test-engine-bugs test-asan test-tsan fuzz-parsers \
        conformance conformance-wide fuzz long-runs check-generated

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 18

run: build ## the demo: four small programs, compared with PyTorch
	@$(PYTHON) examples/demo.py

test: lint check-generated test-lit test-unit test-python ## every check, and a choice of the tests
	@echo "all checks passed"

test-lit: build ## IR tests
	@echo "== lit"
	@.venv/bin/lit --timeout 600 build/test

test-unit: build ## C++ unit tests
	@echo "== C++ unit tests"
	@build/bin/TorchMaxUnitTests --gtest_brief=1

test-python: build ## tests of the Python package, on the engine
	@echo "== pytest"
	@$(PYTHON) -m pytest -q -n $(JOBS) --dist worksteal -m "not slow" --most-cases 10 --durations 15 test/python
	@$(PYTHON) -m pytest -q -n $(JOBS) -m cheap test/models

test-parallel: build ## calls, compiles and changes of weights on many threads, and processes that end meanwhile
	@$(PYTHON) -m pytest -q --durations 5 test/python/parallel

test-ops: build ## every numeric case of every op, on the engine
	@$(PYTHON) -m pytest -q test/python/ops

test-models: build ## all models on the engine; writes docs/Models.md
	@$(PYTHON) -m pytest -v test/models --write-page

test-faults: build ## the store under faults, with 200 rounds of `kill -9`
	@build/bin/TorchMaxUnitTests --gtest_brief=1 --gtest_filter='Store*:*DISABLED_Store*' --gtest_also_run_disabled_tests
	@$(PYTHON) -m pytest -q test/python/runtime/test_store_faults.py

test-limits: build ## 100,000 calls, 1,000 loads and COMPILES (40) compiles: nothing grows
	@$(PYTHON) -m pytest -q -s --durations 5 test/python/limits

test-asan: build-asan/build.ninja ## unit and parallel tests with AddressSanitizer and UndefinedBehaviorSanitizer
test-tsan: build-tsan/build.ninja ## the same with ThreadSanitizer
test-asan test-tsan: test-%:
	@ninja -C build-$* -j $(JOBS) --quiet TorchMaxUnitTests _torch_max \
	  TorchMaxOneDnnKernels TorchMaxKernels TorchMaxEngineAllocator
	@$(PYTHON) test/sanitizers $* $(ARGS)

test-engine-bugs: build ## the engine's bugs, to be run when another engine is pinned
	@$(PYTHON) -m pytest -q -n $(JOBS) test/python/runtime/test_engine_bugs.py

fuzz-parsers: build-fuzz/build.ninja ## hostile input to all readers of files, SECONDS (60) for each; goes on from what it has found
	@ninja -C build-fuzz -j $(JOBS) --quiet TorchMaxFuzzers
	@$(PYTHON) test/fuzz --seconds $(or $(SECONDS),60) $(ARGS)

conformance: build ## torch's op database on the engine; goes on where it stopped; writes docs/Conformance.md
	@$(PYTHON) test/conformance --write-page $(ARGS)

conformance-wide: build ## all samples in eight dtypes and six variants, which takes days; goes on where it stopped; writes docs/WideConformance.md
	@$(PYTHON) test/conformance --wide --write-page $(ARGS)

fuzz: build ## PROGRAMS (384) random programs on the engine, for MINUTES; goes on where it stopped; writes docs/RandomPrograms.md
	@$(PYTHON) test/programs --write-page $(if $(PROGRAMS),--programs $(PROGRAMS)) $(if $(MINUTES),--minutes $(MINUTES)) $(ARGS)

long-runs: build ## 1,000 training steps of small models beside eager; writes docs/LongRuns.md
	@$(PYTHON) test/long_runs --write-page $(ARGS)

bench: build build/openvino/.installed build/benchmarks/peak.so ## first calls, warm start, background mode, how lowering scales, dynamic sizes, training, cost of calls, kernels, inference, errors of smaller weights, how it grows
	@$(PYTHON) benchmarks/cold_compile.py
	@$(PYTHON) benchmarks/warm_start.py
	@$(PYTHON) benchmarks/never_wait.py
	@$(PYTHON) benchmarks/lowering_scale.py
	@$(PYTHON) benchmarks/dynamic_sizes.py
	@$(PYTHON) benchmarks/training_step.py
	@$(PYTHON) benchmarks/torch_calls.py
	@$(PYTHON) benchmarks/call_overhead.py
	@$(PYTHON) benchmarks/kernels.py
	@$(PYTHON) benchmarks/inference.py
	@$(PYTHON) benchmarks/smaller_weights.py
	@$(PYTHON) benchmarks/scaling.py

generate: .venv/.installed ## regenerate the generated sources and pages
	@$(PYTHON) tools/generators/generate_torch_ops.py
	@$(PYTHON) tools/generators/generate_docs.py
	@$(PYTHON) tools/generators/generate_kernels.py page
	@$(MAKE) --no-print-directory build
	@$(PYTHON) tools/generators/generate_op_table.py
	@$(PYTHON) tools/generators/generate_walk.py

docs: generate ## regenerate the reference pages

check-generated: .venv/.installed build/.packages
	@echo "== generated files"
	@$(PYTHON) tools/generators/generate_torch_ops.py --check
	@$(PYTHON) tools/generators/generate_docs.py --check
	@$(PYTHON) tools/generators/generate_kernels.py page --check
	@$(MAKE) --no-print-directory build
	@$(PYTHON) tools/generators/generate_op_table.py --check

format: .venv/.installed build/.packages ## format all sources
	@clang-format-$(LLVM_VERSION) -i $(CXX_SOURCES)
	@$(PYTHON) -m ruff format --quiet .
	@$(PYTHON) -m ruff check --quiet --fix .

lint: .venv/.installed build/.packages ## check format, lint and types
	@echo "== format, lint, types"
	@clang-format-$(LLVM_VERSION) --dry-run --Werror $(CXX_SOURCES)
	@$(PYTHON) -m ruff format --quiet --check .
	@$(PYTHON) -m ruff check --quiet .
	@$(PYTHON) -m mypy --no-error-summary

# clang-tidy does not read the compiler's precompiled headers.
tidy: build ## clang-tidy over all C++ sources; needs the package clang-tidy-22 and some minutes
	@mkdir -p build/tidy
	@sed -E 's/-Xclang -include(-pch)? -Xclang [^ ]+//g; s/-Xclang -fno-pch-timestamp//g' \
	  build/compile_commands.json > build/tidy/compile_commands.json
	@run-clang-tidy-$(LLVM_VERSION) -quiet -p build/tidy -j $(JOBS) $(filter %.cpp,$(CXX_SOURCES))

build: build/build.ninja .venv/.package ## tools and Python package
	@ninja -C build -j $(JOBS) --quiet

clean: ## remove what was built (the compile cache stays)
	@rm -rf build build-asan build-tsan

#===-----------------------------------------------------------------------===#
# Set-up, each part once
#===-----------------------------------------------------------------------===#

build/.packages: Makefile externals/versions.env
	@mkdir -p build
	@missing=$$(for p in $(DEBIAN_PACKAGES); do \
	    dpkg-query -W -f '$${Status}' $$p 2>/dev/null | grep -q 'ok installed' || echo $$p; done); \
	if [ -n "$$missing" ]; then \
	  echo "installing Debian packages:" $$missing; \
	  $(SUDO) apt-get update -qq && \
	  $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
	    $$missing > build/packages.log 2>&1 || { tail -n 20 build/packages.log; exit 1; }; \
	fi
	@touch $@

build/.sanitizer-packages: build/.packages
	@dpkg-query -W -f '$${Status}' libclang-rt-$(LLVM_VERSION)-dev 2>/dev/null | grep -q 'ok installed' || \
	  $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
	    libclang-rt-$(LLVM_VERSION)-dev > build/packages.log 2>&1 || { tail -n 20 build/packages.log; exit 1; }
	@touch $@

.venv/.installed: externals/versions.env
	@echo "installing Python packages into .venv"
	@python=$$(command -v python$(PYTHON_VERSION) || command -v python3); \
	  $$python -c 'import sys; v = "%d.%d" % sys.version_info[:2]; \
	    sys.exit(v != "$(PYTHON_VERSION)" and "Python $(PYTHON_VERSION) is needed, this is " + v)' && \
	  $$python -m venv .venv
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check $(PYTHON_PACKAGES) 2>&1 | grep -v '^WARNING: Location' || true
	@$(PYTHON) -c 'import torch, torch_mlir, max' || { echo "the Python packages could not be installed"; exit 1; }
	@touch $@

# The package's entry point; its sources and its extension module stay in python/.
.venv/.package: pyproject.toml .venv/.installed
	@echo "making the Python package known to .venv"
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -C wheel.cmake=false --editable . 2>&1 | grep -v '^WARNING: Location' || true
	@$(PYTHON) -c 'from importlib.metadata import distribution; distribution("torch-max-backend")'
	@touch $@

# In a folder of its own, which only benchmarks read. Without what it depends on: it finds NumPy in
# .venv, and reports nothing to its makers.
build/openvino/.installed: externals/versions.env .venv/.installed
	@echo "installing OpenVINO for the benchmarks"
	@rm -rf build/openvino
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check --no-deps --target build/openvino \
	  openvino==$(OPENVINO_VERSION)
	@touch $@

# For the processor that it is measured on.
build/benchmarks/peak.so: benchmarks/peak.cpp include/torch-max/Kernels/Abi.h build/.packages
	@mkdir -p $(@D)
	@clang++-$(LLVM_VERSION) -std=c++20 -O3 -march=native -ffp-contract=fast -Wall -Wextra -Werror \
	  -fPIC -shared -I include $< -o $@

build/build.ninja: build/.packages .venv/.installed
	@echo "configuring the build"
	@cmake --preset release > build/configure.log 2>&1 || { tail -n 30 build/configure.log; exit 1; }
	@touch $@

build-asan/build.ninja build-tsan/build.ninja build-fuzz/build.ninja: build-%/build.ninja: build/.sanitizer-packages .venv/.installed
	@echo "configuring $(@D)"
	@mkdir -p $(@D)
	@cmake --preset $* > $(@D)/configure.log 2>&1 || { tail -n 30 $(@D)/configure.log; exit 1; }
	@touch $@
