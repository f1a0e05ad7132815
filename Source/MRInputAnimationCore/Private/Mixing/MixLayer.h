// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Mixer.h"

#include <cstdint>
#include <vector>

namespace mria
{

/** What the mixer counts time in, so that "at the same moment" and "the moment before" are exact. */
using Units = std::int64_t;
inline constexpr double kUnitsPerTick = 4096.0;

/** Which layers count: those of the best group that has any. Rising. */
enum class LayerGroup : std::uint8_t
{
	Absent,
	Playback,
	HeldQuery,
	HeldDevices,
	Query,
	Devices,
};

/** A layer's way through one piece of an evaluation, in which every sequence moves evenly. */
struct LayerCourse
{
	double from = 0.0; ///< In units of the layer's sequence.
	double to = 0.0;
	double steps = 0.0; ///< How many all layers take.
	bool isSet = false; ///< Otherwise the layer stays where it is.

	/** Exact where a step is a whole number of units. */
	double ExactAt(double step) const { return steps == 0.0 ? to : from + step * ((to - from) / steps); }
	Units At(double step) const;
	/** The inverse of ExactAt. Needs from != to. */
	double StepOf(double unit) const { return (unit - from) / (to - from) * steps; }
};

/** A section or the ordinary playback, with its clock. */
struct MixLayer
{
	void Take(const LayerReport& report);

	/** Whether nothing but its clock has moved: who leads cannot change by that, but for events. */
	bool TakePlayback(const PlaybackReport& report);

	/** In the recording, through cycles. A moment outside of the section counts as its first or last. */
	double PositionAt(Units unit) const;

	/** Likewise. */
	double WeightAt(double unit) const;
	bool IsInside(Units unit) const;
	bool Carries(MixPart part) const
	{
		const FrameParts& parts = output.parts;
		const bool carried[kMixPartCount] = {parts.camera, parts.hands[0], parts.hands[1], parts.gaze, true};
		return carried[static_cast<std::size_t>(part)];
	}

	/** Whether it enters its section's range in that step, also if it does not count. */
	bool BeginsAt(double step) const { return !hasBegun && !isDropped && course.isSet && IsInside(course.At(step)); }

	/** Whether the layer's events may go on as if they were the other's. */
	bool PlaysLike(const MixLayer& other) const;

	/** Starts the clock there, silently. */
	void BeginAt(Units unit);

	/** Continues with the clock of a layer that has ended at this moment. */
	void ContinueFrom(MixLayer& ended);

	/** Jumps there, silently. */
	void SeekTo(double target);

	/** Passes everything until then. */
	Span<const PlayerEvent> AdvanceTo(Units unit);

	/** Whether a moment is at or after an event, which lies on the layer's course. */
	bool HasPassed(const PlayerEvent& event, Units unit, bool isMovingUp) const;

	/** Takes over what the clock shows. */
	void CopyClock(const Player& clock);

	LayerId id;
	LayerSource source;
	LayerOutput output;
	Similarity origin;
	LoopMode loopMode = LoopMode::Hold;
	ClipTime clip;
	std::int64_t firstTick = 0;
	std::int64_t endTick = 0;
	std::vector<WeightKnot> weights;
	std::vector<LayerStretch> stretches; ///< Of the evaluation to come.

	std::uint64_t serial = 0; ///< Rising with the first report.
	std::uint64_t sequenceSerial = 0; ///< The same of its sequence.
	std::uint32_t generation = 0; ///< Another one is another layer for listeners.
	bool isPlayback = false;
	bool isHeld = false;
	bool isDropped = false;
	bool hasBegun = false; ///< It shows something.

	Player player{TimeRange{}, EventTimeline{}};
	bool isPlayerMade = false; ///< The player is that of the source.
	Sampler::Cursor cursor;
	LayerCourse course;
	Units unit = 0;
	double position = 0.0;

	InputState flags;
	double time = 0.0;
	float sampleTime = 0.0f;
	double speed = 0.0;
	double moved = 0.0; ///< Recorded seconds in this evaluation.
	int direction = 1;
	PlayStatus status = PlayStatus::Stopped;
	std::uint64_t loopCount = 0;

	LayerGroup group = LayerGroup::Absent; ///< At the moment that was looked at last.
	double weight = 0.0;
};

} // namespace mria
