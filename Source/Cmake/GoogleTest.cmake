# GoogleTest: Debian's library, or, for another system, its sources built with that system's compiler.
if(NOT CMAKE_CROSSCOMPILING)
	find_package(GTest REQUIRED)
	return()
endif()

set(MRIA_GTEST_SOURCES "/usr/src/googletest" CACHE PATH "Where Debian's libgtest-dev puts the sources")
set(BUILD_GMOCK OFF CACHE BOOL "")
set(INSTALL_GTEST OFF CACHE BOOL "")
add_subdirectory(${MRIA_GTEST_SOURCES} ${CMAKE_BINARY_DIR}/googletest EXCLUDE_FROM_ALL)
if(NOT TARGET GTest::gtest)
	add_library(GTest::gtest ALIAS gtest)
	add_library(GTest::gtest_main ALIAS gtest_main)
endif()
