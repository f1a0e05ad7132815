# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""A stand-in for the editor's `unreal` module, for the plugin's script alone.

Properties and classes that do not exist are refused: the engine's as its Python reference lists them, the plugin's as
its own headers have them, so that a renamed class or property fails here. Files mean what their content says: see
FILES. What is asked of it is kept in `imports`, `exports` and `log_lines`.
"""
import contextlib
import pathlib
import re
import types

ROOT = pathlib.Path(__file__).resolve().parents[3]
RUNTIME = ROOT / "Source/MRInputAnimation"

ENGINE = {
    "AssetImportTask": {"filename", "destination_path", "destination_name", "automated", "replace_existing",
                        "replace_existing_settings", "save", "async_", "factory", "options", "imported_object_paths"},
    "AssetExportTask": {"object", "exporter", "filename", "selected", "replace_identical", "prompt", "automated",
                        "use_file_archive", "write_empty_files", "ignore_object_list", "options", "errors"},
}

# Content of a file: the error's code, and what its animation finds.
FILES = {
    b"good": (None, []),
    b"warned": (None, [("WARNING", "SignFlip", "40 flips"), ("WARNING", "SignFlip", "3 flips"), ("INFO", "x", "note")]),
    b"wrong": (None, [("ERROR", "DamagedW", "no W")]),
    b"old": ("HEADERLESS_FILE", []),
    b"cut": ("TRUNCATED", []),
    b"": ("EMPTY_FILE", []),
}


def snake(name):
    name = re.sub(r"^b(?=[A-Z])", "", name)
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def headers(folder):
    return "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.h"))


def body_of(kinds, name, folder):
    """The text of a class, struct or enum that is declared in a folder's headers."""
    found = re.search(rf"^(?:{kinds}) (?:\w+_API )?[UFAE]{name}\b[^;]*?\n{{\n(.*?)^}};", headers(folder), re.M | re.S)
    if not found:
        raise LookupError(f"the plugin has no {name}")
    return found[1]


def properties_of(name, folder=RUNTIME):
    return {snake(word) for word in re.findall(r"UPROPERTY\((?:[^()]|\([^()]*\))*\)\s*[\w:<>]+ (\w+)",
                                               body_of("class|struct", name, folder))}


def enum_of(name, folder=RUNTIME):
    words = re.findall(r"^\t(\w+)[ ,]", body_of("enum class", name, folder), re.M)
    return types.SimpleNamespace(**{snake(word).upper(): snake(word).upper() for word in words})


class Thing:
    def __init__(self, kind, allowed, **values):
        self.kind = kind
        self.allowed = allowed
        self.values = values

    def get_editor_property(self, name):
        if name not in self.allowed:
            raise LookupError(f"{self.kind} has no property {name}")
        return self.values.get(name, [])

    def set_editor_property(self, name, value):
        self.get_editor_property(name)
        self.values[name] = value


class SlowTask(contextlib.nullcontext):
    def __init__(self, module):
        super().__init__(self)
        self.module = module

    def make_dialog(self, can_cancel=False):
        self.can_cancel = can_cancel

    def should_cancel(self):
        return self.can_cancel and len(self.module.imports) >= self.module.cancel_after

    def enter_progress_frame(self, work, text):
        pass


class Animation:
    def __init__(self, module, findings):
        self.module = module
        self.findings = findings

    def validate(self):
        allowed = properties_of("MRInputFinding")
        return [Thing("finding", allowed, severity=getattr(self.module.MRInputSeverity, severity), code=code, text=text)
                for severity, code, text in self.findings]


def load_recording_from_file(module, path):
    content = pathlib.Path(path).read_bytes() if pathlib.Path(path).is_file() else None
    code, findings = FILES.get(content, ("WRONG_MAGIC", [])) if content is not None else ("FILE_NOT_FOUND", [])
    error = Thing("error", properties_of("MRInputError"),
                  code=getattr(module.MRInputErrorCode, code or "NONE"), text=code or "")
    animation = None if code else Animation(module, findings)
    return (module.MRInputResult.FAILURE if code else module.MRInputResult.SUCCESS), animation, error


def make(assets=None, unwritable=(), unsaved=(), unsavable=(), refused=()):
    """The module. `assets`: object paths and whether each is a recording. `unwritable`: files no export can write.
    `unsaved`: packages that the editor's import leaves unsaved, `unsavable`: those that saving by hand leaves so too.
    `refused`: names of files that it does not import.
    """
    module = types.ModuleType("unreal")
    module.imports, module.exports, module.log_lines = [], [], []
    module.cancel_after = 1000
    for name in ("MRInputSeverity", "MRInputErrorCode", "MRInputResult"):
        setattr(module, name, enum_of(name))
    for level in ("log", "log_warning", "log_error"):
        setattr(module, level, lambda text, level=level: module.log_lines.append((level, text)))
    for kind, allowed in ENGINE.items():
        setattr(module, kind, lambda kind=kind, allowed=allowed: Thing(kind, allowed))
    module.ScopedSlowTask = lambda amount, _: SlowTask(module)
    module.MRInputBlueprintLibrary = types.SimpleNamespace(
        load_recording_from_file=lambda path: load_recording_from_file(module, path))

    def load_class(_, path):
        folder, name = path.removeprefix("/Script/").split(".")
        return name, properties_of(name, ROOT / "Source" / folder)

    def import_asset_tasks(tasks):
        for task in tasks:
            module.imports.append(task.values)
            name = pathlib.Path(task.values["filename"]).stem.replace(" ", "_")
            if name in refused:
                continue
            if load_recording_from_file(module, task.values["filename"])[2].values["text"] in ("", "HEADERLESS_FILE"):
                task.values["imported_object_paths"] = ["{}/{}.{}".format(task.values["destination_path"], name, name)]

    def run_asset_export_task(task):
        module.exports.append(task.values)
        if task.values["filename"] in unwritable:
            task.values["errors"] = ["write-protected"]
            return False
        return True

    module.load_class = load_class
    module.new_object = lambda found: Thing(*found)
    module.AssetToolsHelpers = types.SimpleNamespace(
        get_asset_tools=lambda: types.SimpleNamespace(import_asset_tasks=import_asset_tasks))
    module.Exporter = types.SimpleNamespace(run_asset_export_task=run_asset_export_task)
    module.MRInputAnimation = Animation
    # Not EditorAssetLibrary: that is in a plugin of its own, which is off unless somebody switched it on.
    module.EditorAssetSubsystem = types.SimpleNamespace(
        list_assets=lambda folder, recursive: [path for path in assets or {} if path.startswith(folder)],
        load_asset=lambda path: Animation(module, []) if assets[path] else object(),
        save_asset=lambda path, only_if_is_dirty=True: path.split(".")[0] not in unsavable)
    module.get_editor_subsystem = lambda subsystem: subsystem
    module.EditorLoadingAndSavingUtils = types.SimpleNamespace(
        get_dirty_content_packages=lambda: [types.SimpleNamespace(get_name=lambda name=name: name) for name in
                                            [*unsaved, *unsavable]])
    return module
