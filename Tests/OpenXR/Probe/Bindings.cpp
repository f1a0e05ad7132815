// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Bindings.h"

#include <cstring>

namespace probe
{

namespace BindingsDetail
{
struct Suggestion
{
	const char* action;
	const char* input;
};

struct Profile
{
	const char* name;
	const char* path;
	std::vector<Suggestion> suggestions;
};

const std::vector<Profile>& Profiles()
{
	static const std::vector<Profile> profiles = {
		{"simple", "/interaction_profiles/khr/simple_controller",
			{{"grip", "grip/pose"}, {"aim", "aim/pose"}, {"select", "select/click"}, {"menu", "menu/click"}}},
		{"touch", "/interaction_profiles/oculus/touch_controller",
			{{"grip", "grip/pose"}, {"aim", "aim/pose"}, {"select", "trigger/value"}, {"trigger", "trigger/value"},
				{"squeeze", "squeeze/value"}, {"squeeze_click", "squeeze/value"}, {"stick", "thumbstick"}}},
		{"palm", "/interaction_profiles/oculus/touch_controller",
			{{"palm", "palm_ext/pose"}, {"aim", "aim/pose"}, {"select", "trigger/value"}}},
		{"index", "/interaction_profiles/valve/index_controller",
			{{"grip", "grip/pose"}, {"aim", "aim/pose"}, {"select", "trigger/click"}, {"trigger", "trigger/value"},
				{"squeeze", "squeeze/value"}, {"stick", "thumbstick"}}},
		{"wmr", "/interaction_profiles/microsoft/motion_controller",
			{{"grip", "grip/pose"}, {"aim", "aim/pose"}, {"select", "trigger/value"}, {"trigger", "trigger/value"},
				{"squeeze_click", "squeeze/click"}, {"stick", "thumbstick"}}},
		{"hand_msft", "/interaction_profiles/microsoft/hand_interaction",
			{{"grip", "grip/pose"}, {"aim", "aim/pose"}, {"select", "select/value"}, {"trigger", "select/value"},
				{"squeeze", "squeeze/value"}}},
		{"hand_ext", "/interaction_profiles/ext/hand_interaction_ext",
			{{"grip", "grip/pose"}, {"aim", "aim/pose"}, {"pinch", "pinch_ext/pose"}, {"poke", "poke_ext/pose"},
				{"select", "pinch_ext/value"}, {"trigger", "pinch_ext/value"}, {"squeeze", "grasp_ext/value"}}},
		{"gaze", "/interaction_profiles/ext/eye_gaze_interaction", {{"gaze", "gaze_ext/pose"}}},
	};
	return profiles;
}

XrResult CreateOne(const Api& api, Actions& out, NamedAction action)
{
	XrActionCreateInfo info{XR_TYPE_ACTION_CREATE_INFO};
	std::strcpy(info.actionName, action.name);
	std::strcpy(info.localizedActionName, action.name);
	info.actionType = action.type;
	info.countSubactionPaths = action.isGaze ? 0 : 2;
	info.subactionPaths = action.isGaze ? nullptr : out.hands;
	const XrResult result = api.xrCreateAction(out.set, &info, &action.handle);
	out.actions.push_back(action);
	return result;
}
} // namespace BindingsDetail

using namespace BindingsDetail;

XrResult CreateActions(const Api& api, XrInstance instance, bool hasGaze, Actions& out)
{
	api.xrStringToPath(instance, "/user/hand/left", &out.hands[0]);
	api.xrStringToPath(instance, "/user/hand/right", &out.hands[1]);
	api.xrStringToPath(instance, "/user/eyes_ext", &out.eyes);
	XrActionSetCreateInfo set{XR_TYPE_ACTION_SET_CREATE_INFO};
	std::strcpy(set.actionSetName, "probe");
	std::strcpy(set.localizedActionSetName, "Probe");
	XrResult result = api.xrCreateActionSet(instance, &set, &out.set);
	std::vector<NamedAction> all = {{"grip", XR_ACTION_TYPE_POSE_INPUT}, {"aim", XR_ACTION_TYPE_POSE_INPUT},
		{"palm", XR_ACTION_TYPE_POSE_INPUT}, {"pinch", XR_ACTION_TYPE_POSE_INPUT}, {"poke", XR_ACTION_TYPE_POSE_INPUT},
		{"select", XR_ACTION_TYPE_BOOLEAN_INPUT}, {"trigger", XR_ACTION_TYPE_FLOAT_INPUT},
		{"squeeze", XR_ACTION_TYPE_FLOAT_INPUT}, {"squeeze_click", XR_ACTION_TYPE_BOOLEAN_INPUT},
		{"stick", XR_ACTION_TYPE_VECTOR2F_INPUT}, {"menu", XR_ACTION_TYPE_BOOLEAN_INPUT}};
	if (hasGaze)
	{
		all.push_back({"gaze", XR_ACTION_TYPE_POSE_INPUT, true});
	}
	for (const NamedAction& action : all)
	{
		result = XR_FAILED(result) ? result : CreateOne(api, out, action);
	}
	return result;
}

XrResult Suggest(const Api& api, XrInstance instance, const Actions& actions, const std::string& name)
{
	for (const Profile& profile : Profiles())
	{
		if (name != profile.name)
		{
			continue;
		}
		std::vector<XrActionSuggestedBinding> bindings;
		for (const Suggestion& suggestion : profile.suggestions)
		{
			for (const NamedAction& action : actions.actions)
			{
				for (int hand = 0; hand < (action.isGaze ? 1 : 2) && std::strcmp(action.name, suggestion.action) == 0;
					 ++hand)
				{
					const std::string user = action.isGaze ? "/user/eyes_ext"
						: hand == 0						   ? "/user/hand/left"
														   : "/user/hand/right";
					XrActionSuggestedBinding binding{action.handle, XR_NULL_PATH};
					api.xrStringToPath(instance, (user + "/input/" + suggestion.input).c_str(), &binding.binding);
					bindings.push_back(binding);
				}
			}
		}
		XrInteractionProfileSuggestedBinding info{XR_TYPE_INTERACTION_PROFILE_SUGGESTED_BINDING};
		api.xrStringToPath(instance, profile.path, &info.interactionProfile);
		info.countSuggestedBindings = static_cast<std::uint32_t>(bindings.size());
		info.suggestedBindings = bindings.data();
		return api.xrSuggestInteractionProfileBindings(instance, &info);
	}
	return XR_ERROR_PATH_UNSUPPORTED;
}

} // namespace probe
