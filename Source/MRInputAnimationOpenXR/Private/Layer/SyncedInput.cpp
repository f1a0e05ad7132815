// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Layer/SyncedInput.h"

namespace mria::openxr
{

namespace SyncedInputDetail
{
SyncedValue Follow(const SyncedValue& before, const PlayedFlag& now)
{
	return {now.isOn, now.isOn != before.isOn, now.since};
}
} // namespace SyncedInputDetail

void SyncedInput::Sync(
	const std::array<PlayedHand, kHandCount>& hands, bool isGazePlayed, const XrActionsSyncInfo& info)
{
	using namespace SyncedInputDetail;
	for (std::size_t i = 0; i < kHandCount; ++i)
	{
		SyncedUser& user = users_[i];
		user.isPlayed = hands[i].isPlayed;
		user.isActive = hands[i].isPlayed && hands[i].tracked.isOn;
		user.press = Follow(user.press, hands[i].pinching);
		user.ready = Follow(user.ready, hands[i].tracked);
	}
	SyncedUser& eyes = users_[static_cast<std::size_t>(User::Eyes)];
	eyes.isPlayed = isGazePlayed;
	eyes.isActive = isGazePlayed;
	sets_.assign(info.activeActionSets, info.activeActionSets + info.countActiveActionSets);
}

void SyncedInput::SyncWithoutFocus()
{
	for (SyncedUser& user : users_)
	{
		user.isActive = false;
		user.press = {};
		user.ready = {};
	}
	sets_.clear();
}

bool SyncedInput::IsActive(XrActionSet set, XrPath subactionPath) const
{
	for (const XrActiveActionSet& active : sets_)
	{
		const bool isForIt = active.subactionPath == XR_NULL_PATH || subactionPath == XR_NULL_PATH ||
			active.subactionPath == subactionPath;
		if (active.actionSet == set && isForIt)
		{
			return true;
		}
	}
	return false;
}

} // namespace mria::openxr
