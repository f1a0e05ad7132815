// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

/**
 * OpenXR without function prototypes, as everything is called through function pointers, and the names that older
 * headers lack. In Unreal the engine's headers are used.
 */
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wmissing-field-initializers" // structs are begun with their type, as OpenXR has it
#endif
#ifndef XR_NO_PROTOTYPES
#define XR_NO_PROTOTYPES 1
#endif
#include <openxr/openxr.h>

#include <cstdint>

#ifndef XR_EXT_PALM_POSE_EXTENSION_NAME
#define XR_EXT_PALM_POSE_EXTENSION_NAME "XR_EXT_palm_pose"
#endif
#ifndef XR_EXT_HAND_INTERACTION_EXTENSION_NAME
#define XR_EXT_HAND_INTERACTION_EXTENSION_NAME "XR_EXT_hand_interaction"
#endif
#ifndef XR_MSFT_HAND_INTERACTION_EXTENSION_NAME
#define XR_MSFT_HAND_INTERACTION_EXTENSION_NAME "XR_MSFT_hand_interaction"
#endif

namespace mria::openxr
{

/** xrLocateSpaces of OpenXR 1.1 and XR_KHR_locate_spaces, under names of our own: newer headers have theirs. */
inline constexpr XrStructureType kSpaceVelocitiesType = static_cast<XrStructureType>(1000471002);

struct SpacesLocateInfo
{
	XrStructureType type;
	const void* next;
	XrSpace baseSpace;
	XrTime time;
	std::uint32_t spaceCount;
	const XrSpace* spaces;
};

struct SpaceLocationData
{
	XrSpaceLocationFlags locationFlags;
	XrPosef pose;
};

struct SpaceLocations
{
	XrStructureType type;
	void* next;
	std::uint32_t locationCount;
	SpaceLocationData* locations;
};

struct SpaceVelocityData
{
	XrSpaceVelocityFlags velocityFlags;
	XrVector3f linearVelocity;
	XrVector3f angularVelocity;
};

struct SpaceVelocities
{
	XrStructureType type;
	void* next;
	std::uint32_t velocityCount;
	SpaceVelocityData* velocities;
};

using LocateSpacesFunction = XrResult(XRAPI_PTR*)(XrSession, const SpacesLocateInfo*, SpaceLocations*);

} // namespace mria::openxr
