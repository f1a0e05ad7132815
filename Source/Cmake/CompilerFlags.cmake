# Every language and warning flag of the build without the engine, here only.

add_library(mria_flags INTERFACE)
target_compile_options(mria_flags INTERFACE
	-Wall -Wextra -Wshadow -Wundef -Wnon-virtual-dtor -Wconversion -Wno-sign-conversion
	# Unreal's rule for floats: no contraction, so that every compiler and CPU rounds alike.
	-ffp-contract=off)

option(MRIA_STRICT "Warnings are errors" OFF)
if(MRIA_STRICT)
	target_compile_options(mria_flags INTERFACE -Werror)
endif()

# The core is compiled as Unreal compiles it: without exceptions and type information.
add_library(mria_core_flags INTERFACE)
target_link_libraries(mria_core_flags INTERFACE mria_flags)
target_compile_options(mria_core_flags INTERFACE -fno-exceptions -fno-rtti)

# Test code is compiled more often than it runs: unoptimised it takes half the time. What it tests stays optimised.
add_library(mria_test_flags INTERFACE)
target_link_libraries(mria_test_flags INTERFACE mria_flags)
target_compile_options(mria_test_flags INTERFACE -O0 -g1)

# For what includes RapidJSON: version 1.1 adds to a null pointer before it first allocates.
add_library(mria_rapidjson_flags INTERFACE)

option(MRIA_SANITIZE "Address and undefined-behaviour sanitizers" OFF)
if(MRIA_SANITIZE)
	add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
	add_link_options(-fsanitize=address,undefined)
	target_compile_options(mria_rapidjson_flags INTERFACE -fno-sanitize=pointer-overflow)
	target_compile_options(mria_test_flags INTERFACE -fno-sanitize=undefined)
endif()

option(MRIA_FUZZ "libFuzzer targets (needs clang)" OFF)
if(MRIA_FUZZ)
	add_compile_options(-fsanitize=fuzzer-no-link)
endif()
