// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputConvert.h"

#include "Curves/RichCurve.h"
#include "Engine/World.h"
#include "GameFramework/WorldSettings.h"
#include "HeadMountedDisplayTypes.h"
#include "InputCoreTypes.h"
#include "MRInputRecordTypes.h"
#include "Mria/FloatRules.h"
#include "Mria/HandPoses.h"
#include "Mria/Recorder.h"
#include "Mria/RichCurve.h"

namespace MRInputConvertDetail
{
EMRInputEventKind ToEventKind(mria::EventKind Kind)
{
	switch (Kind)
	{
	case mria::EventKind::PinchEnded:
		return EMRInputEventKind::PinchEnded;
	case mria::EventKind::TrackingLost:
		return EMRInputEventKind::TrackingLost;
	case mria::EventKind::TrackingGained:
		return EMRInputEventKind::TrackingGained;
	case mria::EventKind::PinchStarted:
		return EMRInputEventKind::PinchStarted;
	case mria::EventKind::Marker:
		break;
	}
	return EMRInputEventKind::Marker;
}

EMRInputEventKind ToEventKind(const mria::PlayerEvent& Event)
{
	switch (Event.kind)
	{
	case mria::PlayerEventKind::Started:
		return EMRInputEventKind::Started;
	case mria::PlayerEventKind::Paused:
		return EMRInputEventKind::Paused;
	case mria::PlayerEventKind::Resumed:
		return EMRInputEventKind::Resumed;
	case mria::PlayerEventKind::Seeked:
		return EMRInputEventKind::Seeked;
	case mria::PlayerEventKind::Looped:
		return EMRInputEventKind::Looped;
	case mria::PlayerEventKind::Finished:
		return EMRInputEventKind::Finished;
	case mria::PlayerEventKind::Stopped:
		return EMRInputEventKind::Stopped;
	case mria::PlayerEventKind::Input:
		break;
	}
	return ToEventKind(Event.input.kind);
}

// The core's rich curves carry the engine's numbers; these are the ends of each row.
static_assert(static_cast<int32>(mria::RichInterpMode::Cubic) == static_cast<int32>(RCIM_Cubic));
static_assert(static_cast<int32>(mria::RichTangentMode::Break) == static_cast<int32>(RCTM_Break));
static_assert(static_cast<int32>(mria::RichTangentWeightMode::Both) == static_cast<int32>(RCTWM_WeightedBoth));
static_assert(static_cast<int32>(mria::RichExtrapolation::None) == static_cast<int32>(RCCE_None));

FRichCurveKey ToRichCurveKey(const mria::RichCurveKey& Key)
{
	FRichCurveKey Result(Key.time, Key.value);
	Result.InterpMode = static_cast<ERichCurveInterpMode>(Key.interpMode);
	Result.TangentMode = static_cast<ERichCurveTangentMode>(Key.tangentMode);
	Result.TangentWeightMode = static_cast<ERichCurveTangentWeightMode>(Key.tangentWeightMode);
	Result.ArriveTangent = Key.arriveTangent;
	Result.ArriveTangentWeight = Key.arriveTangentWeight;
	Result.LeaveTangent = Key.leaveTangent;
	Result.LeaveTangentWeight = Key.leaveTangentWeight;
	return Result;
}
} // namespace MRInputConvertDetail

double MRInputConvert::GetWorldToMeters(const UWorld& World)
{
	const AWorldSettings* Settings = World.GetWorldSettings();
	return Settings && Settings->WorldToMeters > 0.0f ? Settings->WorldToMeters : 100.0;
}

FVector MRInputConvert::ToUnrealAngularVelocity(const mria::Vec3& Unity)
{
	const mria::Vec3 Turned = mria::AngularVelocityToSpace(Unity, mria::Space::Unreal);
	return FVector(Turned.x, Turned.y, Turned.z);
}

FMRInputFrame MRInputConvert::ToFrame(const mria::Frame& Frame, double WorldToMeters)
{
	FMRInputFrame Result;
	Result.Time = Frame.time;
	Result.bHasHead = Frame.hasCamera;
	Result.Head = ToUnreal(Frame.camera, WorldToMeters);
	Result.LeftHand = ToHandFrame(Frame[mria::Hand::Left], WorldToMeters);
	Result.RightHand = ToHandFrame(Frame[mria::Hand::Right], WorldToMeters);
	Result.bHasGaze = Frame.hasGaze;
	Result.GazeOrigin = ToUnrealPosition(Frame.gaze.origin, WorldToMeters);
	Result.GazeDirection = ToUnrealDirection(Frame.gaze.direction);
	return Result;
}

FMRInputFrame MRInputConvert::ToWorld(FMRInputFrame Frame, const FTransform& TrackingToWorld)
{
	Frame.Head *= TrackingToWorld;
	Frame.GazeOrigin = TrackingToWorld.TransformPosition(Frame.GazeOrigin);
	Frame.GazeDirection = TrackingToWorld.TransformVectorNoScale(Frame.GazeDirection);
	for (FMRInputHandFrame* Hand : {&Frame.LeftHand, &Frame.RightHand})
	{
		for (int32 Keypoint = 0; Keypoint < Hand->Keypoints.Num(); ++Keypoint)
		{
			if (Hand->KeypointIsPresent[Keypoint])
			{
				Hand->Keypoints[Keypoint] *= TrackingToWorld;
			}
		}
	}
	return Frame;
}

FMRInputHandFrame MRInputConvert::ToHandFrame(const mria::HandFrame& Hand, double WorldToMeters)
{
	FMRInputHandFrame Result;
	Result.bIsTracked = Hand.isTracked;
	Result.bIsPinching = Hand.isPinching;
	Result.Keypoints.Reserve(EHandKeypointCount);
	Result.KeypointIsPresent.Reserve(EHandKeypointCount);
	for (int32 Index = 0; Index < EHandKeypointCount; ++Index)
	{
		const mria::Joint Joint = ToJoint(static_cast<EHandKeypoint>(Index));
		Result.Keypoints.Add(ToUnreal(Hand[Joint], WorldToMeters));
		Result.KeypointIsPresent.Add(Hand.HasJoint(Joint));
	}
	return Result;
}

mria::Hand MRInputConvert::ToHand(EMRInputHand Hand)
{
	return Hand == EMRInputHand::Left ? mria::Hand::Left : mria::Hand::Right;
}

EMRInputHand MRInputConvert::ToHand(mria::Hand Hand)
{
	return Hand == mria::Hand::Left ? EMRInputHand::Left : EMRInputHand::Right;
}

bool MRInputConvert::ToHand(EControllerHand Hand, mria::Hand& OutHand)
{
	switch (Hand)
	{
	case EControllerHand::Left:
		OutHand = mria::Hand::Left;
		return true;
	case EControllerHand::Right:
	case EControllerHand::AnyHand:
		OutHand = mria::Hand::Right;
		return true;
	default:
		return false;
	}
}

double MRInputConvert::GetJointRadiusMetres(EHandKeypoint Keypoint)
{
	return mria::TypicalRadius(ToJoint(Keypoint));
}

mria::LoopMode MRInputConvert::ToLoopMode(EMRInputLoopMode Mode)
{
	switch (Mode)
	{
	case EMRInputLoopMode::Once:
		break;
	case EMRInputLoopMode::Hold:
		return mria::LoopMode::Hold;
	case EMRInputLoopMode::Loop:
		return mria::LoopMode::Loop;
	case EMRInputLoopMode::PingPong:
		return mria::LoopMode::PingPong;
	}
	return mria::LoopMode::Once;
}

mria::RecorderOptions MRInputConvert::ToRecorderOptions(const FMRInputRecordOptions& Options)
{
	constexpr float Metres = 0.01f; // a real centimetre
	const FMRInputRecordChannels& Channels = Options.Channels;
	const FMRInputRecordTolerances& Tolerances = Options.Tolerances;
	mria::RecorderOptions Result;
	Result.maxFrameRate = Options.MaxRate;
	Result.window = Options.bKeepAll ? 0.0 : FMath::Max(Options.WindowSeconds, 0.1f);
	Result.memoryLimit = static_cast<std::size_t>(FMath::Max(Options.MemoryLimitMegabytes, 1)) << 20;
	Result.channels = {Channels.bHead, {Channels.bLeftHand, Channels.bRightHand}, Channels.bGaze};
	Result.tolerances.jointPosition = Tolerances.JointPosition * Metres;
	Result.tolerances.jointRotation = FMath::DegreesToRadians(Tolerances.JointRotation);
	Result.tolerances.cameraPosition = Tolerances.HeadPosition * Metres;
	Result.tolerances.cameraRotation = FMath::DegreesToRadians(Tolerances.HeadRotation);
	Result.tolerances.gazeOrigin = Tolerances.GazeOrigin * Metres;
	Result.tolerances.gazeDirection = FMath::DegreesToRadians(Tolerances.GazeDirection);
	return Result;
}

FMRInputEvent MRInputConvert::ToEvent(const mria::PlayerEvent& Event, const mria::RecordingView& View)
{
	FMRInputEvent Result;
	Result.Kind = MRInputConvertDetail::ToEventKind(Event);
	Result.Hand = ToHand(Event.input.hand);
	Result.Time = static_cast<float>(Event.time);
	Result.bIsResync = Event.isResync;
	if (Result.Kind == EMRInputEventKind::Marker)
	{
		check(Event.input.marker < View.markers.size());
		Result.MarkerName = ToString(View.markers[Event.input.marker].name);
	}
	return Result;
}

void MRInputConvert::ToRichCurve(const mria::RichCurve& Curve, FRichCurve& OutCurve)
{
	TArray<FRichCurveKey> Keys;
	Keys.Reserve(static_cast<int32>(Curve.keys.size()));
	for (const mria::RichCurveKey& Key : Curve.keys)
	{
		if (mria::IsFinite(Key.value))
		{
			Keys.Add(MRInputConvertDetail::ToRichCurveKey(Key));
		}
	}

	OutCurve.SetKeys(Keys);
	OutCurve.PreInfinityExtrap = static_cast<ERichCurveExtrapolation>(Curve.preInfinity);
	OutCurve.PostInfinityExtrap = static_cast<ERichCurveExtrapolation>(Curve.postInfinity);
	OutCurve.DefaultValue = Curve.defaultValue;
}

FString MRInputConvert::ToString(const std::string& Text)
{
	return FString(UTF8_TO_TCHAR(Text.c_str()));
}
