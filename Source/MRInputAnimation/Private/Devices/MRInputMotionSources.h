// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Mria/Frame.h"

/** What the name of a motion source asks for. */
struct FMRInputMotionSource
{
	mria::Hand Hand = mria::Hand::Left;

	/** The joint whose pose it is; for Aim the one whose place it is. */
	mria::Joint Joint = mria::Joint::Palm;

	bool bIsAim = false;

	/** Only answered when the settings ask for long names. */
	bool bIsLong = false;
};

/**
 * All motion sources of recorded hands. Made once and never changed: any thread.
 *
 * Recordings hold joints and nothing else, so:
 * - Left, LeftGrip and LeftPalm are the palm joint;
 * - LeftAim lies at the knuckle of the index finger and points from the wrist to it; it is rolled as the palm is;
 * - LeftIndexTip and the like are the joints, by the names of EHandKeypoint; HandTrackingLeftIndexTip is the long form;
 * - EControllerHand::Left, which old content sends, is Left.
 */
class FMRInputMotionSources
{
public:
	static const FMRInputMotionSources& Get();

	/** Null for a name that is none of them. Allocates nothing. */
	const FMRInputMotionSource* Find(FName Name) const { return Sources.Find(Name); }

	/** The names to show in lists, without old ones. */
	const TArray<FName>& GetNames(bool bLong) const { return bLong ? LongNames : ShortNames; }

	/** The pose in tracking space: Unreal's axes, metres. False if the hand lacks the joints for it. */
	static bool FindPose(const mria::HandFrame& Hand, const FMRInputMotionSource& Source, FTransform& OutPose);

private:
	FMRInputMotionSources();
	void AddHand(mria::Hand Hand, const FString& Name);
	void AddShort(const FString& Name, const FMRInputMotionSource& Source);

	TMap<FName, FMRInputMotionSource> Sources;
	TArray<FName> ShortNames;
	TArray<FName> LongNames;
};
