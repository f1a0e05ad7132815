// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Commands/SynthStream.h"

#include "Io/RecordingOutput.h"
#include "Io/Signals.h"
#include "Io/StreamFile.h"
#include "Io/TakeFrames.h"
#include "Mria/Stream.h"
#include "Text/Strings.h"

#include <chrono>
#include <cstring>
#include <filesystem>
#include <random>
#include <thread>

namespace mria
{

namespace SynthStreamDetail
{
/** What is wrong with the options; empty if nothing is. */
std::string Misuse(const SynthCommandOptions& options)
{
	if (!options.form.empty())
	{
		return "--to has no meaning for a stream";
	}
	if (options.synth.keys != SynthKeys::Lines)
	{
		return "a stream holds frames, not curves: leave out --smooth";
	}
	return "";
}

StreamId MakeStreamId()
{
	std::random_device random;
	StreamId id;
	for (std::size_t i = 0; i < id.size(); i += sizeof(std::uint32_t))
	{
		const std::uint32_t bits = random();
		std::memcpy(id.data() + i, &bits, sizeof(bits));
	}
	return id;
}

/** Waits until a frame's turn has come, counted from the first one. */
class Pace
{
public:
	explicit Pace(bool isRealTime)
		: isRealTime_(isRealTime)
	{
	}

	void WaitFor(float seconds) const
	{
		if (isRealTime_)
		{
			using Clock = std::chrono::steady_clock;
			const std::chrono::duration<float> since(seconds);
			std::this_thread::sleep_until(start_ + std::chrono::duration_cast<Clock::duration>(since));
		}
	}

private:
	bool isRealTime_;
	std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

/** Writes the markers up to `time` that are not yet written; `next` is the first of them. */
void WriteMarkers(const Recording& take, float time, std::size_t& next, StreamWriter& writer)
{
	for (; next < take.markers.size() && take.markers[next].time <= time; ++next)
	{
		writer.AddMarker(take.markers[next].time, take.markers[next].name);
	}
}

/** Returns the number of frames written. */
std::size_t WriteTake(const Recording& take, const SynthCommandOptions& options, StreamFile& file)
{
	StreamWriter writer([&file](Span<const std::uint8_t> packet) { file.Write(packet); },
		StreamOptions{take.channels, options.framesPerPacket, MakeStreamId()});
	const TakeFrames frames(take);
	const Pace pace(options.isRealTime);
	std::size_t count = 0;
	std::size_t markers = 0;
	for (const float time : frames.Times())
	{
		pace.WaitFor(time - frames.Times().front());
		if (IsEndAsked() || file.GetFailure())
		{
			break;
		}
		WriteMarkers(take, time, markers, writer);
		writer.AddFrame(time, frames.At(time));
		++count;
	}
	writer.End();
	file.Sync();
	return count;
}
} // namespace SynthStreamDetail

bool WantsStream(const SynthCommandOptions& options)
{
	return options.isStream || ToLower(std::filesystem::path(options.output).extension().string()) == ".mrstream";
}

ExitCode RunSynthStream(const SynthCommandOptions& options, const SynthOptions& synth)
{
	using namespace SynthStreamDetail;
	const Report report = ReportBeside(options.common, options.output);
	if (const std::string misuse = Misuse(options); !misuse.empty())
	{
		return report.Misuse(misuse);
	}
	WatchSignals(false);
	const Recording take = Synthesize(synth);
	StreamFile file(options.output, StreamFile::Seconds(options.syncSeconds));
	const std::size_t frames = WriteTake(take, options, file);
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

} // namespace mria
