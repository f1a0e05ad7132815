#!/usr/bin/env python3
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Makes the archives of the command-line tool from the commit that is checked out. See HELP."""

import gzip
import hashlib
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile

HELP = """package.sh --tool - the command-line tool for people who do not build it, from a clean tree

Usage: package.sh --tool [--platform NAME]... [--out DIR]

  --platform NAME  linux-x86_64, linux-arm64, windows-x86_64; all three unless given
  --out DIR        where the archives go (default: Source/Build/Release)
  --help           this text

Each archive has the program, the OpenXR layer for 'mria openxr', the manual page, completions for bash, zsh and fish,
and all licences. For Linux it needs glibc 2.28 (2018) or newer, and libcurl for 'mria device' only; for Windows, nothing.
Each program is run before it is packed: arm64 under qemu, Windows under wine if it is there. SHA256SUMS has the
checksums. The same commit and compilers give the same bytes. Installs what is missing (as root; otherwise prints the
command).
Exit codes: 0 fine, 1 a program does not do its work, 2 wrong usage, 3 not a clean tree, or something cannot be built.
"""
ROOT = pathlib.Path(__file__).resolve().parents[3]
SOURCE = ROOT / "Source"
SAMPLE = "Content/Samples/PinchDrag.bin"
# How a program of another platform is run here.
RUNNERS = {"linux-x86_64": [], "linux-arm64": ["qemu-aarch64-static", "-L", "/usr/aarch64-linux-gnu"], "windows-x86_64": ["wine"]}
OBJDUMPS = {"linux-x86_64": "objdump", "linux-arm64": "aarch64-linux-gnu-objdump"}
LAYER = "OpenXRLayer"  # a folder of a build and of an archive
OLDEST_GLIBC = (2, 28)  # of RHEL 8 and all that is made from it; Debian 11 and Ubuntu 20.04 have 2.31
# What is part of every system with glibc.
SYSTEM_LIBRARIES = {"libc.so.6", "libm.so.6", "libpthread.so.0", "libdl.so.2", "libgcc_s.so.1", "ld-linux-x86-64.so.2",
                    "ld-linux-aarch64.so.1"}
# Libraries that are in the program: their licences ask to be shipped with it.
LIBRARIES = {"CLI11": "libcli11-dev", "RapidJSON": "rapidjson-dev", "OpenXR": "libopenxr-dev"}
WINDOWS_LIBRARIES = {"MinGW-w64": "mingw-w64-x86-64-dev"}


class Refused(Exception):
    """Why there is no package, and the exit code for it."""

    def __init__(self, code, text):
        super().__init__(text)
        self.code = code


def parse(arguments):
    platforms, out = [], SOURCE / "Build/Release"
    rest = list(arguments)
    while rest:
        name, _, value = rest.pop(0).partition("=")
        if name not in ("--platform", "--out"):
            raise Refused(2, f"unknown option {name}")
        if not value and not rest:
            raise Refused(2, f"{name} needs a value")
        value = value or rest.pop(0)
        if name == "--out":
            out = pathlib.Path(value)
        elif value in RUNNERS:
            platforms.append(value)
        else:
            raise Refused(2, f"there is no platform {value}; there is {', '.join(RUNNERS)}")
    return platforms or list(RUNNERS), out


def run(*command, code=3):
    try:
        return subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    except FileNotFoundError:
        raise Refused(3, f"{command[0]} is needed") from None
    except subprocess.CalledProcessError as error:
        text = (error.stdout + error.stderr).decode("utf-8", "replace").strip()
        raise Refused(code, f"{' '.join(map(str, command))}:\n{text[-4000:]}") from None


def build(platform):
    """The program of one platform."""
    folder = SOURCE / "Build" / f"tool-{platform}"
    run("cmake", "-S", str(SOURCE), "--preset", f"tool-{platform}")
    run("cmake", "--build", str(folder), "--target", "mria", "mria_openxr_layer")
    return folder / "Programs/mria" / ("mria.exe" if platform.startswith("windows") else "mria")


def layer_files(program):
    """The OpenXR layer of that program's build, by name in the archive: the loader's manifest and the library it names."""
    folder = program.parents[2] / LAYER
    manifest = folder / "mria_openxr_layer.json"
    if not manifest.exists():
        raise Refused(3, f"{manifest} is needed: the OpenXR layer goes with the program")
    library = folder / json.loads(manifest.read_text())["api_layer"]["library_path"]
    return {f"{LAYER}/{path.name}": path.resolve() for path in (manifest, library)}


def check_system_needs(platform, binary):
    """A program or library for Linux must not need what a system of the last years does not have."""
    if platform not in OBJDUMPS:
        return
    text = run(OBJDUMPS[platform], "-p", "-T", str(binary)).decode()
    libraries = set(re.findall(r"NEEDED +(\S+)", text)) - SYSTEM_LIBRARIES
    if libraries:
        raise Refused(1, f"{binary.name} for {platform} needs {', '.join(sorted(libraries))}")
    symbols = re.findall(r"\(?GLIBC_(\d+)\.(\d+)[.\d]*\)? +(\S+)$", text, re.MULTILINE)
    if not symbols:
        raise Refused(1, f"{binary.name} for {platform} shows no symbols of glibc")
    newer = sorted({name for major, minor, name in symbols if (int(major), int(minor)) > OLDEST_GLIBC})
    if newer:
        raise Refused(1, f"{binary.name} for {platform} needs a newer glibc than {'.'.join(map(str, OLDEST_GLIBC))} for "
                         f"{', '.join(newer)}: add them to OlderGlibc.cpp")


def try_out(platform, program, expected):
    """What the program says of a sample must be what the others say. Returns whether it could be run."""
    runner = RUNNERS[platform]
    if runner and not shutil.which(runner[0]):
        return False
    shown = run(*runner, str(program), "info", "--json", SAMPLE, code=1).replace(b"\r\n", b"\n")
    if expected.setdefault("info", shown) != shown:
        raise Refused(1, f"mria for {platform} does not say of {SAMPLE} what the others say")
    return True


def generated(program, runner):
    """What the program itself writes: manual page and completions."""
    command = [*runner, str(program)]
    return {
        "mria.1": run(*command, "help", "--man", code=1),
        "completions/mria.bash": run(*command, "completion", "bash", code=1),
        "completions/_mria": run(*command, "completion", "zsh", code=1),
        "completions/mria.fish": run(*command, "completion", "fish", code=1),
    }


def licences(platform):
    files = {"LICENSE": (ROOT / "LICENSE").read_bytes()}
    for name, package in {**LIBRARIES, **(WINDOWS_LIBRARIES if platform.startswith("windows") else {})}.items():
        path = pathlib.Path(f"/usr/share/doc/{package}/copyright")
        if not path.exists():
            raise Refused(3, f"{path} is needed: the licence of {name} goes with the program")
        files[f"licences/{name}.txt"] = path.read_bytes()
    return files


def tar_gz(top, files, seconds):
    """Sorted, with the commit's time, owned by nobody in particular."""
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in sorted(files.items()):
            entry = tarfile.TarInfo(f"{top}/{name}")
            entry.size, entry.mtime, entry.mode = len(content), seconds, 0o755 if name == "mria" else 0o644
            archive.addfile(entry, io.BytesIO(content))
    packed = io.BytesIO()
    with gzip.GzipFile(fileobj=packed, mode="wb", mtime=seconds, filename="") as stream:
        stream.write(plain.getvalue())
    return packed.getvalue()


def zip_file(top, files, seconds):
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in sorted(files.items()):
            entry = zipfile.ZipInfo(f"{top}/{name}", time.gmtime(max(seconds, 315532800))[:6])
            entry.create_system, entry.compress_type = 3, zipfile.ZIP_DEFLATED
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, content)
    return packed.getvalue()


def pack(platform, program, texts, version, seconds):
    """The name of an archive and its bytes."""
    top = f"mria-{version}-{platform}"
    binaries = {program.name: program, **layer_files(program)}
    files = dict(texts, **{name: path.read_bytes() for name, path in binaries.items()})
    is_windows = platform.startswith("windows")
    return f"{top}.zip" if is_windows else f"{top}.tar.gz", (zip_file if is_windows else tar_gz)(top, files, seconds)


def make_packages(platforms, out):
    if run("git", "status", "--porcelain"):
        raise Refused(3, "the tree is not clean: a package is made from a commit")
    seconds = int(run("git", "show", "-s", "--format=%ct", "HEAD"))
    version = re.search(r"MRIA_VERSION ([0-9.]+)", (SOURCE / "MRInputAnimationCore/Cmake/Version.cmake").read_text())[1]
    programs = {platform: build(platform) for platform in platforms}
    expected, ran = {}, {}
    for platform, program in programs.items():
        for binary in [program, *(path for path in layer_files(program).values() if path.suffix != ".json")]:
            check_system_needs(platform, binary)
        ran[platform] = try_out(platform, program, expected)
    author = next((name for name in platforms if ran[name]), None)
    if not author:
        raise Refused(1, "none of the programs can be run here, so none can be tried")
    texts = generated(programs[author], RUNNERS[author])
    out.mkdir(parents=True, exist_ok=True)
    sums = []
    for platform, program in programs.items():
        name, content = pack(platform, program, dict(texts, **licences(platform)), version, seconds)
        unfinished = out / f"{name}.part"
        unfinished.write_bytes(content)
        os.replace(unfinished, out / name)
        sums.append(f"{hashlib.sha256(content).hexdigest()}  {name}\n")
        print(f"{out / name}: {len(content):,} bytes, {'run' if ran[platform] else 'not run here'}")
    (out / "SHA256SUMS").write_text("".join(sums))


def main():
    if "--help" in sys.argv[1:] or "-h" in sys.argv[1:]:
        print(HELP, end="")
        return 0
    try:
        make_packages(*parse(sys.argv[1:]))
    except Refused as refused:
        print(f"package.sh --tool: {refused}" + (" (--help shows the options)" if refused.code == 2 else ""), file=sys.stderr)
        return refused.code
    return 0


if __name__ == "__main__":
    sys.exit(main())
