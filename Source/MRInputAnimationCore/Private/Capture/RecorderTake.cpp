// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Capture/RecorderState.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mria
{

RecordOutcome RecorderState::AddMarker(double clock, std::string_view name)
{
	const double reference = markers_.empty() ? clock : markers_.front().time;
	const bool isNear = clock_.HasFrame() || std::fabs(clock - reference) <= Recorder::kLongestTake;
	if (!clock_.IsUsable(clock) || !isNear)
	{
		return RecordOutcome::NotFinite;
	}
	DropPastMarkers();
	const std::size_t size = sizeof(TimedName) + name.size();
	if (size > options_.memoryLimit || markerBytes_ > options_.memoryLimit - size)
	{
		return RecordOutcome::MemoryFull;
	}
	markerBytes_ += size;
	markers_.push_back({clock_.HasFrame() ? clock_.MarkerTime(clock) : clock, std::string(name)});
	return RecordOutcome::Taken;
}

/** Called at the first frame, which defines time 0. */
void RecorderState::RebaseEarlyMarkers(double clock)
{
	for (TimedName& marker : markers_)
	{
		marker.time -= clock;
	}
	markers_.erase(std::remove_if(markers_.begin(), markers_.end(),
					   [](const TimedName& marker) { return std::fabs(marker.time) > Recorder::kLongestTake; }),
		markers_.end());
}

void RecorderState::DropPastMarkers()
{
	const auto isPast = [&](const TimedName& marker) { return start_ > 0.0 && marker.time < start_; };
	for (const TimedName& marker : markers_)
	{
		markerBytes_ -= isPast(marker) ? sizeof(TimedName) + marker.name.size() : 0;
	}
	markers_.erase(std::remove_if(markers_.begin(), markers_.end(), isPast), markers_.end());
}

std::vector<Marker> RecorderState::MarkersFromStart() const
{
	std::vector<const TimedName*> inOrder;
	inOrder.reserve(markers_.size());
	for (const TimedName& marker : markers_)
	{
		if (start_ <= 0.0 || marker.time >= start_)
		{
			inOrder.push_back(&marker);
		}
	}
	std::stable_sort(
		inOrder.begin(), inOrder.end(), [](const TimedName* a, const TimedName* b) { return a->time < b->time; });
	const double zero = clock_.HasFrame() || inOrder.empty() ? start_ : inOrder.front()->time;
	std::vector<Marker> markers;
	markers.reserve(inOrder.size());
	for (const TimedName* marker : inOrder)
	{
		markers.push_back({static_cast<float>(marker->time - zero), marker->name});
	}
	return markers;
}

ChannelFlags RecorderState::ChannelsOn() const
{
	ChannelFlags flags;
	flags.Set(Channel::Camera, options_.channels.camera);
	flags.Set(Channel::Hands, options_.channels.hands[0] || options_.channels.hands[1]);
	flags.Set(Channel::Gaze, options_.channels.gaze);
	return flags;
}

std::shared_ptr<const TakeContent> RecorderState::MakeTake() const
{
	std::shared_ptr<TakeContent> content = std::make_shared<TakeContent>();
	content->start = start_;
	content->duration = DurationNow();
	content->clockStart = clock_.ClockAt(start_);
	content->channels = ChannelsOn();
	content->markers = MarkersFromStart();
	for (std::size_t i = 0; i < kTrackCount; ++i)
	{
		content->chains[i] = groups_[i].View(base_);
	}
	for (std::size_t i = 0; i < kFlagCurveCount; ++i)
	{
		content->chains[kTrackCount + i] = flags_[i].chain.View();
	}
	content->pins = pool_.PinAll();
	return content;
}

RecorderStats RecorderState::Stats() const
{
	RecorderStats stats = stats_;
	for (const GroupRecorder& group : groups_)
	{
		stats.keys += (group.Chain().KeyCount() + (group.HasNewest() ? 1 : 0)) * group.Chain().Width();
	}
	for (const FlagRecorder& flag : flags_)
	{
		stats.keys += flag.chain.KeyCount();
	}
	stats.bytes = pool_.ByteSize() + markerBytes_;
	stats.duration = DurationNow();
	stats.isMemoryFull = isRefusing_ || IsCutShort();
	return stats;
}

} // namespace mria
