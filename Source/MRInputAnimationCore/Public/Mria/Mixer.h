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

/** One knot of a weight line: straight between knots, held before the first and after the last. */
struct WeightKnot
{
	std::int64_t tick = 0; ///< Rising; two knots at one tick make a step, which belongs to what follows.
	float weight = 1.0f; ///< 0 to 1.
};

enum class StretchKind : std::uint8_t
{
	Played, ///< Everything from `from` to `to` is passed. If the layer is not at `from`, it jumps there first.
	Scrubbed, ///< The same, but time does not run: speeds are 0.
	Jumped, ///< Goes to `to` and passes nothing; also what does not move.
};

/** How a sequence moved, or a part of it: a sequence that loops within an evaluation has two stretches. */
struct LayerStretch
{
	TickTime from; ///< The sequence's own, not cut to the section.
	TickTime to;
	double fromFraction = 0.0; ///< Of the evaluation: 0 to 1, rising from stretch to stretch.
	double toFraction = 1.0;
	StretchKind kind = StretchKind::Played;
};

/** What a layer shows. Both have to live until the layer is gone or reported with another source. */
struct LayerSource
{
	const Sampler* sampler = nullptr;
	const EventTimeline* events = nullptr;
};

/** Where and for whom a layer plays: what sections and ordinary playback have in common. */
struct LayerOutput
{
	FrameParts parts;
	bool pressesKeys = true;
	bool drivesDevices = true; ///< Otherwise query-only: never mixed with layers that drive devices.
	std::uint64_t listener = 0; ///< Whose events they are; a number that is only compared.
};

/** A section in one evaluation. */
struct LayerReport
{
	LayerId id;
	LayerSource source;
	LayerOutput output;
	LoopMode loopMode = LoopMode::Hold; ///< Once counts as Hold: a clock from outside may come back.
	ClipTime clip;
	std::int64_t firstTick = (std::numeric_limits<std::int64_t>::min)(); ///< The section's range, without its end.
	std::int64_t endTick = (std::numeric_limits<std::int64_t>::max)();
	Span<const WeightKnot> weights; ///< Copied. None: 1 everywhere.
	Span<const LayerStretch> stretches; ///< Copied.
};

/** Ordinary playback after an update: a layer of weight 1 with a clock of its own. */
struct PlaybackReport
{
	LayerId id;
	LayerSource source;
	LayerOutput output;
	const Player* player = nullptr; ///< Only for the call.
	Span<const PlayerEvent> events; ///< What it has returned since the last report.
};

/** What has a leader. Every layer carries the clock: markers, Started, Looped, Finished, Stopped, time and status. */
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
	PlayerEvent event; ///< Its fraction is that of the evaluation.
	double tick = 0.0; ///< Of the layer's sequence; 0 for ordinary playback. Does not depend on how time was cut.
};

/** Who leads a part at the end of the evaluation. */
struct MixedPart
{
	bool isLed = false; ///< False where live devices lead, or nobody.
	LayerId leader; ///< For the clock also without a lead: the first layer that counts, which waits.
	double time = 0.0; ///< In the leader's recording.
	double speed = 0.0; ///< Recorded seconds per second, below 0 backwards; 0 if paused, scrubbed, held or blended.
	bool isUnblended = false; ///< One layer's poses alone, to the bit.
	bool isShown = false; ///< A layer gives it weight; otherwise it stays with the live devices.
	bool pressesKeys = false; ///< Of a hand.
	Similarity origin; ///< Where the leader's poses are put.
};

/** Everything that an evaluation gives: a value, which points into nothing. */
struct MixResult
{
	Frame frame; ///< Parts that are not shown have nothing.
	std::array<MixedPart, kMixPartCount> parts;
	InputState input; ///< The flags as emitted so far, for devices that missed the events.
	std::vector<MixEvent> events; ///< In order.
	PlayStatus status = PlayStatus::Stopped; ///< Of the clock's leader.
	std::uint64_t loopCount = 0;
	bool hasLayers = false; ///< Some layer counts, though it may have no weight.
	bool drivesDevices = false;
	bool pressesKeys = false; ///< A layer that counts does, with any hand and at any time.
	std::uint64_t roles = 0; ///< The same as in an earlier result: since then nothing but clocks has moved. 0 in none.

	const MixedPart& operator[](MixPart part) const { return parts[static_cast<std::size_t>(part)]; }
};

struct MixerState;

/**
 * Layers in; one frame and one ordered list of events out, once per evaluation:
 *
 *     for (const LayerReport& report : sections) { mixer.Report(report); }
 *     mixer.Advance(player, seconds);
 *     mixer.Finish(mixer.NeedsLive() ? &ReadDevices() : nullptr, result);
 *
 * Who counts. Sections inside their range before those that are held or past it, then layers that drive devices before
 * query-only ones, and ordinary playback last. Only the best of these groups counts; the others wait. What is held
 * ends when a section begins.
 *
 * Who leads. Of the layers that count, each part is led by the carrier with the largest weight; of equal ones by the
 * later start in the same sequence, and between sequences by the one that was reported first later. Live devices have
 * what the weights leave of 1, whether or not there are any: they lead where that is more than the largest weight, so
 * that events do not depend on the hardware. A hand's flags and edges are its leader's, and off where live devices
 * lead; clock events are those of the clock's leader.
 *
 * When. Time runs in units of 1/4096 tick. A lead changes with the first unit at which another layer leads, found from
 * the knots of the weight lines. First the lead changes, then comes what happens in that unit: releases, Stopped,
 * Started and presses of the change (edges as resync, and only where the two leaders differ), then the events of all
 * leaders, hands before markers. Releases belong to the old leader, presses to the new one. So cutting an evaluation
 * changes no event, no order and no tick within one player, but for rounding between sequences, for jumps, for live
 * devices, and for Player's limit of events in one update.
 *
 * A section that begins where another one of its sequence ends, with the same recording at the same place, continues
 * it: nothing stops or starts. Another source, loop mode, listener, set of parts or of devices starts the layer again;
 * another clip or rate is a jump if it moves the recording.
 *
 * Allocates for new layers and for more events than ever before; otherwise nothing. One thread at a time; copies are
 * independent.
 */
class Mixer
{
public:
	MRINPUTANIMATIONCORE_API Mixer();
	MRINPUTANIMATIONCORE_API Mixer(const Mixer& other);
	MRINPUTANIMATIONCORE_API Mixer& operator=(const Mixer& other);
	MRINPUTANIMATIONCORE_API ~Mixer();

	/** A section is evaluated. Nothing moves before Advance. */
	MRINPUTANIMATIONCORE_API void Report(const LayerReport& report);

	/** Ordinary playback has moved, or was started, stopped, sought; another id replaces it. Emits what it may. */
	MRINPUTANIMATIONCORE_API void Report(const PlaybackReport& report);

	/** Whether ordinary playback has to wait for sections: it should not be updated then. */
	MRINPUTANIMATIONCORE_API bool IsPlaybackSuspended() const;

	/** The section is not evaluated any more, but keeps what it shows. */
	MRINPUTANIMATIONCORE_API void Hold(const LayerId& id);

	/** The section has nothing to show any more. It ends with the next Advance, unless it is reported before. */
	MRINPUTANIMATIONCORE_API void Drop(const LayerId& id);

	/** Drops all layers that are held. */
	MRINPUTANIMATIONCORE_API void DropHeld();

	/** Drops all sections. */
	MRINPUTANIMATIONCORE_API void DropAll();

	/** Whether the layer is known: reported, and not dropped before the last Advance. */
	MRINPUTANIMATIONCORE_API bool Contains(const LayerId& id) const;

	/** Where a layer's poses are put, reported or not: the identity until then. */
	MRINPUTANIMATIONCORE_API void SetOrigin(const LayerId& id, const Similarity& origin);

	/** Only layers of that player count, and no ordinary playback; without a value all of them. */
	MRINPUTANIMATIONCORE_API void SetSolo(std::optional<std::uint64_t> player);

	/**
	 * Moves the layers of that player that were reported since its last evaluation, and applies what was held, dropped
	 * or soloed. `seconds` is how long the evaluation takes in the world; 0 gives no speeds. With `isSameFrame` it is
	 * another part of the frame that the last one began, and `seconds` is that of the whole. A player without reported
	 * layers is fine: that only applies.
	 */
	MRINPUTANIMATIONCORE_API void Advance(std::uint64_t player, double seconds, bool isSameFrame = false);

	/** Whether weights leave something to live devices, which Finish should then be given. */
	MRINPUTANIMATIONCORE_API bool NeedsLive() const;

	/** The frame now, and all events since the last Finish. `live` may be null; it is not kept. */
	MRINPUTANIMATIONCORE_API void Finish(const Frame* live, MixResult& out);

	/** Forgets everything and emits nothing. */
	MRINPUTANIMATIONCORE_API void Reset();

	/** Whether both will act alike from now on, whatever the way here was. */
	MRINPUTANIMATIONCORE_API friend bool operator==(const Mixer& a, const Mixer& b);

private:
	std::unique_ptr<MixerState> state_;
};

} // namespace mria
