// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Synth.h"

#include "Command.h"
#include "Io/FileHandle.h"
#include "Io/OutputFile.h"
#include "Io/RecordingOutput.h"
#include "Io/Report.h"
#include "Io/Signals.h"
#include "Io/TakeStream.h"
#include "Text/Strings.h"

#include <filesystem>
#include <string>
#include <vector>

namespace mria
{

namespace SynthDetail
{
struct Options
{
	CommonOptions common;
	SynthOptions synth;
	std::string output;
	std::string form; ///< One of kFormNames; if empty, the extension of the output decides, and .bin means 1.1 as MRTK
					  ///< writes it.
	std::string samplesFolder; ///< If set, the plugin's samples go there and all else counts for nothing.
	float positionNoise = 0.0f; ///< Millimetres.
	float rotationNoise = 0.0f; ///< Degrees.
	std::vector<std::string> faults; ///< Some of FaultNames.
	bool isStream = false; ///< Write a stream; an output that ends in .mrstream is one in any case.
	TakeStreamOptions stream;
	double syncSeconds = 1.0; ///< For streams: between syncs to disk. 0 leaves them to the system.
};

constexpr float kRadiansPerDegree = 0.017453292f;

/** A fault's name and how it is switched on: amounts as in recordings from real devices. */
struct NamedFault
{
	const char* name;
	void (*apply)(SynthFaults& faults);
};

constexpr NamedFault kFaults[] = {
	{"sign-flips", [](SynthFaults& faults) { faults.signFlips = 0.03f; }},
	{"tracking-gaps", [](SynthFaults& faults) { faults.trackingGapsPerMinute = 12.0f; }},
	{"late-start", [](SynthFaults& faults) { faults.lateStart = 41.246f; }},
	{"uneven-frames", [](SynthFaults& faults) { faults.unevenFrames = true; }},
	{"negative-flags", [](SynthFaults& faults) { faults.negativeFlags = true; }},
	{"end-pinching", [](SynthFaults& faults) { faults.endPinching = true; }},
	{"none-joint", [](SynthFaults& faults) { faults.noneJoint = true; }},
	{"damaged-w", [](SynthFaults& faults) { faults.damagedW = true; }},
	{"lost-tail", [](SynthFaults& faults) { faults.lostTail = true; }},
};

std::vector<std::string> FaultNames()
{
	std::vector<std::string> names;
	for (const NamedFault& fault : kFaults)
	{
		names.push_back(fault.name);
	}
	return names;
}

SynthFaults FaultsOf(const std::vector<std::string>& names)
{
	SynthFaults faults;
	for (const NamedFault& fault : kFaults)
	{
		for (const std::string& name : names)
		{
			if (name == fault.name)
			{
				fault.apply(faults);
			}
		}
	}
	return faults;
}

struct SavedFile
{
	std::string path;
	std::string form;
	std::uint64_t bytes = 0;
	std::size_t keys = 0;
};

FileResult<SavedFile> Save(
	const Report& report, const SynthOptions& synth, const OutputForm& form, const std::string& path)
{
	const Recording recording = Synthesize(synth);
	const EncodedRecording encoded = EncodeRecording(recording, form);
	const FileResult<std::uint64_t> bytes = SaveRecording(encoded, path);
	if (!bytes)
	{
		return bytes.GetError();
	}
	const std::size_t keys = CountKeys(recording);
	report.Line(SavedText(encoded, path, keys, bytes.Value()));
	return SavedFile{path, FormText(form), bytes.Value(), keys};
}

void WriteSaved(JsonText& json, const SavedFile& saved)
{
	json.BeginObject();
	json.TextMember("output", saved.path);
	json.TextMember("form", saved.form);
	json.CountMember("bytes", saved.bytes);
	json.CountMember("keys", saved.keys);
	json.EndObject();
}

ExitCode SaveSamples(const Options& options)
{
	const Report report(options.common);
	JsonText json;
	json.BeginArray();
	for (const SynthSample& sample : SynthSamples())
	{
		const std::string path = (std::filesystem::path(options.samplesFolder) / sample.fileName).string();
		const FileResult<SavedFile> saved = Save(report, sample.options, {false, sample.options.dialect}, path);
		if (!saved)
		{
			return report.Fail(saved.GetError());
		}
		WriteSaved(json, saved.Value());
	}
	json.EndArray();
	if (report.WantsJson())
	{
		report.Json(json);
	}
	return ExitCode::Fine;
}

bool WantsStream(const Options& options)
{
	return options.isStream || EndingOf(options.output) == ".mrstream";
}

ExitCode SaveStream(const Report& report, const Options& options, const SynthOptions& synth)
{
	if (!options.form.empty())
	{
		return report.Misuse("--to has no meaning for a stream");
	}
	if (synth.keys != SynthKeys::Lines)
	{
		return report.Misuse("a stream has frames, not curves: remove --smooth");
	}
	WatchSignals(false);
	const Recording take = Synthesize(synth);
	StreamFile file(options.output, StreamFile::Seconds(options.syncSeconds));
	const std::size_t frames = WriteTakeStream(take, options.stream, file);
	if (file.GetFailure())
	{
		return report.Fail(*file.GetFailure());
	}
	if (report.WantsJson())
	{
		JsonText json;
		json.BeginObject();
		json.TextMember("output", options.output);
		json.TextMember("form", "stream");
		json.CountMember("bytes", file.BytesWritten());
		json.CountMember("packets", file.PacketsWritten());
		json.CountMember("frames", frames);
		json.CountMember("syncs", file.Syncs());
		json.EndObject();
		report.Json(json);
	}
	report.Line("wrote " + OutputName(options.output) + " (stream, " + Counted(file.PacketsWritten(), "packet") + ", " +
		Counted(frames, "frame") + ", " + Counted(file.BytesWritten(), "byte") + ")");
	return ExitCode::Fine;
}

/** `mria synth`: a recording of a person who does not exist. */
ExitCode Run(const Options& options)
{
	if (!options.samplesFolder.empty())
	{
		return SaveSamples(options);
	}
	const Report report = MakeReport(options.common, options.output);
	if (options.output.empty())
	{
		return report.Misuse("an output is needed: -o FILE");
	}
	ShowProgress("making " + OutputName(options.output));
	SynthOptions synth = options.synth;
	synth.faults = FaultsOf(options.faults);
	synth.positionNoise = options.positionNoise / 1000.0f;
	synth.rotationNoise = options.rotationNoise * kRadiansPerDegree;
	if (WantsStream(options))
	{
		return SaveStream(report, options, synth);
	}
	if (options.stream.isRealTime)
	{
		return report.Misuse("--real-time is for streams: add --stream");
	}
	const std::optional<OutputForm> form = ChooseForm(options.form, options.output, options.synth.dialect);
	if (!form)
	{
		return ReportUnknownForm(report, options.output);
	}
	if (const std::optional<Failure> failure = RefuseOutput(options.output))
	{
		return report.Fail(*failure);
	}
	synth.dialect = form->dialect;
	const FileResult<SavedFile> saved = Save(report, synth, *form, options.output);
	if (!saved)
	{
		return report.Fail(saved.GetError());
	}
	if (report.WantsJson())
	{
		JsonText json;
		WriteSaved(json, saved.Value());
		report.Json(json);
	}
	return ExitCode::Fine;
}
} // namespace SynthDetail

void AddSynth(CLI::App& app, Action& action)
{
	using namespace SynthDetail;
	const auto [command, options] = AddCommand(app, action, "synth", "Writes a synthetic recording", Run);
	SynthOptions& synth = options->synth;
	command->add_option("-o,--output", options->output, "output file, or - for standard output")->option_text("FILE");
	AddNoClobber(command);
	AddFormOption(command, options->form);
	AddChoice<SynthMotion>(command, "--motion", "NAME", "", synth.motion, ChoicesOf(kSynthMotions));
	command->add_option("--seed", synth.seed, "random seed: each gives another take")->option_text("N");
	command->add_option("--duration", synth.duration, "0 to 7200")->check(InRange(0.0, 7200.0))->option_text("SECONDS");
	command->add_option("--fps", synth.frameRate, "frames per second, 1 to 240")
		->check(InRange(1.0, 240.0))
		->option_text("N");
	command->add_option("--jitter", synth.frameJitter, "deviation from even steps, 0 to 0.5 of a step")
		->check(InRange(0.0, 0.5))
		->option_text("SHARE");
	command->add_option("--position-noise", options->positionNoise, "standard deviation of joint positions, to 100")
		->check(InRange(0.0, 100.0))
		->option_text("MM");
	command->add_option("--rotation-noise", options->rotationNoise, "standard deviation of joint rotations, to 57")
		->check(InRange(0.0, 57.0))
		->option_text("DEGREES");
	command->add_flag_callback(
		"--no-gaze", [&synth] { synth.gaze = false; }, "without gaze");
	command->add_flag_callback(
		"--no-markers", [&synth] { synth.markers = false; }, "without markers");
	command->add_flag_callback(
		"--smooth", [&synth] { synth.keys = SynthKeys::Smooth; }, "few Bezier keys instead of many straight ones");
	command->add_option("--fault", options->faults, "faults of real recordings:\n" + Alternatives(FaultNames()))
		->delimiter(',')
		->check(OneOf(FaultNames()))
		->option_text("NAME...");
	command->add_flag("--stream", options->isStream, "write a stream of packets, .mrstream");
	command->add_option("--packet", options->stream.framesPerPacket, "frames per packet, 1 to 1000; for streams")
		->check(InRange(1, 1000))
		->option_text("N");
	command->add_option("--sync", options->syncSeconds, "wait for the disk this often, 0 for never; for streams")
		->check(InRange(0.0, 3600.0))
		->option_text("SECONDS");
	command->add_flag("--real-time", options->stream.isRealTime, "write in real time; for streams");
	command->add_option("--samples", options->samplesFolder, "write the plugin's samples into this folder instead")
		->option_text("FOLDER");
	command->footer("Example: mria synth --motion press --duration 10 -o press.bin");
}

} // namespace mria
