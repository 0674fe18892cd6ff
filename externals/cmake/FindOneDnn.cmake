# oneDNN from its Python package, which puts headers and library into the
# environment's own folders, beside site-packages.
cmake_path(SET onednn_root NORMALIZE ${TORCH_MAX_SITE_PACKAGES}/../../..)
if(NOT EXISTS ${onednn_root}/include/oneapi/dnnl/dnnl.hpp)
  message(FATAL_ERROR
    "oneDNN was not found below '${onednn_root}'. `make build` installs it into .venv; by hand: "
    "pip install onednn-devel-cpu-gomp==${TORCH_MAX_PINNED_ONEDNN_VERSION}")
endif()
add_library(OneDnn INTERFACE)
target_include_directories(OneDnn SYSTEM INTERFACE ${onednn_root}/include)
target_link_libraries(OneDnn INTERFACE ${onednn_root}/lib/libdnnl.so.3)
