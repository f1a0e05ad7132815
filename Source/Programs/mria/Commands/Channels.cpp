// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Channels.h"

#include "Command.h"
#include "Io/Edit.h"
#include "Io/LoadedRecording.h"
#include "Mria/Text.h"
#include "Text/Strings.h"
#include "Text/TableText.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

namespace mria
{

namespace ChannelsDetail
{
struct Options
{
	CommonOptions common;
	EditFiles files; ///< Without output the channels are listed.
	std::vector<std::string> drop; ///< As FindChannels accepts them.
	std::vector<std::string> keep;
	bool stripGaze = false;
	bool joints = false; ///< In the list, each joint by itself.
};

constexpr const char* kParts[] = {"camera", "left", "right", "gaze"};

/** What a part of a recording holds. The times are infinite the wrong way round without any. */
struct PartContent
{
	std::string name;
	bool isOn = false;
	std::size_t keys = 0;
	float first = std::numeric_limits<float>::infinity();
	float last = -std::numeric_limits<float>::infinity();
};

PartContent ContentOf(const RecordingView& recording, const std::string& name)
{
	PartContent content;
	content.name = name;
	const ChannelSelection selection = *FindChannels(name);
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		const CurveView& curve = recording.curves[id];
		content.isOn = content.isOn || (selection.Has(id) && recording.channels.Has(ChannelOf(id)));
		for (std::size_t i = 0; selection.Has(id) && i < curve.size(); ++i)
		{
			const bool isFinite = std::isfinite(curve.Time(i));
			content.first = isFinite ? std::min(content.first, curve.Time(i)) : content.first;
			content.last = isFinite ? std::max(content.last, curve.Time(i)) : content.last;
			++content.keys;
		}
	}
	return content;
}

std::vector<PartContent> ContentsOf(const RecordingView& recording, bool withJoints)
{
	std::vector<PartContent> contents;
	for (const char* part : kParts)
	{
		contents.push_back(ContentOf(recording, part));
	}
	for (PoseId pose = 1; withJoints && pose < kPoseCount; ++pose)
	{
		contents.push_back(ContentOf(recording, PoseName(pose)));
	}
	return contents;
}

void PrintList(const Report& report, const std::string& file, const std::vector<PartContent>& contents)
{
	report.Line(report.Paint(Tone::Strong, InputName(file)));
	TableText table("lrrr");
	table.Row({"channel", "keys", "first s", "last s"});
	for (const PartContent& content : contents)
	{
		const bool hasTimes = content.first <= content.last;
		const std::string keys = content.isOn || content.keys > 0 ? Thousands(content.keys) : "off";
		table.Row({content.name, keys, hasTimes ? SecondsText(content.first) : "-",
			hasTimes ? SecondsText(content.last) : "-"});
	}
	report.Lines(table.Lines());
}

void PrintListJson(const Report& report, const std::string& file, const std::vector<PartContent>& contents)
{
	JsonText json;
	json.BeginObject();
	json.TextMember("file", file);
	json.ObjectsMember("channels", contents,
		[&](const PartContent& content)
		{
			json.TextMember("name", content.name);
			json.BoolMember("present", content.isOn);
			json.CountMember("keys", content.keys);
			json.FloatMember("firstTime", content.first); // null where there is none
			json.FloatMember("lastTime", content.last);
		});
	json.EndObject();
	report.Json(json);
}

void List(const Report& report, const RecordingView& recording, const Options& options)
{
	const std::vector<PartContent> contents = ContentsOf(recording, options.joints);
	if (report.WantsJson())
	{
		PrintListJson(report, options.files.input, contents);
	}
	PrintList(report, options.files.input, contents);
}

/** All of them together, or what is wrong with a name. */
Result<ChannelSelection, std::string> SelectionOf(const std::vector<std::string>& names)
{
	ChannelSelection selection;
	for (const std::string& name : names)
	{
		const std::optional<ChannelSelection> found = FindChannels(name);
		if (!found)
		{
			return "there is no channel '" + Printable(name) +
				"'\n  hint: camera, left, right, hands, gaze, or a joint such as Left.IndexTip";
		}
		selection.Add(*found);
	}
	return selection;
}

EditSummary Edit(PackedRecording& recording, const Options& options, const ChannelSelection& selection)
{
	EditSummary summary;
	std::size_t removed = 0;
	const auto addLine = [&](const std::string& what, std::size_t keys)
	{
		removed += keys;
		summary.lines.push_back(what + ": " + Counted(keys, "key") + " removed");
	};
	if (!options.drop.empty())
	{
		addLine("dropped " + Joined(options.drop), DropChannels(recording, selection));
	}
	if (!options.keep.empty())
	{
		addLine("kept " + Joined(options.keep), KeepChannels(recording, selection));
	}
	if (options.stripGaze)
	{
		addLine("stripped gaze", StripGaze(recording));
	}
	summary.json = [removed](JsonText& json) { json.CountMember("keysGone", removed); };
	return summary;
}

/** What is wrong with the options whatever the file; empty if nothing is. */
std::string Misuse(const Options& options, bool isEdit)
{
	if (!options.drop.empty() && !options.keep.empty())
	{
		return "--drop and --keep exclude each other";
	}
	if (isEdit && options.files.output.empty())
	{
		return "an output is needed: -o FILE";
	}
	return isEdit || options.files.output.empty() ? "" : "nothing to do: use --drop, --keep or --strip-gaze";
}

/** `mria channels`: what is in a recording, or a copy without some of it. */
ExitCode Run(const Options& options)
{
	const Report report(options.common);
	const bool isEdit = !options.drop.empty() || !options.keep.empty() || options.stripGaze;
	const std::string misuse = Misuse(options, isEdit);
	const auto selection = SelectionOf(options.keep.empty() ? options.drop : options.keep);
	if (!misuse.empty() || !selection)
	{
		return report.Misuse(misuse.empty() ? selection.GetError() : misuse);
	}
	if (!isEdit)
	{
		return ShowRecording(options.common, options.files.input,
			[&](const Report& shown, const LoadedRecording& loaded) { List(shown, loaded.view, options); });
	}
	return RunEdit(options.common, options.files,
		[&](PackedRecording& recording) -> EditResult { return Edit(recording, options, selection.Value()); });
}
} // namespace ChannelsDetail

void AddChannels(CLI::App& app, Action& action)
{
	using namespace ChannelsDetail;
	const auto [command, options] =
		AddCommand(app, action, "channels", "Lists the channels of a recording, or writes a copy without some", Run);
	AddOptionalEditFiles(command, options->files);
	constexpr const char* kDrop = "drop these: camera, left, right, hands, gaze,\nor joints such as Left.IndexTip";
	AddRepeated(command, "--drop", options->drop, kDrop, "NAME,...")->delimiter(',');
	AddRepeated(command, "--keep", options->keep, "drop all others", "NAME,...")->delimiter(',');
	command->add_flag("--strip-gaze", options->stripGaze, "remove all gaze data, for privacy");
	command->add_flag("--joints", options->joints, "also list each joint");
	command->footer("Example: mria channels walk.bin -o right.bin --drop gaze,left");
}

} // namespace mria
