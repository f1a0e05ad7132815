// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Api/OpenXrApi.h"
#include "Mria/Frame.h"

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace mria::openxr
{

/** An extension that a replay can offer where the runtime lacks it. */
struct OfferedExtension
{
	const char* name;
	std::uint32_t version;
	bool isOfGaze; ///< For recordings with gaze; the others are for recordings with hands.
};

inline constexpr std::array<OfferedExtension, 6> kExtensions = {{
	{XR_EXT_HAND_TRACKING_EXTENSION_NAME, 4, false},
	{XR_FB_HAND_TRACKING_AIM_EXTENSION_NAME, 1, false},
	{XR_MSFT_HAND_INTERACTION_EXTENSION_NAME, 1, false},
	{XR_EXT_HAND_INTERACTION_EXTENSION_NAME, 1, false},
	{XR_EXT_PALM_POSE_EXTENSION_NAME, 2, false},
	{XR_EXT_EYE_GAZE_INTERACTION_EXTENSION_NAME, 2, true},
}};

/** A bit for each of kExtensions. */
using ExtensionSet = std::bitset<kExtensions.size()>;

/** Its index in kExtensions. */
std::optional<std::size_t> FindExtension(std::string_view name);

/** Whether it is one of kExtensions, and in the set. */
bool Contains(const ExtensionSet& set, std::string_view name);

/** The extensions that can be offered with such a recording. */
ExtensionSet OfferedWith(const FrameParts& parts);

/** The extensions of a runtime, queried without an instance; empty if the query fails. */
std::vector<XrExtensionProperties> ListExtensions(PFN_xrGetInstanceProcAddr getInstanceProcAddr);

/** Those of kExtensions that are in the list. */
ExtensionSet FindExtensions(const std::vector<XrExtensionProperties>& list);

} // namespace mria::openxr
