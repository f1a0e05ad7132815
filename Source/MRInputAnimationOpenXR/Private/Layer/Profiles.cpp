// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Layer/EntryPoints.h"
#include "Layer/Layer.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace mria::openxr
{

namespace ProfilesDetail
{
std::string TextOf(const Instance& instance, XrPath path)
{
	std::array<char, XR_MAX_PATH_LENGTH> text = {};
	std::uint32_t size = 0;
	const XrResult result =
		instance.next.PathToString(instance.handle, path, static_cast<std::uint32_t>(text.size()), &size, text.data());
	return XR_SUCCEEDED(result) ? text.data() : "";
}

/** Whether the runtime would reject it although the application may use it: only this layer has the extension. */
bool IsOnlyOurs(const Instance& instance, const char* extension)
{
	return extension && Contains(instance.asked, extension) && !Contains(instance.below, extension);
}

bool IsAttached(const XrInteractionProfileSuggestedBinding& suggested)
{
	for (std::uint32_t i = 0; i < suggested.countSuggestedBindings; ++i)
	{
		const std::shared_ptr<Action> action = GetLayer().actions.Find(suggested.suggestedBindings[i].action);
		if (action && action->isAttached)
		{
			return true;
		}
	}
	return false;
}

/** Passes on the suggestions that the runtime knows. */
XrResult SuggestBelow(Instance& instance, const XrInteractionProfileSuggestedBinding& suggested)
{
	std::vector<XrActionSuggestedBinding> bindings;
	const bool isProfileKnown =
		!IsOnlyOurs(instance, ExtensionOfProfile(TextOf(instance, suggested.interactionProfile)));
	for (std::uint32_t i = 0; i < suggested.countSuggestedBindings && isProfileKnown; ++i)
	{
		const XrActionSuggestedBinding& binding = suggested.suggestedBindings[i];
		if (!IsOnlyOurs(instance, ExtensionOfBinding(TextOf(instance, binding.binding))))
		{
			bindings.push_back(binding);
		}
	}
	if (bindings.empty() && suggested.countSuggestedBindings > 0)
	{
		const std::lock_guard<std::mutex> lock(instance.guard);
		return IsAttached(suggested) ? XR_ERROR_ACTIONSETS_ALREADY_ATTACHED : XR_SUCCESS;
	}
	XrInteractionProfileSuggestedBinding below = suggested;
	below.countSuggestedBindings = static_cast<std::uint32_t>(bindings.size());
	below.suggestedBindings = bindings.data();
	return instance.next.SuggestInteractionProfileBindings(instance.handle, &below);
}

Suggestion MakeSuggestion(const Instance& instance, const XrInteractionProfileSuggestedBinding& suggested)
{
	Suggestion suggestion{suggested.interactionProfile, {}};
	for (std::uint32_t i = 0; i < suggested.countSuggestedBindings; ++i)
	{
		const XrActionSuggestedBinding& binding = suggested.suggestedBindings[i];
		const std::shared_ptr<Action> action = GetLayer().actions.Find(binding.action);
		const std::optional<BindingPath> path =
			action ? ParseBinding(TextOf(instance, binding.binding), action->type) : std::nullopt;
		if (path)
		{
			suggestion.bindings.push_back({binding.action, *path});
		}
	}
	return suggestion;
}

const Suggestion* FindFirst(const Instance& instance, User user)
{
	for (const Suggestion& suggestion : instance.suggestions)
	{
		for (const Binding& binding : suggestion.bindings)
		{
			if (binding.path.user == user)
			{
				return &suggestion;
			}
		}
	}
	return nullptr;
}

/**
 * Chooses the profile of each user, the first suggested one that binds something for the user, and the source of each
 * action. Needs the instance's guard. Called after every change, so that the order of the calls does not matter.
 */
void Resolve(Instance& instance)
{
	const Layer& layer = GetLayer();
	layer.actions.ForEach(
		[&](const std::shared_ptr<Action>& action)
		{
			if (action->instance.get() == &instance)
			{
				action->sources = {};
			}
		});
	for (std::size_t i = 0; i < kUserCount; ++i)
	{
		const Suggestion* const chosen = FindFirst(instance, static_cast<User>(i));
		instance.profiles[i] = chosen ? chosen->profile : XR_NULL_PATH;
		for (const Suggestion& suggestion : instance.suggestions)
		{
			for (const Binding& binding : suggestion.bindings)
			{
				const bool isOfUser = static_cast<std::size_t>(binding.path.user) == i;
				const std::shared_ptr<Action> action = isOfUser ? layer.actions.Find(binding.action) : nullptr;
				if (!action)
				{
					continue;
				}
				ActionSource& source = action->sources[i];
				source.isClaimed = true;
				const bool isBetter = source.component <= Component::Neutral;
				source.component = &suggestion == chosen && isBetter ? binding.path.component : source.component;
			}
		}
	}
}

/** Actions that are gone: their numbers may become those of others. */
void ForgetMissing(Instance& instance)
{
	const auto isMissing = [](const Binding& binding) { return !GetLayer().actions.Find(binding.action); };
	for (Suggestion& suggestion : instance.suggestions)
	{
		std::vector<Binding>& bindings = suggestion.bindings;
		bindings.erase(std::remove_if(bindings.begin(), bindings.end(), isMissing), bindings.end());
	}
}
} // namespace ProfilesDetail

XRAPI_ATTR XrResult XRAPI_CALL CreateAction(XrActionSet set, const XrActionCreateInfo* info, XrAction* action)
{
	Layer& layer = GetLayer();
	const InstancePointer instance = layer.sets.Find(set);
	if (!instance)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	const XrResult result = instance->next.CreateAction(set, info, action);
	if (XR_SUCCEEDED(result))
	{
		const auto created = std::make_shared<Action>();
		created->instance = instance;
		created->set = set;
		created->type = info->actionType;
		created->hasSubactionPaths = info->countSubactionPaths > 0;
		layer.actions.Add(*action, created);
	}
	return result;
}

XRAPI_ATTR XrResult XRAPI_CALL CreateActionSet(XrInstance instance, const XrActionSetCreateInfo* info, XrActionSet* set)
{
	Layer& layer = GetLayer();
	const InstancePointer known = layer.instances.Find(instance);
	if (!known)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	const XrResult result = known->next.CreateActionSet(instance, info, set);
	if (XR_SUCCEEDED(result))
	{
		layer.sets.Add(*set, known);
	}
	return result;
}

XRAPI_ATTR XrResult XRAPI_CALL DestroyActionSet(XrActionSet set)
{
	Layer& layer = GetLayer();
	const InstancePointer instance = layer.sets.Find(set);
	if (!instance)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	const XrResult result = instance->next.DestroyActionSet(set);
	if (XR_SUCCEEDED(result))
	{
		const std::lock_guard<std::mutex> lock(instance->guard);
		layer.sets.Remove(set);
		layer.actions.RemoveIf([&](const Action& action) { return action.set == set; });
		ProfilesDetail::ForgetMissing(*instance);
		ProfilesDetail::Resolve(*instance);
	}
	return result;
}

XRAPI_ATTR XrResult XRAPI_CALL DestroyAction(XrAction action)
{
	Layer& layer = GetLayer();
	const std::shared_ptr<Action> known = layer.actions.Find(action);
	if (!known)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	Instance& instance = *known->instance;
	const XrResult result = instance.next.DestroyAction(action);
	if (XR_SUCCEEDED(result))
	{
		const std::lock_guard<std::mutex> lock(instance.guard);
		layer.actions.Remove(action);
		ProfilesDetail::ForgetMissing(instance);
		ProfilesDetail::Resolve(instance);
	}
	return result;
}

XRAPI_ATTR XrResult XRAPI_CALL SuggestInteractionProfileBindings(
	XrInstance instance, const XrInteractionProfileSuggestedBinding* suggested)
{
	using namespace ProfilesDetail;
	const InstancePointer known = GetLayer().instances.Find(instance);
	if (!known)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	const XrResult result = SuggestBelow(*known, *suggested);
	if (XR_FAILED(result))
	{
		return result;
	}
	Suggestion suggestion = MakeSuggestion(*known, *suggested);
	const std::lock_guard<std::mutex> lock(known->guard);
	std::vector<Suggestion>& all = known->suggestions;
	const auto isSame = [&](const Suggestion& other) { return other.profile == suggestion.profile; };
	const auto before = std::find_if(all.begin(), all.end(), isSame);
	if (before != all.end())
	{
		*before = std::move(suggestion); // a second one replaces the first
	}
	else
	{
		all.push_back(std::move(suggestion));
	}
	Resolve(*known);
	return result;
}

XRAPI_ATTR XrResult XRAPI_CALL AttachSessionActionSets(XrSession session, const XrSessionActionSetsAttachInfo* info)
{
	const SessionPointer known = GetLayer().sessions.Find(session);
	if (!known)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	const XrResult result = known->instance->next.AttachSessionActionSets(session, info);
	if (XR_SUCCEEDED(result))
	{
		const std::lock_guard<std::mutex> lock(known->instance->guard);
		const XrActionSet* const end = info->actionSets + info->countActionSets;
		GetLayer().actions.ForEach([&](const std::shared_ptr<Action>& action)
			{ action->isAttached = action->isAttached || std::find(info->actionSets, end, action->set) != end; });
	}
	return result;
}

XRAPI_ATTR XrResult XRAPI_CALL GetCurrentInteractionProfile(
	XrSession session, XrPath user, XrInteractionProfileState* profile)
{
	const SessionPointer known = GetLayer().sessions.Find(session);
	if (!known)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	Instance& instance = *known->instance;
	const auto found = std::find(instance.userPaths.begin(), instance.userPaths.end(), user);
	const std::size_t index = static_cast<std::size_t>(found - instance.userPaths.begin());
	const XrResult result = instance.next.GetCurrentInteractionProfile(session, user, profile);
	const bool isOnlyOurs = result == XR_ERROR_PATH_UNSUPPORTED && index == static_cast<std::size_t>(User::Eyes) &&
		Contains(instance.asked, XR_EXT_EYE_GAZE_INTERACTION_EXTENSION_NAME);
	if ((XR_FAILED(result) && !isOnlyOurs) || index == kUserCount)
	{
		return result;
	}
	const std::scoped_lock lock(known->guard, instance.guard);
	if (known->synced[static_cast<User>(index)].isPlayed)
	{
		profile->interactionProfile = instance.profiles[index];
	}
	else if (isOnlyOurs)
	{
		profile->interactionProfile = XR_NULL_PATH;
	}
	return XR_SUCCESS;
}

} // namespace mria::openxr
