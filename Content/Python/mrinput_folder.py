# SPDX-License-Identifier: MIT
"""Imports, exports or checks a folder of MRTK input recordings, in the editor or on a build machine.

In the editor's Python console:

    import mrinput_folder
    mrinput_folder.import_folder("D:/Takes", "/Game/Takes", repair=True)
    mrinput_folder.export_folder("/Game/Takes", "D:/Out", form="mrtk-1.1")
    mrinput_folder.check_folder("D:/Takes")

On a build machine, where the exit code says how it went (0 fine, 1 problems found, 2 wrong usage, 3 something cannot
be read or written):

    UnrealEditor-Cmd <project> -run=pythonscript -script="mrinput_folder.py check D:/Takes"
"""

import argparse
import os
import sys

import unreal

FINE, PROBLEMS, USAGE, CANNOT_READ_OR_WRITE = range(4)

EXPORTERS = {
    "original": ("MRInputAnimationExporter", ".bin"),
    "mrtk-1.0": ("MRInputAnimationExporterMrtk10", ".bin"),
    "mrtk-1.1": ("MRInputAnimationExporterMrtk11", ".bin"),
    "csv": ("MRInputAnimationExporterCsv", ".csv"),
}


class Outcome:
    """What a run came to. `code` is the worst of what happened."""

    def __init__(self, what):
        self.what = what
        self.done = []
        self.failed = []
        self.errors = 0
        self.warnings = 0
        self.code = FINE

    def fail(self, name, text):
        self.failed.append(name)
        self.code = CANNOT_READ_OR_WRITE
        unreal.log_error("{}: {}".format(name, text))

    def count(self, name, findings, strict):
        for finding in findings:
            severity = finding.get_editor_property("severity")
            text = "{}: {}".format(name, finding.get_editor_property("text"))
            if severity == unreal.MRInputSeverity.ERROR:
                self.errors += 1
                unreal.log_warning(text)
            elif severity == unreal.MRInputSeverity.WARNING:
                self.warnings += 1
                unreal.log_warning(text)
        if self.code == FINE and (self.errors or (strict and self.warnings)):
            self.code = PROBLEMS

    def finish(self, where):
        if not self.done and not self.failed:
            self.fail(where, "there is no recording here")
        unreal.log("MRInput: {}: {} done, {} failed, {} errors, {} warnings, exit code {}".format(
            self.what, len(self.done), len(self.failed), self.errors, self.warnings, self.code))
        return self


def is_recording(path):
    """Whether a file is a recording by its content, sound or not."""
    error = unreal.MRInputBlueprintLibrary.load_recording_from_file(path)[2]
    return error.get_editor_property("code") != unreal.MRInputErrorCode.WRONG_MAGIC


def find_files(folder):
    """All recordings in a folder and below it, sorted, other .bin files left out; the path itself if it is a file."""
    if not os.path.isdir(folder):
        return [folder]
    found = []
    for place, _, names in os.walk(folder):
        found += [os.path.join(place, name) for name in names if name.lower().endswith(".bin")]
    return sorted(path for path in found if is_recording(path))


def load(path):
    """The animation of a file, or None and the reason."""
    result, animation, error = unreal.MRInputBlueprintLibrary.load_recording_from_file(path)
    if result == unreal.MRInputResult.SUCCESS:
        return animation, ""
    return None, str(error.get_editor_property("text"))


def import_folder(folder, destination, repair=False, start_at_zero=False, curves=False, save=True):
    """Imports every recording. Returns an Outcome with the assets' paths in done."""
    outcome = Outcome("Import")
    options = unreal.MRInputImportOptions()
    options.set_editor_property("repair", repair)
    options.set_editor_property("start_at_zero", start_at_zero)
    options.set_editor_property("create_curves", curves)
    files = find_files(folder)
    with unreal.ScopedSlowTask(len(files), "Importing recordings") as slow:
        slow.make_dialog(True)
        for path in files:
            if slow.should_cancel():
                break
            slow.enter_progress_frame(1, os.path.basename(path))
            _import_file(path, destination, options, save, outcome)
    return outcome.finish(folder)


def _import_file(path, destination, options, save, outcome):
    task = unreal.AssetImportTask()
    task.set_editor_property("filename", path)
    task.set_editor_property("destination_path", destination)
    task.set_editor_property("factory", unreal.MRInputAnimationFactory())
    task.set_editor_property("options", options)
    task.set_editor_property("automated", True)
    task.set_editor_property("replace_existing", True)
    task.set_editor_property("save", save)
    unreal.AssetToolsHelpers.get_asset_tools().import_asset_tasks([task])
    made = list(task.get_editor_property("imported_object_paths"))
    if made:
        outcome.done += [str(one) for one in made]
    else:
        outcome.fail(path, load(path)[1] or "cannot be imported into {}".format(destination))


def export_folder(content_folder, folder, form="original"):
    """Exports every recording of a content folder and below it. Returns an Outcome with the files in done."""
    exporter_name, extension = EXPORTERS[form]
    outcome = Outcome("Export")
    for path in sorted(unreal.EditorAssetLibrary.list_assets(content_folder, recursive=True)):
        asset = unreal.EditorAssetLibrary.load_asset(path)
        if not isinstance(asset, unreal.MRInputAnimation):
            continue
        task = unreal.AssetExportTask()
        task.set_editor_property("object", asset)
        task.set_editor_property("exporter", getattr(unreal, exporter_name)())
        task.set_editor_property("filename", os.path.join(folder, asset.get_name() + extension))
        task.set_editor_property("automated", True)
        task.set_editor_property("prompt", False)
        task.set_editor_property("replace_identical", True)
        if unreal.Exporter.run_asset_export_task(task):
            outcome.done.append(task.get_editor_property("filename"))
        else:
            outcome.fail(str(path), "cannot be exported to {}".format(folder))
    return outcome.finish(content_folder)


def check_folder(folder, strict=False):
    """Reads every recording and counts what is wrong; with strict, warnings are problems too."""
    outcome = Outcome("Check")
    for path in find_files(folder):
        animation, reason = load(path)
        if animation is None:
            outcome.fail(path, reason)
            continue
        outcome.done.append(path)
        outcome.count(os.path.basename(path), animation.validate(), strict)
    return outcome.finish(folder)


def main(arguments):
    parser = argparse.ArgumentParser(prog="mrinput_folder.py")
    commands = parser.add_subparsers(dest="command", required=True)
    taking = commands.add_parser("import")
    taking.add_argument("folder")
    taking.add_argument("destination")
    taking.add_argument("--repair", action="store_true")
    taking.add_argument("--start-at-zero", action="store_true")
    taking.add_argument("--curves", action="store_true")
    giving = commands.add_parser("export")
    giving.add_argument("content_folder")
    giving.add_argument("folder")
    giving.add_argument("--format", choices=sorted(EXPORTERS), default="original")
    checking = commands.add_parser("check")
    checking.add_argument("folder")
    checking.add_argument("--strict", action="store_true")
    asked = parser.parse_args(arguments)
    if asked.command == "import":
        outcome = import_folder(asked.folder, asked.destination, asked.repair, asked.start_at_zero, asked.curves)
    elif asked.command == "export":
        outcome = export_folder(asked.content_folder, asked.folder, asked.format)
    else:
        outcome = check_folder(asked.folder, asked.strict)
    return outcome.code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
