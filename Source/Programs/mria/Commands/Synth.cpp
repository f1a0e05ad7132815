// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Commands/Synth.h"

#include "Commands/SynthStream.h"
#include "Io/RecordingOutput.h"
#include "Text/Strings.h"

#include <filesystem>

namespace mria
{

namespace SynthDetail
{
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

ExitCode SaveSamples(const SynthCommandOptions& options)
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
} // namespace SynthDetail

std::vector<std::string> SynthFaultNames()
{
	std::vector<std::string> names;
	for (const SynthDetail::NamedFault& fault : SynthDetail::kFaults)
	{
		names.push_back(fault.name);
	}
	return names;
}

ExitCode RunSynth(const SynthCommandOptions& options)
{
	using namespace SynthDetail;
	if (!options.samplesFolder.empty())
	{
		return SaveSamples(options);
	}
	const Report report = ReportBeside(options.common, options.output);
	if (options.output.empty())
	{
		return report.Misuse("say where to: -o FILE");
	}
	SynthOptions synth = options.synth;
	synth.faults = FaultsOf(options.faults);
	synth.positionNoise = options.positionNoise / 1000.0f;
	synth.rotationNoise = options.rotationNoise * kRadiansPerDegree;
	if (WantsStream(options))
	{
		return RunSynthStream(options, synth);
	}
	if (options.isRealTime)
	{
		return report.Misuse("--real-time is for streams: add --stream");
	}
	const std::optional<OutputForm> form =
		options.form.empty() ? FormByEnding(options.output, options.synth.dialect) : FindForm(options.form);
	if (!form)
	{
		return ReportUnknownForm(report, options.output);
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

} // namespace mria
