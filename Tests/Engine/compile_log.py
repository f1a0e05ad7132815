# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""What a log of Unreal's build tools says: what was compiled, and the errors of clang, MSVC, header tool and linkers."""

import re

# A time stamp, the number of a parallel job, a log category.
PREFIX = r"^\s*(?:\[[^\]]*\]\s*)?(?:\d+>)?\s*(?:Log\w+: (?:\w+: )?)?"
KIND = r"(?:fatal )?(?P<kind>error|warning)"
PATTERNS = [re.compile(PREFIX + pattern, re.IGNORECASE) for pattern in (
    # clang, and the header tool's own form: File.cpp:12:3: error: text
    rf"(?P<file>(?:[a-z]:)?[^:()]+?):(?P<line>\d+)(?::\d+)?: {KIND}: (?P<text>.+)",
    # MSVC, the header tool on Windows, and C# rules: File.cpp(12,3): error C2065: text
    rf"(?P<file>(?:[a-z]:)?[^:()]+?)\((?P<line>\d+)(?:[,-]\d+)*\) ?: {KIND}(?: (?P<code>[a-z]+\d+))? ?: (?P<text>.+)",
    # MSVC's linker: Module.Host.cpp.obj : error LNK2019: text
    rf"(?P<file>\S+\.(?:obj|lib|exe|dll)) ?: {KIND} (?P<code>lnk\d+) ?: (?P<text>.+)",
    # lld and others
    rf"(?P<file>[\w./-]*\bld(?:\.lld|64)?|clang(?:\+\+)?|link): {KIND}: (?P<text>.+)",
)]
TOOL = re.compile(PREFIX + r"(?:unrealbuildtool(?:\.exe)?\s*: )?error: (?P<text>.+)", re.IGNORECASE)
COMPILED = re.compile(r"\[\d+/\d+\] (?:\[[^\]]*\] )?Compile\b")
LINKED = re.compile(r"\[\d+/\d+\] Link\b.*?Unreal(?:Editor|Game)?\w*-(MRInput\w+?)(?:-\w+)*\.(?:so|dll|dylib)\b")


def parse(text):
    """{compiled, modules, errors, warnings}: of each file the first error, in the order of the log."""
    errors, warnings = {}, {}
    for line in text.splitlines():
        found = next((match for match in (pattern.match(line) for pattern in PATTERNS) if match), None)
        if found:
            is_error = found["kind"].lower() == "error"
            problem = to_problem(found)
            if is_error:
                errors.setdefault(problem["file"], problem)
            elif problem["file"].startswith("Source/"):
                warnings.setdefault((problem["file"], problem["line"], problem["text"]), problem)
    if not errors:
        errors = {found["text"]: {"file": "", "line": 0, "text": found["text"].strip()}
                  for found in map(TOOL.match, text.splitlines()) if found}
    return {
        "compiled": len(COMPILED.findall(text)),
        "modules": sorted(set(LINKED.findall(text))),
        "errors": list(errors.values()),
        "warnings": list(warnings.values()),
    }


def to_problem(found):
    parts = found.groupdict()
    code = parts.get("code")
    return {
        "file": shorten(found["file"]),
        "line": int(parts.get("line") or 0),
        "text": (f"{code}: " if code else "") + found["text"].strip(),
    }


def shorten(path):
    """From the plugin's folder on, whichever copy was built."""
    path = path.strip().strip('"').replace("\\", "/")
    return re.sub(r"^.*/MRInputAnimation/(?=Source/|MRInputAnimation\.uplugin)", "", path)


def last_lines(text, count=12):
    return [line.rstrip() for line in text.splitlines() if line.strip()][-count:]
