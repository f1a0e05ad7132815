// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "XRMotionControllerBase.h"

#include <utility>

namespace XRMotionControllerBaseDetail
{
void ListHands(TArray<FMotionControllerSource>& SourcesOut)
{
	SourcesOut.Add(FMotionControllerSource(FName(TEXT("Left"))));
	SourcesOut.Add(FMotionControllerSource(FName(TEXT("Right"))));
}

/** A source name as a hand: the first hand for which Ask is true. */
template <typename TAsk>
bool AskHands(const FName MotionSource, TAsk Ask)
{
#if !HOST_HAS_SOURCE_NAMES
	using FNames = FXRMotionControllerBase;
#else
	using FNames = IMotionController;
#endif
	EControllerHand Hand = EControllerHand::Left;
	if (!FNames::GetHandEnumForSourceName(MotionSource, Hand))
	{
		return false;
	}
	if (Hand == EControllerHand::AnyHand)
	{
		return Ask(EControllerHand::Left) || Ask(EControllerHand::Right);
	}
	return Ask(Hand);
}
} // namespace XRMotionControllerBaseDetail

void FXRMotionControllerBase::EnumerateSources(TArray<FMotionControllerSource>& SourcesOut) const
{
	XRMotionControllerBaseDetail::ListHands(SourcesOut);
}

float FXRMotionControllerBase::GetCustomParameterValue(const FName, FName, bool& bOutValueFound) const
{
	bOutValueFound = false;
	return 0.0f;
}

bool FXRMotionControllerBase::GetControllerOrientationAndPositionForTime(const int32 ControllerIndex,
	const FName MotionSource, FTimespan, bool& OutTimeWasUsed, FRotator& OutOrientation, FVector& OutPosition,
	bool& OutbProvidedLinearVelocity, FVector&, bool& OutbProvidedAngularVelocity, FVector&,
	bool& OutbProvidedLinearAcceleration, FVector&, float WorldToMetersScale) const
{
	OutTimeWasUsed = false;
	OutbProvidedLinearVelocity = false;
	OutbProvidedAngularVelocity = false;
	OutbProvidedLinearAcceleration = false;
	return GetControllerOrientationAndPosition(
		ControllerIndex, MotionSource, OutOrientation, OutPosition, WorldToMetersScale);
}

#if !HOST_HAS_SOURCE_NAMES

bool FXRMotionControllerBase::GetHandEnumForSourceName(const FName Source, EControllerHand& OutHand)
{
	const std::pair<const TCHAR*, EControllerHand> Hands[] = {{TEXT("Left"), EControllerHand::Left},
		{TEXT("Right"), EControllerHand::Right}, {TEXT("AnyHand"), EControllerHand::AnyHand}};
	for (const std::pair<const TCHAR*, EControllerHand>& Hand : Hands)
	{
		if (Source == FName(Hand.first))
		{
			OutHand = Hand.second;
			return true;
		}
	}
	return false;
}

bool FXRMotionControllerBase::GetControllerOrientationAndPosition(const int32 ControllerIndex, const FName MotionSource,
	FRotator& OutOrientation, FVector& OutPosition, float WorldToMetersScale) const
{
	return XRMotionControllerBaseDetail::AskHands(MotionSource,
		[&](EControllerHand Hand)
		{
			return GetControllerOrientationAndPosition(
				ControllerIndex, Hand, OutOrientation, OutPosition, WorldToMetersScale);
		});
}

ETrackingStatus FXRMotionControllerBase::GetControllerTrackingStatus(
	const int32 ControllerIndex, const FName MotionSource) const
{
	ETrackingStatus Status = ETrackingStatus::NotTracked;
	XRMotionControllerBaseDetail::AskHands(MotionSource,
		[&](EControllerHand Hand)
		{
			Status = GetControllerTrackingStatus(ControllerIndex, Hand);
			return Status != ETrackingStatus::NotTracked;
		});
	return Status;
}

#else

bool FXRMotionControllerBase::GetControllerOrientationAndPosition(const int32 ControllerIndex, const FName MotionSource,
	FRotator& OutOrientation, FVector& OutPosition, bool& OutbProvidedLinearVelocity, FVector&,
	bool& OutbProvidedAngularVelocity, FVector&, bool& OutbProvidedLinearAcceleration, FVector&,
	float WorldToMetersScale) const
{
	OutbProvidedLinearVelocity = false;
	OutbProvidedAngularVelocity = false;
	OutbProvidedLinearAcceleration = false;
	return GetControllerOrientationAndPosition(
		ControllerIndex, MotionSource, OutOrientation, OutPosition, WorldToMetersScale);
}

#endif
