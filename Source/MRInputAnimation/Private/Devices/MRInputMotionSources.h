// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Mria/Frame.h"

/** What kind of pose a motion source is. */
enum class EMRInputMotionPose : uint8
{
	Joint, ///< The joint itself.
	Grip, ///< OpenXR's grip pose.
	Aim, ///< OpenXR's aim pose.
	Head ///< Of no hand.
};

/** The meaning of a motion source name. */
struct FMRInputMotionSource
{
	mria::Hand Hand = mria::Hand::Left;

	/** The joint whose pose it is; for Grip and Aim the joint whose position and velocity it has. */
	mria::Joint Joint = mria::Joint::Palm;

	EMRInputMotionPose Pose = EMRInputMotionPose::Joint;

	/** Only answered when the settings ask for long names. */
	bool bIsLong = false;
};

/**
 * All motion sources of a recording. Made once and never changed: any thread.
 *
 * Recordings hold joints and no controllers, so Mria/HandPoses.h derives the poses of a controller from them:
 * - Left and LeftGrip are OpenXR's grip pose at the palm;
 * - LeftAim is OpenXR's aim pose at the knuckle of the index finger;
 * - LeftPalm, LeftIndexTip and the like are the joints, by the names of EHandKeypoint; HandTrackingLeftIndexTip is the
 *   long form;
 * - EControllerHand::Left, which old content sends, is Left;
 * - HMD and Head are the head, and in no list.
 */
class FMRInputMotionSources
{
public:
	static const FMRInputMotionSources& Get();

	/** Null if the name is not a motion source. Does not allocate. */
	const FMRInputMotionSource* Find(FName Name) const { return Sources.Find(Name); }

	/** The names to show in lists, without old ones. */
	const TArray<FName>& GetNames(bool bLong) const { return bLong ? LongNames : ShortNames; }

	/** The pose of a hand's source in tracking space: Unreal's axes, metres. False if the hand lacks the joints. */
	static bool FindPose(const mria::HandFrame& Hand, const FMRInputMotionSource& Source, FTransform& OutPose);

private:
	FMRInputMotionSources();
	void AddHand(mria::Hand Hand, const FString& Name);
	void AddShort(const FString& Name, const FMRInputMotionSource& Source);

	TMap<FName, FMRInputMotionSource> Sources;
	TArray<FName> ShortNames;
	TArray<FName> LongNames;
};
