// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Layer/Chain.h"
#include "Layer/EntryPoints.h"
#include "Layer/Layer.h"
#include "Layer/Locate.h"

namespace mria::openxr
{

XRAPI_ATTR XrResult XRAPI_CALL LocateSpaces(XrSession session, const SpacesLocateInfo* info, SpaceLocations* locations)
{
	const SessionPointer known = GetLayer().sessions.Find(session);
	if (!known)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	const XrResult result = known->instance->next.LocateSpaces(session, info, locations);
	if (XR_FAILED(result))
	{
		return result;
	}
	auto* const velocities = FindInChain<SpaceVelocities>(locations->next, kSpaceVelocitiesType);
	for (std::uint32_t i = 0; i < info->spaceCount; ++i)
	{
		const std::optional<Motion> motion = LocateBetween(info->spaces[i], info->baseSpace, info->time);
		if (motion && i < locations->locationCount)
		{
			locations->locations[i] = {motion->locationFlags, ToXr(motion->pose)};
		}
		if (motion && velocities && i < velocities->velocityCount)
		{
			velocities->velocities[i] = {
				motion->velocityFlags, ToXr(motion->velocity.linear), ToXr(motion->velocity.angular)};
		}
	}
	return result;
}

} // namespace mria::openxr
