# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""package.sh on a repository made of this tree's files: what is in a zip, and what it refuses."""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
URL = "https://example.org/MRInputAnimation"
NOT_COPIED = shutil.ignore_patterns("Build", "__pycache__")
PLANTED = "Source/MRInputAnimation/Private/Planted"
COPYRIGHT = "// Copyright (c) 2026 The MRInputAnimation developers\n"
ENVIRONMENT = {
    **os.environ, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_AUTHOR_NAME": "Test", "GIT_AUTHOR_EMAIL": "test@example.org", "GIT_AUTHOR_DATE": "2026-11-17T12:00:00Z",
    "GIT_COMMITTER_NAME": "Test", "GIT_COMMITTER_EMAIL": "test@example.org", "GIT_COMMITTER_DATE": "2026-11-17T12:00:00Z",
}


def run(*command, **more):
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, env={**ENVIRONMENT, **more})


FOLDER = tempfile.TemporaryDirectory()
REPOSITORY = pathlib.Path(FOLDER.name) / "Repository"


def git(*arguments):
    result = run("git", "-C", REPOSITORY, *arguments)
    assert result.returncode == 0, result.stderr
    return result.stdout


def commit():
    git("add", "-A")
    git("commit", "-qm", "A commit")


def setUpModule():
    unittest.addModuleCleanup(FOLDER.cleanup)
    for name in ("Config", "Content", "Resources", "Source", ".ci"):
        shutil.copytree(ROOT / name, REPOSITORY / name, ignore=NOT_COPIED)
    for name in ("README.md", "LICENSE", "MRInputAnimation.uplugin", ".gitignore", "Tests/run.sh"):
        (REPOSITORY / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, REPOSITORY / name)
    git("init", "-q")
    commit()


class PackageTest(unittest.TestCase):
    def package(self, engine="5.5", *options, url=URL, out="Out", **more):
        """The result of the command, and the zip it made if any."""
        out = pathlib.Path(FOLDER.name) / out
        shutil.rmtree(out, ignore_errors=True)
        result = run(REPOSITORY / "Source/Programs/release/package.sh", "--engine-version", engine, "--out", out,
                     *(["--url", url] if url else []), *options, **more)
        made = list(out.glob("*")) if out.exists() else []
        return result, made[0] if made else None

    def read(self, *arguments, **more):
        """path -> bytes of a package that must be fine."""
        result, path = self.package(*arguments, **more)
        self.assertEqual(result.returncode, 0, result.stderr)
        with zipfile.ZipFile(path) as archive:
            return {name: archive.read(name) for name in archive.namelist()}

    def descriptor(self, *arguments, **more):
        return json.loads(self.read(*arguments, **more)["MRInputAnimation/MRInputAnimation.uplugin"])

    def plant(self, name, text):
        """A commit with one more or another file, gone after the test."""
        path = REPOSITORY / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        commit()
        self.addCleanup(git, "reset", "-q", "--hard", "HEAD~1")


class Contents(PackageTest):
    def test_same_commit_gives_the_same_bytes(self):
        _, first = self.package(out="First")
        _, second = self.package(out="Second", TZ="Asia/Tokyo")
        self.assertEqual(first.name, second.name)
        self.assertEqual(first.read_bytes(), second.read_bytes())

    def test_name_says_version_and_engine(self):
        for options, name in (([], "MRInputAnimation-0.1.0-engine5.5.zip"), (["--fab"], "MRInputAnimation-0.1.0-engine5.5-fab.zip")):
            self.assertEqual(self.package("5.5", *options)[1].name, name)

    def test_plugin_is_whole_and_tests_are_not_in_it(self):
        names = self.read()
        for name in ("README.md", "LICENSE", "Config/FilterPlugin.ini", "Resources/Icon128.png", "Content/Samples/PinchDrag.bin",
                     "Source/MRInputAnimation/MRInputAnimation.Build.cs", "Source/Programs/mria/run.sh"):
            self.assertIn("MRInputAnimation/" + name, names)
        wrong = [name for name in names if "Tests/" in name or "/." in name or name.endswith(".spec.cpp")
                 or "Programs/release" in name]
        self.assertEqual(wrong, [])
        modules = [module["Name"] for module in self.descriptor()["Modules"]]
        self.assertIn("MRInputAnimationEditor", modules)
        self.assertFalse([name for name in modules if name.endswith("Tests")])

    def test_scripts_can_be_run_after_unpacking(self):
        _, path = self.package()
        with zipfile.ZipFile(path) as archive:
            mode = archive.getinfo("MRInputAnimation/Source/Programs/mria/run.sh").external_attr >> 16
        self.assertEqual(mode & 0o111, 0o111)

    def test_fab_form_has_no_programs(self):
        names = self.read("5.5", "--fab")
        self.assertEqual([name for name in names if "Programs" in name or "CMake" in name or "/Cmake/" in name], [])

    def test_readme_begins_with_how_to_install(self):
        first = self.read("5.3")["MRInputAnimation/README.md"].decode().splitlines()[0]
        self.assertIn("project's Plugins folder, not the engine's", first)
        self.assertIn("Unreal Engine 5.3", first)

    def test_links_to_what_is_left_out_lead_to_the_repository(self):
        readme = self.read()["MRInputAnimation/README.md"].decode()
        head = git("rev-parse", "HEAD").strip()
        self.assertIn(f"]({URL}/blob/{head}/Tests/UnrealHost/README.md)", readme)
        self.assertIn("](Resources/Docs/Unreal.md)", readme)


class Descriptor(PackageTest):
    def test_engine_version_has_three_parts(self):
        self.assertEqual(self.descriptor("5.8")["EngineVersion"], "5.8.0")

    def test_links_are_filled_in(self):
        made = self.descriptor(url=URL + "/")
        self.assertEqual(made["CreatedByURL"], URL)
        self.assertTrue(made["DocsURL"].startswith(URL + "/"))
        self.assertEqual(made["SupportURL"], URL + "/issues")

    def test_links_come_from_the_descriptor_if_it_has_one(self):
        path = REPOSITORY / "MRInputAnimation.uplugin"
        self.plant(path.name, path.read_text().replace('"CreatedByURL": ""', f'"CreatedByURL": "{URL}/own"'))
        self.assertEqual(self.descriptor(url="")["SupportURL"], URL + "/own/issues")

    def test_fab_url_is_in_the_fab_form_only(self):
        self.assertNotIn("FabURL", self.descriptor())
        result, _ = self.package("5.5", "--fab")
        self.assertIn("FabURL is empty", result.stdout)
        made = self.descriptor("5.5", "--fab", "--fab-id", "1-2-3")
        self.assertEqual(made["FabURL"], "com.epicgames.launcher://ue/Fab/product/1-2-3")
        self.assertEqual(made["MarketplaceURL"], "")

    def test_hololens_is_allowed_where_the_engine_has_it(self):
        for engine, has_it in (("5.1", True), ("5.2", True), ("5.3", False), ("5.8", False)):
            lists = {module["Name"]: module["PlatformAllowList"] for module in self.descriptor(engine)["Modules"]}
            self.assertEqual("HoloLens" in lists["MRInputAnimation"], has_it, engine)
            self.assertEqual(lists["MRInputAnimationEditor"], ["Win64", "Mac", "Linux"])
            self.assertIn("Android", lists["MRInputAnimationCore"])


class Refusals(PackageTest):
    def refuse(self, code, *says, arguments=(), **more):
        result, path = self.package(*arguments, **more)
        self.assertEqual(result.returncode, code, result.stdout + result.stderr)
        self.assertIsNone(path)
        for text in says:
            self.assertIn(text, result.stderr)

    def test_a_tree_that_is_not_clean(self):
        path = REPOSITORY / "Config/Planted.ini"
        path.write_text("")
        self.addCleanup(path.unlink)
        self.refuse(3, "the tree is not clean", "Config/Planted.ini")

    def test_a_changed_file_that_git_knows(self):
        path = REPOSITORY / "LICENSE"
        path.write_text("Mine\n")
        self.addCleanup(git, "checkout", "-q", "LICENSE")
        self.refuse(3, "the tree is not clean", "LICENSE")

    def test_a_source_without_copyright(self):
        self.plant(PLANTED + ".h", "#pragma once\n")
        self.refuse(1, PLANTED + ".h: no copyright")

    def test_a_long_path(self):
        name = PLANTED + "/" + "Long" * 30 + ".h"
        self.plant(name, COPYRIGHT)
        self.refuse(1, f"a path of {len('MRInputAnimation/' + name)} characters")

    def test_a_built_file(self):
        self.plant("Resources/Planted.dll", "")
        self.refuse(1, "Resources/Planted.dll: a built file")

    def test_tests_in_a_module_that_ships(self):
        self.plant("Source/MRInputAnimationEditor/Private/Tests/Planted.spec.cpp", COPYRIGHT)
        self.refuse(1, "Planted.spec.cpp: the folder Tests has no place in a package")

    def test_a_module_that_needs_a_test_module(self):
        rules = "Source/MRInputAnimationEditor/MRInputAnimationEditor.Build.cs"
        self.plant(rules, (REPOSITORY / rules).read_text() + '// "MRInputAnimationTests"\n')
        self.refuse(1, "depends on MRInputAnimationTests, which is left out")

    def test_a_version_that_is_none(self):
        path = REPOSITORY / "MRInputAnimation.uplugin"
        self.plant(path.name, path.read_text().replace('"0.1.0"', '"0.1"'))
        self.refuse(1, "VersionName is not of the form 1.2.3")

    def test_a_folder_that_is_no_repository(self):
        (REPOSITORY / ".git").rename(REPOSITORY.parent / "git")
        self.addCleanup((REPOSITORY.parent / "git").rename, REPOSITORY / ".git")
        self.refuse(3, "not a git repository", GIT_CEILING_DIRECTORIES=FOLDER.name)

    def test_wrong_usage(self):
        self.refuse(2, "5.1 to 5.8, not '5.0'", arguments=["5.0"])
        self.refuse(2, "--url is needed", url="")
        self.refuse(2, "https://", url="example.org")
        self.refuse(2, "unknown option --wrong", arguments=["5.5", "--wrong"])
        self.refuse(2, "--fab-id goes with --fab", arguments=["5.5", "--fab-id", "1"])
        self.refuse(2, "--fab-id needs a value", arguments=["5.5", "--fab", "--fab-id"])

    def test_help_fits_a_screen(self):
        result = run(REPOSITORY / "Source/Programs/release/package.sh", "--help")
        self.assertEqual(result.returncode, 0)
        self.assertLess(len(result.stdout.splitlines()), 24)


if __name__ == "__main__":
    unittest.main()
