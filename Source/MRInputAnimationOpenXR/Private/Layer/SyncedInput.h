// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Api/OpenXrApi.h"
#include "Mria/Joint.h"
#include "Replay/Binding.h"
#include "Replay/Playback.h"

#include <array>
#include <vector>

namespace mria::openxr
{

/** A value as actions report it. */
struct SyncedValue
{
	bool isOn = false;
	bool hasChanged = false; ///< Since the sync before.
	XrTime lastChange = 0;
};

struct SyncedUser
{
	bool isPlayed = false; ///< The recording replaces the devices of this user.
	bool isActive = false;
	SyncedValue press;
	SyncedValue ready;
};

/** The input state that xrSyncActions fixes until its next call. */
class SyncedInput
{
public:
	/** Stores the state of the hands and of the eyes. Allocates only if there are more action sets than ever before. */
	void Sync(const std::array<PlayedHand, kHandCount>& hands, bool isGazePlayed, const XrActionsSyncInfo& info);

	/** Without the focus every action is inactive. */
	void SyncWithoutFocus();

	const SyncedUser& operator[](User user) const { return users_[static_cast<std::size_t>(user)]; }

	/** Whether the set was active in the last sync, for all or for that subaction path. */
	bool IsActive(XrActionSet set, XrPath subactionPath) const;

private:
	std::array<SyncedUser, kUserCount> users_;
	std::vector<XrActiveActionSet> sets_;
};

} // namespace mria::openxr
