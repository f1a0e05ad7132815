// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Replay/Binding.h"

#include "Mria/HandPoses.h"

namespace mria::openxr
{

namespace BindingDetail
{
bool IsOneOf(std::string_view word, std::initializer_list<std::string_view> words)
{
	for (const std::string_view candidate : words)
	{
		if (word == candidate)
		{
			return true;
		}
	}
	return false;
}

/** The two words after /input/: "trigger" and "value". The second may be missing. */
struct InputWords
{
	std::string_view identifier;
	std::string_view component;
};

std::optional<InputWords> FindInput(std::string_view path)
{
	constexpr std::string_view kInput = "/input/";
	const std::size_t at = path.find(kInput);
	if (at == std::string_view::npos)
	{
		return std::nullopt;
	}
	path.remove_prefix(at + kInput.size());
	const std::size_t slash = path.find('/');
	return InputWords{
		path.substr(0, slash), slash == std::string_view::npos ? std::string_view() : path.substr(slash + 1)};
}

Component PoseComponentOf(std::string_view identifier)
{
	if (IsOneOf(identifier, {"grip", "palm_ext", "grip_surface"}))
	{
		return Component::Grip;
	}
	if (identifier == "aim")
	{
		return Component::Aim;
	}
	return identifier == "pinch_ext" ? Component::Pinch
		: identifier == "poke_ext"	 ? Component::Poke
		: identifier == "gaze_ext"	 ? Component::Gaze
									 : Component::None;
}

Component ComponentOf(const InputWords& words, XrActionType type)
{
	if (type == XR_ACTION_TYPE_POSE_INPUT)
	{
		return PoseComponentOf(words.identifier);
	}
	if (words.component == "ready_ext")
	{
		return Component::Ready;
	}
	const bool isPress =
		IsOneOf(words.identifier, {"select", "trigger", "squeeze", "pinch_ext", "grasp_ext", "aim_activate_ext"});
	return isPress && type != XR_ACTION_TYPE_VECTOR2F_INPUT ? Component::Press : Component::Neutral;
}

Pose Between(const HandFrame& frame, Joint a, Joint b, const Quat& rotation)
{
	return {(frame[a].position + frame[b].position) * 0.5f, rotation};
}
} // namespace BindingDetail

std::optional<BindingPath> ParseBinding(std::string_view path, XrActionType type)
{
	using namespace BindingDetail;
	for (std::size_t user = 0; user < kUserCount; ++user)
	{
		const std::string_view start = kUserPaths[user];
		if (path.substr(0, start.size()) == start && path.substr(start.size(), 1) == "/")
		{
			const std::optional<InputWords> words = FindInput(path);
			const Component component = words ? ComponentOf(*words, type) : Component::None;
			return component == Component::None
				? std::nullopt
				: std::optional<BindingPath>(BindingPath{static_cast<User>(user), component});
		}
	}
	return std::nullopt;
}

const char* ExtensionOfProfile(std::string_view profile)
{
	return profile == "/interaction_profiles/ext/hand_interaction_ext"	? XR_EXT_HAND_INTERACTION_EXTENSION_NAME
		: profile == "/interaction_profiles/microsoft/hand_interaction" ? XR_MSFT_HAND_INTERACTION_EXTENSION_NAME
		: profile == "/interaction_profiles/ext/eye_gaze_interaction"	? XR_EXT_EYE_GAZE_INTERACTION_EXTENSION_NAME
																		: nullptr;
}

const char* ExtensionOfBinding(std::string_view path)
{
	using namespace BindingDetail;
	const std::optional<InputWords> words = FindInput(path);
	if (!words)
	{
		return nullptr;
	}
	const bool isHandInteraction =
		IsOneOf(words->identifier, {"pinch_ext", "poke_ext", "grasp_ext", "aim_activate_ext"});
	return isHandInteraction			  ? XR_EXT_HAND_INTERACTION_EXTENSION_NAME
		: words->identifier == "palm_ext" ? XR_EXT_PALM_POSE_EXTENSION_NAME
										  : nullptr;
}

std::optional<ComponentPose> FindComponentPose(const HandFrame& frame, Hand hand, Component component)
{
	const std::optional<Pose> grip = FindGripPose(frame, hand);
	const std::optional<Pose> aim = FindAimPose(frame);
	if (!grip || !aim)
	{
		return std::nullopt;
	}
	const bool hasIndex = frame.HasJoint(Joint::IndexKnuckle);
	const bool hasTips = frame.HasJoint(Joint::ThumbTip) && frame.HasJoint(Joint::IndexTip);
	switch (component)
	{
	case Component::Grip:
		return ComponentPose{*grip};
	case Component::Pinch:
		if (hasTips)
		{
			return ComponentPose{
				BindingDetail::Between(frame, Joint::ThumbTip, Joint::IndexTip, aim->rotation), Joint::IndexTip};
		}
		break;
	case Component::Poke:
		if (frame.HasJoint(Joint::IndexTip))
		{
			const Pose& tip = frame[Joint::IndexTip];
			return ComponentPose{{tip.position, NormalizedOrIdentity(tip.rotation)}, Joint::IndexTip, Joint::IndexTip};
		}
		break;
	default:
		break;
	}
	return ComponentPose{
		*aim, hasIndex ? Joint::IndexKnuckle : Joint::Palm}; // a controller pokes and pinches where it aims
}

} // namespace mria::openxr
