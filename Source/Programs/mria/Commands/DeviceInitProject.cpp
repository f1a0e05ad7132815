// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/IniMerge.h"
#include "Device/ProjectSettings.h"
#include "DeviceCommand.h"
#include "Io/InputBytes.h"
#include "Io/OutputFile.h"
#include "Mria/Text.h"
#include "Text/Strings.h"

#include <algorithm>
#include <filesystem>

namespace mria
{

namespace DeviceInitProjectDetail
{
struct Options
{
	CommonOptions common;
	std::string project;
	bool yes = false;
};

struct MergedFile
{
	std::string name; ///< Below the project's folder.
	std::filesystem::path path;
	IniMerge merge;
};

std::filesystem::path FolderOf(const std::string& project)
{
	const std::filesystem::path path = std::filesystem::u8path(project);
	return path.extension() == ".uproject" ? path.parent_path() : path;
}

bool HasProject(const std::filesystem::path& folder)
{
	std::error_code error;
	const std::filesystem::directory_iterator files(folder, error);
	return std::any_of(begin(files), end(files),
		[](const std::filesystem::directory_entry& entry) { return entry.path().extension() == ".uproject"; });
}

FileResult<MergedFile> Merge(const std::filesystem::path& folder, const ProjectSettings& settings)
{
	MergedFile file = {settings.file, folder / settings.file, {}};
	std::error_code error;
	std::string text;
	if (std::filesystem::exists(file.path, error))
	{
		const FileResult<InputBytes> bytes = ReadInput(file.path.u8string());
		if (!bytes)
		{
			return bytes.GetError();
		}
		const Span<const std::uint8_t> data = bytes.Value().Get();
		text.assign(data.begin(), data.end());
	}
	if (text.find('\0') != std::string::npos)
	{
		return CannotRead(file.path.u8string(), "it is UTF-16; save it as UTF-8 first");
	}
	file.merge = MergeIni(text, settings.settings);
	return file;
}

void PrintChanges(const Report& report, const MergedFile& file)
{
	std::string section;
	report.Line(report.Paint(Tone::Strong, file.name) + (file.merge.ChangesText() ? "" : ": nothing to change"));
	for (const IniChange& change : file.merge.changes)
	{
		if (change.section != section)
		{
			section = change.section;
			report.Line("  " + Printable(section));
		}
		const std::string before = Printable(change.before);
		const std::string after = Printable(change.after);
		switch (change.kind)
		{
		case IniChange::Kind::Keep:
			report.Line(report.Paint(Tone::Faint, "    " + before + "  (stays; suggested: " + after + ")"));
			break;
		case IniChange::Kind::Replace:
			report.Line(report.Paint(Tone::Error, "  - " + before));
			[[fallthrough]];
		default:
			report.Line(report.Paint(Tone::Info, "  + " + after));
		}
	}
}

void WriteChanges(JsonText& json, const MergedFile& file)
{
	constexpr const char* kKinds[] = {"add", "replace", "keep"};
	json.TextMember("file", file.name);
	json.ObjectsMember("changes", file.merge.changes,
		[&](const IniChange& change)
		{
			json.TextMember("kind", kKinds[static_cast<std::size_t>(change.kind)]);
			json.TextMember("section", change.section);
			json.TextMember("before", change.before);
			json.TextMember("after", change.after);
		});
}

std::optional<Failure> Apply(const MergedFile& file)
{
	std::error_code error;
	std::filesystem::create_directories(file.path.parent_path(), error);
	FileResult<OutputFile> out = OutputFile::Create(file.path.u8string());
	if (!out)
	{
		return out.GetError();
	}
	out.Value().Write(file.merge.text);
	return out.Value().Commit();
}

/** `mria device init-project`: shows the difference first; --yes makes it. */
ExitCode Run(const Options& options)
{
	const Report report(options.common);
	const std::filesystem::path folder = FolderOf(options.project);
	if (!HasProject(folder))
	{
		return report.Fail(CannotRead(options.project, "there is no .uproject file in it"));
	}
	JsonText json;
	std::size_t changed = 0;
	json.BeginArray();
	for (const ProjectSettings& settings : kProjectSettings)
	{
		const FileResult<MergedFile> file = Merge(folder, settings);
		std::optional<Failure> failure = file ? std::nullopt : std::optional(file.GetError());
		if (!failure && options.yes && file.Value().merge.ChangesText())
		{
			failure = Apply(file.Value());
		}
		if (failure)
		{
			return report.Fail(*failure);
		}
		changed += file.Value().merge.ChangesText() ? 1 : 0;
		PrintChanges(report, file.Value());
		json.BeginObject();
		WriteChanges(json, file.Value());
		json.EndObject();
	}
	json.EndArray();
	if (report.WantsJson())
	{
		report.Json(json);
	}
	report.Line(options.yes ? "changed " + Counted(changed, "file")
			: changed == 0	? "nothing to do"
							: "nothing is written yet; --yes does it");
	return ExitCode::Fine;
}
} // namespace DeviceInitProjectDetail

void AddDeviceInitProject(CLI::App& device, Action& action)
{
	using namespace DeviceInitProjectDetail;
	const auto [command, options] =
		AddCommand(device, action, "init-project", "Merge the settings for HoloLens into a project", Run);
	AddFile(command, "PROJECT", options->project, "a project's folder or its .uproject file");
	command->add_flag("-y,--yes", options->yes, "write it; else only the difference is shown");
	command->footer("Example: mria device init-project MyProject --yes");
}

} // namespace mria
