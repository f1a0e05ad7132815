// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Api/OpenXrApi.h"
#include "Mria/CurveId.h"
#include "Mria/Frame.h"
#include "Mria/Joint.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mria::openxr
{

/** The user of an input path: /user/hand/left, /user/hand/right, /user/eyes_ext. Hands are numbered as in Hand. */
enum class User : std::uint8_t
{
	Left,
	Right,
	Eyes,
};

inline constexpr std::size_t kUserCount = 3;
inline constexpr std::array<const char*, kUserCount> kUserPaths = {
	"/user/hand/left", "/user/hand/right", "/user/eyes_ext"};

/** The part of the recording that a binding gets. Paths of every profile are matched by their ends. */
enum class Component : std::uint8_t
{
	None, ///< Not bound.
	Neutral, ///< Not part of a recording: buttons, sticks and pads are at rest.
	Press, ///< Select, trigger, squeeze, pinch and grasp: 1 while the hand pinches.
	Ready, ///< 1 while the hand is tracked.
	Grip, ///< Also the pose of the palm, which has the same axes.
	Aim,
	Pinch, ///< Between the tips of thumb and index finger, pointing as aim does.
	Poke, ///< The tip of the index finger.
	Gaze,
};

struct BindingPath
{
	User user = User::Left;
	Component component = Component::None;
};

/** The source of a path such as /user/hand/left/input/trigger/value; none for other users and for outputs. */
std::optional<BindingPath> ParseBinding(std::string_view path, XrActionType type);

/** The extension that defines the profile or the path of the binding; null for core OpenXR. */
const char* ExtensionOfProfile(std::string_view profile);
const char* ExtensionOfBinding(std::string_view path);

/** A pose of a hand in Unity's axes, and the joints that move as its position and its rotation do. */
struct ComponentPose
{
	Pose pose;
	Joint moving = Joint::Palm;
	Joint turning = Joint::Palm;
};

/** Nothing if the hand lacks the joints for it. */
std::optional<ComponentPose> FindComponentPose(const HandFrame& frame, Hand hand, Component component);

} // namespace mria::openxr
