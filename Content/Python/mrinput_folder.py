# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Imports, exports or checks a folder of MRTK input recordings, in the editor or on a build machine.

In the editor's Python console:

    import mrinput_folder
    mrinput_folder.import_folder("D:/Takes", "/Game/Takes", repair=True)
    mrinput_folder.export_folder("/Game/Takes", "D:/Out", form="mrtk-1.1")
    mrinput_folder.check_folder("D:/Takes")

On a build machine the last line of the log has the exit code (0 fine, 1 problems found, 2 wrong usage, 3 something
cannot be read or written); the engine itself reports success or failure only:

    UnrealEditor-Cmd <project> -run=pythonscript -script="mrinput_folder.py check D:/Takes"

Folders below a source become folders below the destination, so that files of one name stay apart.
"""

import argparse
import os
import re
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

    def warn(self, name, text):
        self.warnings += 1
        unreal.log_warning("{}: {}".format(name, text))

    def count(self, name, findings):
        """Counts every finding, but logs one line per kind."""
        logged = set()
        for finding in findings:
            severity = finding.get_editor_property("severity")
            if severity == unreal.MRInputSeverity.INFO:
                continue
            if severity == unreal.MRInputSeverity.ERROR:
                self.errors += 1
            else:
                self.warnings += 1
            kind = str(finding.get_editor_property("code"))
            if kind not in logged:
                logged.add(kind)
                unreal.log_warning("{}: {}".format(name, finding.get_editor_property("text")))

    def finish(self, where, strict=False):
        if not self.done and not self.failed:
            self.fail(where, "there is no recording here")
        if self.code == FINE and (self.errors or (strict and self.warnings)):
            self.code = PROBLEMS
        unreal.log("MRInput: {}: {} done, {} failed, {} errors, {} warnings, exit code {}".format(
            self.what, len(self.done), len(self.failed), self.errors, self.warnings, self.code))
        return self


def _make(class_name):
    """An object of one of the editor module's classes."""
    # UNCONFIRMED(python-makes-any-class): Python makes objects of classes that are not exposed to Blueprint.
    # [by hand: run import_folder in the editor's Python console]
    return unreal.new_object(unreal.load_class(None, "/Script/MRInputAnimationEditor." + class_name))


def _load(path):
    """The animation of a file or None, the error's code, and its text."""
    _, animation, error = unreal.MRInputBlueprintLibrary.load_recording_from_file(path)
    return animation, error.get_editor_property("code"), str(error.get_editor_property("text"))


def _is_for_import(code):
    """Whether a file with that error is one that import can read all the same."""
    return code in (unreal.MRInputErrorCode.HEADERLESS_FILE, unreal.MRInputErrorCode.STREAM_FILE)


def _assets():
    """The editor's dealings with assets, without a plugin that would have to be switched on for them."""
    return unreal.get_editor_subsystem(unreal.EditorAssetSubsystem)


def _save(path):
    """Saves an asset that still waits for it: the editor says nothing of what an import could not save."""
    waiting = [str(one.get_name()) for one in unreal.EditorLoadingAndSavingUtils.get_dirty_content_packages()]
    return path.split(".")[0] not in waiting or _assets().save_asset(path)


def is_recording(path):
    """Whether a file is a recording by its content, sound or not."""
    return _load(path)[1] not in (unreal.MRInputErrorCode.WRONG_MAGIC, unreal.MRInputErrorCode.EMPTY_FILE)


def find_files(folder):
    """All recordings in a folder and below it, sorted, other .bin files left out; the path itself if it is a file."""
    folder = os.path.abspath(folder)
    if not os.path.isdir(folder):
        return [folder.replace("\\", "/")]
    found = []
    for place, _, names in os.walk(folder):
        found += [os.path.join(place, name).replace("\\", "/") for name in names if name.lower().endswith(".bin")]
    return sorted(path for path in found if is_recording(path))


def content_folder_of(path, folder, destination):
    """Where a file goes that was found in `folder`. What a content folder may not be called becomes underscores."""
    below = os.path.relpath(os.path.dirname(path), os.path.abspath(folder)).replace("\\", "/")
    if below in (".", ".."):
        return destination
    return destination.rstrip("/") + "/" + re.sub(r"[^\w/-]", "_", below)


def import_folder(folder, destination, repair=False, start_at_zero=False, curves=False, save=True):
    """Imports every recording. Returns an Outcome with the assets' paths in done."""
    outcome = Outcome("Import")
    options = _make("MRInputImportOptions")
    options.set_editor_property("repair", repair)
    options.set_editor_property("start_at_zero", start_at_zero)
    options.set_editor_property("create_curves", curves)
    files = find_files(folder)
    with unreal.ScopedSlowTask(len(files), "Importing recordings") as slow:
        slow.make_dialog(True)
        for number, path in enumerate(files):
            if slow.should_cancel():
                outcome.fail(folder, "cancelled after {} of {}".format(number, len(files)))
                break
            slow.enter_progress_frame(1, os.path.basename(path))
            _import_file(path, content_folder_of(path, folder, destination), options, save, outcome)
    return outcome.finish(folder)


def _import_file(path, destination, options, save, outcome):
    task = unreal.AssetImportTask()
    task.set_editor_property("filename", path)
    task.set_editor_property("destination_path", destination)
    task.set_editor_property("factory", _make("MRInputAnimationFactory"))
    task.set_editor_property("options", options)
    task.set_editor_property("automated", True)
    task.set_editor_property("replace_existing", True)
    task.set_editor_property("save", save)
    unreal.AssetToolsHelpers.get_asset_tools().import_asset_tasks([task])
    made = [str(one) for one in task.get_editor_property("imported_object_paths")]
    if set(made) & set(outcome.done):  # the editor makes one name of "Take 1" and "Take_1"
        outcome.fail(path, "took the place of another file in {}: rename one of them".format(made[0]))
    elif made and save and not _save(made[0]):
        outcome.fail(path, "{} cannot be saved: its file may be write-protected".format(made[0]))
    elif made:
        outcome.done += made
    else:
        _, code, text = _load(path)
        reason = "" if _is_for_import(code) else text
        outcome.fail(path, reason or "cannot be imported into {}".format(destination))


def export_folder(content_folder, folder, form="original"):
    """Exports every recording of a content folder and below it. Returns an Outcome with the files in done."""
    exporter_name, extension = EXPORTERS[form]
    outcome = Outcome("Export")
    root = content_folder.rstrip("/")
    for path in sorted(str(one) for one in _assets().list_assets(content_folder, recursive=True)):
        asset = _assets().load_asset(path)
        if not isinstance(asset, unreal.MRInputAnimation):
            continue
        below = path.split(".")[0][len(root) + 1:]
        task = unreal.AssetExportTask()
        task.set_editor_property("object", asset)
        task.set_editor_property("exporter", _make(exporter_name))
        task.set_editor_property("filename", "{}/{}{}".format(folder.replace("\\", "/"), below, extension))
        task.set_editor_property("automated", True)
        task.set_editor_property("prompt", False)
        task.set_editor_property("replace_identical", True)
        if unreal.Exporter.run_asset_export_task(task):
            outcome.done.append(task.get_editor_property("filename"))
        else:
            reasons = [str(one) for one in task.get_editor_property("errors")]
            outcome.fail(path, reasons[0] if reasons else "cannot be exported to {}".format(folder))
    return outcome.finish(content_folder)


def check_folder(folder, strict=False):
    """Reads every recording and counts what is wrong; with strict, warnings are problems too."""
    outcome = Outcome("Check")
    for path in find_files(folder):
        animation, code, text = _load(path)
        if animation is not None:
            outcome.done.append(path)
            outcome.count(os.path.basename(path), animation.validate())
        elif _is_for_import(code):
            outcome.done.append(path)
            outcome.warn(os.path.basename(path), text)
        else:
            outcome.fail(path, text)
    return outcome.finish(folder, strict)


def main(arguments):
    parser = argparse.ArgumentParser(prog="mrinput_folder.py", description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    taking = commands.add_parser("import")
    taking.add_argument("folder")
    taking.add_argument("destination")
    taking.add_argument("--repair", action="store_true")
    taking.add_argument("--start-at-zero", action="store_true")
    taking.add_argument("--curves", action="store_true")
    taking.add_argument("--no-save", action="store_true")
    giving = commands.add_parser("export")
    giving.add_argument("content_folder")
    giving.add_argument("folder")
    giving.add_argument("--format", choices=sorted(EXPORTERS), default="original")
    checking = commands.add_parser("check")
    checking.add_argument("folder")
    checking.add_argument("--strict", action="store_true")
    asked = parser.parse_args(arguments)
    if asked.command == "import":
        outcome = import_folder(
            asked.folder, asked.destination, asked.repair, asked.start_at_zero, asked.curves, not asked.no_save)
    elif asked.command == "export":
        outcome = export_folder(asked.content_folder, asked.folder, asked.format)
    else:
        outcome = check_folder(asked.folder, asked.strict)
    return outcome.code


if __name__ == "__main__":
    # Not sys.exit(0): an exit is an exception, and the commandlet may take any for a failure.
    # UNCONFIRMED(pythonscript-exit-code): The pythonscript commandlet reports success or failure, not a script's code.
    # [by hand: run the script as a commandlet on a folder with a damaged recording, and look at the exit code]
    CODE = main(sys.argv[1:])
    if CODE != FINE:
        sys.exit(CODE)
