#!/usr/bin/env bash
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
# Runs the mria tool from any folder. Where it is missing or older than its sources it is built first, on Debian and Ubuntu
# after installing what that needs.
set -eu
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
source=$(cd "$here/../.." && pwd -P)
tool=$source/Build/release/Programs/mria/mria
stamp=$source/Build/release/mria.stamp # as old as the newest sources that are in the tool
layer=$source/Build/release/OpenXRLayer/libmria_openxr_layer.so
wants_layer=
[ "${1:-}" != openxr ] || wants_layer=yes # the other commands need neither it nor OpenXR's packages

is_stale()
{
	# Asking the file system takes milliseconds; asking CMake would be felt at every run.
	[ ! -x "$tool" ] || [ ! -f "$stamp" ] || { [ -n "$wants_layer" ] && [ ! -f "$layer" ]; } ||
		[ -n "$(find "$source/MRInputAnimationCore" "$source/MRInputAnimationOpenXR" "$source/Programs/mria" \
			"$source/Programs/OpenXRLayer" "$source/../Config" "$source/Cmake" "$source/CMakeLists.txt" \
			"$source/CMakePresets.json" -newer "$stamp" -print -quit)" ]
}

build()
{
	. "$here/setup.sh"
	mria_need cmake ninja-build g++ libcli11-dev rapidjson-dev
	[ -z "$wants_layer" ] || mria_need libopenxr-dev libopenxr-loader1
	mkdir -p "$source/Build"
	exec 9>"$source/Build/release.lock"
	flock 9 # two at once would trip over each other
	if is_stale; then
		touch "$source/Build/release.started"
		if [ -n "$wants_layer" ] || [ -f "$layer" ]; then
			mria_build "$source" release mria mria_openxr_layer || exit 3
		else
			mria_build "$source" release mria || exit 3
		fi
		mv "$source/Build/release.started" "$stamp"
	fi
	exec 9>&-
}

if is_stale; then
	build
fi
exec "$tool" "$@"
