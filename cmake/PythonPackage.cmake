# Where the extension module and the kernels go: into the source tree, so that a
# build is visible to Python at once; a wheel takes them from there, too. Python
# cannot load a sanitizer's module by itself, so that one gets a package of its
# own, whose sources are links.
set(sources ${PROJECT_SOURCE_DIR}/python/torch_max_backend)
set(TORCH_MAX_PYTHON_PACKAGE ${sources})
if(TORCH_MAX_SANITIZER OR TORCH_MAX_FUZZERS)
  set(TORCH_MAX_PYTHON_PACKAGE ${PROJECT_BINARY_DIR}/python/torch_max_backend)
  # Made anew, so that no link outlives its file.
  file(GLOB_RECURSE linked ${TORCH_MAX_PYTHON_PACKAGE}/*.py)
  if(linked)
    file(REMOVE ${linked})
  endif()
  file(GLOB_RECURSE names CONFIGURE_DEPENDS RELATIVE ${sources} ${sources}/*.py)
  foreach(name IN LISTS names)
    cmake_path(GET name PARENT_PATH folder)
    file(MAKE_DIRECTORY ${TORCH_MAX_PYTHON_PACKAGE}/${folder})
    file(CREATE_LINK ${sources}/${name} ${TORCH_MAX_PYTHON_PACKAGE}/${name} SYMBOLIC)
  endforeach()
endif()
