# Every language and warning flag of the build without the engine, here only.

add_library(mria_flags INTERFACE)
# The core is compiled as Unreal compiles it: without exceptions and type information.
add_library(mria_core_flags INTERFACE)
target_link_libraries(mria_core_flags INTERFACE mria_flags)

option(MRIA_STRICT "Warnings are errors" OFF)
option(MRIA_FAST_MATH "Core and tests as a compiler sees them that assumes that no number is NaN or infinite" OFF)
option(MRIA_FOREIGN_MACROS "The core among the macros of Windows and Unreal" OFF)

# No contraction, which is Unreal's own rule with clang, so that every compiler and CPU rounds alike.
if(MSVC) # and clang-cl; contraction, for which it has no option, is in Mria/FloatRules.h
	target_compile_options(mria_flags INTERFACE /W4 /permissive- /utf-8 /Zc:__cplusplus
		$<IF:$<BOOL:${MRIA_FAST_MATH}>,/fp:fast,/fp:precise> $<$<BOOL:${MRIA_STRICT}>:/WX>)
	target_compile_options(mria_core_flags INTERFACE /EHs-c- /GR-)
	target_compile_definitions(mria_core_flags INTERFACE _HAS_EXCEPTIONS=0)
elseif(CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang")
	target_compile_options(mria_flags INTERFACE
		-Wall -Wextra -Wshadow -Wundef -Wnon-virtual-dtor -Wconversion -Wno-sign-conversion -ffp-contract=off
		$<$<BOOL:${MRIA_FAST_MATH}>:-ffast-math> $<$<BOOL:${MRIA_STRICT}>:-Werror>)
	target_compile_options(mria_core_flags INTERFACE -fno-exceptions -fno-rtti)
	if(MRIA_FOREIGN_MACROS)
		target_compile_options(mria_core_flags INTERFACE
			"SHELL:-include ${CMAKE_CURRENT_SOURCE_DIR}/../Tests/Support/ForeignMacros.h")
	endif()
endif()

# Test code is compiled more often than it runs: unoptimised it takes half the time. What it tests stays optimised.
add_library(mria_test_flags INTERFACE)
target_link_libraries(mria_test_flags INTERFACE mria_flags)
target_compile_options(mria_test_flags INTERFACE $<IF:$<BOOL:${MSVC}>,/Od,-O0;-g1>)

# Clang's: it sees misaligned reads through intrinsics, which GCC does not.
option(MRIA_SANITIZE "Address and undefined-behaviour sanitizers (needs clang)" OFF)
if(MRIA_SANITIZE)
	add_compile_options(-fsanitize=address,undefined,float-cast-overflow -fno-sanitize-recover=all
		-fno-omit-frame-pointer -fsanitize-ignorelist=${CMAKE_CURRENT_LIST_DIR}/SanitizerIgnores.txt)
	add_link_options(-fsanitize=address,undefined)
	# Objects of the core have no type information, which the check of their type would need.
	target_compile_options(mria_test_flags INTERFACE -fno-sanitize=vptr)
endif()

option(MRIA_FUZZ "libFuzzer targets (needs clang)" OFF)
if(MRIA_FUZZ)
	add_compile_options(-fsanitize=fuzzer-no-link)
endif()

option(MRIA_COVERAGE "Count which lines and branches run (needs clang)" OFF)
if(MRIA_COVERAGE) # tests too: the linker may take their copy of an inline function of the core
	add_compile_options(-fprofile-instr-generate -fcoverage-mapping)
	add_link_options(-fprofile-instr-generate)
endif()
