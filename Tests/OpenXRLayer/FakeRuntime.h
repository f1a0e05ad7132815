// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Api/OpenXrApi.h"
#include "Mria/Pose.h"

#include <array>
#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <vector>

namespace mria::openxr
{

/** What a runtime is to the layer: function pointers. It has a head and two controllers that do not move. */
struct FakeRuntime
{
	struct Space
	{
		XrReferenceSpaceType reference = XR_REFERENCE_SPACE_TYPE_MAX_ENUM; ///< Otherwise an action space.
		Pose offset;
	};

	std::vector<std::string> extensions; ///< That it has.
	bool hasStage = true;
	bool hasHandDevice = true; ///< Otherwise making a tracker fails, though the extension is there.
	std::string profile; ///< The one that its controllers have; empty for none.
	bool hasSpaceLists = false; ///< xrLocateSpaces of OpenXR 1.1.
	bool isFocused = true;
	bool isSessionLost = false;
	Pose head{{9.0f, 9.0f, 9.0f}, {}}; ///< In the stage.
	Pose local{{1.0f, 0.5f, 2.0f}, {}};
	Pose controller{{7.0f, 7.0f, 7.0f}, {}};

	std::vector<std::string> enabled; ///< In the last instance.
	std::vector<std::string> suggestedProfiles;
	std::vector<std::string> suggestedPaths;
	std::vector<XrStructureType> systemChain; ///< That the last question about the system had.
	std::deque<XrEventDataBuffer> events;
	XrTime nextFrame = 1000000000;

	std::vector<std::string> paths; ///< A path is an index and 1.
	std::map<std::uint64_t, Space> spaces;
	std::uint64_t lastHandle = 0;

	void QueueState(XrSession session, XrSessionState state, XrTime time);
	void QueueRecentre(XrSession session, XrReferenceSpaceType type, const Pose& poseInPrevious, XrTime time);
};

/** The one that GetFakeProcAddr gives functions of. */
FakeRuntime& GetFakeRuntime();

XRAPI_ATTR XrResult XRAPI_CALL GetFakeProcAddr(XrInstance instance, const char* name, PFN_xrVoidFunction* function);

} // namespace mria::openxr
