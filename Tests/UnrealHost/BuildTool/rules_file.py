# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Reads the part of C# in which a Build.cs names the modules it depends on, as far as the plugin's files use it."""
import re

# The settings change how Unreal compiles a module, not what it sees.
STATEMENT = re.compile(
    r"""\s*(?:(?P<end>\})
    |if\s*\((?P<condition>[^{};]*)\)\s*\{
    |(?P<kind>Public|Private|DynamicallyLoaded)DependencyModuleNames\.(?:Add|AddRange)\((?P<names>[^;]*)\);
    |(?:PCHUsage|bUseUnity|MinSourceFilesForUnityBuildOverride|OptimizeCode|bEnableExceptions|CppStandard|
    PrecompileForTargets)\s*=[^=;][^;]*;
    |SetWherePresent\("\w+",\s*"\w+"\);
    |AddEngineThirdPartyPrivateStaticDependencies\(Target,\s*"\w+"\);)""", re.VERBOSE)


class RulesError(Exception):
    """A rules file that cannot be followed."""


def holds(condition, target):
    """A C# condition over Target, evaluated for this target."""
    words = {"Target.Version.MajorVersion": target.version[0], "Target.Version.MinorVersion": target.version[1],
             "Target.bBuildEditor": target.is_editor}
    text = re.sub(r"Target\.[\w.]+", lambda found: f" {words.get(found[0], found[0])} ", condition)
    text = re.sub(r"!(?!=)", " not ", text.replace("&&", " and ").replace("||", " or "))
    if not re.fullmatch(r"([\s()<>=!\d]|\b(and|or|not|True|False)\b)*", text):
        raise RulesError(f"cannot follow the condition '{condition.strip()}'")
    return bool(eval(text, {"__builtins__": {}}))  # only numbers, words for bools and operators are left in it


def dependencies(text, target):
    """(public, private) module names that a Build.cs asks for."""
    code = re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.S)
    start = re.search(r"base\(Target\)\s*\{", code)
    if not start:
        raise RulesError("no constructor that hands Target to its base")
    found = {"Public": [], "Private": [], "DynamicallyLoaded": []}
    place, runs = start.end(), [True]  # for each open brace, whether what it holds runs
    while runs:
        statement = STATEMENT.match(code, place)
        if not statement:
            raise RulesError(f"cannot follow '{code[place:].strip().split(chr(10))[0][:60] or 'an open brace'}'")
        place = statement.end()
        if statement["end"]:
            runs.pop()
        elif statement["condition"]:
            runs.append(holds(statement["condition"], target) and runs[-1])
        elif statement["kind"] and runs[-1]:
            found[statement["kind"]] += re.findall(r'"(\w+)"', statement["names"])
    return found["Public"], found["Private"]
