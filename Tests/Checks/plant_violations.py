#!/usr/bin/env python3
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Sees every house check fail: plants violations, one at a time, in a copy of the tree. A check counts only then."""

import pathlib
import shutil
import subprocess
import sys
import tempfile

import house_checks

ROOT = pathlib.Path(__file__).resolve().parents[2]
LICENCE = "// Copyright (c) 2026 The MRInputAnimation developers\n// SPDX-License-Identifier: MIT\n"
PRIVATE = house_checks.CORE + "/Private/"
PUBLIC = house_checks.CORE + "/Public/Mria/"
READER = PRIVATE + "Format/Reader.cpp"
RUNTIME = "Source/MRInputAnimation/"

# check, file, text to add at its end (None: take the file away; bytes: replace the file)
VIOLATIONS = [
    ("headers_stand_alone", PUBLIC + "Planted.h", LICENCE + "#pragma once\ninline std::string Planted() { return {}; }\n"),
    ("headers_stand_alone", PRIVATE + "Planted.h", LICENCE + "struct Planted {};\n"),
    ("core_includes_nothing_foreign", READER, "#include <fstream>\n"),
    ("core_includes_nothing_foreign", READER, "#include <thread>\n"),
    ("core_includes_nothing_foreign", READER, '#include "CoreMinimal.h"\n'),
    ("core_includes_nothing_foreign", READER, '#include "../../Programs/mria/Text/Strings.h"\n'),
    ("core_includes_nothing_foreign", PUBLIC + "Reader.h", '#include "ByteReader.h"\n'),
    ("core_includes_nothing_foreign", house_checks.SYNTH + "/Synth/Synth.cpp", '#include "Format/DialectTraits.h"\n'),
    ("folders_are_in_order", READER, '#include "Curves/BezierSegment.h"\n'),
    ("folders_are_in_order", READER, '#include "Mria/Sampler.h"\n'),
    ("folders_are_in_order", PUBLIC + "Player.h", '#include "Mria/Repair.h"\n'),
    ("folders_are_in_order", PRIVATE + "Space.cpp", '#include "Simd/Float4.h"\n'),
    ("folders_are_in_order", PRIVATE + "Planted/Planted.cpp", LICENCE),
    ("folders_are_in_order", house_checks.TOOL + "/Text/Strings.cpp", '#include "Io/Failure.h"\n'),
    ("folders_are_in_order", house_checks.TOOL + "/Io/Report.cpp", '#include "Command.h"\n'),
    ("wording_is_plain", "Resources/Docs/Unreal.md", "Whoever listens is told.\n"),
    ("wording_is_plain", READER, "// Of two alike the first is meant.\n"),
    ("wording_is_plain", READER, "struct Place {};\n"),
    ("wording_is_plain", RUNTIME + "Private/Planted.cpp", "void FMRInputPlanted::Tell() {}\n"),
    ("wording_is_plain", "Tests/Core/Planted.cpp", "TEST(Player, TellsWhatIsOn) {}\n"),
    ("core_has_no_exceptions", READER, "void Planted() { throw 1; }\n"),
    ("core_has_no_exceptions", READER, "auto planted = dynamic_cast<int*>(nullptr);\n"),
    ("core_names_its_namespaces", READER, "namespace\n{\nint planted;\n}\n"),
    ("core_avoids_macro_names", READER, "int Planted(int near) { return near; }\n"),
    ("core_avoids_macro_names", READER, "int Planted(int a) { return std::max(a, 1); }\n"),
    ("core_avoids_macro_names", READER, "auto planted = std::numeric_limits<float>::max();\n"),
    ("core_follows_the_float_rules", READER, "bool planted = std::isnan(number);\n"),
    ("core_follows_the_float_rules", READER, "bool planted = !(number <= 1);\n"),
    ("core_follows_the_float_rules", PRIVATE + "Planted.h", "inline float Planted(float a) { return a * a + a; }\n"),
    ("versions_are_compared_once", READER, "bool Planted(int minor) { return minor >= 1; }\n"),
    ("versions_are_compared_once", READER, "bool Planted() { return 1 < kNewestMinor; }\n"),
    ("versions_are_compared_once", house_checks.TOOL + "/Planted.cpp", "bool p = header.major() == 1;\n"),
    ("versions_are_compared_once", house_checks.TOOL + "/Planted.cpp", 'bool p = VersionOf(dialect) == "1.0";\n'),
    ("engine_versions_are_tested_once", RUNTIME + "Private/Planted.cpp", "#if UE_VERSION_OLDER_THAN(5, 3, 0)\n#endif\n"),
    ("engine_versions_are_tested_once", RUNTIME + "Public/Planted.h", "#if ENGINE_MINOR_VERSION > 3\n#endif\n"),
    ("public_headers_hide_the_core", RUNTIME + "Public/MRInputFrame.h", '#include "Mria/Frame.h"\n'),
    ("strangers_can_call_public_functions", RUNTIME + "Public/Planted.h", "class FMRInputPlanted;\nclass FPlanted\n{\n"
     "public:\n\tFMRInputPlanted* Find() const;\n};\n"),
    ("strangers_can_call_public_functions", RUNTIME + "Public/Planted.h", "struct FPlanted { mria::Frame Read(); };\n"),
    ("static_parameters_hide_no_member", RUNTIME + "Private/Planted.h", "struct FPlanted\n{\n\tTArray<FString> Names;\n"
     "\tstatic FPlanted Make(const TArray<FString>& Names);\n};\n"),
    ("modules_name_their_namespaces", RUNTIME + "Private/Planted.cpp", "namespace\n{\nint Planted;\n}\n"),
    ("product_modules_have_no_tests", RUNTIME + "Private/Tests/Planted.spec.cpp", LICENCE),
    ("product_modules_have_no_tests", RUNTIME + "Private/Planted.cpp", 'DEFINE_SPEC(FPlanted, "Planted", 0)\n'),
    ("format_constants_have_one_home", READER, "auto planted = 0x6A8FAF6E'0F9E42C6;\n"),
    ("format_constants_have_one_home", READER, f"auto planted = {0x6A8FAF6E0F9E42C6};\n"),
    ("format_constants_have_one_home", "Tests/Core/Planted.cpp", "constexpr long planted = 0x6a8faf6e0f9e42c6;\n"),
    ("format_constants_have_one_home", READER, "constexpr int kCurveHeaderSize = 12;\n"),
    ("code_is_formatted", READER, "int  planted( );\n"),
    ("files_are_not_too_long", READER, "// " + "x" * 118 + "\n"),
    ("files_are_not_too_long", READER, "// planted\n" * 451),
    ("files_have_their_first_lines", PRIVATE + "Planted.cpp", "int planted;\n"),
    ("files_have_their_first_lines", PRIVATE + "Planted.cpp", "// SPDX-License-Identifier: MIT\nint planted;\n"),
    ("files_have_their_first_lines", PRIVATE + "Planted.h", LICENCE + "struct Planted {};\n"),
    ("headers_have_tests", PUBLIC + "Planted.h", LICENCE),
    ("build_rules_are_in_place", "Tests/Core/Planted.Build.cs", LICENCE),
    ("build_rules_are_in_place", "Source/Programs/mria/mria.Target.cs", LICENCE),
    ("include_order_is_the_targets", RUNTIME + "MRInputAnimation.Build.cs", "// IncludeOrderVersion = Latest;\n"),
    ("descriptor_matches_modules", "MRInputAnimation.uplugin", "}"),
    ("descriptor_matches_modules", house_checks.CORE + "/MRInputAnimationCore.Build.cs", None),
    ("descriptor_matches_modules", "Source/Planted/Planted.Build.cs", LICENCE),
    ("descriptor_matches_modules", "MRInputAnimation.uplugin", b'{"Modules": [], "PlatformAllowList": []}'),
    ("scripts_pass_shellcheck", "Tests/Planted.sh", "#!/usr/bin/env bash\nrm -rf $1/\n"),
    ("blueprint_page_is_current", "Resources/Docs/Blueprint.md", "One more line.\n"),
    ("blueprint_page_is_current", RUNTIME + "Public/MRInputFrame.h", "USTRUCT(BlueprintType)\nstruct FMRInputPlanted\n{\n"
     "\tGENERATED_BODY()\n\tUPROPERTY(BlueprintReadOnly)\n\tfloat Planted = 0.0f;\n};\n"),
    ("icons_have_their_sizes", "Resources/Icon128.png", None),
    ("icons_have_their_sizes", "Resources/Icons/Planted.svg", "<svg viewBox='0 0 16 8'></svg>\n"),
    ("icons_have_their_sizes", "Resources/Icons/Planted.svg", "<svg viewBox='0 0 16 16'><text>A</text></svg>\n"),
    ("icons_have_their_sizes", "Resources/Icons/Planted.svg", "<svg\n"),
    ("assumptions_are_current", "Tests/Engine/Assumptions.md", "One more line.\n"),
    ("assumptions_are_current", RUNTIME + "Public/MRInputFrame.h", "// UNCONFIRMED: a mark without a name.\n"),
    ("assumptions_are_current", "Tests/UnrealHost/Engine/Features.txt", "# UNCONFIRMED(first-palm-pose): A name twice.\n"),
    ("assumptions_are_current", RUNTIME + "Public/MRInputFrame.h",
     "// UNCONFIRMED(nobody-knows): Nobody says what to look at.\n"),
    ("no_machine_paths", "README.md", "Look into /home/somebody/MRInputAnimation.\n"),
    ("no_machine_paths", "Tests/Planted.txt", "path=/tmp/build\n"),
    ("scripts_are_executable", "Tests/run.sh", None),
    ("scripts_are_executable", ".ci/run", b"#!/bin/sh\n"),
]
# What these say depends on other files than the planted one.
WHOLE_TREE = {"headers_have_tests", "build_rules_are_in_place", "descriptor_matches_modules", "scripts_are_executable",
              "blueprint_page_is_current", "icons_have_their_sizes"}
OBJECTS = [
    "int planted = 1;",
    "int Planted() { static int count = 0; return ++count; }",
    "void Planted() { throw 1; }",
    "struct Base { virtual ~Base(); }; Base::~Base() {}",
    '#include <cstdio>\nvoid* Planted() { return std::fopen("", ""); }',
]


def problems(name, tree):
    function = next(function for check, _, function in house_checks.CHECKS if check == name)
    return set(function(tree))


def tree_for(check, root, name):
    tree = house_checks.Tree(root, None)
    if check not in WHOLE_TREE:  # looking at all other files too would take long and prove nothing more
        tree.files = [file for file in tree.files if file == name]
    return tree


def plant(root, name, content):
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    if content is None or isinstance(content, bytes):
        path.unlink(missing_ok=True)
    if isinstance(content, bytes):
        path.write_bytes(content)
    elif content is not None:
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        path.write_text(before + content, encoding="utf-8")


def is_caught(root, check, name, content):
    path = root / name
    existed = path.exists()
    before = problems(check, tree_for(check, root, name))
    plant(root, name, content)
    caught = problems(check, tree_for(check, root, name)) - before
    path.unlink(missing_ok=True)
    if existed:
        shutil.copy2(ROOT / name, path)
    return caught


def is_object_caught(folder, source):
    code = folder / "Planted.cpp"
    code.write_text(source + "\n")
    subprocess.run(["g++", "-c", str(code), "-o", str(folder / "Planted.o")], check=True)
    return bool(problems("core_objects_are_clean", house_checks.Tree(folder, str(folder / "Planted.o"))))


def main():
    missed = []
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / "Tree"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*house_checks.NOT_OURS))
        missed += [f"{v[0]}: {v[1]}: {v[2]!r}" for v in VIOLATIONS if not is_caught(copy, *v)]
        missed += [f"core_objects_are_clean: {s}" for s in OBJECTS if not is_object_caught(pathlib.Path(folder), s)]
    never = {name for name, _, _ in house_checks.CHECKS} - {v[0] for v in VIOLATIONS} - {"core_objects_are_clean"}
    missed += [f"{name} is never seen to fail" for name in sorted(never)]
    print(("not ok" if missed else "ok") + " - every house check catches what it is for")
    for line in missed:
        print(f"    not caught: {line[:150]}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
