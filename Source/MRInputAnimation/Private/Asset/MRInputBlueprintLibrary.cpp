// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputBlueprintLibrary.h"

#include "HeadMountedDisplayTypes.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputFiles.h"
#include "MRInputMessages.h"
#include "MRInputPaths.h"

namespace MRInputBlueprintLibraryDetail
{
EMRInputResult MakeAnimation(
	const FMRInputRecordingData::FPtr& Data, const FString& File, UMRInputAnimation*& OutAnimation)
{
	OutAnimation = nullptr;
	if (!Data)
	{
		return EMRInputResult::Failure;
	}
	OutAnimation = NewObject<UMRInputAnimation>();
	FMRInputAccess::SetData(*OutAnimation, Data.ToSharedRef(), File);
	return EMRInputResult::Success;
}
} // namespace MRInputBlueprintLibraryDetail

EMRInputResult UMRInputBlueprintLibrary::LoadRecordingFromFile(
	const FString& FilePath, UMRInputAnimation*& Animation, FMRInputError& Error)
{
	FString Found;
	const FMRInputRecordingData::FPtr Data =
		MRInputPaths::Resolve(FilePath, Found, Error) ? MRInputFiles::Load(Found, Error) : nullptr;
	return MRInputBlueprintLibraryDetail::MakeAnimation(Data, Found, Animation);
}

EMRInputResult UMRInputBlueprintLibrary::LoadRecordingFromMemory(
	const TArray<uint8>& Bytes, UMRInputAnimation*& Animation, FMRInputError& Error)
{
	return MRInputBlueprintLibraryDetail::MakeAnimation(
		MRInputFiles::Load(Bytes, FString(), Error), FString(), Animation);
}

EMRInputResult UMRInputBlueprintLibrary::SaveRecordingToFile(
	const UMRInputAnimation* Animation, const FString& FilePath, FMRInputError& Error)
{
	if (!Animation || !Animation->HasRecording())
	{
		Error =
			MRInputMessages::MakeError(EMRInputErrorCode::NoAnimation, Animation ? Animation->GetName() : FString());
		return EMRInputResult::Failure;
	}
	return MRInputFiles::Save(Animation->GetBytes(), FilePath, Error) ? EMRInputResult::Success
																	  : EMRInputResult::Failure;
}

FMRInputHandFrame UMRInputBlueprintLibrary::GetHand(const FMRInputFrame& Frame, EMRInputHand Hand)
{
	return Frame.GetHand(Hand);
}

bool UMRInputBlueprintLibrary::GetHandKeypoint(
	const FMRInputFrame& Frame, EMRInputHand Hand, EHandKeypoint Keypoint, FTransform& Transform)
{
	const FMRInputHandFrame& HandFrame = Frame.GetHand(Hand);
	const int32 Index = static_cast<int32>(Keypoint);
	const bool bIsPresent = HandFrame.Keypoints.IsValidIndex(Index) &&
		HandFrame.KeypointIsPresent.IsValidIndex(Index) && HandFrame.KeypointIsPresent[Index];
	Transform = bIsPresent ? HandFrame.Keypoints[Index] : FTransform::Identity;
	return bIsPresent;
}

bool UMRInputBlueprintLibrary::FindMarkerTime(const UMRInputAnimation* Animation, const FString& Name, float& Time)
{
	Time = 0.0f;
	if (!Animation)
	{
		return false;
	}
	for (const FMRInputMarker& Marker : Animation->GetMarkers())
	{
		if (Marker.Name == Name)
		{
			Time = Marker.Time;
			return true;
		}
	}
	return false;
}
