// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Entry.h"

#include <algorithm>

namespace nullxr
{

namespace ActionsDetail
{
struct Profile
{
	const char* path;
	const char* extension; ///< Known only where this one is enabled.
};

/** In the order in which the runtime picks one, where several are suggested. */
constexpr Profile kProfiles[] = {
	{"/interaction_profiles/oculus/touch_controller", nullptr},
	{"/interaction_profiles/valve/index_controller", nullptr},
	{"/interaction_profiles/microsoft/motion_controller", nullptr},
	{"/interaction_profiles/htc/vive_controller", nullptr},
	{"/interaction_profiles/ext/hand_interaction_ext", "XR_EXT_hand_interaction"},
	{"/interaction_profiles/microsoft/hand_interaction", XR_MSFT_HAND_INTERACTION_EXTENSION_NAME},
	{"/interaction_profiles/khr/simple_controller", nullptr},
};
constexpr Profile kGazeProfile = {
	"/interaction_profiles/ext/eye_gaze_interaction", XR_EXT_EYE_GAZE_INTERACTION_EXTENSION_NAME};

struct NamedInput
{
	const char* text;
	Component component;
	PosePlace place = PosePlace::Grip;
	const char* extension = nullptr;
};

/** By what follows /input/; the first that the path begins with counts. */
constexpr NamedInput kInputs[] = {
	{"grip/pose", Component::Pose, PosePlace::Grip},
	{"aim/pose", Component::Pose, PosePlace::Aim},
	{"palm_ext/pose", Component::Pose, PosePlace::Palm, "XR_EXT_palm_pose"},
	{"pinch_ext/pose", Component::Pose, PosePlace::Pinch, "XR_EXT_hand_interaction"},
	{"poke_ext/pose", Component::Pose, PosePlace::Poke, "XR_EXT_hand_interaction"},
	{"gaze_ext/pose", Component::Pose, PosePlace::Gaze, XR_EXT_EYE_GAZE_INTERACTION_EXTENSION_NAME},
	{"select", Component::Trigger},
	{"trigger", Component::Trigger},
	{"pinch_ext", Component::Trigger},
	{"aim_activate_ext", Component::Trigger},
	{"squeeze", Component::Squeeze},
	{"grasp_ext", Component::Squeeze},
	{"thumbstick/x", Component::StickX},
	{"thumbstick/y", Component::StickY},
	{"thumbstick/click", Component::Other},
	{"thumbstick/touch", Component::Other},
	{"thumbstick", Component::Stick},
};

/** False for a path that needs an extension which is not enabled. */
bool ParseBinding(XrInstance instance, const XrActionSuggestedBinding& suggestion, Binding& out)
{
	const std::string& path = PathText(suggestion.binding);
	const auto begins = [&](const char* start) { return path.rfind(start, 0) == 0; };
	out = {suggestion.action, suggestion.binding, kEyes, Component::Other};
	out.source = begins("/user/hand/left/") ? kLeft : begins("/user/hand/right/") ? kRight : kEyes;
	if (out.source == kEyes && !begins("/user/eyes_ext/"))
	{
		return false;
	}
	const std::size_t input = path.find("/input/");
	if (input == std::string::npos)
	{
		out.component = Component::Haptic;
		return path.find("/output/") != std::string::npos;
	}
	for (const NamedInput& named : kInputs)
	{
		if (path.compare(input + 7, std::char_traits<char>::length(named.text), named.text) == 0)
		{
			out.component = named.component;
			out.place = named.place;
			return !named.extension || HasExtension(instance, named.extension);
		}
	}
	return true;
}

bool IsKnown(XrInstance instance, const Profile& profile, const std::string& path)
{
	return path == profile.path && (!profile.extension || HasExtension(instance, profile.extension));
}

XrResult CreateActionSet(XrInstance instance, const XrActionSetCreateInfo*, XrActionSet* out)
{
	*out = Get().actionSets.Add({instance}, Get().NewId());
	return Get().instances.Find(instance) ? XR_SUCCESS : XR_ERROR_HANDLE_INVALID;
}

XrResult DestroyActionSet(XrActionSet set)
{
	const bool isRemoved = Get().actionSets.Remove(set);
	Get().actions.RemoveIf([&](const Action& action) { return action.set == set; });
	return isRemoved ? XR_SUCCESS : XR_ERROR_HANDLE_INVALID;
}

XrResult CreateAction(XrActionSet set, const XrActionCreateInfo* info, XrAction* out)
{
	const ActionSet* object = Get().actionSets.Find(set);
	if (!object || object->isAttached)
	{
		return object ? XR_ERROR_ACTIONSETS_ALREADY_ATTACHED : XR_ERROR_HANDLE_INVALID;
	}
	*out = Get().actions.Add(
		{set, info->actionType, {info->subactionPaths, info->subactionPaths + info->countSubactionPaths}},
		Get().NewId());
	return XR_SUCCESS;
}

XrResult DestroyAction(XrAction action)
{
	return Get().actions.Remove(action) ? XR_SUCCESS : XR_ERROR_HANDLE_INVALID;
}

XrResult SuggestBindings(XrInstance instance, const XrInteractionProfileSuggestedBinding* info)
{
	Instance* object = Get().instances.Find(instance);
	if (!object)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	const std::string& path = PathText(info->interactionProfile);
	const bool isKnown = IsKnown(instance, kGazeProfile, path) ||
		std::any_of(std::begin(kProfiles), std::end(kProfiles),
			[&](const Profile& profile) { return IsKnown(instance, profile, path); });
	std::vector<XrActionSuggestedBinding> bindings(
		info->suggestedBindings, info->suggestedBindings + info->countSuggestedBindings);
	for (const XrActionSuggestedBinding& binding : bindings)
	{
		const Action* action = Get().actions.Find(binding.action);
		Binding parsed;
		if (!action)
		{
			return XR_ERROR_HANDLE_INVALID;
		}
		if (Get().actionSets.Find(action->set)->isAttached)
		{
			return XR_ERROR_ACTIONSETS_ALREADY_ATTACHED;
		}
		if (!isKnown || !ParseBinding(instance, binding, parsed))
		{
			return XR_ERROR_PATH_UNSUPPORTED;
		}
	}
	object->suggestions[info->interactionProfile] = std::move(bindings);
	return isKnown ? XR_SUCCESS : XR_ERROR_PATH_UNSUPPORTED;
}

/** Adds what the application suggested for a profile. */
void BindProfile(Session& session, const char* path)
{
	const auto& suggestions = Get().instances.Find(session.instance)->suggestions;
	const auto found = suggestions.find(PathOf(path));
	if (found == suggestions.end())
	{
		return;
	}
	for (const XrActionSuggestedBinding& suggestion : found->second)
	{
		Binding binding;
		const Action* action = Get().actions.Find(suggestion.action);
		if (action && ParseBinding(session.instance, suggestion, binding) &&
			std::count(session.attached.begin(), session.attached.end(), action->set) > 0)
		{
			session.bindings.push_back(binding);
			session.profiles[binding.source] = found->first;
		}
	}
}

void BindProfiles(Session& session)
{
	const std::string& wanted = Get().settings.controllers;
	for (const Profile& profile : kProfiles)
	{
		const bool isChosen = wanted == "any" || std::string(profile.path).find(wanted) != std::string::npos;
		if (isChosen && session.bindings.empty())
		{
			BindProfile(session, profile.path);
		}
	}
	if (Get().settings.hasGaze)
	{
		BindProfile(session, kGazeProfile.path);
	}
}

XrResult AttachActionSets(XrSession handle, const XrSessionActionSetsAttachInfo* info)
{
	Session* session = Get().sessions.Find(handle);
	if (!session || !session->attached.empty())
	{
		return session ? XR_ERROR_ACTIONSETS_ALREADY_ATTACHED : XR_ERROR_HANDLE_INVALID;
	}
	for (std::uint32_t i = 0; i < info->countActionSets; ++i)
	{
		ActionSet* set = Get().actionSets.Find(info->actionSets[i]);
		if (!set)
		{
			return XR_ERROR_HANDLE_INVALID;
		}
		set->isAttached = true;
		session->attached.push_back(info->actionSets[i]);
	}
	for (const auto& [action, object] : Get().actions.All())
	{
		session->states[action] = {};
	}
	BindProfiles(*session);
	return XR_SUCCESS;
}

XrResult GetCurrentProfile(XrSession handle, XrPath userPath, XrInteractionProfileState* out)
{
	const Session* session = Get().sessions.Find(handle);
	if (!session || session->attached.empty())
	{
		return session ? XR_ERROR_ACTIONSET_NOT_ATTACHED : XR_ERROR_HANDLE_INVALID;
	}
	const std::string& path = PathText(userPath);
	const Source source = path == "/user/hand/left" ? kLeft
		: path == "/user/hand/right"				? kRight
		: path == "/user/eyes_ext"					? kEyes
													: kAnySource;
	out->interactionProfile = session->isProfileReported ? session->profiles[source] : XR_NULL_PATH;
	return XR_SUCCESS;
}

XrResult EnumerateBoundSources(XrSession handle, const XrBoundSourcesForActionEnumerateInfo* info,
	std::uint32_t capacity, std::uint32_t* count, XrPath* sources)
{
	const Session* session = Get().sessions.Find(handle);
	if (!session)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	std::vector<XrPath> paths;
	for (const Binding& binding : session->bindings)
	{
		if (binding.action == info->action)
		{
			paths.push_back(binding.path);
		}
	}
	return CopyOut(paths, capacity, count, sources);
}

XrResult GetInputSourceName(XrSession, const XrInputSourceLocalizedNameGetInfo* info, std::uint32_t capacity,
	std::uint32_t* count, char* buffer)
{
	const std::string& text = PathText(info->sourcePath);
	return CopyOut(std::string_view(text.c_str(), text.size() + 1), capacity, count, buffer);
}
} // namespace ActionsDetail

void AddActionEntries(Entries& entries)
{
	using namespace ActionsDetail;
	entries.push_back(MakeEntry<CreateActionSet>("xrCreateActionSet"));
	entries.push_back(MakeEntry<DestroyActionSet>("xrDestroyActionSet"));
	entries.push_back(MakeEntry<CreateAction>("xrCreateAction"));
	entries.push_back(MakeEntry<DestroyAction>("xrDestroyAction"));
	entries.push_back(MakeEntry<SuggestBindings>("xrSuggestInteractionProfileBindings"));
	entries.push_back(MakeEntry<AttachActionSets>("xrAttachSessionActionSets"));
	entries.push_back(MakeEntry<GetCurrentProfile>("xrGetCurrentInteractionProfile"));
	entries.push_back(MakeEntry<EnumerateBoundSources>("xrEnumerateBoundSourcesForAction"));
	entries.push_back(MakeEntry<GetInputSourceName>("xrGetInputSourceLocalizedName"));
}

} // namespace nullxr
