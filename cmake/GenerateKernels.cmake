# What follows from the registry of kernels, mojo_kernels/kernels.toml. Made when
# the build is configured, as CMake has to know which libraries there are.
set(TORCH_MAX_KERNEL_GENERATOR ${PROJECT_SOURCE_DIR}/tools/generators/generate_kernels.py)
find_package(Python3 3.11 REQUIRED COMPONENTS Interpreter)
function(torch_max_generate_kernels what target)
  execute_process(COMMAND ${Python3_EXECUTABLE} ${TORCH_MAX_KERNEL_GENERATOR} ${what} ${target}
                  COMMAND_ERROR_IS_FATAL ANY)
endfunction()
