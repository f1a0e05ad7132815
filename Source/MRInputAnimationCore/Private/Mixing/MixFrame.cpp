// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mixing/MixerState.h"
#include "Mria/Blend.h"
#include "Mria/FloatRules.h"

#include <algorithm>

namespace mria
{

namespace MixFrameDetail
{

void FillFrame(MixLayer& layer, Frame& frame)
{
	const FrameParts& parts = layer.output.parts;
	if (!parts.camera || !parts.hands[0] || !parts.hands[1] || !parts.gaze)
	{
		frame = Frame{}; // otherwise all of it is filled
	}
	layer.source.sampler->SampleAt(layer.sampleTime, frame, layer.cursor, layer.output.parts);
	for (const Hand hand : kHands)
	{
		// The clock's flags are exact in double and are what the events say; the sampled ones round the time.
		frame[hand].isTracked = layer.Carries(PartOf(hand)) && layer.flags[hand].isTracked;
		frame[hand].isPinching = layer.Carries(PartOf(hand)) && layer.flags[hand].isPinching;
	}
	LimitPositions(frame);
	ApplyTo(frame, layer.origin);
}

} // namespace MixFrameDetail

void MixerState::SortByOrder()
{
	order.clear();
	for (std::size_t i = 0; i < layers.size(); ++i)
	{
		if (layers[i].group == leaders.group && layers[i].weight > 0.0 && leaders.group != LayerGroup::Absent)
		{
			order.push_back(i);
		}
	}
	std::sort(
		order.begin(), order.end(), [this](std::size_t a, std::size_t b) { return GoesBefore(layers[a], layers[b]); });
}

/** Of one layer alone that is its frame; copies would cost more than sampling does. */
void MixerState::BlendFrame(const Frame* live, MixResult& out)
{
	SortByOrder();
	if (order.empty())
	{
		out.frame = Frame{};
		return;
	}
	MixLayer& first = layers[order[0]];
	MixFrameDetail::FillFrame(first, out.frame);
	if (order.size() > 1 || live)
	{
		FrameBlend blend(out.frame, first.output.parts, static_cast<float>(first.weight));
		for (std::size_t i = 1; i < order.size(); ++i)
		{
			MixLayer& layer = layers[order[i]];
			MixFrameDetail::FillFrame(layer, out.frame);
			blend.Add(out.frame, layer.output.parts, static_cast<float>(layer.weight));
		}
		if (live && blend.IsShort())
		{
			blend.FillUp(*live);
		}
		out.frame = blend.Get();
	}
	for (const Hand hand : kHands)
	{
		const int leader = leaders[PartOf(hand)];
		const HandInput blended{live ? (*live)[hand].isTracked : out.frame[hand].isTracked, false};
		const bool isShort = IsShort(PartOf(hand));
		const HandInput flags = leader != kNobody ? layers[static_cast<std::size_t>(leader)].flags[hand]
			: isShort							  ? blended
												  : HandInput{};
		out.frame[hand].isTracked = flags.isTracked;
		out.frame[hand].isPinching = flags.isPinching;
	}
}

/** Whether a part is shown, but not by layers alone. */
bool MixerState::IsShort(MixPart part) const
{
	bool isShown = false;
	for (const MixLayer& layer : layers)
	{
		isShown = isShown || (layer.group == leaders.group && layer.Carries(part) && layer.weight > 0.0);
	}
	return isShown && leaders.group != LayerGroup::Absent && LiveWeight(layers, leaders.group, part) > 0.0;
}

/** Of the layers that count the first, with or without weight. */
int MixerState::FindFirst() const
{
	int first = kNobody;
	for (std::size_t i = 0; i < layers.size(); ++i)
	{
		const bool counts = layers[i].group == leaders.group && leaders.group != LayerGroup::Absent;
		if (counts && (first == kNobody || GoesBefore(layers[i], layers[static_cast<std::size_t>(first)])))
		{
			first = static_cast<int>(i);
		}
	}
	return first;
}

MixedPart MixerState::DescribePart(MixPart part, bool hasLive) const
{
	MixedPart mixed;
	int shown = kNobody;
	std::size_t count = 0;
	for (const std::size_t index : order)
	{
		const bool isHidden = shown != kNobody && layers[index].weight >= 1.0;
		if (layers[index].Carries(part) && !isHidden)
		{
			shown = shown == kNobody ? static_cast<int>(index) : shown;
			++count;
		}
	}
	mixed.isLed = leaders[part] != kNobody;
	mixed.isShown = count > 0;
	const int described = mixed.isLed || part != MixPart::Clock ? leaders[part] : FindFirst();
	if (described == kNobody)
	{
		return mixed;
	}
	const MixLayer& layer = layers[static_cast<std::size_t>(described)];
	mixed.leader = layer.id;
	mixed.time = layer.time;
	mixed.isUnblended = mixed.isLed && count == 1 && !(hasLive && IsShort(part));
	mixed.speed = mixed.isUnblended ? layer.speed : 0.0;
	mixed.pressesKeys = mixed.isLed && layer.output.pressesKeys;
	return mixed;
}

void MixerState::Finish(const Frame* live, MixResult& out)
{
	out.drivesDevices = leaders.group == LayerGroup::Devices || leaders.group == LayerGroup::HeldDevices;
	out.hasLayers = leaders.group != LayerGroup::Absent;
	out.pressesKeys = false;
	for (const MixLayer& layer : layers)
	{
		const bool counts = out.hasLayers && layer.group == leaders.group;
		out.drivesDevices = out.drivesDevices || (counts && layer.output.drivesDevices);
		out.pressesKeys = out.pressesKeys || (counts && layer.output.pressesKeys);
	}
	const Frame* used = out.drivesDevices ? live : nullptr;
	BlendFrame(used, out);
	for (std::size_t i = 0; i < kMixPartCount; ++i)
	{
		out.parts[i] = DescribePart(static_cast<MixPart>(i), used != nullptr);
	}
	const int clock = leaders[MixPart::Clock];
	const int first = clock == kNobody ? FindFirst() : clock;
	out.frame.time = first == kNobody ? 0.0f : layers[static_cast<std::size_t>(first)].sampleTime;
	out.status = clock == kNobody ? PlayStatus::Stopped : layers[static_cast<std::size_t>(clock)].status;
	out.loopCount = clock == kNobody ? 0 : layers[static_cast<std::size_t>(clock)].loopCount;
	out.input = emitted;
	out.events.clear();
	out.events.swap(events);
}

} // namespace mria
