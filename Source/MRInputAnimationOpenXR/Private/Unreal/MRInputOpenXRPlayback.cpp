// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Unreal/MRInputOpenXRPlayback.h"

#include "MRInputSnapshot.h"

namespace MRInputOpenXRPlaybackDetail
{

mria::FrameParts GetParts(const FMRInputSnapshot& Shown)
{
	return {Shown.IsHeadDriven(), {Shown.IsHandDriven(mria::Hand::Left), Shown.IsHandDriven(mria::Hand::Right)},
		Shown.IsGazeDriven()};
}

void Follow(mria::openxr::PlayedFlag& Flag, bool bIsOn, XrTime Time)
{
	Flag.since = Flag.isOn == bIsOn ? Flag.since : Time;
	Flag.isOn = bIsOn;
}

} // namespace MRInputOpenXRPlaybackDetail

FMRInputOpenXRPlayback::FMRInputOpenXRPlayback(const std::shared_ptr<FMRInputBelowOpenXR>& InBelow)
	: Below(InBelow)
{
	Below->BeginSession();
}

FMRInputOpenXRPlayback::~FMRInputOpenXRPlayback()
{
	Below->EndSession();
}

bool FMRInputOpenXRPlayback::FrameAt(XrTime, mria::openxr::PlayedFrame& Out)
{
	return Below->Read(
		[&Out](const FMRInputSnapshot& Shown)
		{
			Out.frame = Shown.Mixed.frame;
			Out.parts = MRInputOpenXRPlaybackDetail::GetParts(Shown);
		});
}

mria::Velocity FMRInputOpenXRPlayback::VelocityAt(mria::PoseId Pose, XrTime)
{
	mria::Velocity Velocity;
	Below->Read([Pose, &Velocity](const FMRInputSnapshot& Shown) { Velocity = Shown.GetVelocity(Pose); });
	return Velocity;
}

std::array<mria::openxr::PlayedHand, mria::kHandCount> FMRInputOpenXRPlayback::HandsAt(XrTime Time)
{
	using namespace MRInputOpenXRPlaybackDetail;
	const std::lock_guard<std::mutex> Lock(Guard);
	const auto ReadHands = [this, Time](const FMRInputSnapshot& Shown)
	{
		for (const mria::Hand Hand : mria::kHands)
		{
			const mria::HandFrame& Frame = Shown.Mixed.frame[Hand];
			mria::openxr::PlayedHand& Played = Last[static_cast<std::size_t>(Hand)];
			Played.isPlayed = Shown.IsHandDriven(Hand);
			Follow(Played.tracked, Frame.isTracked, Time);
			Follow(Played.pinching, Frame.isTracked && Frame.isPinching, Time);
		}
	};
	if (!Below->Read(ReadHands))
	{
		Last = {};
	}
	return Last;
}
