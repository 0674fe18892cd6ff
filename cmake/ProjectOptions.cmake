# How our own code is compiled. Include paths, warnings, sanitizers, ccache.
set(TORCH_MAX_SANITIZER "" CACHE STRING
    "sanitizers to build with, as in -fsanitize=; the presets asan and tsan set it")
option(TORCH_MAX_FUZZERS "Build the fuzzers of test/fuzz and all code for them; needs Clang" OFF)

include_directories(${PROJECT_SOURCE_DIR}/include ${PROJECT_BINARY_DIR}/include)

# -O3 gains nothing here that would be worth the longer build.
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE_PROGRAM})
endif()

# Debian's MLIR has no RTTI, so neither may the code that derives from it.
add_compile_options(-fno-rtti -Wall -Wextra -Werror -Wno-unused-parameter)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # Known false alarms of GCC 12 in LLVM's headers.
  add_compile_options(-Wno-maybe-uninitialized -Wno-dangling-reference -Wno-redundant-move)
endif()
if(TORCH_MAX_SANITIZER)
  # A report ends the process, or a test would pass in spite of it. What a class
  # really is cannot be checked without run-time type information, which LLVM
  # does not have.
  add_compile_options(
    -fsanitize=${TORCH_MAX_SANITIZER} -fno-sanitize-recover=all -fno-sanitize=vptr
    -fno-omit-frame-pointer)
  # As a library: what test/sanitizers loads comes before it.
  add_link_options(-fsanitize=${TORCH_MAX_SANITIZER} -shared-libsan)
  # Reports need lines, and nothing else of the debug information.
  set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O1 -gline-tables-only -DNDEBUG")
endif()
include(PythonPackage)

if(TORCH_MAX_FUZZERS)
  # `vptr` needs run-time type information.
  add_compile_options(-fsanitize=fuzzer-no-link,address,undefined -fno-sanitize=vptr
                      -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()

find_program(LLD_PROGRAM NAMES ld.lld-${TORCH_MAX_PINNED_LLVM_VERSION})
if(LLD_PROGRAM AND CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  add_link_options(-fuse-ld=lld)
endif()
add_link_options(-Wl,--gc-sections)
