// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/MRInputGrabRecording.h"

namespace MRInputGrabRecordingDetail
{
void AddKey(mria::Recording& Recording, mria::CurveId Curve, float Time, float Value)
{
	mria::Keyframe Key;
	Key.time = Time;
	Key.value = Value;
	Recording.curves[Curve].keys.push_back(Key);
}
} // namespace MRInputGrabRecordingDetail

mria::Recording MRInputGrabRecording::Make()
{
	using MRInputGrabRecordingDetail::AddKey;

	mria::Recording Recording;
	const mria::CurveId PalmX = mria::JointCurve(mria::Hand::Left, mria::Joint::Palm, mria::PoseComponent::PositionX);
	AddKey(Recording, PalmX, 0.0f, 0.0f);
	AddKey(Recording, PalmX, 5.0f, 0.0f);
	AddKey(Recording, PalmX, 8.0f, 3.0f);
	AddKey(Recording, PalmX, 10.0f, 3.0f);
	AddKey(Recording, mria::TrackedCurve(mria::Hand::Left), 0.0f, 0.0f);
	AddKey(Recording, mria::TrackedCurve(mria::Hand::Left), 2.0f, 1.0f);
	AddKey(Recording, mria::TrackedCurve(mria::Hand::Left), 8.0f, 0.0f);
	AddKey(Recording, mria::PinchCurve(mria::Hand::Left), 0.0f, 0.0f);
	AddKey(Recording, mria::PinchCurve(mria::Hand::Left), 4.0f, 1.0f);
	AddKey(Recording, mria::PinchCurve(mria::Hand::Left), 5.0f, 0.0f);
	Recording.markers = {{4.0f, "Grab"}, {5.0f, "Let go"}};
	return Recording;
}
