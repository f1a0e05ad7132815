// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace mria
{

enum class Hand : std::uint8_t
{
	Left,
	Right,
};

inline constexpr std::size_t kHandCount = 2;
inline constexpr Hand kHands[kHandCount] = {Hand::Left, Hand::Right};

/** The joints of a hand in the order in which MRTK stores them. `None` has curves too, usually empty. */
enum class Joint : std::uint8_t
{
	None,
	Wrist,
	Palm,
	ThumbMetacarpalJoint,
	ThumbProximalJoint,
	ThumbDistalJoint,
	ThumbTip,
	IndexMetacarpal,
	IndexKnuckle,
	IndexMiddleJoint,
	IndexDistalJoint,
	IndexTip,
	MiddleMetacarpal,
	MiddleKnuckle,
	MiddleMiddleJoint,
	MiddleDistalJoint,
	MiddleTip,
	RingMetacarpal,
	RingKnuckle,
	RingMiddleJoint,
	RingDistalJoint,
	RingTip,
	PinkyMetacarpal,
	PinkyKnuckle,
	PinkyMiddleJoint,
	PinkyDistalJoint,
	PinkyTip,
};

inline constexpr std::size_t kJointCount = 27;

/** "Left", "Right". */
MRINPUTANIMATIONCORE_API const char* ToString(Hand hand);

/** The name that MRTK uses: "IndexTip". */
MRINPUTANIMATIONCORE_API const char* ToString(Joint joint);

} // namespace mria
