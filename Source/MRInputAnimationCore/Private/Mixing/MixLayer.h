// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Mixer.h"

#include <cstdint>
#include <vector>

namespace mria
{

/** The mixer's integer unit of time: "at the same moment" and "the moment before" are exact. */
using Units = std::int64_t;
inline constexpr double kUnitsPerTick = 4096.0;

/** Groups of layers in rising order; only the layers of the best non-empty group count. */
enum class LayerGroup : std::uint8_t
{
	Absent,
	Playback,
	HeldQuery,
	HeldDevices,
	Query,
	Devices,
};

/** The movement of a layer through one piece of an evaluation, in which every sequence moves evenly. */
struct LayerCourse
{
	double from = 0.0; ///< In units of the layer's sequence.
	double to = 0.0;
	double steps = 0.0; ///< Number of steps, the same for all layers.
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

	/** Whether only its clock has moved: that alone changes no leader, apart from events. */
	bool TakePlayback(const PlaybackReport& report);

	/** The position in the recording, counted through cycles. Moments outside the section are clamped to it. */
	double PositionAt(Units unit) const;

	/** The weight at a moment, clamped in the same way. */
	double WeightAt(double unit) const;
	bool IsInside(Units unit) const;
	bool Carries(MixPart part) const
	{
		const FrameParts& parts = output.parts;
		const bool carried[kMixPartCount] = {parts.camera, parts.hands[0], parts.hands[1], parts.gaze, true};
		return carried[static_cast<std::size_t>(part)];
	}

	/** Whether the layer enters the range of its section in that step, even if the layer does not count. */
	bool BeginsAt(double step) const { return !hasBegun && !isDropped && course.isSet && IsInside(course.At(step)); }

	/** Whether the events of this layer may continue those of the other. */
	bool PlaysLike(const MixLayer& other) const;

	/** Starts the clock there without events. */
	void BeginAt(Units unit);

	/** Continues with the clock of a layer that has ended at this moment. */
	void ContinueFrom(MixLayer& ended);

	/** Jumps there without events. */
	void SeekTo(double target);

	/** Advances the clock to then and collects its events. */
	Span<const PlayerEvent> AdvanceTo(Units unit);

	/** Whether a moment is at or after an event of this layer. */
	bool HasPassed(const PlayerEvent& event, Units unit, bool isMovingUp) const;

	/** Copies the state of the clock. */
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
	std::vector<LayerStretch> stretches; ///< For the next evaluation.

	std::uint64_t serial = 0; ///< Assigned at the first report, in rising order.
	std::uint64_t sequenceSerial = 0; ///< The serial of its sequence.
	std::uint32_t generation = 0; ///< A new generation is a new layer to listeners.
	bool isPlayback = false;
	bool isHeld = false;
	bool isDropped = false;
	bool hasBegun = false; ///< Whether its clock has started.

	Player player{TimeRange{}, EventTimeline{}};
	bool isPlayerMade = false; ///< Whether the player was made for the current source.
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

	LayerGroup group = LayerGroup::Absent; ///< At the last measured moment.
	double weight = 0.0;
};

} // namespace mria
