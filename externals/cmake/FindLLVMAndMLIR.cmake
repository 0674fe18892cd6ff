# LLVM and MLIR from the distribution's packages, linked statically: one MLIR in
# each binary, hidden, beside the one that torch-mlir's wheel brings.
# Its config file has no version of its own; the path has.
find_package(MLIR QUIET CONFIG
             HINTS /usr/lib/llvm-${TORCH_MAX_PINNED_LLVM_VERSION}/lib/cmake/mlir)
if(NOT MLIR_FOUND)
  message(FATAL_ERROR
    "MLIR ${TORCH_MAX_PINNED_LLVM_VERSION} was not found. `make build` installs it; by hand: "
    "apt-get install libmlir-${TORCH_MAX_PINNED_LLVM_VERSION}-dev "
    "mlir-${TORCH_MAX_PINNED_LLVM_VERSION}-tools, or set MLIR_DIR.")
endif()
list(APPEND CMAKE_MODULE_PATH ${MLIR_CMAKE_DIR} ${LLVM_CMAKE_DIR})
include(TableGen)
include(AddLLVM)
include(AddMLIR)
include_directories(SYSTEM ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
add_definitions(${LLVM_DEFINITIONS})
# Debian's MLIR archives ask for LLVM's shared library. Ours take LLVM's archives
# as well: a second LLVM beside them would register everything twice.
set(LLVM_LINK_LLVM_DYLIB OFF)
set(MLIR_LINK_MLIR_DYLIB OFF)
foreach(target ${MLIR_EXPORTED_TARGETS})
  get_target_property(libraries ${target} INTERFACE_LINK_LIBRARIES)
  if("LLVM" IN_LIST libraries)
    list(REMOVE_ITEM libraries LLVM)
    list(APPEND libraries LLVMSupport LLVMRemarks LLVMSupportLSP)
    set_target_properties(${target} PROPERTIES INTERFACE_LINK_LIBRARIES "${libraries}")
  endif()
endforeach()
