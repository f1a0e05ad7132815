// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Entry.h"

#include <cstring>

namespace nullxr
{

namespace SystemDetail
{
constexpr XrSystemId kSystem = 1;

XrResult GetSystem(XrInstance instance, const XrSystemGetInfo* info, XrSystemId* system)
{
	*system = kSystem;
	return !Get().instances.Find(instance)						  ? XR_ERROR_HANDLE_INVALID
		: info->formFactor == XR_FORM_FACTOR_HEAD_MOUNTED_DISPLAY ? XR_SUCCESS
																  : XR_ERROR_FORM_FACTOR_UNSUPPORTED;
}

XrResult GetSystemProperties(XrInstance, XrSystemId system, XrSystemProperties* out)
{
	if (system != kSystem)
	{
		return XR_ERROR_SYSTEM_INVALID;
	}
	const Settings& settings = Get().settings;
	out->systemId = system;
	out->vendorId = 0;
	std::strcpy(out->systemName, "null system");
	out->graphicsProperties = {4096, 4096, 16};
	out->trackingProperties = {XR_TRUE, XR_TRUE};
	if (auto* hands =
			FindInChain<XrSystemHandTrackingPropertiesEXT>(out->next, XR_TYPE_SYSTEM_HAND_TRACKING_PROPERTIES_EXT))
	{
		hands->supportsHandTracking = settings.hasHands;
	}
	if (auto* gaze = FindInChain<XrSystemEyeGazeInteractionPropertiesEXT>(
			out->next, XR_TYPE_SYSTEM_EYE_GAZE_INTERACTION_PROPERTIES_EXT))
	{
		gaze->supportsEyeGazeInteraction = settings.hasGaze;
	}
	return XR_SUCCESS;
}

XrResult EnumerateViewConfigurations(
	XrInstance, XrSystemId, std::uint32_t capacity, std::uint32_t* count, XrViewConfigurationType* types)
{
	return CopyOut(std::vector{XR_VIEW_CONFIGURATION_TYPE_PRIMARY_STEREO}, capacity, count, types);
}

XrResult GetViewConfigurationProperties(
	XrInstance, XrSystemId, XrViewConfigurationType type, XrViewConfigurationProperties* out)
{
	out->viewConfigurationType = type;
	out->fovMutable = XR_FALSE;
	return XR_SUCCESS;
}

XrResult EnumerateViewConfigurationViews(XrInstance, XrSystemId, XrViewConfigurationType, std::uint32_t capacity,
	std::uint32_t* count, XrViewConfigurationView* views)
{
	const std::uint32_t size = Get().settings.imageSize;
	const XrViewConfigurationView view{XR_TYPE_VIEW_CONFIGURATION_VIEW, nullptr, size, 4096, size, 4096, 1, 4};
	return CopyOut(std::vector{view, view}, capacity, count, views);
}

XrResult EnumerateEnvironmentBlendModes(XrInstance, XrSystemId, XrViewConfigurationType, std::uint32_t capacity,
	std::uint32_t* count, XrEnvironmentBlendMode* modes)
{
	return CopyOut(std::vector{XR_ENVIRONMENT_BLEND_MODE_OPAQUE}, capacity, count, modes);
}
} // namespace SystemDetail

void AddSystemEntries(Entries& entries)
{
	using namespace SystemDetail;
	entries.push_back(MakeEntry<GetSystem>("xrGetSystem"));
	entries.push_back(MakeEntry<GetSystemProperties>("xrGetSystemProperties"));
	entries.push_back(MakeEntry<EnumerateViewConfigurations>("xrEnumerateViewConfigurations"));
	entries.push_back(MakeEntry<GetViewConfigurationProperties>("xrGetViewConfigurationProperties"));
	entries.push_back(MakeEntry<EnumerateViewConfigurationViews>("xrEnumerateViewConfigurationViews"));
	entries.push_back(MakeEntry<EnumerateEnvironmentBlendModes>("xrEnumerateEnvironmentBlendModes"));
}

} // namespace nullxr
