// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/CurveEvaluator.h"
#include "Mria/FloatRules.h"
#include "Mria/Recorder.h"
#include "Mria/Repair.h"
#include "Mria/Stream.h"
#include "Mria/Synth.h"
#include "Mria/Validation.h"
#include "OperationInput.h"
#include "Support/StreamSamples.h"

#include <cmath>

namespace mria
{

namespace CaptureOperationsDetail
{
/** Frames of the recording at even times, or at odd ones. */
std::vector<Frame> FramesOf(OperationInput& in, std::size_t count)
{
	const Sampler sampler(in.view);
	Sampler::Cursor cursor;
	std::vector<Frame> frames(count);
	for (std::size_t i = 0; i < count; ++i)
	{
		const double share = static_cast<double>(i) / static_cast<double>(count);
		sampler.SampleAt(static_cast<float>(in.range.start + share * in.Length()), frames[i], cursor);
		frames[i].time = static_cast<float>(i) / 60.0f;
	}
	return frames;
}

RecorderOptions AnyOptions(Choice& choice)
{
	RecorderOptions options;
	options.maxFrameRate = choice.Flip() ? 0.0 : static_cast<double>(choice.Number());
	options.window = choice.Flip() ? 0.0 : static_cast<double>(choice.Number());
	options.memoryLimit = choice.Flip() ? std::size_t{8} << 20 : choice.Pick(4) * Recorder::kSlabSize;
	options.channels = {choice.Flip(), {true, choice.Flip()}, choice.Flip()};
	options.tolerances.cameraPosition = choice.Number();
	options.tolerances.jointRotation = choice.Number();
	return options;
}

/** A take is a recording without faults; as bytes and as a recording it is the same. */
void RequireTake(const RecordedTake& take, Dialect dialect)
{
	const Recording recording = take.ToRecording(dialect);
	MRIA_FUZZ_REQUIRE(take.ToBytes(dialect) == WriteOrDie(recording));
	for (const Finding& finding : Validate(recording))
	{
		MRIA_FUZZ_REQUIRE(finding.code != FindingCode::NonFiniteTime && finding.code != FindingCode::NonFiniteValue);
		MRIA_FUZZ_REQUIRE(finding.code != FindingCode::UnsortedTimes && finding.code != FindingCode::FlagNotBoolean);
	}
}

/** Every frame that was taken is within the tolerances in the take. */
void RecordAll(OperationInput& in)
{
	RecorderOptions options;
	options.channels.gaze = true;
	options.tolerances.cameraPosition = 0.1f * in.choice.Share();
	Recorder recorder(options);
	const std::vector<Frame> frames = FramesOf(in, 1 + in.choice.Pick(12));
	for (const Frame& frame : frames)
	{
		MRIA_FUZZ_REQUIRE(recorder.AddFrame(frame) == RecordOutcome::Taken);
	}
	const RecordedTake take = recorder.Snapshot();
	RequireTake(take, kDialects[in.choice.Pick(3)]);
	const Recording recording = take.ToRecording();
	for (const Frame& frame : frames)
	{
		for (std::size_t i = 0; frame.hasCamera && i < 3; ++i)
		{
			const float wanted = (&frame.camera.position.x)[i];
			const float played = EvaluateCurve(recording.curves[i], frame.time);
			MRIA_FUZZ_REQUIRE(std::fabs(played - wanted) <=
				options.tolerances.cameraPosition + 1e-6f * Length(frame.camera.position));
		}
	}
}

/** Whatever a caller does with a recorder, its takes are sound, and those of before stay what they were. */
void RecordAnyhow(OperationInput& in)
{
	Recorder recorder(AnyOptions(in.choice));
	const Dialect dialect = kDialects[in.choice.Pick(3)];
	double time = static_cast<double>(in.choice.Number());
	RecordedTake early;
	Bytes earlyBytes = early.ToBytes(dialect);
	for (Frame& frame : FramesOf(in, 1 + in.choice.Pick(10)))
	{
		time += in.choice.Pick(8) == 0 ? static_cast<double>(in.choice.Number()) : 1.0 / 64.0;
		frame.camera.position.x = in.choice.Pick(8) == 0 ? in.choice.Number() : frame.camera.position.x;
		frame.camera.rotation.w = in.choice.Pick(8) == 0 ? in.choice.Number() : frame.camera.rotation.w;
		switch (in.choice.Pick(10))
		{
		case 0:
			recorder.IsPaused() ? recorder.Resume() : recorder.Pause();
			break;
		case 1:
			recorder.AddMarker(time, "m");
			break;
		case 2:
			early = recorder.Snapshot();
			earlyBytes = early.ToBytes(dialect);
			break;
		case 3:
			if (recorder.NeedsMemory())
			{
				recorder.Provide(RecorderMemory());
			}
			break;
		case 4:
			recorder.Clear();
			break;
		case 5:
			recorder.Reserve(0.5, 60.0);
			break;
		default:
			break;
		}
		recorder.AddFrame(time, frame);
	}
	const RecordedTake take = recorder.Snapshot();
	RequireTake(take, dialect);
	MRIA_FUZZ_REQUIRE(IsFinite(take.Duration()) && IsFinite(take.ClockStart()));
	MRIA_FUZZ_REQUIRE(early.ToBytes(dialect) == earlyBytes);
	MRIA_FUZZ_REQUIRE(recorder.Stats().bytes <= 2 * recorder.Options().memoryLimit);
}

/** A stream gives back every frame and marker; cut short, it gives those that it has. */
void StreamFrames(OperationInput& in)
{
	StreamOptions options;
	options.channels = AllChannels();
	options.framesPerPacket = in.choice.Pick(5);
	Bytes bytes;
	StreamWriter writer(
		[&](Span<const std::uint8_t> packet) { bytes.insert(bytes.end(), packet.begin(), packet.end()); }, options);
	const std::vector<Frame> frames = FramesOf(in, 1 + in.choice.Pick(6));
	for (const Frame& frame : frames)
	{
		writer.AddFrame(static_cast<double>(frame.time), frame);
	}
	writer.AddMarker(in.choice.Number(), "marker");
	writer.End();
	const SeenStream seen = See(bytes);
	MRIA_FUZZ_REQUIRE(seen.report && seen.report.Value().isComplete && seen.frames.size() == frames.size());
	for (std::size_t i = 0; i < frames.size(); ++i)
	{
		MRIA_FUZZ_REQUIRE(SameBits(seen.frames[i].second, KeptOf(frames[i], options.channels)));
	}
	bytes.resize(bytes.size() - in.choice.Pick(static_cast<std::uint32_t>(bytes.size() / 2)));
	Result<RepairedRecording> repaired = RepairBytes(bytes);
	if (repaired)
	{
		PackedRecording& recording = repaired.Value().recording;
		MRIA_FUZZ_REQUIRE(Repair(recording).empty());
	}
}

SynthFaults AnyFaults(Choice& choice)
{
	SynthFaults faults;
	faults.signFlips = choice.Number();
	faults.trackingGapsPerMinute = choice.Number();
	faults.lateStart = choice.Share();
	faults.unevenFrames = choice.Flip();
	faults.negativeFlags = choice.Flip();
	faults.endPinching = choice.Flip();
	faults.noneJoint = choice.Flip();
	faults.damagedW = choice.Flip();
	faults.lostTail = choice.Flip();
	return faults;
}

/** A recording that was made up has no fault but those asked for. */
void MakeUp(OperationInput& in)
{
	SynthOptions options;
	options.motion = kSynthMotions[in.choice.Pick(4)];
	options.dialect = kDialects[in.choice.Pick(3)];
	options.seed = in.choice.Pick(1u << 16);
	options.duration = 0.125f * in.choice.Share();
	options.frameRate = 30.0f + in.choice.Number();
	options.frameJitter = in.choice.Number();
	options.positionNoise = in.choice.Flip() ? 0.0f : in.choice.Number();
	options.keys = in.choice.Pick(8) == 0 ? SynthKeys::Smooth : SynthKeys::Lines;
	options.positionTolerance = in.choice.Flip() ? 0.0f : in.choice.Number();
	const bool hasFaults = in.choice.Flip();
	options.faults = hasFaults ? AnyFaults(in.choice) : SynthFaults{};
	const Recording recording = Synthesize(options);
	WriteOrDie(recording);
	for (const Finding& finding : Validate(recording))
	{
		MRIA_FUZZ_REQUIRE(hasFaults || finding.severity != Severity::Error);
	}
}
} // namespace CaptureOperationsDetail

Span<const Operation> CaptureOperations()
{
	using namespace CaptureOperationsDetail;
	static constexpr Operation kOperations[] = {RecordAll, RecordAnyhow, StreamFrames, MakeUp};
	return kOperations;
}

} // namespace mria
