// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"

#include <array>
#include <cstddef>

namespace mria
{

namespace ValidationDetail
{
/**
 * One fast pass over all keys. Most curves of most recordings are flawless: short keys with finite values at the same
 * rising times from 0 on, of rotations unit quaternions without sign flips. Such curves can only have wrong wrap modes,
 * so that no other check needs to read their keys.
 */
class QuickLook
{
public:
	explicit QuickLook(const RecordingView& recording);

	/** Whether all these curves are flawless. False does not mean that there is a flaw. */
	bool AreFlawless(CurveId first, std::size_t count) const;

private:
	std::array<bool, kCurveCount> flawless_{};
};

} // namespace ValidationDetail

} // namespace mria
