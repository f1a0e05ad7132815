# For ctest: the plugin's Unreal modules on the host, compiled for every engine version and target, and run at two of them.
set(host "${CMAKE_CURRENT_SOURCE_DIR}/UnrealHost")

# mria_add_host_build(<label> <name> <jobs> <options>...): configures and builds Build/unreal-<name>; shows every error.
function(mria_add_host_build label name jobs)
	set(folder "${MRIA_ROOT}/Source/Build/unreal-${name}")
	list(JOIN ARGN " " options)
	mria_add_test(${label}.${name} ${label} COMMAND sh -c "cmake -S '${host}' -B '${folder}' -G Ninja ${options} &&
		cmake --build '${folder}' -j ${jobs} -- -k 0")
	set_tests_properties(${label}.${name} PROPERTIES TIMEOUT 2400 PROCESSORS ${jobs} FIXTURES_SETUP unreal-${name})
endfunction()

# mria_add_host_run(<version> <target> <sanitizer> <options>...): a build that is run too. It is GCC's; clang compiles the
# rest, as Unreal does on Linux.
function(mria_add_host_run version target sanitizer)
	set(name ${version}-${target})
	mria_add_host_build(unreal ${name} 1 -DHOST_VERSION=${version} -DHOST_TARGET=${target} -DHOST_SYNTAX_ONLY=OFF
		-DHOST_SANITIZE=${sanitizer} -DCMAKE_CXX_COMPILER=g++ ${ARGN})
	set_property(TEST unreal.${name} PROPERTY COST 1000) # first: it takes longest
	foreach(program unreal_host_self_tests unreal_host)
		mria_add_shards(unreal.${name}.${program} unreal "${MRIA_ROOT}/Source/Build/unreal-${name}/${program}"
			"MRINPUT_RECORDINGS=${MRIA_SHARED_RECORDINGS}")
		foreach(shard RANGE 1 ${MRIA_SHARDS})
			set_property(TEST unreal.${name}.${program}.${shard} PROPERTY FIXTURES_REQUIRED unreal-${name})
		endforeach()
	endforeach()
endfunction()

# Under the address sanitizer the core is built again: it is what reads hostile files.
mria_add_host_run(5.8 Editor address,undefined)
mria_add_host_run(5.1 Game thread "-DHOST_CORE_LIBRARY='$<TARGET_FILE:mria_core>'")
mria_add_test(unreal.pictures unreal COMMAND python3 "${host}/Pictures/pictures.py"
	"${MRIA_ROOT}/Source/Build/unreal-5.8-Editor/unreal_host")
set_tests_properties(unreal.pictures PROPERTIES FIXTURES_REQUIRED unreal-5.8-Editor ENVIRONMENT
	ASAN_OPTIONS=detect_leaks=0)

# The others are only compiled; two of them without statistics, checks and tests. 5.6 only if something sets it apart from
# 5.7: a row of the table that begins or ends between them, or a version that the plugin asks for.
set(compiled 5.1-Editor 5.2-Editor 5.2-Game 5.3-Editor 5.3-Game 5.4-Editor 5.4-Game 5.5-Editor 5.5-Game 5.7-Editor
	5.7-Game 5.8-Game 5.3-Game-Test 5.8-Game-Shipping)
file(STRINGS "${host}/Engine/Features.txt" differences REGEX "^[A-Z0-9_]+ +(5\\.7|[^ ]+ +5\\.6) ")
file(STRINGS "${MRIA_ROOT}/Source/MRInputAnimation/Public/MRInputEngineCompat.h" asked REGEX "\\(5, 7,")
if(differences OR asked)
	list(APPEND compiled 5.6-Editor 5.6-Game)
endif()
set(builds unreal.5.8-Editor unreal.5.1-Game)
foreach(build IN LISTS compiled)
	string(REPLACE "-" ";" words "${build}-Development")
	list(GET words 0 version)
	list(GET words 1 target)
	list(GET words 2 configuration)
	mria_add_host_build(unreal ${build} 1 -DHOST_VERSION=${version} -DHOST_TARGET=${target} -DHOST_SYNTAX_ONLY=ON
		-DHOST_CONFIGURATION=${configuration} -DCMAKE_CXX_COMPILER=clang++)
	list(APPEND builds unreal.${build})
endforeach()

# Every source alone, and every header that others may include, as builds do that join nothing.
foreach(build 5.5-Editor 5.1-Game)
	string(REPLACE "-" " -DHOST_TARGET=" version_and_target "${build}")
	mria_add_host_build(alone ${build}-Alone ${MRIA_PROCESSORS} -DHOST_VERSION=${version_and_target} -DHOST_JOINED=OFF
		-DCMAKE_CXX_COMPILER=clang++)
endforeach()

mria_add_test(unreal.must_not_compile unreal COMMAND python3 "${host}/MustNotCompile/must_not_compile.py"
	--builds "${MRIA_ROOT}/Source/Build")
set_tests_properties(unreal.must_not_compile PROPERTIES DEPENDS "${builds}" PROCESSORS ${MRIA_PROCESSORS})
foreach(folder HeaderTool BuildTool Python)
	mria_add_test(unreal.${folder} unreal COMMAND python3 -m unittest -v WORKING_DIRECTORY "${host}/${folder}")
endforeach()
