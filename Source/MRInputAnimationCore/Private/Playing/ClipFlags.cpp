// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/ClipFrames.h"
#include "Mria/Events.h"
#include "Mria/FloatRules.h"

#include <cmath>
#include <utility>

namespace mria
{

namespace ClipFlagsDetail
{
/** One flag of a hand along a clip. */
class ClipFlag
{
public:
	ClipFlag(const RecordingView& recording, const std::vector<InputEvent>& events, const ClipFrames& frames, Hand hand,
		bool isPinch)
		: frames_(frames)
		, hand_(hand)
		, isPinch_(isPinch)
	{
		std::vector<InputEvent> own;
		for (const InputEvent& event : events)
		{
			const bool isOfPinch = event.kind == EventKind::PinchStarted || event.kind == EventKind::PinchEnded;
			if (event.kind != EventKind::Marker && event.hand == hand && isOfPinch == isPinch)
			{
				own.push_back(event);
			}
		}
		changes_ = EventTimeline(InitialState(recording), std::move(own));
		const std::size_t count = changes_.Events().size();
		changesPerCycle_ = static_cast<double>(count + count % 2); // an odd number changes again at the seam
	}

	bool IsOnAt(std::int64_t tick) const
	{
		const HandInput& input = changes_.StateAt(frames_.TimeAt({tick, 0.0}))[hand_];
		return isPinch_ ? input.isPinching : input.isTracked;
	}

	/** The number of changes up to then, counted from the first cycle of the recording. */
	double CountAt(std::int64_t tick) const
	{
		const double cycle = frames_.PointAt({tick, 0.0}).cycle;
		return cycle * changesPerCycle_ + static_cast<double>(changes_.CountUntil(frames_.TimeAt({tick, 0.0})));
	}

private:
	const ClipFrames& frames_;
	Hand hand_;
	bool isPinch_;
	EventTimeline changes_;
	double changesPerCycle_ = 0.0;
};

/** One key for each tick of the grid at which the flag has changed. */
void AddChanges(const ClipFlag& flag, std::int64_t from, std::int64_t to, std::int64_t step, FlagKeys& keys)
{
	for (std::int64_t before = from; before < to; before += step)
	{
		const std::int64_t tick = before + step;
		const bool isOn = flag.IsOnAt(tick);
		const bool changes = isOn != keys.values.back();
		keys.lostChanges += std::fabs(flag.CountAt(tick) - flag.CountAt(before)) - (changes ? 1.0 : 0.0);
		if (changes)
		{
			keys.ticks.push_back(tick);
			keys.values.push_back(isOn);
		}
	}
}

void AddKeys(const ClipFlag& flag, const std::vector<std::int64_t>& ticks, bool onFrames, FlagKeys& keys)
{
	keys.ticks = {ticks[0]};
	keys.values = {flag.IsOnAt(ticks[0])};
	for (std::size_t i = 1; i < ticks.size(); ++i)
	{
		if (flag.CountAt(ticks[i - 1]) != flag.CountAt(ticks[i]))
		{
			AddChanges(flag, ticks[i - 1], ticks[i], onFrames ? ticks[i] - ticks[i - 1] : 1, keys);
		}
	}
}
} // namespace ClipFlagsDetail

std::vector<FlagKeys> FindFlagKeys(
	const RecordingView& recording, const ClipFrames& frames, const std::array<bool, kHandCount>& hands, bool onFrames)
{
	using namespace ClipFlagsDetail;

	std::vector<std::int64_t> ticks = frames.FindFrames();
	if (!onFrames && frames.end && ticks.back() + 1 < *frames.end)
	{
		ticks.push_back(*frames.end - 1);
	}
	const std::vector<InputEvent> events = CollectEvents(recording);
	std::vector<FlagKeys> found;
	for (const Hand hand : kHands)
	{
		for (const bool isPinch : {false, true})
		{
			if (hands[static_cast<std::size_t>(hand)])
			{
				found.push_back({hand, isPinch, {}, {}, 0.0});
				AddKeys(ClipFlag(recording, events, frames, hand, isPinch), ticks, onFrames, found.back());
			}
		}
	}
	return found;
}

} // namespace mria
