# Reads externals/versions.env, so that CMake and the Makefile share one list.
set(versions_file ${CMAKE_CURRENT_LIST_DIR}/../versions.env)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${versions_file})
file(STRINGS ${versions_file} version_lines REGEX "^[A-Z_]+=")
foreach(line ${version_lines})
  string(REGEX MATCH "^([A-Z_]+)=(.*)$" _ "${line}")
  set(TORCH_MAX_PINNED_${CMAKE_MATCH_1} ${CMAKE_MATCH_2})
endforeach()
