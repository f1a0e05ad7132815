#!/usr/bin/env bash
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
# Builds the example program in every way that a user of the core may: against the installed package, static and shared, with
# g++ and clang++, as C++17 and C++20, by pkg-config, and from the sources; all must print the same. The core is built twice.
# Usage: check.sh BUILD_FOLDER
set -eu
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
core=$(cd "$here/../../Source/MRInputAnimationCore" && pwd)
sample=$here/../../Content/Samples/PinchDrag.bin
work=${1:?a folder to build in is missing}
results=$work/results.txt
fast=(-G Ninja -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=0 -DCMAKE_CXX_FLAGS=-O0)
mkdir -p "$work"
: >"$results"

run() { # NAME PROGRAM: adds a line with what it prints.
	printf '%-32s %s\n' "$1" "$("$2" "$sample")" | tee -a "$results"
}

quietly() {
	"$@" >"$work/log.txt" 2>&1 || { cat "$work/log.txt"; echo "failed: $*"; exit 1; }
}

# The core by itself, installed: static, g++, C++17.
quietly cmake -S "$core" -B "$work/static" "${fast[@]}" -DCMAKE_CXX_COMPILER=g++ -DCMAKE_INSTALL_PREFIX="$work/installed-static"
quietly cmake --build "$work/static"
quietly cmake --install "$work/static"

# The core inside another project, by FetchContent, which is add_subdirectory: shared, clang++, C++20. Installed as well.
quietly cmake -S "$here/Example" -B "$work/shared" "${fast[@]}" -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_CXX_STANDARD=20 \
	-DBUILD_SHARED_LIBS=ON -DMRIA_SOURCE="$core" -DCMAKE_INSTALL_PREFIX="$work/installed-shared"
quietly cmake --build "$work/shared"
quietly cmake --install "$work/shared"
run "FetchContent shared" "$work/shared/example"

for kind in static shared; do
	installed=$work/installed-$kind
	for compiler in g++ clang++; do
		for standard in 17 20; do
			build=$work/example-$kind-$compiler-$standard
			quietly cmake -S "$here/Example" -B "$build" -G Ninja -DCMAKE_CXX_COMPILER=$compiler \
				-DCMAKE_CXX_STANDARD=$standard -DCMAKE_CXX_FLAGS="-Wall -Wextra -Werror" -DCMAKE_PREFIX_PATH="$installed"
			quietly cmake --build "$build"
			run "$kind $compiler C++$standard" "$build/example"
		done
	done
	PKG_CONFIG_PATH=$(dirname "$(find "$installed" -name mria.pc)")
	export PKG_CONFIG_PATH
	# shellcheck disable=SC2046 # several options each
	quietly g++ -std=c++17 "$here/Example/Main.cpp" $(pkg-config --cflags mria) $(pkg-config --libs mria) -o "$work/pkg-$kind" \
		-Wl,-rpath,"$(pkg-config --variable=libdir mria)"
	run "$kind pkg-config" "$work/pkg-$kind"
	if grep -rnE 'mria_[a-z_]*flags|[ "]-(W|f)[a-z]' "$installed"/lib*/cmake; then
		echo "flags of the core's build are in its package"
		exit 1
	fi
done

[ "$(sed 's/^.\{32\} //' "$results" | sort -u | wc -l)" -eq 1 ] || { echo "the programs do not agree"; exit 1; }
grep -q '[0-9]\.[0-9].* [0-9]' "$results"
