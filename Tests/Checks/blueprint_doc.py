#!/usr/bin/env python3
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Lists every Blueprint node, event, struct and enum of the plugin, from its headers, in Resources/Docs/Blueprint.md.

Everything above the line `<!-- made by ... -->` is kept; what follows it is made anew.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = pathlib.Path("Resources/Docs/Blueprint.md")
MARK = "<!-- made by Tests/Checks/blueprint_doc.py from here on -->"
VISIBLE = ("BlueprintReadOnly", "BlueprintReadWrite", "BlueprintAssignable", "EditAnywhere", "VisibleAnywhere",
           "EditDefaultsOnly", "EditInstanceOnly")


class HeaderError(Exception):
    """What the header tool does not accept."""


def listing(root):
    headers = sorted((root / "Source/MRInputAnimation/Public").glob("*.h"))
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder) / "list.json"
        done = subprocess.run([sys.executable, root / "Tests/UnrealHost/HeaderTool/header_tool.py", "--module",
                               "MRInputAnimation", "--api", "MRINPUTANIMATION_API", "--target",
                               "Editor", "--plugin", "--out", folder, "--list-json", out, *headers],
                              capture_output=True, text=True)
        if done.returncode != 0:
            raise HeaderError(done.stderr)
        return json.loads(out.read_text(encoding="utf-8"))


def words(name):
    """As the editor shows a name: bIsTracked is "Is Tracked"."""
    name = re.sub(r"^b(?=[A-Z])", "", name)
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", " ", name)


def kind(text):
    """A C++ type as a designer knows it."""
    text = re.sub(r"\b(const|class|struct)\b|TObjectPtr|TSoftObjectPtr|[&*]", "", text).strip()
    names = {"FString": "String", "FText": "Text", "FName": "Name", "float": "Float", "double": "Float", "bool": "Boolean",
             "int32": "Integer", "int64": "Integer64", "uint8": "Byte", "FVector": "Vector", "FTransform": "Transform"}
    array = re.fullmatch(r"TArray<(.*)>", text)
    if array:
        return f"array of {kind(array[1])}"
    inner = re.fullmatch(r"<(.*)>", text)
    text = inner[1].strip() if inner else text
    return names.get(text, re.sub(r"^[UAFE](?=[A-Z])", "", text))


def one_line(text):
    return " ".join(text.split()).replace("|", "\\|")


def is_node(function):
    return any(word in function["specifiers"] for word in ("BlueprintCallable", "BlueprintPure"))


def is_visible(member):
    return any(word in member["specifiers"] for word in VISIBLE)


def pins(function):
    """(inputs, outputs) of a node."""
    meta = function["meta"]
    inputs, outputs = [], []
    for parameter in function["params"]:
        if parameter["name"] == meta.get("WorldContext"):
            continue
        is_out = parameter["type"].rstrip().endswith("&") and not parameter["type"].startswith("const")
        text = f"{words(parameter['name'])} ({kind(parameter['type'])})"
        if parameter["default"]:
            text += f" = {parameter['default']}"
        (outputs if is_out else inputs).append(text)
    if meta.get("ExpandEnumAsExecs"):
        outputs.insert(0, "runs *Success* or *Failure*")
    elif function["return"] not in ("void", "") and "BlueprintInternalUseOnly" not in meta:
        outputs.insert(0, kind(function["return"]))
    return ", ".join(inputs), ", ".join(outputs)


def rows_of(made):
    for function in made.get("functions", []):
        if is_node(function):
            name = function["meta"].get("DisplayName") or words(function["name"])
            inputs, outputs = pins(function)
            yield f"| **{name}** | {inputs} | {outputs} | {one_line(function['tooltip'])} |"


def member_rows(made):
    for member in made.get("properties", []):
        if is_visible(member):
            default = member["default"].split("::")[-1] if member["default"] else ""
            yield (f"| {words(member['name'])} | {kind(member['type'])} | {default.rstrip('f')} | "
                   f"{one_line(member['tooltip'])} |")


def sections(types):
    for made in types:
        nodes, members = list(rows_of(made)), list(member_rows(made))
        values = made.get("values", [])
        if not (nodes or members or values):
            continue
        name = made["meta"].get("DisplayName") or words(re.sub(r"^[UAFE](?=[A-Z])", "", made["name"]))
        yield f"### {name}\n\n`{made['name']}`. {one_line(made['tooltip'])}\n"
        if nodes:
            yield "| node | in | out | what it does |\n| --- | --- | --- | --- |\n" + "\n".join(nodes) + "\n"
        if members:
            head = "| property or event | type | default | what it is |\n| --- | --- | --- | --- |\n"
            yield head + "\n".join(members) + "\n"
        if values and any(value["tooltip"] for value in values):
            rows = "\n".join(f"| {words(value['name'])} | {one_line(value['tooltip'])} |" for value in values)
            yield f"| value | what it means |\n| --- | --- |\n{rows}\n"
        elif values:
            yield "Values: " + ", ".join(words(value["name"]) for value in values) + ".\n"


def text_of(found):
    order = [("class", "Classes"), ("struct", "Structs"), ("enum", "Enums")]
    parts = []
    for which, title in order:
        made = "\n".join(sections([entry for entry in found["types"] if entry["kind"] == which]))
        if made:
            parts.append(f"## {title}\n\n{made}")
    return "\n".join(parts)


def problems(found):
    """What lacks a tooltip or a category."""
    for made in found["types"]:
        members = [m for m in made.get("properties", []) if is_visible(m)]
        members += [f for f in made.get("functions", []) if is_node(f)]
        if members and not made["tooltip"]:
            yield f"{made['header']}:{made['line']}: {made['name']} has no tooltip"
        for member in members:
            for what in ("tooltip", "category"):
                if not member[what]:
                    yield f"{made['header']}:{member['line']}: {made['name']}::{member['name']} has no {what}"


def page_of(root, found):
    path = root / PAGE
    kept = path.read_text(encoding="utf-8").split(MARK)[0] if path.exists() else "# Blueprint nodes\n\n"
    return f"{kept}{MARK}\n\n{text_of(found)}"


def stale(root):
    """What is wrong with the page, for the house checks."""
    try:
        found = listing(root)
    except HeaderError as error:
        yield from str(error).splitlines()
        return
    yield from problems(found)
    path = root / PAGE
    if not path.exists() or path.read_text(encoding="utf-8") != page_of(root, found):
        yield f"{PAGE}: not what the headers say: run Tests/Checks/blueprint_doc.py"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing; fail if the page is not up to date")
    options = parser.parse_args()
    if options.check:
        wrong = list(stale(ROOT))
        print("\n".join(wrong))
        return 1 if wrong else 0
    found = listing(ROOT)
    (ROOT / PAGE).write_text(page_of(ROOT, found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
