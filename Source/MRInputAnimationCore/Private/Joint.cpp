// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Joint.h"

namespace mria
{

namespace JointDetail
{
constexpr const char* kNames[kJointCount] = {"None", "Wrist", "Palm", "ThumbMetacarpalJoint", "ThumbProximalJoint",
	"ThumbDistalJoint", "ThumbTip", "IndexMetacarpal", "IndexKnuckle", "IndexMiddleJoint", "IndexDistalJoint",
	"IndexTip", "MiddleMetacarpal", "MiddleKnuckle", "MiddleMiddleJoint", "MiddleDistalJoint", "MiddleTip",
	"RingMetacarpal", "RingKnuckle", "RingMiddleJoint", "RingDistalJoint", "RingTip", "PinkyMetacarpal", "PinkyKnuckle",
	"PinkyMiddleJoint", "PinkyDistalJoint", "PinkyTip"};
} // namespace JointDetail

const char* ToString(Hand hand)
{
	return hand == Hand::Left ? "Left" : "Right";
}

const char* ToString(Joint joint)
{
	return JointDetail::kNames[static_cast<std::size_t>(joint)];
}

} // namespace mria
