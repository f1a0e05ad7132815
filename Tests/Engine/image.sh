# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Sourced by check.sh: the same in one of Epic's container images. Files go in and out by `docker cp`, so that the
# image's own user, never root, owns all that is built and no folder has to change hands.

# shellcheck disable=SC2154 # set by check.sh
repository=ghcr.io/epicgames/unreal-engine
container=
network=

image_name() {
	case $1 in
	5.1) echo $repository:dev-slim-5.1.0 ;;
	5.2) echo $repository:dev-5.2.1 ;;
	5.3) echo $repository:dev-slim-5.3.2 ;;
	5.4) echo $repository:dev-slim-5.4.4 ;;
	5.5) echo $repository:dev-slim-5.5.4 ;;
	5.6) echo $repository:dev-slim-5.6.1 ;;
	5.7) echo $repository:dev-slim-5.7.4 ;;
	5.8) echo $repository:dev-slim-5.8.0 ;;
	*[:/]*) echo "$1" ;;
	*) echo "$repository:$1" ;;
	esac
}

clean_up_image() {
	[ -z "$container" ] || docker rm -f "$container" >/dev/null 2>&1
	[ -z "$network" ] || docker network rm "$network" >/dev/null 2>&1
	clean_up
}

# What to do about a failed pull, by what docker said.
explain_pull() {
	case $(tr '[:upper:]' '[:lower:]' <"$1") in
	*unauthorized*)
		unusable "$2 cannot be pulled: not logged in, or the token is not good (unauthorized)" \
			"Make a GitHub token with read:packages, then: docker login ghcr.io -u YOUR-GITHUB-NAME" ;;
	*denied*)
		unusable "$2 cannot be pulled: your GitHub account is not linked to Epic's (denied)" \
			"Link it at unrealengine.com (account, apps and accounts, GitHub) and accept the invitation that comes by mail." ;;
	*"manifest unknown"* | *"not found"*) unusable "$2 cannot be pulled: there is no such image" ;;
	*"no space left"*) unusable "$2 cannot be pulled: the disk is full; an image takes about 60 GB" ;;
	*) unusable "$2 cannot be pulled:" "$(tail -n 3 "$1")" ;;
	esac
}

get_image() {
	local log=$work/pull.log
	command -v docker >/dev/null || unusable "--image needs docker, which is not installed"
	docker info >"$log" 2>&1 || unusable "docker does not answer:" "$(tail -n 2 "$log")"
	! docker image inspect "$1" >/dev/null 2>&1 || return 0
	echo "pulling $1: some 25 GB"
	docker pull "$1" 2>&1 | tee "$log" || explain_pull "$log" "$1"
}

# Images of 5.4 build only where the network has IPv6.
make_network() {
	[[ $1 =~ [:-]5\.4(\.|$) ]] || return 0
	network=mrinput-check-$$
	docker network create --ipv6 --subnet fd4d:5249:4e50::/64 $network >/dev/null ||
		unusable "docker cannot make an IPv6 network"
}

check_in_image() {
	local name inside=/var/tmp/mrinput code
	name=$(image_name "$image")
	export MSYS_NO_PATHCONV=1 # Git Bash would turn paths of the container into Windows'
	work=$(mktemp -d "${TMPDIR:-/tmp}/mria.XXXXXX") || unusable "cannot make a temporary folder"
	trap clean_up_image EXIT
	trap 'exit 130' INT TERM
	mkdir -p "$out" || unusable "cannot write to $out"
	get_image "$name"
	make_network "$name"
	copy_plugin "$work/mrinput"
	container=mrinput-check-$$
	# shellcheck disable=SC2016 # HOME is that of the image's user
	docker create --name $container --init --shm-size=2g -e MRINPUT_IN_CONTAINER=1 ${network:+--network "$network"} "$name" bash -lc \
		'exec "$0"/Tests/Engine/check.sh --engine "$HOME/UnrealEngine" --out "$0-out" --filter "$1" --limit "$2"' \
		$inside "$filter" "$limit" >/dev/null || unusable "docker cannot make a container of $name"
	tar -C "$work" -cf - mrinput | docker cp - $container:/var/tmp || unusable "docker cannot copy the plugin into $name"
	echo "checking in $name"
	docker start -a $container
	code=$?
	docker cp "$container:$inside-out/." "$out" >/dev/null || unusable "$name left no results (exit code $code)"
	echo "Results: $out"
	[ $code -le 3 ] || unusable "the container ended with exit code $code (137: out of memory)"
	exit $code
}
