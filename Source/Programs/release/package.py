#!/usr/bin/env python3
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Makes the zip of one release for one engine from the commit that is checked out. See HELP."""

import io
import os
import pathlib
import subprocess
import sys
import tarfile
import time
import zipfile

import package_content
import package_rules

HELP = """package.sh - the zip of a release for one engine version, from a clean tree

Usage: package.sh --engine-version 5.5 [--fab] [--url ADDRESS] [--fab-id ID] [--out DIR]

  --engine-version V  5.1 to 5.8; one zip is for one engine
  --fab               the form that the Fab store takes: no programs, and a FabURL
  --url ADDRESS       where the repository is published, https://...; needed while CreatedByURL in the descriptor is empty
  --fab-id ID         the product's id at the end of its address in Fab's publisher portal; it exists after the first upload
  --out DIR           where the zip goes (default: Source/Build/Release)
  --help              this text
  --tool              as the first option: the command-line tool instead; package.sh --tool --help

Test modules, tests and build folders stay out. The same commit, engine and options give the same bytes.
Exit codes: 0 fine, 1 the package breaks a rule, 2 wrong usage, 3 not a clean tree, or a file cannot be written.
Example: package.sh --engine-version 5.5 --url https://example.org/MRInputAnimation
"""
ROOT = pathlib.Path(__file__).resolve().parents[3]


class Refused(Exception):
    """Why there is no package, and the exit code for it."""

    def __init__(self, code, text):
        super().__init__(text)
        self.code = code


def parse(arguments):
    options = {"--engine-version": "", "--url": "", "--fab-id": "", "--out": str(ROOT / "Source/Build/Release")}
    options["--fab"] = False
    rest = list(arguments)
    while rest:
        name, _, value = rest.pop(0).partition("=")
        if name == "--fab":
            options[name] = True
        elif name not in options:
            raise Refused(2, f"unknown option {name}")
        elif value or rest:
            options[name] = value or rest.pop(0)
        else:
            raise Refused(2, f"{name} needs a value")
    if options["--engine-version"] not in package_content.ENGINES:
        raise Refused(2, f"--engine-version accepts 5.1 to 5.8, not '{options['--engine-version']}'")
    if options["--url"] and not options["--url"].startswith("https://"):
        raise Refused(2, f"--url accepts an address that begins with https://, not '{options['--url']}'")
    if options["--fab-id"] and not options["--fab"]:
        raise Refused(2, "--fab-id goes with --fab")
    return options


def git(*arguments):
    try:
        return subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True, check=True).stdout
    except FileNotFoundError:
        raise Refused(3, "git is needed: a package is made from a commit") from None
    except subprocess.CalledProcessError as error:
        raise Refused(3, error.stderr.decode("utf-8", "replace").strip()) from None


def read_commit():
    """The files of the commit that is checked out: path -> (bytes, may it be run)."""
    changed = git("status", "--porcelain").decode("utf-8", "replace").splitlines()
    if changed:
        shown = "\n".join(f"  {line}" for line in changed[:10])
        more = f"\n  ... and {len(changed) - 10} more" if len(changed) > 10 else ""
        raise Refused(3, f"the tree is not clean; commit these files, put them away or ignore them:\n{shown}{more}")
    with tarfile.open(fileobj=io.BytesIO(git("archive", "--format=tar", "HEAD"))) as archive:
        return {
            member.name: (archive.extractfile(member).read(), bool(member.mode & 0o100))
            for member in archive.getmembers()
            if member.isfile()
        }


def write_zip(path, files, seconds):
    """Sorted, with the commit's time. Nothing is compressed: what zlib makes differs from version to version."""
    when = time.gmtime(max(seconds, 315532800))[:6]  # zip knows no time before 1980
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".part")
    with zipfile.ZipFile(unfinished, "w", zipfile.ZIP_STORED) as archive:
        for name, (content, is_program) in sorted(files.items()):
            entry = zipfile.ZipInfo(f"{package_content.PLUGIN}/{name}", when)
            entry.create_system = 3  # Unix, on Windows too
            entry.external_attr = (0o100755 if is_program else 0o100644) << 16
            archive.writestr(entry, content)
    os.replace(unfinished, path)


def make_package(options):
    files = read_commit()
    commit = git("rev-parse", "HEAD").decode().strip()
    release = package_content.Release(options["--engine-version"], options["--fab"], options["--url"], options["--fab-id"],
                                      commit)
    try:
        files = package_content.select(files, release)
    except package_content.Unusable as error:
        raise Refused(error.code, str(error)) from None
    broken = list(package_rules.broken_rules(files))
    if broken:
        raise Refused(1, "the package breaks rules of stores:\n" + "\n".join(f"  {line}" for line in broken[:20]))
    kind = "-fab" if release.is_fab else ""
    version = package_content.version_of(files)
    path = pathlib.Path(options["--out"]) / f"{package_content.PLUGIN}-{version}-engine{release.engine}{kind}.zip"
    try:
        write_zip(path, files, int(git("show", "-s", "--format=%ct", "HEAD")))
    except OSError as error:
        raise Refused(3, f"{path} cannot be written: {error.strerror}") from None
    print(f"{path}: {len(files)} files, {path.stat().st_size:,} bytes, from commit {commit[:12]}")
    if release.is_fab and not release.fab_id:
        print("FabURL is empty: the store gives the id after the first upload; then pass it with --fab-id")


def main():
    if "--help" in sys.argv[1:] or "-h" in sys.argv[1:]:
        print(HELP, end="")
        return 0
    try:
        make_package(parse(sys.argv[1:]))
    except Refused as refused:
        print(f"package.sh: {refused}" + (" (--help shows the options)" if refused.code == 2 else ""), file=sys.stderr)
        return refused.code
    return 0


if __name__ == "__main__":
    sys.exit(main())
