// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Playback/MRInputReach.h"

#include <optional>

namespace MRInputReachDetail
{

constexpr float FarthestMetres = 1e9f;

void Limit(mria::Vec3& Position)
{
	for (float* Coordinate : {&Position.x, &Position.y, &Position.z})
	{
		*Coordinate = FMath::Clamp(*Coordinate, -FarthestMetres, FarthestMetres);
	}
}

} // namespace MRInputReachDetail

void MRInputReach::Place(mria::Frame& Frame, const mria::Similarity& Origin)
{
	MRInputReachDetail::Limit(Frame.camera.position);
	MRInputReachDetail::Limit(Frame.gaze.origin);
	for (mria::HandFrame& Hand : Frame.hands)
	{
		for (mria::Pose& Joint : Hand.joints)
		{
			MRInputReachDetail::Limit(Joint.position);
		}
	}
	mria::ApplyTo(Frame, Origin);
}

TOptional<mria::Pose> MRInputReach::FindHeadStart(const mria::RecordingView& View)
{
	std::optional<mria::Pose> Head = mria::FindHeadStart(View);
	if (!Head)
	{
		return {};
	}
	MRInputReachDetail::Limit(Head->position);
	return *Head;
}
