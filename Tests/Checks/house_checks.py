#!/usr/bin/env python3
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""The rules of the house that a compiler does not know. Prints "ok" or "not ok" for each, and where it is broken.

usage: house_checks.py [--root FOLDER] [--library libmria_core.a] [--only NAME]...
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile

import assumptions_doc
import blueprint_doc
import folder_order
import cpp_classes
import float_rules
import wording
import svg_icons

CORE = "Source/MRInputAnimationCore"
SYNTH = "Source/Programs/synth"
TOOL = "Source/Programs/mria"
BYTE_WALK = "Source/MRInputAnimationTests/Private/Support/MRInputByteWalk.h"
MODULE_FILE = CORE + "/Private/MRInputAnimationCoreModule.cpp"
NOT_OURS = {".git", "Build", "Binaries", "Intermediate", "Saved", "DerivedDataCache", "node_modules", "__pycache__"}
STANDARD_HEADERS = set("""
    algorithm array atomic bitset cassert cctype cerrno cfloat charconv chrono cinttypes climits cmath cstddef cstdint
    cstdio cstdlib cstring deque forward_list functional initializer_list iterator limits list map memory new numeric
    optional queue random ratio set stack string string_view tuple type_traits typeindex unordered_map unordered_set
    utility variant vector version""".split())
# No library, but the compiler's own: the processor's instructions as functions.
INTRINSIC_HEADERS = {"emmintrin.h", "immintrin.h", "avxintrin.h", "avx2intrin.h", "fmaintrin.h", "arm_neon.h", "intrin.h"}

CHECKS = []


class Skipped(Exception):
    """What a check needs is not there."""


def check(sentence):
    """Registers a function(Tree) that yields what is wrong, as "file:line: text"."""

    def register(function):
        CHECKS.append((function.__name__, sentence, function))
        return function

    return register


class Tree:
    """The files of the project, without what is built or fetched."""

    def __init__(self, root, library):
        self.root = pathlib.Path(root).resolve()
        self.library = library
        self.files = []
        for folder, folders, names in os.walk(self.root):
            folders[:] = sorted(name for name in folders if name not in NOT_OURS)
            names = sorted(name for name in names if name not in NOT_OURS)
            self.files += [os.path.relpath(os.path.join(folder, name), self.root) for name in names]

    def path(self, name):
        return self.root / name

    def text(self, name):
        return self.path(name).read_text(encoding="utf-8", errors="replace")

    def under(self, *folders, suffixes=(".h", ".cpp", ".inl")):
        starts = tuple(folder + "/" for folder in folders)
        return [name for name in self.files if name.startswith(starts) and name.endswith(suffixes)]

    def code(self, name):
        """(number, line) without comments and the contents of strings."""
        text = re.sub(r"/\*.*?\*/", lambda m: "\n" * m.group().count("\n"), self.text(name), flags=re.S)
        for number, line in enumerate(text.split("\n"), 1):
            if not line.lstrip().startswith("#include"):
                line = re.sub(r'"(\\.|[^"\\])*"', '""', line)
            yield number, line.split("//")[0]

    def find(self, names, pattern):
        for name in names:
            for number, line in self.code(name):
                if re.search(pattern, line):
                    yield f"{name}:{number}: {line.strip()}"

    def core(self):
        """The core, and the library of made-up takes, which keeps the core's rules."""
        return [name for name in self.under(CORE, SYNTH) if name != MODULE_FILE]


def compile_alone(tree, header, standard):
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "Alone.cpp"
        source.write_text(f'#include "{tree.path(header)}"\n#include "{tree.path(header)}"\n')
        command = [os.environ.get("CXX", "g++"), f"-std={standard}", "-fsyntax-only", "-Wall", "-Wextra", "-Werror"]
        command += ["-DMRINPUTANIMATIONCORE_API=", f"-I{tree.path(CORE)}/Public", f"-I{tree.path(CORE)}/Private"]
        command += [f"-I{tree.path(SYNTH)}", f"-I{tree.path(SYNTH)}/Include", f"-I{tree.path(TOOL)}", str(source)]
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode == 0:
            return None
        errors = [line for line in result.stderr.splitlines() if "error:" in line]
        return f"{header} ({standard}): {errors[0] if errors else result.stderr.strip()}"


def proven_by_their_sources(tree):
    """The core's headers that a source includes before anything else: the builds, which share no precompiled header
    for the core, compile those alone already."""
    for name in tree.under(CORE, SYNTH, suffixes=".cpp"):
        first = re.search(r'^\s*#\s*include\s*"([^"]*)"', tree.text(name), flags=re.M)
        if first and "#include <" not in tree.text(name)[: first.start()]:
            yield os.path.basename(first.group(1))


@check("every header stands alone")
def headers_stand_alone(tree):
    proven = set(proven_by_their_sources(tree))
    jobs = [header for header in tree.under(CORE, SYNTH, TOOL, suffixes=".h") if os.path.basename(header) not in proven]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        yield from filter(None, pool.map(lambda header: compile_alone(tree, header, "c++17"), jobs))


@check("the core includes only itself and the standard library, no streams, files or threads")
def core_includes_nothing_foreign(tree):
    private = {name.split("/Private/")[1] for name in tree.under(CORE + "/Private", suffixes=(".h", ".inl"))}
    synth = {name[len(SYNTH) + 1:] for name in tree.under(SYNTH + "/Synth", suffixes=".h")} | {"Mria/Synth.h"}
    for name in tree.core():
        for number, line in tree.code(name):
            found = re.match(r'\s*#\s*include\s*([<"])([^>"]*)', line)
            if not found:
                continue
            kind, header = found.groups()
            is_public = header.startswith("Mria/") and tree.path(f"{CORE}/Public/{header}").exists()
            is_own = header in (synth if name.startswith(SYNTH) else private if "/Private/" in name else ())
            allowed = (is_public or is_own) if kind == '"' else header in STANDARD_HEADERS | INTRINSIC_HEADERS
            if not allowed:
                yield f"{name}:{number}: {line.strip()}"


@check("a folder of the core and of the tool includes only folders listed before it")
def folders_are_in_order(tree):
    yield from [*folder_order.breaches(tree, CORE, MODULE_FILE), *folder_order.tool_breaches(tree, TOOL)]


@check("the core has no exceptions and no type information")
def core_has_no_exceptions(tree):
    yield from tree.find(tree.core(), r"\b(throw|try|catch|dynamic_cast|typeid)\b")


@check("the core's objects hold no exceptions, type information, writable state or input and output")
def core_objects_are_clean(tree):
    if not tree.library or not os.path.exists(tree.library):
        raise Skipped("no built core: give --library")
    listing = subprocess.run(["objdump", "-tC", tree.library], capture_output=True, text=True, check=True).stdout
    used = r"(__cxa_(throw|begin_catch)|__dynamic_cast|f?open|pthread_\w+|std::(thread|basic_[io]?f?stream)\b.*)"
    symbols = re.findall(r"(?m)^[0-9a-f]+ .{7} (\S+)\s+[0-9a-f]+\s+(?:\.hidden )?(.*)$", listing)
    # A constant that is made at its first use lies there too; it has a guard, which tells it apart.
    guarded = {name[len("guard variable for ") :] for _, name in symbols if name.startswith("guard variable for ")}
    for section, name in symbols:
        is_writable = re.match(r"\.(data|bss|tdata|tbss)(?!\.rel\.ro)", section)
        is_constant = name in guarded or name.startswith((".", "guard variable"))
        is_wrong_use = section == "*UND*" and re.fullmatch(used, name)
        if (is_writable and not is_constant) or is_wrong_use or name.startswith("typeinfo "):
            yield f"{os.path.basename(tree.library)}: {name} in {section}"


@check("the core has no unnamed namespaces, which a unity build would merge")
def core_names_its_namespaces(tree):
    yield from tree.find(tree.core(), r"\bnamespace\s*(\{|$)")


@check("the core has no name that is a macro of Unreal's or of Windows'")
def core_avoids_macro_names(tree):
    names = r"\b(check|verify|ensure|TEXT|PI|near|far|small|interface|hyper|IN|OUT|GetObject|SendMessage)\b"
    yield from tree.find(tree.core(), names)
    yield from tree.find(tree.core(), r"\b(std::(min|max)(<[^()]*>)?|numeric_limits<[^()]*>::(min|max))\(")


@check("the core looks for NaN and infinity by their bits, and includes the rules for floats where it computes")
def core_follows_the_float_rules(tree):
    roots = (CORE + "/Public", CORE + "/Private", SYNTH, SYNTH + "/Include")
    yield from float_rules.breaches(tree, roots, tree.core())


@check("version numbers are compared in one place")
def versions_are_compared_once(tree):
    number = r"\w*([mM]ajor|[mM]inor)\w*"
    homes = {CORE + "/Private/Format/DialectTraits.cpp", BYTE_WALK}
    elsewhere = [name for name in tree.under("Source") if name not in homes]
    yield from tree.find(elsewhere, rf"\b{number}(\(\))?\s*([=!<>]=|[<>])|([=!<>]=|[<>])\s*(\w+\.)?{number}\b[^(>]*$")
    yield from tree.find(elsewhere, r"\bVersionOf\([^)]*\)\s*[=!]=|[=!]=\s*VersionOf\(")


@check("the engine's version is tested in one place")
def engine_versions_are_tested_once(tree):
    others = [name for name in tree.under("Source") if not name.endswith("/MRInputEngineCompat.h")]
    yield from tree.find(others, r"\bUE_VERSION_\w+|\bENGINE_(MAJOR|MINOR|PATCH)_VERSION\b")


@check("public Unreal headers show no type of the core")
def public_headers_hide_the_core(tree):
    modules = {name.split("/")[1] for name in tree.files if name.startswith("Source/MRInput")} - {os.path.basename(CORE)}
    yield from tree.find(tree.under(*(f"Source/{module}/Public" for module in sorted(modules))), r'#include "Mria/')


@check("what public Unreal headers offer, a module that sees only them can call")
def strangers_can_call_public_functions(tree):
    headers = [name for name in tree.under("Source") if re.match(r"Source/MRInput(?!AnimationCore/)\w+/Public/", name)]
    texts = {name: cpp_classes.without_noise(tree.text(name)) for name in headers}
    declared = set(re.findall(r"\b(?:class|struct) (\w*MRInput\w+);", "".join(texts.values())))
    defined = {found.name for text in texts.values() for found in cpp_classes.classes(text)}
    hidden = re.compile(r"\b(mria::|(?:%s)\b)" % "|".join(sorted(declared - defined) or ["mria::"]))
    for name, text in texts.items():
        for found in cpp_classes.classes(text):
            for offered in found.declarations:
                if offered.access != "private" and hidden.search(offered.text) and "friend " not in offered.text:
                    yield f"{name}:{offered.line}: {offered.text}"


@check("static functions name no parameter like a member, which a Windows compiler warns of (C4458)")
def static_parameters_hide_no_member(tree):
    found = {one.name: one for name in tree.under("Source", suffixes=".h") for one in cpp_classes.classes(tree.text(name))}
    sources = {name: cpp_classes.without_noise(tree.text(name)) for name in tree.under("Source", suffixes=".cpp")}
    for one in found.values():
        lineage = [one] + [found[base] for base in one.bases if base in found]
        members = {member for ancestor in lineage for member in cpp_classes.data_members(ancestor)}
        for function, declaration, bracket in cpp_classes.static_functions(one) if members else []:
            for name in members & set(cpp_classes.parameters(declaration.text, bracket)):
                yield f"{one.name}::{function}: {name}"
            for source, text in sources.items() if declaration.text.endswith(")") else []:
                for place in re.finditer(rf"\b{one.name}::{function}\(", text):
                    line = text.count("\n", 0, place.start()) + 1
                    if re.match(r"\s*\{", text[cpp_classes.close_of(text, place.end() - 1):]):
                        for name in members & set(cpp_classes.parameters(text, place.end() - 1)):
                            yield f"{source}:{line}: {one.name}::{function}: {name}"


@check("Unreal modules name their namespaces")
def modules_name_their_namespaces(tree):
    modules = [name for name in tree.under("Source") if name.startswith("Source/MRInput") and not name.startswith(CORE)]
    yield from tree.find(modules, r"\bnamespace\s*(\{|$)")


@check("modules that ship contain no test")
def product_modules_have_no_tests(tree):
    product = [name for name in tree.under("Source") if re.match(r"Source/MRInput\w+(?<!Tests)/", name)]
    yield from (f"{name}: belongs into a module that ends in Tests" for name in product if name.endswith(".spec.cpp"))
    yield from tree.find(product, r"\b(BEGIN_DEFINE_SPEC|DEFINE_SPEC|IMPLEMENT_\w+_AUTOMATION_TEST)\b")


@check("the constants of the format have one home")
def format_constants_have_one_home(tree):
    home = CORE + "/Private/Format/FormatConstants.h"
    # The tests spell the format out a second time, in one place of their own on either side.
    magic_homes = {home, "Tests/Support/FileBytes.h", "Tests/Checks/plant_violations.py", BYTE_WALK}
    magic = re.search(r"kMagic = 0x([0-9a-f]+)", tree.text(home)).group(1)
    spellings = [magic, str(int(magic, 16))]
    for name in tree.under("Source", "Tests", "Content", suffixes=(".h", ".cpp", ".py", ".sh", ".cs", ".cmake")):
        if name not in magic_homes:
            for number, line in enumerate(tree.text(name).split("\n"), 1):
                if any(spelling in line.lower().replace("'", "") for spelling in spellings):
                    yield f"{name}:{number}: {line.strip()}"
    names = re.findall(r"constexpr [\w:]+ (k\w+) =", tree.text(home))
    others = [name for name in tree.under("Source") if name != home]
    yield from tree.find(others, r"\b(constexpr|const|#define)\b.*\b(%s)\b\s*=" % "|".join(names))


@check("every C++ file is formatted")
def code_is_formatted(tree):
    if not shutil.which("clang-format"):
        yield "clang-format is missing (Debian package clang-format)"
        return
    names = tree.under("Source", "Tests")
    command = ["clang-format", "--style=file", "--dry-run"] + [str(tree.path(name)) for name in names]
    result = subprocess.run(command, capture_output=True, text=True)
    first_of_file = {}
    for line in result.stderr.splitlines():
        place = re.match(r"(.*?):(\d+):\d+: (warning|error):", line)
        if place:
            first_of_file.setdefault(os.path.relpath(place.group(1), tree.root), place.group(2))
    yield from (f"{name}:{line}: run clang-format -i {name}" for name, line in first_of_file.items())
    if result.returncode != 0 and not first_of_file:
        yield result.stderr.strip()


@check("files end at 450 lines, and lines of C++ at 120 columns")
def files_are_not_too_long(tree):
    for name in tree.under("Source", "Tests", suffixes=(".h", ".cpp", ".inl", ".cs", ".py", ".sh")):
        # What a raw string quotes is not ours to break.
        text = re.sub(r'R"(\w*)\(.*?\)\1"', lambda quote: "\n" * quote.group().count("\n"), tree.text(name), flags=re.S)
        lines = text.splitlines()
        if len(lines) > 450:
            yield f"{name}:451: {len(lines)} lines: two subjects in one?"
        for number, line in enumerate(lines, 1):
            if len(line.expandtabs(4)) > 120 and name.endswith((".h", ".cpp", ".inl")):
                yield f"{name}:{number}: {len(line.expandtabs(4))} columns"


FIRST_LINES = ["Copyright (c) 2026 The MRInputAnimation developers", "SPDX-License-Identifier: MIT"]


@check("every source file begins with its copyright and licence, and every header guards itself")
def files_have_their_first_lines(tree):
    for name in tree.under("Source", "Tests", "Content", "Resources", suffixes=(".h", ".cpp", ".inl", ".cs", ".py", ".sh")):
        lines = tree.text(name).splitlines()
        mark = "#" if name.endswith((".py", ".sh")) else "//"
        first = 1 if lines and lines[0].startswith("#!") else 0
        if lines[first:first + 2] != [f"{mark} {line}" for line in FIRST_LINES]:
            yield f"{name}:{first + 1}: not the copyright line and then the SPDX line"
        if name.endswith(".h") and "#pragma once" not in lines:
            yield f"{name}:2: no #pragma once"


@check("every public header of the core has its tests")
def headers_have_tests(tree):
    for header in tree.under(CORE + "/Public/Mria", SYNTH + "/Include/Mria", suffixes=".h"):
        tests = f"Tests/Core/{os.path.basename(header)[:-2]}Tests.cpp"
        if tests not in tree.files:
            yield f"{header}: no {tests}"


@check("Unreal finds build rules for modules only")
def build_rules_are_in_place(tree):
    for name in tree.files:
        if name.startswith("Tests/") and name.endswith((".Build.cs", ".Target.cs")):
            yield f"{name}: Unreal looks into Tests and would build it"
        if name.endswith(".Target.cs"):
            yield f"{name}: a plugin has no targets"


@check("build rules leave the include order to the target, since nobody can test that of the next engine")
def include_order_is_the_targets(tree):
    for name in tree.files:
        if name.endswith(".Build.cs") and "IncludeOrderVersion" in tree.text(name):
            yield f"{name}: IncludeOrderVersion is set"


@check("the descriptor names the modules that exist, without platform lists")
def descriptor_matches_modules(tree):
    name = "MRInputAnimation.uplugin"
    try:
        descriptor = json.loads(tree.text(name))
    except ValueError as error:
        yield f"{name}: {error}"
        return
    named = {module["Name"] for module in descriptor.get("Modules", [])}
    built = {os.path.basename(rules)[: -len(".Build.cs")] for rules in tree.files if rules.endswith(".Build.cs")}
    yield from (f"{name}: {module} has no Build.cs" for module in sorted(named - built))
    yield from (f"{name}: {module} is missing" for module in sorted(built - named))
    for module in sorted(named & built):
        if f"Source/{module}/{module}.Build.cs" not in tree.files:
            yield f"{name}: {module} is not in Source/{module}"
    yield from (f"{name}: {key}" for key in re.findall(r"\w*(?:Allow|Deny|White|Black)[lL]ist\w*", tree.text(name)))


@check("the Blueprint page is what the headers say, and all of it has tooltip and category")
def blueprint_page_is_current(tree):
    yield from blueprint_doc.stale(tree.root)


@check("the plugin's picture has its size, and icons are SVG files that Slate can draw")
def icons_have_their_sizes(tree):
    picture = "Resources/Icon128.png"
    start = tree.path(picture).read_bytes()[:24] if picture in tree.files else b""
    found = struct.unpack(">2I", start[16:24]) if start.startswith(b"\x89PNG") and len(start) == 24 else (0, 0)
    if found != (128, 128):
        yield f"{picture}: {found[0]} x {found[1]} pixels, not 128 x 128"
    for name in tree.files:
        if name.startswith("Resources/Icons/"):
            yield from (f"{name}: {problem}" for problem in svg_icons.problems(tree.text(name)))


@check("shellcheck has nothing to say about the scripts")
def scripts_pass_shellcheck(tree):
    if not shutil.which("shellcheck"):
        yield "shellcheck is missing (Debian package shellcheck)"
        return
    names = [name for name in tree.files if name.endswith(".sh") or name == ".ci/run"]
    command = ["shellcheck", "-x", "-P", "SCRIPTDIR", "-f", "gcc", *names]
    yield from subprocess.run(command, capture_output=True, text=True, cwd=tree.root).stdout.splitlines()


@check("the table of assumptions is what the UNCONFIRMED marks say, and every probe has the words of its mark")
def assumptions_are_current(tree):
    yield from assumptions_doc.stale(tree.root)


@check("no path of one machine is in any file")
def no_machine_paths(tree):
    pattern = re.compile(r"(?<![\w./>$}])/(work|root|home|farm|tmp)/[a-z]|\b[A-Z]:\\\\?Users")
    for name in tree.files:
        if name in ("Tests/Checks/house_checks.py", "Tests/Checks/plant_violations.py"):
            continue
        data = tree.path(name).read_bytes()
        if b"\0" in data:
            continue
        for number, line in enumerate(data.decode("utf-8", "replace").split("\n"), 1):
            if pattern.search(line):
                yield f"{name}:{number}: {line.strip()[:100]}"


check("documents, comments and names have no wording that needs decoding")(wording.wording_is_plain)


@check("the commands that people type can be run")
def scripts_are_executable(tree):
    for name in ("Tests/run.sh", "Tests/coverage.sh", TOOL + "/run.sh", "Source/Programs/release/package.sh", "Tests/Engine/check.sh",
                 ".ci/run"):
        if name not in tree.files:
            yield f"{name} is missing"
        elif not os.access(tree.path(name), os.X_OK):
            yield f"{name}: chmod +x"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", default=pathlib.Path(__file__).resolve().parents[2])
    parser.add_argument("--library", help="the built core, to look into its objects")
    parser.add_argument("--only", action="append", choices=[name for name, _, _ in CHECKS])
    options = parser.parse_args()
    tree = Tree(options.root, options.library)
    failures = 0
    for name, sentence, function in CHECKS:
        if options.only and name not in options.only:
            continue
        try:
            problems = list(function(tree))
        except Skipped as reason:
            print(f"skipped - {sentence}: {reason}")
            continue
        failures += bool(problems)
        print(("not ok" if problems else "ok") + f" - {sentence}")
        for problem in problems[:20]:
            print(f"    {problem}")
        if len(problems) > 20:
            print(f"    ... and {len(problems) - 20} more")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
