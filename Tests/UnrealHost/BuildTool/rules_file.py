# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Reads the part of C# in which a Build.cs names the modules it depends on."""
import re

VERSION_SYMBOL = re.compile(r"UE_(\d+)_(\d+)_OR_LATER")
# Settings that change how Unreal compiles a module, not what it sees.
IGNORED = re.compile(
    r"^(PCHUsage|bUseUnity|MinSourceFilesForUnityBuildOverride|OptimizeCode|bEnableExceptions|"
    r"CppStandard|PrecompileForTargets)\s*=[^=]|^SetWherePresent\(\"\w+\", \"\w+\"\)$|"
    r"^AddEngineThirdPartyPrivateStaticDependencies\(Target, \"\w+\"\)$")
NAMES = re.compile(r"^(Public|Private|DynamicallyLoaded)DependencyModuleNames\.(Add|AddRange)\((.*)\)$", re.S)


class RulesError(Exception):
    """A rules file that cannot be followed."""


def without_comments(text):
    return re.sub(r"//[^\n]*|/\*.*?\*/", lambda m: "\n" * m.group(0).count("\n"), text, flags=re.S)


def preprocess(text, version):
    """Keeps the branches that C#'s preprocessor would keep at this engine version."""
    kept, stack = [], []
    for line in text.splitlines():
        word = line.strip()
        if word.startswith("#if"):
            symbol = VERSION_SYMBOL.fullmatch(word[3:].strip())
            if not symbol:
                raise RulesError(f"unknown symbol in '{word}'")
            stack.append(version >= (int(symbol[1]), int(symbol[2])))
        elif word.startswith("#else"):
            stack[-1] = not stack[-1]
        elif word.startswith("#endif"):
            stack.pop()
        elif all(stack):
            kept.append(line)
    if stack:
        raise RulesError("an #if is never closed")
    return "\n".join(kept)


def body_of(text):
    """The statements of the module's constructor."""
    start = re.search(r"base\(Target\)\s*\{", text)
    if not start:
        raise RulesError("no constructor that hands Target to its base")
    return group_at(text, start.end() - 1)[0]


def group_at(text, start):
    """(what is in the bracket at start, the place behind it)."""
    opener, closer = text[start], {"{": "}", "(": ")"}[text[start]]
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] == opener) - (text[place] == closer)
        if depth == 0:
            return text[start + 1:place], place + 1
    raise RulesError(f"a '{opener}' is never closed")


def holds(condition, target):
    """A C# condition over Target, evaluated for this target."""
    words = {
        "Target.Version.MajorVersion": str(target.version[0]),
        "Target.Version.MinorVersion": str(target.version[1]),
        "Target.bBuildEditor": str(target.is_editor),
        "Target.Type": repr("Editor" if target.is_editor else "Game"),
        "TargetType.Editor": repr("Editor"),
        "TargetType.Game": repr("Game"),
        "Target.Platform.ToString()": repr("Linux"),
    }
    text = condition
    for word in sorted(words, key=len, reverse=True):
        text = text.replace(word, f" {words[word]} ")
    text = re.sub(r"!(?!=)", " not ", text.replace("&&", " and ").replace("||", " or "))
    if not re.fullmatch(r"[\s()<>=!\d]*((and|or|not|True|False|'\w+'|\"\w+\")[\s()<>=!\d]*)*", text):
        raise RulesError(f"cannot follow the condition '{condition.strip()}'")
    return bool(eval(text, {"__builtins__": {}}))  # only numbers, quoted words and operators are left in it


def statements(text, target):
    """Yields the statements that run for this target, braces resolved."""
    place = 0
    while place < len(text):
        branch = re.compile(r"\s*if\s*\(").match(text, place)
        if branch:
            condition, place = group_at(text, branch.end() - 1)
            inner, place = group_at(text, text.index("{", place))
            taken = holds(condition, target)
            if taken:
                yield from statements(inner, target)
            other = re.compile(r"\s*else\s*\{").match(text, place)
            if other:
                inner, place = group_at(text, other.end() - 1)
                if not taken:
                    yield from statements(inner, target)
            continue
        end = text.find(";", place)
        if end < 0:
            if text[place:].strip():
                raise RulesError(f"cannot follow '{text[place:].strip()[:60]}'")
            return
        yield text[place:end].strip()
        place = end + 1


def dependencies(text, target):
    """(public, private) module names that a Build.cs asks for."""
    found = {"Public": [], "Private": [], "DynamicallyLoaded": []}
    for statement in statements(body_of(preprocess(without_comments(text), target.version)), target):
        named = NAMES.match(statement)
        if named:
            found[named[1]] += re.findall(r'"(\w+)"', named[3])
        elif not IGNORED.match(statement):
            raise RulesError(f"cannot follow '{statement[:60]}'")
    return found["Public"], found["Private"]
