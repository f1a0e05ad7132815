// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputTestTakes.h"

#include "Misc/FileHelper.h"
#include "Mria/Reader.h"
#include "Mria/Trim.h"
#include "Support/MRInputTestRecordings.h"

#include <algorithm>

namespace MRInputTestTakesDetail
{
/** Trimming leaves one key of each joint of a hand that is not in view: a recorder would leave none. */
void ForgetUnseenHands(mria::Recording& Recording)
{
	for (const mria::Hand Hand : mria::kHands)
	{
		const std::vector<mria::Keyframe>& Tracked = Recording.curves[mria::TrackedCurve(Hand)].keys;
		const auto IsOn = [](const mria::Keyframe& Key) { return mria::IsFlagOn(Key.value); };
		if (std::any_of(Tracked.begin(), Tracked.end(), IsOn))
		{
			continue;
		}
		const mria::CurveId First = mria::FirstCurveOf(mria::JointPose(Hand, mria::Joint::None));
		for (mria::CurveId Index = 0; Index < mria::kJointCount * mria::kPoseComponentCount; ++Index)
		{
			Recording.curves[First + Index].keys.clear();
		}
	}
}
} // namespace MRInputTestTakesDetail

mria::Recording MRInputTestTakes::Make(float Seconds, float Start)
{
	constexpr float FirstSecond = 0.8f;
	TArray<uint8> Bytes;
	verify(FFileHelper::LoadFileToArray(Bytes, *MRInputTestRecordings::GetSamplePath(TEXT("PinchDrag"))));
	mria::Recording Take = mria::ReadRecording({Bytes.GetData(), static_cast<std::size_t>(Bytes.Num())}).Value();
	verify(static_cast<bool>(mria::Trim(Take, {FirstSecond, FirstSecond + Seconds})));
	MRInputTestTakesDetail::ForgetUnseenHands(Take);
	MRInputTestRecordings::Delay(Take, Start);
	return Take;
}

void MRInputTestTakes::FlipSigns(mria::Recording& Recording)
{
	for (mria::CurveId Curve = 0; Curve < mria::kFirstGazeCurve; ++Curve)
	{
		if (mria::IsFlagCurve(Curve) || Curve - mria::FirstCurveOf(mria::PoseOf(Curve)) < mria::kPositionCurveCount)
		{
			continue;
		}
		std::size_t Index = 0;
		for (mria::Keyframe& Key : Recording.curves[Curve].keys)
		{
			Key.value *= Index++ / 5 % 2 == 1 ? -1.0f : 1.0f;
		}
	}
}

void MRInputTestTakes::LoseW(mria::Recording& Recording)
{
	for (mria::PoseId Pose = 0; Pose < mria::kPoseCount; ++Pose)
	{
		std::vector<mria::Keyframe>& Keys =
			Recording.curves[mria::PoseCurve(Pose, mria::PoseComponent::RotationW)].keys;
		Keys.resize((std::min)(Keys.size(), std::size_t{1}));
	}
}
