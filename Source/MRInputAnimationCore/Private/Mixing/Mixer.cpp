// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Mixer.h"

#include "Mixing/MixerState.h"

#include <algorithm>

namespace mria
{

namespace MixerDetail
{

bool AreSame(const KnownLeader& a, const KnownLeader& b)
{
	return a.isLed == b.isLed && (!a.isLed || (a.id == b.id && a.generation == b.generation && a.time == b.time));
}

bool AreSame(const MixLayer& a, const MixLayer& b)
{
	return a.id == b.id && a.serial == b.serial && a.sequenceSerial == b.sequenceSerial &&
		a.generation == b.generation && a.isHeld == b.isHeld && a.isDropped == b.isDropped &&
		a.hasBegun == b.hasBegun && a.unit == b.unit &&
		(!a.hasBegun ||
			(a.position == b.position && a.flags == b.flags && a.time == b.time && a.loopCount == b.loopCount &&
				a.player.IsHeld() == b.player.IsHeld()));
}

} // namespace MixerDetail

MixLayer* MixerState::Find(const LayerId& id)
{
	const auto isIt = [&](const MixLayer& layer) { return layer.id == id && !layer.isPlayback; };
	const auto found = std::find_if(layers.begin(), layers.end(), isIt);
	return found == layers.end() ? nullptr : &*found;
}

MixLayer& MixerState::FindOrAdd(const LayerId& id)
{
	if (MixLayer* found = Find(id))
	{
		return *found;
	}
	MixLayer layer;
	layer.id = id;
	layer.serial = layer.sequenceSerial = ++lastSerial;
	for (const MixLayer& other : layers)
	{
		const bool isSame = other.id.player == id.player && other.id.sequence == id.sequence && !other.isPlayback;
		layer.sequenceSerial = isSame ? other.sequenceSerial : layer.sequenceSerial;
	}
	layers.push_back(layer);
	return layers.back();
}

MixerState::MixerState()
	: layers(1)
{
	layers[kPlayback].isPlayback = true;
}

Mixer::Mixer()
	: state_(std::make_unique<MixerState>())
{
}

Mixer::Mixer(const Mixer& other)
	: state_(std::make_unique<MixerState>(*other.state_))
{
}

Mixer& Mixer::operator=(const Mixer& other)
{
	*state_ = *other.state_;
	return *this;
}

Mixer::~Mixer() = default;

void Mixer::Report(const LayerReport& report)
{
	state_->FindOrAdd(report.id).Take(report);
	state_->areRolesOld = true;
}

void Mixer::Report(const PlaybackReport& report)
{
	state_->ReportPlayback(report);
}

bool Mixer::IsPlaybackSuspended() const
{
	return state_->leaders.group > LayerGroup::Playback || state_->solo.has_value();
}

void Mixer::Hold(const LayerId& id)
{
	if (MixLayer* layer = state_->Find(id))
	{
		layer->isHeld = true;
		layer->isDropped = !layer->hasBegun;
		layer->speed = 0.0;
	}
}

void Mixer::Drop(const LayerId& id)
{
	if (MixLayer* layer = state_->Find(id))
	{
		layer->isDropped = true;
	}
}

void Mixer::DropHeld()
{
	for (MixLayer& layer : state_->layers)
	{
		layer.isDropped = layer.isDropped || layer.isHeld;
	}
}

void Mixer::DropAll()
{
	for (MixLayer& layer : state_->layers)
	{
		layer.isDropped = !layer.isPlayback;
	}
}

bool Mixer::Contains(const LayerId& id) const
{
	return state_->Find(id) != nullptr;
}

void Mixer::SetOrigin(const LayerId& id, const Similarity& origin)
{
	for (MixLayer& layer : state_->layers)
	{
		if (layer.id == id && !(layer.origin == origin))
		{
			layer.origin = origin;
			state_->areRolesOld = true;
		}
	}
}

void Mixer::SetSolo(std::optional<std::uint64_t> player)
{
	state_->solo = player;
}

void Mixer::Advance(std::uint64_t player, double seconds, bool isSameFrame)
{
	state_->Advance(player, seconds, isSameFrame);
}

bool Mixer::NeedsLive() const
{
	const LayerGroup group = state_->leaders.group;
	const bool isDriving = group == LayerGroup::Devices || group == LayerGroup::HeldDevices;
	return isDriving &&
		(state_->IsShort(MixPart::Head) || state_->IsShort(MixPart::LeftHand) || state_->IsShort(MixPart::RightHand) ||
			state_->IsShort(MixPart::Gaze));
}

void Mixer::Finish(const Frame* live, MixResult& out)
{
	state_->Finish(live, out);
}

void Mixer::Reset()
{
	*state_ = MixerState{};
}

bool operator==(const Mixer& a, const Mixer& b)
{
	const MixerState& x = *a.state_;
	const MixerState& y = *b.state_;
	const auto areSame = [](const auto& one, const auto& other) { return MixerDetail::AreSame(one, other); };
	return x.emitted == y.emitted && x.solo == y.solo && x.lastSerial == y.lastSerial &&
		std::equal(x.layers.begin(), x.layers.end(), y.layers.begin(), y.layers.end(), areSame) &&
		std::equal(x.known.begin(), x.known.end(), y.known.begin(), y.known.end(), areSame);
}

} // namespace mria
