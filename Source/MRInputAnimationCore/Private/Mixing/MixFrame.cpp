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
		frame = Frame{}; // in the other cases all of it is filled
	}
	layer.source.sampler->SamplePosesAt(layer.sampleTime, frame, layer.cursor, layer.output.parts);
	for (const Hand hand : kHands)
	{
		// The clock's flags are exact in double and are what the events say; the sampled ones would round the time.
		frame[hand].isTracked = layer.Carries(PartOf(hand)) && layer.flags[hand].isTracked;
	}
	if (layer.source.sampler->MayReachFar())
	{
		LimitPositions(frame);
	}
	ApplyTo(frame, layer.origin);
}

} // namespace MixFrameDetail

void MixerState::SortShown()
{
	roles.shown.clear();
	for (std::size_t i = 0; i < layers.size(); ++i)
	{
		if (Counts(layers[i]) && layers[i].weight > 0.0)
		{
			roles.shown.push_back(i);
		}
	}
	std::sort(roles.shown.begin(), roles.shown.end(),
		[this](std::size_t a, std::size_t b) { return GoesBefore(layers[a], layers[b]); });
}

/** Whether a part is shown, but not by layers alone. */
bool MixerState::IsShort(MixPart part) const
{
	bool isShown = false;
	for (const MixLayer& layer : layers)
	{
		isShown = isShown || (Counts(layer) && layer.Carries(part) && layer.weight > 0.0);
	}
	return isShown && LiveWeight(layers, leaders.group, part) > 0.0;
}

/** The first layer that counts, with or without weight. */
int MixerState::FindFirst() const
{
	int first = kNobody;
	for (std::size_t i = 0; i < layers.size(); ++i)
	{
		const bool isBefore = first == kNobody || GoesBefore(layers[i], layers[static_cast<std::size_t>(first)]);
		if (Counts(layers[i]) && isBefore)
		{
			first = static_cast<int>(i);
		}
	}
	return first;
}

void MixerState::AssignPart(MixPart part)
{
	const std::size_t index = static_cast<std::size_t>(part);
	std::size_t count = 0;
	for (const std::size_t shown : roles.shown)
	{
		const bool isHidden = count > 0 && layers[shown].weight >= 1.0;
		count += layers[shown].Carries(part) && !isHidden ? 1 : 0;
	}
	MixedPart mixed;
	mixed.isLed = leaders[part] != kNobody;
	mixed.isShown = count > 0;
	mixed.isUnblended = mixed.isLed && count == 1;
	const int described = mixed.isLed || part != MixPart::Clock ? leaders[part] : FindFirst();
	if (described != kNobody)
	{
		const MixLayer& layer = layers[static_cast<std::size_t>(described)];
		mixed.leader = layer.id;
		mixed.origin = layer.origin;
		mixed.pressesKeys = mixed.isLed && layer.output.pressesKeys;
	}
	roles.parts[index] = mixed;
	roles.described[index] = described;
	roles.isShort[index] = IsShort(part);
}

void MixerState::AssignRoles()
{
	areRolesOld = false;
	++roles.number;
	roles.drivesDevices = roles.pressesKeys = false;
	for (const MixLayer& layer : layers)
	{
		roles.drivesDevices = roles.drivesDevices || (Counts(layer) && layer.output.drivesDevices);
		roles.pressesKeys = roles.pressesKeys || (Counts(layer) && layer.output.pressesKeys);
	}
	SortShown();
	for (std::size_t i = 0; i < kMixPartCount; ++i)
	{
		AssignPart(static_cast<MixPart>(i));
	}
}

/** A single layer is sampled straight into the frame: copying would cost more than sampling. */
void MixerState::BlendFrame(const Frame* live, Frame& frame)
{
	if (roles.shown.empty())
	{
		frame = Frame{};
		return;
	}
	MixLayer& first = layers[roles.shown[0]];
	MixFrameDetail::FillFrame(first, frame);
	if (roles.shown.size() > 1 || live)
	{
		FrameBlend blend(frame, first.output.parts, static_cast<float>(first.weight));
		for (std::size_t i = 1; i < roles.shown.size(); ++i)
		{
			MixLayer& layer = layers[roles.shown[i]];
			MixFrameDetail::FillFrame(layer, frame);
			blend.Add(frame, layer.output.parts, static_cast<float>(layer.weight));
		}
		if (live && blend.IsShort())
		{
			blend.FillUp(*live);
		}
		frame = blend.Get();
	}
	for (const Hand hand : kHands)
	{
		const int leader = leaders[PartOf(hand)];
		const HandInput blended{live ? (*live)[hand].isTracked : frame[hand].isTracked, false};
		const bool isShort = roles.isShort[static_cast<std::size_t>(PartOf(hand))];
		const HandInput flags = leader != kNobody ? layers[static_cast<std::size_t>(leader)].flags[hand]
			: isShort							  ? blended
												  : HandInput{};
		frame[hand].isTracked = flags.isTracked;
		frame[hand].isPinching = flags.isPinching;
	}
}

void MixerState::Finish(const Frame* live, MixResult& out)
{
	if (areRolesOld)
	{
		AssignRoles();
	}
	const Frame* used = roles.drivesDevices ? live : nullptr;
	BlendFrame(used, out.frame);
	out.parts = roles.parts;
	for (std::size_t i = 0; i < kMixPartCount; ++i)
	{
		MixedPart& part = out.parts[i];
		part.isUnblended = part.isUnblended && !(used && roles.isShort[i]);
		if (roles.described[i] != kNobody)
		{
			const MixLayer& layer = layers[static_cast<std::size_t>(roles.described[i])];
			part.time = layer.time;
			part.speed = part.isUnblended ? layer.speed : 0.0;
		}
	}
	const int clock = leaders[MixPart::Clock];
	const int first = roles.described[static_cast<std::size_t>(MixPart::Clock)];
	out.frame.time = first == kNobody ? 0.0f : layers[static_cast<std::size_t>(first)].sampleTime;
	out.status = clock == kNobody ? PlayStatus::Stopped : layers[static_cast<std::size_t>(clock)].status;
	out.loopCount = clock == kNobody ? 0 : layers[static_cast<std::size_t>(clock)].loopCount;
	out.hasLayers = leaders.group != LayerGroup::Absent;
	out.drivesDevices = roles.drivesDevices;
	out.pressesKeys = roles.pressesKeys;
	out.roles = roles.number;
	out.input = emitted;
	out.events.clear();
	out.events.swap(events);
}

} // namespace mria
