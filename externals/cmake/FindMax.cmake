# The MAX engine from its Python package: headers to compile against. The
# library itself is opened at run time (lib/Runtime/EnginePackage.cpp), so that
# a missing package is a message and not a program that fails to start.
if(NOT DEFINED TORCH_MAX_SITE_PACKAGES)
  file(GLOB TORCH_MAX_SITE_PACKAGES
       ${PROJECT_SOURCE_DIR}/.venv/lib/python*/site-packages)
endif()
set(MAX_INCLUDE_DIR ${TORCH_MAX_SITE_PACKAGES}/max/include)
if(NOT EXISTS ${MAX_INCLUDE_DIR}/max/c/model.h)
  message(FATAL_ERROR
    "The MAX engine's headers were not found below "
    "'${TORCH_MAX_SITE_PACKAGES}'. `make build` installs the engine into .venv; "
    "or set TORCH_MAX_SITE_PACKAGES to the site-packages folder that has it.")
endif()
add_library(MaxHeaders INTERFACE)
target_include_directories(MaxHeaders SYSTEM INTERFACE ${MAX_INCLUDE_DIR})
