// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputAnimation.h"
#include "Mria/Recording.h"
#include "UObject/StrongObjectPtr.h"

class FAutomationTestBase;

using FMRInputAnimationPtr = TStrongObjectPtr<UMRInputAnimation>;

/** Recordings to test with. Game thread. */
namespace MRInputTestRecordings
{

/** The path of a recording that ships with the plugin, such as PinchDrag. */
FString GetSamplePath(const TCHAR* Name);

/**
 * All samples, and the real recordings in the folder that the environment variable MRINPUT_RECORDINGS names. Where it
 * names none, the test says so and continues without them.
 */
TArray<FString> GetPaths(FAutomationTestBase& Test);

/** Null if the file cannot be read. */
FMRInputAnimationPtr Load(const FString& Path);

/** A sample that must be there. */
FMRInputAnimationPtr LoadSample(const TCHAR* Name);

/** The bytes of the file in the dialect that the recording names. */
TArray<uint8> Write(const mria::Recording& Recording);

/** An asset of it. */
FMRInputAnimationPtr Make(const mria::Recording& Recording);

/**
 * Two seconds in which everything is known. Head, gaze and all joints of both hands move and turn evenly, all joints
 * by the same way.
 *
 * | left  | tracked throughout   | pinches from 0.8 to 1.6                        |
 * | right | tracked 0.25 to 1.75 | pinches from 0.5 to 1 and from 1.21 to 1.215   |
 *
 * Markers: one at 0.5, two at 1.5.
 */
mria::Recording MakeKnown();

/** The same with a right hand that is tracked throughout. */
mria::Recording MakeTracked();

/**
 * That a metre to the right, with pinches of its own: left from 0.3 to 0.305, right from 1.1 to 1.4.
 */
mria::Recording MakeMoved();

/** The way that every joint of MakeKnown goes in its two seconds, in Unreal's axes and centimetres. */
FVector GetKnownDisplacement();

/** Lets everything happen later. */
void Delay(mria::Recording& Recording, float Seconds);

/** From that time on a flag has that value. */
struct FFlagKey
{
	float Time;
	bool bIsOn;
};

/** Sets a flag: value by value from 0 on. */
void SetFlag(mria::Recording& Recording, mria::CurveId Curve, TConstArrayView<FFlagKey> Keys);

} // namespace MRInputTestRecordings
