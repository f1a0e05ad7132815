// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Replay/Take.h"

#include "Mria/Events.h"
#include "Mria/Reader.h"
#include "Mria/Transform.h"
#include "Replay/Files.h"

#include <utility>
#include <vector>

namespace mria::openxr
{

namespace TakeDetail
{
FlagLine MakeFlagLine(const EventTimeline& timeline, Hand hand, bool HandInput::*flag)
{
	InputState state = timeline.StateAt(-1e30);
	const bool initial = state[hand].*flag;
	bool current = initial;
	std::vector<double> edges;
	for (const InputEvent& event : timeline.Events())
	{
		Apply(event, state);
		if (state[hand].*flag != current)
		{
			current = !current;
			edges.push_back(event.time);
		}
	}
	return FlagLine(initial, std::move(edges));
}
} // namespace TakeDetail

std::shared_ptr<const Take> MakeTake(const RecordingView& recording)
{
	using namespace TakeDetail;
	const EventTimeline timeline(InitialState(recording), CollectEvents(recording));
	const bool hasHands = recording.channels.Has(Channel::Hands);
	const FrameParts parts = {
		recording.channels.Has(Channel::Camera), {hasHands, hasHands}, recording.channels.Has(Channel::Gaze)};
	return std::make_shared<const Take>(Take{Sampler(recording), RangeOf(recording), parts, FindHeadStart(recording),
		{MakeFlagLine(timeline, Hand::Left, &HandInput::isTracked),
			MakeFlagLine(timeline, Hand::Right, &HandInput::isTracked)},
		{MakeFlagLine(timeline, Hand::Left, &HandInput::isPinching),
			MakeFlagLine(timeline, Hand::Right, &HandInput::isPinching)}});
}

std::shared_ptr<const Take> LoadTake(const std::string& path, std::string& problem)
{
	std::vector<std::uint8_t> bytes;
	if (!ReadFile(path, bytes))
	{
		problem = path + ": cannot be read";
		return nullptr;
	}
	ReadOptions options;
	options.acceptHeaderless = true;
	const Result<RecordingView> recording = OpenRecording(bytes, options);
	if (!recording)
	{
		problem = path + ": " + Describe(recording.GetError());
		return nullptr;
	}
	return MakeTake(recording.Value());
}

} // namespace mria::openxr
