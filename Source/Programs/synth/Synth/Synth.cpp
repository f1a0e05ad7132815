// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Synth.h"

#include "Mria/FloatRules.h"
#include "Synth/SynthActor.h"
#include "Synth/SynthFaults.h"
#include "Synth/SynthKeys.h"

#include <algorithm>
#include <utility>

namespace mria
{

namespace SynthDetail
{
constexpr const char* kMotionNames[] = {"press", "pinch-drag", "two-hand-scale", "look-around"};

void Limit(float& value, float low, float high, float byDefault)
{
	value = IsNan(value) ? byDefault : std::clamp(value, low, high);
}

/** The options with every number in its range and without what the dialect cannot hold. */
SynthOptions Limited(SynthOptions options)
{
	const SynthOptions defaults;
	Limit(options.duration, 0.0f, 7200.0f, defaults.duration);
	Limit(options.frameRate, 1.0f, 240.0f, defaults.frameRate);
	Limit(options.frameJitter, 0.0f, 0.5f, 0.0f);
	Limit(options.positionNoise, 0.0f, 0.1f, 0.0f);
	Limit(options.rotationNoise, 0.0f, 1.0f, 0.0f);
	Limit(options.positionTolerance, 0.0f, 1.0f, 0.0f);
	Limit(options.rotationTolerance, 0.0f, 1.0f, 0.0f);
	Limit(options.faults.signFlips, 0.0f, 1.0f, 0.0f);
	Limit(options.faults.trackingGapsPerMinute, 0.0f, 120.0f, 0.0f);
	Limit(options.faults.lateStart, 0.0f, 3600.0f, 0.0f);
	options.gaze = options.gaze && options.dialect != Dialect::Mrtk10;
	options.keys = HasTangents(options.dialect) ? options.keys : SynthKeys::Lines;
	return options;
}

/** Which sections the file says it has, as opposed to which get keys: 1.0 has no say. */
ChannelFlags ChannelsIn(const SynthOptions& options)
{
	ChannelFlags channels;
	channels.Set(Channel::Camera, options.camera);
	channels.Set(Channel::Hands, options.hands);
	channels.Set(Channel::Gaze, options.gaze);
	return channels;
}

/** How far into the motion the take begins: at its start, unless its end must fall into a pinch. */
double FindStart(const SynthOptions& options, const synth::Plan& plan)
{
	for (const synth::Hold& hold : plan.holds)
	{
		const double middle = 0.5 * (hold.start + hold.end);
		if (options.faults.endPinching && middle >= options.duration)
		{
			return middle - options.duration;
		}
	}
	return 0.0;
}

/** "grab" and "drop" from what the fingers do, seen or not. */
class GrabMarkers
{
public:
	explicit GrabMarkers(int pinches)
		: pinches_(pinches)
	{
	}

	void Watch(const synth::Actor& actor, float time, std::vector<Marker>& out)
	{
		const int closed = (actor.IsClosed(Hand::Left) ? 1 : 0) + (actor.IsClosed(Hand::Right) ? 1 : 0);
		const bool isGrabbed = pinches_ > 0 && closed >= pinches_;
		if (isGrabbed != wasGrabbed_)
		{
			out.push_back({time, isGrabbed ? "grab" : "drop", 0});
		}
		wasGrabbed_ = isGrabbed;
	}

private:
	int pinches_;
	bool wasGrabbed_ = false;
};

void AddPlannedMarkers(const synth::Plan& plan, double start, const SynthOptions& options, std::vector<Marker>& out)
{
	for (const Marker& marker : plan.markers)
	{
		const double time = marker.time - start;
		if (time >= 0.0 && time <= options.duration)
		{
			out.push_back({static_cast<float>(time + options.faults.lateStart), marker.name, 0});
		}
	}
}

Recording Record(const SynthOptions& options)
{
	Recording recording;
	recording.dialect = options.dialect;
	recording.channels = ChannelsIn(options);

	// A round of a motion takes less than this, so that a pinch comes after the end of any take.
	constexpr double kOneRound = 20.0;
	const double planned = options.duration + (options.faults.endPinching ? kOneRound : 0.0);
	synth::Plan plan = synth::MakePlan(options.motion, planned, options.seed);
	const double start = FindStart(options, plan);
	AddPlannedMarkers(plan, start, options, recording.markers);

	GrabMarkers grabs(plan.pinchesForGrab);
	synth::Actor actor(std::move(plan), options.seed);
	synth::Sensor sensor(options);
	const std::vector<double> times = synth::MakeFrameTimes(options);
	synth::KeyWriter writer(recording, options, times.size());
	for (const double time : times)
	{
		Frame frame = actor.At(start + time);
		frame.time = static_cast<float>(time + options.faults.lateStart);
		grabs.Watch(actor, frame.time, recording.markers);
		sensor.Spoil(frame);
		writer.Add(frame);
	}
	writer.Finish();
	return recording;
}
} // namespace SynthDetail

const char* ToString(SynthMotion motion)
{
	return SynthDetail::kMotionNames[static_cast<std::size_t>(motion)];
}

Recording Synthesize(const SynthOptions& wanted)
{
	const SynthOptions options = SynthDetail::Limited(wanted);
	const bool isSmooth = options.keys == SynthKeys::Smooth;
	SynthOptions lines = options;
	if (isSmooth)
	{
		lines.positionTolerance = 0.0f; // curves are fitted to all the frames
		lines.rotationTolerance = 0.0f;
	}
	Recording recording = SynthDetail::Record(lines);
	if (isSmooth)
	{
		synth::FitSmoothKeys(recording, options);
	}
	synth::AddFaults(recording, options);
	if (options.dialect == Dialect::Mrtk10)
	{
		recording.channels = ChannelFlags{};
	}
	if (!options.markers)
	{
		recording.markers.clear();
	}
	return recording;
}

Span<const SynthSample> SynthSamples()
{
	static const std::array<SynthSample, 3> kSamples = []
	{
		SynthOptions press;
		press.motion = SynthMotion::Press;
		press.seed = 10;
		press.duration = 4.6f;
		press.gaze = false;
		press.positionTolerance = 0.0003f;
		press.rotationTolerance = 0.003f;

		SynthOptions drag = press;
		drag.motion = SynthMotion::PinchDrag;
		drag.gaze = true;
		drag.seed = 8;
		drag.duration = 6.0f;

		SynthOptions reach;
		reach.motion = SynthMotion::TwoHandScale;
		reach.seed = 7;
		reach.dialect = Dialect::Mrtk10;
		reach.keys = SynthKeys::Smooth;
		reach.positionTolerance = 0.0007f;
		reach.rotationTolerance = 0.007f;
		return std::array<SynthSample, 3>{{
			{"PressButton.bin", "the right index finger presses two buttons; camera and hands", press},
			{"PinchDrag.bin", "the right hand drags something to the middle, the left takes it on; with gaze", drag},
			{"BezierReach.bin", "both hands pinch and scale; a 1.0 file whose keys are Bezier curves", reach},
		}};
	}();
	return kSamples;
}

} // namespace mria
