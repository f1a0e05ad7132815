// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Probe.h"

#include <cstring>
#include <thread>

namespace probe
{

bool Probe::Check(XrResult result, const char* call)
{
	if (XR_FAILED(result))
	{
		std::fprintf(stderr, "probe: %s gave %d\n", call, result);
		hasFailed_ = true;
	}
	return XR_SUCCEEDED(result);
}

bool Probe::CreateInstance()
{
	PFN_xrEnumerateInstanceExtensionProperties enumerate = nullptr;
	PFN_xrCreateInstance create = nullptr;
	getProcAddr_(
		XR_NULL_HANDLE, "xrEnumerateInstanceExtensionProperties", reinterpret_cast<PFN_xrVoidFunction*>(&enumerate));
	getProcAddr_(XR_NULL_HANDLE, "xrCreateInstance", reinterpret_cast<PFN_xrVoidFunction*>(&create));
	std::uint32_t count = 0;
	enumerate(nullptr, 0, &count, nullptr);
	std::vector<XrExtensionProperties> offered(count, {XR_TYPE_EXTENSION_PROPERTIES});
	if (!Check(enumerate(nullptr, count, &count, offered.data()), "xrEnumerateInstanceExtensionProperties"))
	{
		return false;
	}
	enabled_ = {XR_MND_HEADLESS_EXTENSION_NAME};
	for (const XrExtensionProperties& extension : offered)
	{
		for (const std::string& wanted : options_.extensions)
		{
			if (wanted == extension.extensionName)
			{
				enabled_.insert(wanted);
			}
		}
	}
	std::vector<const char*> names;
	for (const std::string& name : enabled_)
	{
		names.push_back(name.c_str());
	}
	XrInstanceCreateInfo info{XR_TYPE_INSTANCE_CREATE_INFO};
	std::strcpy(info.applicationInfo.applicationName, "probe");
	info.applicationInfo.apiVersion = XR_MAKE_VERSION(1, 0, 20);
	info.enabledExtensionCount = static_cast<std::uint32_t>(names.size());
	info.enabledExtensionNames = names.data();
	if (!Check(create(&info, &instance_), "xrCreateInstance"))
	{
		return false;
	}
	api_.Load(getProcAddr_, instance_);
	return true;
}

void Probe::PrintHeader()
{
	XrSystemGetInfo get{XR_TYPE_SYSTEM_GET_INFO};
	get.formFactor = XR_FORM_FACTOR_HEAD_MOUNTED_DISPLAY;
	Check(api_.xrGetSystem(instance_, &get, &system_), "xrGetSystem");
	XrSystemHandTrackingPropertiesEXT hands{XR_TYPE_SYSTEM_HAND_TRACKING_PROPERTIES_EXT};
	XrSystemEyeGazeInteractionPropertiesEXT gaze{XR_TYPE_SYSTEM_EYE_GAZE_INTERACTION_PROPERTIES_EXT};
	XrSystemProperties properties{XR_TYPE_SYSTEM_PROPERTIES};
	if (enabled_.count(XR_EXT_HAND_TRACKING_EXTENSION_NAME) > 0)
	{
		properties.next = &hands;
		Check(api_.xrGetSystemProperties(instance_, system_, &properties), "xrGetSystemProperties");
	}
	if (enabled_.count(XR_EXT_EYE_GAZE_INTERACTION_EXTENSION_NAME) > 0)
	{
		properties.next = &gaze;
		Check(api_.xrGetSystemProperties(instance_, system_, &properties), "xrGetSystemProperties");
	}
	Json json;
	json.Open('{').Key("supportsHands").Integer(hands.supportsHandTracking);
	json.Key("supportsGaze").Integer(gaze.supportsEyeGazeInteraction).Key("extensions").Open('[');
	for (const std::string& name : enabled_)
	{
		json.Text(name);
	}
	json.Close(']').Close('}').PrintLine();
}

void Probe::CreateSession(Session& session)
{
	session = {};
	session.number = sessionCount_++;
	XrSessionCreateInfo info{XR_TYPE_SESSION_CREATE_INFO};
	info.systemId = system_;
	Check(api_.xrCreateSession(instance_, &info, &session.handle), "xrCreateSession");
	XrReferenceSpaceCreateInfo space{XR_TYPE_REFERENCE_SPACE_CREATE_INFO};
	space.poseInReferenceSpace.orientation.w = 1.0f;
	space.referenceSpaceType = options_.base;
	Check(api_.xrCreateReferenceSpace(session.handle, &space, &session.base), "xrCreateReferenceSpace");
	space.referenceSpaceType = XR_REFERENCE_SPACE_TYPE_VIEW;
	Check(api_.xrCreateReferenceSpace(session.handle, &space, &session.view), "xrCreateReferenceSpace");
}

void Probe::CreateSpaces(Session& session)
{
	for (const NamedAction& action : actions_.actions)
	{
		for (int hand = 0; hand < (action.isGaze ? 1 : 2) && action.type == XR_ACTION_TYPE_POSE_INPUT; ++hand)
		{
			XrActionSpaceCreateInfo info{XR_TYPE_ACTION_SPACE_CREATE_INFO};
			info.action = action.handle;
			info.subactionPath = action.isGaze ? XR_NULL_PATH : actions_.hands[hand];
			info.poseInActionSpace.orientation.w = 1.0f;
			PoseSpace pose{&action, hand, XR_NULL_HANDLE};
			Check(api_.xrCreateActionSpace(session.handle, &info, &pose.space), "xrCreateActionSpace");
			session.poses.push_back(pose);
		}
	}
}

void Probe::CreateHands(Session& session)
{
	for (int hand = 0; hand < 2 && enabled_.count(XR_EXT_HAND_TRACKING_EXTENSION_NAME) > 0; ++hand)
	{
		XrHandTrackerCreateInfoEXT info{XR_TYPE_HAND_TRACKER_CREATE_INFO_EXT};
		info.hand = hand == 0 ? XR_HAND_LEFT_EXT : XR_HAND_RIGHT_EXT;
		info.handJointSet = XR_HAND_JOINT_SET_DEFAULT_EXT;
		const XrResult result = api_.xrCreateHandTrackerEXT(session.handle, &info, &session.hands[hand]);
		if (result != XR_ERROR_FEATURE_UNSUPPORTED)
		{
			Check(result, "xrCreateHandTrackerEXT");
		}
	}
}

void Probe::Attach(Session& session)
{
	XrSessionActionSetsAttachInfo info{XR_TYPE_SESSION_ACTION_SETS_ATTACH_INFO};
	info.countActionSets = 1;
	info.actionSets = &actions_.set;
	Check(api_.xrAttachSessionActionSets(session.handle, &info), "xrAttachSessionActionSets");
}

void Probe::RunStep(const std::string& step)
{
	const bool hasGaze = enabled_.count(XR_EXT_EYE_GAZE_INTERACTION_EXTENSION_NAME) > 0;
	if (step == "actions")
	{
		Check(CreateActions(api_, instance_, hasGaze, actions_), "xrCreateAction");
	}
	else if (step == "suggest")
	{
		for (const std::string& profile : options_.profiles)
		{
			if (profile != "gaze" || hasGaze)
			{
				Check(Suggest(api_, instance_, actions_, profile), "xrSuggestInteractionProfileBindings");
			}
		}
	}
	else if (step == "session")
	{
		sessions_.resize(static_cast<std::size_t>(options_.sessions));
	}
	for (Session& session : sessions_)
	{
		if (step == "session")
			CreateSession(session);
		else if (step == "spaces")
			CreateSpaces(session);
		else if (step == "attach")
			Attach(session);
		else if (step == "hands")
			CreateHands(session);
	}
}

void Probe::Restart(Session& session)
{
	const int frames = session.frames;
	Check(api_.xrDestroySession(session.handle), "xrDestroySession");
	CreateSession(session);
	session.frames = frames;
	Attach(session);
	CreateSpaces(session);
	CreateHands(session);
}

int Probe::Run()
{
	for (int i = 0; i < options_.instances; ++i)
	{
		actions_ = {};
		sessions_.clear();
		if (!CreateInstance())
		{
			return 1;
		}
		PrintHeader();
		for (const std::string& step : options_.order)
		{
			RunStep(step);
		}
		RunFrames();
		End();
		Check(api_.xrDestroyInstance(instance_), "xrDestroyInstance");
	}
	return hasFailed_ ? 1 : 0;
}

} // namespace probe
