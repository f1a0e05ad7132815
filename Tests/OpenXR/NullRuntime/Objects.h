// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Motion.h"
#include "Settings.h"

#include <vulkan/vulkan.h>

#define XR_USE_GRAPHICS_API_VULKAN
#include <openxr/openxr.h>
#include <openxr/openxr_platform.h>

#include <array>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <utility>
#include <vector>

/** Everything that the runtime keeps. One lock round each entry point guards it all: see Entry.h. */
namespace nullxr
{

/** Who moves: the subaction paths that the runtime knows, in the order of its state slots. */
enum Source : std::size_t
{
	kLeft,
	kRight,
	kEyes,
	kAnySource,
	kSourceCount,
};

struct Instance
{
	std::set<std::string> extensions;
	std::deque<XrEventDataBuffer> events;
	std::map<XrPath, std::vector<XrActionSuggestedBinding>> suggestions; ///< By profile.
};

struct ActionSet
{
	XrInstance instance;
	bool isAttached = false;
};

struct Action
{
	XrActionSet set;
	XrActionType type;
	std::vector<XrPath> subactions;
};

struct ActionState
{
	bool isActive = false;
	XrVector2f value{0.0f, 0.0f};
	XrBool32 hasChanged = XR_FALSE;
	XrTime changeTime = 0;
};

/** What a path such as .../input/trigger/value gives. */
enum class Component
{
	Trigger,
	Squeeze,
	Stick,
	StickX,
	StickY,
	Pose,
	Haptic,
	Other, ///< Present, never pressed.
};

struct Binding
{
	XrAction action;
	XrPath path;
	Source source;
	Component component;
	PosePlace place = PosePlace::Grip;
};

struct Vulkan
{
	VkPhysicalDevice physicalDevice = VK_NULL_HANDLE;
	VkDevice device = VK_NULL_HANDLE;
	std::uint32_t family = 0;
	VkQueue queue = VK_NULL_HANDLE;
	bool IsUsed() const { return device != VK_NULL_HANDLE; }
};

struct Session
{
	XrInstance instance;
	Vulkan vulkan;
	XrSessionState state = XR_SESSION_STATE_UNKNOWN;
	bool isRunning = false;
	bool isLost = false;
	std::uint64_t frames = 0;
	std::vector<XrActionSet> attached;
	bool isProfileReported = false;
	std::array<XrPath, kSourceCount> profiles{};
	std::vector<Binding> bindings;
	std::map<XrAction, std::array<ActionState, kSourceCount>> states;
};

struct Space
{
	XrSession session;
	Pose offset;
	bool isAction = false;
	XrReferenceSpaceType reference = XR_REFERENCE_SPACE_TYPE_STAGE;
	XrAction action = XR_NULL_HANDLE;
	Source source = kAnySource;
};

struct HandTracker
{
	XrSession session;
	std::size_t hand;
};

struct SwapchainImage
{
	VkImage image;
	VkDeviceMemory memory;
};

struct Swapchain
{
	XrSession session;
	VkExtent2D extent;
	std::vector<SwapchainImage> images;
	std::uint32_t next = 0;
	std::deque<std::uint32_t> acquired;
};

/** Objects by handle. A handle is never used twice, so a call with a destroyed one is found out. */
template <typename Handle, typename Object>
class Table
{
public:
	Handle Add(Object object, std::uint64_t id)
	{
		// NOLINTNEXTLINE: handles are pointers or 64-bit numbers, by platform.
		const Handle handle = (Handle)(id);
		objects_.emplace(handle, std::make_unique<Object>(std::move(object)));
		return handle;
	}
	Object* Find(Handle handle)
	{
		const auto found = objects_.find(handle);
		return found == objects_.end() ? nullptr : found->second.get();
	}
	bool Remove(Handle handle) { return objects_.erase(handle) > 0; }
	std::map<Handle, std::unique_ptr<Object>>& All() { return objects_; }

	template <typename Condition>
	void RemoveIf(Condition condition)
	{
		for (auto i = objects_.begin(); i != objects_.end();)
		{
			i = condition(*i->second) ? objects_.erase(i) : std::next(i);
		}
	}

private:
	std::map<Handle, std::unique_ptr<Object>> objects_;
};

struct State
{
	std::mutex mutex;
	Settings settings = ReadSettings();
	Motion motion{settings.motion, settings.hasGaps};
	std::uint64_t lastId = 0x1000;
	std::vector<std::string> paths;
	XrTime now = 1000000000; ///< Predicted display time of the newest frame.
	std::uint64_t clockFrames = 0;
	XrTime recentreTime = 0; ///< From here on local space is the moved one; 0 is never.
	bool hasLostSession = false;
	std::uint64_t imagesWritten = 0;

	Table<XrInstance, Instance> instances;
	Table<XrSession, Session> sessions;
	Table<XrSpace, Space> spaces;
	Table<XrActionSet, ActionSet> actionSets;
	Table<XrAction, Action> actions;
	Table<XrHandTrackerEXT, HandTracker> handTrackers;
	Table<XrSwapchain, Swapchain> swapchains;

	std::uint64_t NewId() { return ++lastId; }
};

State& Get();

const std::string& PathText(XrPath path); ///< "" for a number that is no path.
XrPath PathOf(const std::string& text);
bool HasExtension(XrInstance instance, const char* name);
void PushState(XrSession handle, Session& session, XrSessionState state);

template <typename Event>
void PushEvent(XrInstance instance, const Event& event)
{
	static_assert(sizeof(Event) <= sizeof(XrEventDataBuffer));
	XrEventDataBuffer buffer{};
	*reinterpret_cast<Event*>(&buffer) = event;
	Get().instances.Find(instance)->events.push_back(buffer);
}

/** The struct of that type in a chain, or null. */
template <typename Struct>
Struct* FindInChain(const void* next, XrStructureType type)
{
	for (auto* i = static_cast<const XrBaseInStructure*>(next); i; i = i->next)
	{
		if (i->type == type)
		{
			return const_cast<Struct*>(reinterpret_cast<const Struct*>(i));
		}
	}
	return nullptr;
}

/** OpenXR's way to hand out a list: asked with room 0, it says how much is needed. */
template <typename List, typename Item>
XrResult CopyOut(const List& list, std::uint32_t capacity, std::uint32_t* count, Item* items)
{
	*count = static_cast<std::uint32_t>(list.size());
	if (capacity == 0)
	{
		return XR_SUCCESS;
	}
	if (capacity < list.size())
	{
		return XR_ERROR_SIZE_INSUFFICIENT;
	}
	std::size_t i = 0;
	for (const auto& value : list)
	{
		items[i++] = value;
	}
	return XR_SUCCESS;
}

/** Whether anything can be located at that time. */
inline bool IsTime(XrTime time)
{
	return time > 0 && time < (XrTime{1} << 62);
}

/** Local space in stage space, before and after the runtime has recentred. */
Pose LocalInStage(bool isRecentred);

/** Where a space is at a time, in stage space; false where nothing tracks it. Velocity as the motion has it. */
bool LocateInStage(const Space& space, XrTime time, Pose& pose, XrSpaceVelocity& velocity);

} // namespace nullxr
