# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""The completions of 'mria completion', in the shells that they are for."""

import os
import pathlib
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = os.environ.get("MRIA_TOOL_PATH", str(ROOT / "Source/Build/strict/Programs/mria/mria"))
# What is typed before the key that completes, and the one word that it becomes.
EDIT = "mria edit in.bin -o out.bin "
CASES = {
    "mria resa": "resample",
    "mria --v": "--version",
    "mria diff --pos": "--position",
    "mria sample --space unr": "unreal",
    "mria convert --to bin1.1-": "bin1.1-doc",
    "mria openxr d": "doctor",
    "mria openxr run --or": "--origin",
    "mria openxr run --origin st": "stage",
    "mria device pus": "push",
    "mria device run-tests --sh": "--shard",
    "mria device run-tests --device a --dev": "--device",
    "mria device run-tests --snapshots w": "write",
    EDIT + "mi": "mirror",
    EDIT + "trim --from-": "--from-marker",
    EDIT + "trim --from 2 : red": "reduce",
    EDIT + "trim --from 2 : reduce --pos": "--position",
    "mria help dev": "device",
    "mria completion z": "zsh",
    "mria info walk.b": "walk.bin",
    "mria edit walk.b": "walk.bin",
}
BASH = """
. ./completion
try() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _mria; [ ${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "${!#}"))
	echo "${COMPREPLY[@]}"; }
while read -ra words; do try "${words[@]}"; done <lines
"""
# A shell on a terminal of its own; a key saves the line.
ZSH = """
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell 'autoload -Uz compinit; fpath=($PWD $fpath); compinit -u -D
save() { print -r -- "${BUFFER##* }"; } ; save_line() { BUFFER=${BUFFER% }; save >>words; BUFFER=; print SA""VED >/dev/tty }
zle -N save_line; bindkey "^]" save_line; print SA""VED'
zpty -r shell seen '*SAVED*'
while read -r line; do
	zpty -w -n shell "$line"$'\\t\\x1d'
	zpty -r shell seen '*SAVED*'
done <lines
zpty -d shell
cat words
"""
FISH = """
source ./completion
while read line
	echo (complete -C "$line" | string replace -r '\\t.*' '')
end <lines
"""


class Completions(unittest.TestCase):
    def complete(self, shell, options, script):
        text = subprocess.run([TOOL, "completion", shell], check=True, capture_output=True).stdout
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            # zsh finds it by its name.
            (folder / ("_mria" if shell == "zsh" else "completion")).write_bytes(text)
            (folder / "lines").write_text("".join(line + "\n" for line in CASES))
            (folder / "walk.bin").touch()
            (folder / "script").write_text(script)
            environment = {"PATH": os.environ["PATH"], "HOME": name, "TERM": "dumb", "LC_ALL": "C"}
            run = subprocess.run([shell, *options, "script"], cwd=folder, env=environment, capture_output=True, text=True,
                                 stdin=subprocess.DEVNULL, timeout=60, check=False)
        self.assertEqual(run.stderr, "")
        self.assertEqual(dict(zip(CASES, run.stdout.splitlines())), CASES)

    def test_bash(self):
        self.complete("bash", ["--norc"], BASH)

    def test_zsh(self):
        self.complete("zsh", ["-f"], ZSH)

    def test_fish(self):
        self.complete("fish", ["--no-config"], FISH)


if __name__ == "__main__":
    unittest.main()
