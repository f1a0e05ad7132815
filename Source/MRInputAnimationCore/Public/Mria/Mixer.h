// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/ClipTime.h"
#include "Mria/Events.h"
#include "Mria/Frame.h"
#include "Mria/Player.h"
#include "Mria/Sampler.h"
#include "Mria/Similarity.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

namespace mria
{

/** Names a layer. The numbers mean nothing to the mixer; it only compares them. */
struct LayerId
{
	std::uint64_t player = 0; ///< Evaluates its sequences together; layers of other players do not move meanwhile.
	std::uint64_t sequence = 0; ///< Layers of one sequence share its ticks. A sub-sequence played twice is two of them.
	std::uint64_t section = 0;
};

inline bool operator==(const LayerId& a, const LayerId& b)
{
	return a.player == b.player && a.sequence == b.sequence && a.section == b.section;
}

/** One knot of a weight curve, which is linear between knots and constant before the first and after the last. */
struct WeightKnot
{
	std::int64_t tick = 0; ///< Ascending; two knots at one tick make a step, where the second applies.
	float weight = 1.0f; ///< 0 to 1.
};

enum class StretchKind : std::uint8_t
{
	Played, ///< Plays from `from` to `to`. If the layer is not at `from`, it jumps there first.
	Scrubbed, ///< The same, but time does not run: speeds are 0.
	Jumped, ///< Goes to `to` without playing; also if nothing moves.
};

/** The whole movement of a sequence, or a part of it: a sequence that loops within an evaluation has two stretches. */
struct LayerStretch
{
	TickTime from; ///< Times of the sequence, not clipped to the section.
	TickTime to;
	double fromFraction = 0.0; ///< Share of the evaluation: 0 to 1, ascending from stretch to stretch.
	double toFraction = 1.0;
	StretchKind kind = StretchKind::Played;
};

/** The source of a layer. Both objects must live until the layer is removed or reported with another source. */
struct LayerSource
{
	const Sampler* sampler = nullptr;
	const EventTimeline* events = nullptr;
};

/** The output of a layer, for sections and ordinary playback alike. */
struct LayerOutput
{
	FrameParts parts;
	bool pressesKeys = true;
	bool drivesDevices = true; ///< Otherwise query-only: never mixed with layers that drive devices.
	std::uint64_t listener = 0; ///< Receives the events; the mixer only compares the number.
};

/** The state of a section in one evaluation. */
struct LayerReport
{
	LayerId id;
	LayerSource source;
	LayerOutput output;
	LoopMode loopMode = LoopMode::Hold; ///< Once counts as Hold, since an external clock may run back.
	ClipTime clip;
	std::int64_t firstTick =
		(std::numeric_limits<std::int64_t>::min)(); ///< The range of the section; `endTick` is exclusive.
	std::int64_t endTick = (std::numeric_limits<std::int64_t>::max)(); ///< Exclusive.
	Span<const WeightKnot> weights; ///< Copied. If empty, the weight is always 1.
	Span<const LayerStretch> stretches; ///< Copied.
};

/** Ordinary playback after an update: a layer of weight 1 with a clock of its own. */
struct PlaybackReport
{
	LayerId id;
	LayerSource source;
	LayerOutput output;
	const Player* player = nullptr; ///< Used during the call only.
	Span<const PlayerEvent> events; ///< The events that it returned since the last report.
};

/**
 * The parts, each of which has one leader. Every layer has the clock: markers, Started, Looped, Finished, Stopped, time
 * and status.
 */
enum class MixPart : std::uint8_t
{
	Head,
	LeftHand,
	RightHand,
	Gaze,
	Clock,
};

inline constexpr std::size_t kMixPartCount = 5;

inline constexpr MixPart PartOf(Hand hand)
{
	return hand == Hand::Left ? MixPart::LeftHand : MixPart::RightHand;
}

struct MixEvent
{
	LayerId layer;
	std::uint64_t listener = 0;
	PlayerEvent event; ///< Its fraction is a share of the evaluation.
	double tick = 0.0; ///< Tick of the layer's sequence; 0 for ordinary playback. Independent of how time is divided.
};

/** The leader of a part at the end of the evaluation. */
struct MixedPart
{
	bool isLed = false; ///< False if live devices lead, or nothing does.
	LayerId leader; ///< For the clock, also set if none leads: the first active layer, which waits.
	double time = 0.0; ///< Time in the leader's recording.
	double speed = 0.0; ///< Recorded seconds per second, below 0 backwards; 0 if paused, scrubbed, held or blended.
	bool isUnblended = false; ///< The poses are those of a single layer, bit by bit.
	bool isShown = false; ///< A layer gives it weight; otherwise live devices provide it.
	bool pressesKeys = false; ///< Of a hand.
	Similarity origin; ///< The transform of the leader's poses.
};

/** The result of an evaluation. A value without references. */
struct MixResult
{
	Frame frame; ///< Parts that are not shown are empty.
	std::array<MixedPart, kMixPartCount> parts;
	InputState input; ///< The flags as emitted so far, for devices that missed the events.
	std::vector<MixEvent> events; ///< In order.
	PlayStatus status = PlayStatus::Stopped; ///< Status of the clock's leader.
	std::uint64_t loopCount = 0;
	bool hasLayers = false; ///< At least one layer is active, possibly without weight.
	bool drivesDevices = false;
	bool pressesKeys = false; ///< At least one active layer may press keys.
	std::uint64_t roles =
		0; ///< If equal to that of an earlier result, only clocks have moved since. Never 0 in a result.

	const MixedPart& operator[](MixPart part) const { return parts[static_cast<std::size_t>(part)]; }
};

struct MixerState;

/**
 * Combines layers into one frame and one ordered list of events per evaluation:
 *
 *     for (const LayerReport& report : sections) { mixer.Report(report); }
 *     mixer.Advance(player, seconds);
 *     mixer.Finish(mixer.NeedsLive() ? &ReadDevices() : nullptr, result);
 *
 * Active layers. Layers are ranked: sections inside their range before sections that are held or past it, then layers
 * that drive devices before query-only ones, and ordinary playback last. Only layers of the highest rank are active;
 * the others wait. Held layers end when a section begins.
 *
 * Leaders. Each part is led by the active layer with the largest weight that has the part. If weights are equal, the
 * layer that starts later leads; between sequences, the one whose first report came later. Live devices get the rest of
 * the weight up to 1, whether or not devices exist, and lead if that rest is larger than every weight: so events do not
 * depend on the hardware. The flags and edges of a hand are those of its leader, and off if live devices lead. Clock
 * events are those of the clock's leader.
 *
 * Order. Time is counted in units of 1/4096 tick. The leader changes at the first unit at which another layer leads,
 * computed from the knots of the weight curves. The change comes first in its unit: releases, Stopped, Started and
 * presses (as resync events, and only where the two leaders differ). Then come the events of all leaders, hands before
 * markers. Releases belong to the old leader, presses to the new one. So dividing an evaluation into parts changes no
 * event, order or tick within one player, except for rounding between sequences, jumps, live devices, and Player's
 * limit of events in one update.
 *
 * A section that begins where another section of its sequence ends, with the same recording at the same time, continues
 * it: nothing stops or starts. A change of source, loop mode, listener, parts or devices restarts the layer; a change
 * of clip or rate is a jump if it moves the recording.
 *
 * Allocates only for new layers and if there are more events than ever before. Not thread-safe; copies are independent.
 */
class Mixer
{
public:
	MRINPUTANIMATIONCORE_API Mixer();
	MRINPUTANIMATIONCORE_API Mixer(const Mixer& other);
	MRINPUTANIMATIONCORE_API Mixer& operator=(const Mixer& other);
	MRINPUTANIMATIONCORE_API ~Mixer();

	/** Reports the evaluation of a section. Nothing moves before Advance. */
	MRINPUTANIMATIONCORE_API void Report(const LayerReport& report);

	/**
	 * Reports that ordinary playback has moved or was started, stopped or sought; another id replaces it. Emits its
	 * events if it is active.
	 */
	MRINPUTANIMATIONCORE_API void Report(const PlaybackReport& report);

	/** Whether ordinary playback waits for sections. Do not update its player then. */
	MRINPUTANIMATIONCORE_API bool IsPlaybackSuspended() const;

	/** Reports that a section is no longer evaluated but keeps its input. */
	MRINPUTANIMATIONCORE_API void Hold(const LayerId& id);

	/** Removes a section. It ends with the next Advance, unless it is reported before that. */
	MRINPUTANIMATIONCORE_API void Drop(const LayerId& id);

	/** Removes all layers that are held. */
	MRINPUTANIMATIONCORE_API void DropHeld();

	/** Removes all sections. */
	MRINPUTANIMATIONCORE_API void DropAll();

	/** Whether the layer was reported and not removed before the last Advance. */
	MRINPUTANIMATIONCORE_API bool Contains(const LayerId& id) const;

	/** Sets the transform of a layer's poses, even before it is reported. Default: identity. */
	MRINPUTANIMATIONCORE_API void SetOrigin(const LayerId& id, const Similarity& origin);

	/**
	 * Restricts the mixer to the layers of one player, without ordinary playback; without a value, ends the
	 * restriction.
	 */
	MRINPUTANIMATIONCORE_API void SetSolo(std::optional<std::uint64_t> player);

	/**
	 * Moves the layers of a player that were reported since its last evaluation, and applies calls of Hold, Drop and
	 * SetSolo. `seconds` is the duration of the evaluation in the world; with 0, speeds are 0. With `isSameFrame` this
	 * is another part of the same frame, and `seconds` is the duration of the whole frame. A player without reported
	 * layers is allowed.
	 */
	MRINPUTANIMATIONCORE_API void Advance(std::uint64_t player, double seconds, bool isSameFrame = false);

	/** Whether weights leave a share to live devices. If so, pass their frame to Finish. */
	MRINPUTANIMATIONCORE_API bool NeedsLive() const;

	/** Returns the current frame and all events since the last Finish. `live` may be null; it is not kept. */
	MRINPUTANIMATIONCORE_API void Finish(const Frame* live, MixResult& out);

	/** Removes all layers without events. */
	MRINPUTANIMATIONCORE_API void Reset();

	/** Whether both behave the same from now on, whatever happened before. */
	MRINPUTANIMATIONCORE_API friend bool operator==(const Mixer& a, const Mixer& b);

private:
	std::unique_ptr<MixerState> state_;
};

} // namespace mria
