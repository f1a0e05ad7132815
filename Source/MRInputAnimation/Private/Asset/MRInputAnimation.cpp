// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputAnimation.h"

#include "MRInputConvert.h"
#include "MRInputCustomVersion.h"
#include "MRInputFiles.h"
#include "MRInputMessages.h"
#include "MRInputRecordingData.h"
#include "Misc/Paths.h"
#include "Serialization/Archive.h"

#if WITH_EDITORONLY_DATA
#include "EditorFramework/AssetImportData.h"
#endif

#include "Mria/Validation.h"

namespace MRInputAnimationDetail
{
bool HasKeys(const mria::RecordingView& View, mria::CurveId First, std::size_t Count)
{
	for (mria::CurveId Curve = First; Curve < First + Count; ++Curve)
	{
		if (!View.curves[Curve].empty())
		{
			return true;
		}
	}
	return false;
}

/** Tracked at the start or found later. */
bool IsEverTracked(const mria::RecordingView& View, mria::Hand Hand)
{
	if (mria::InitialState(View)[Hand].isTracked)
	{
		return true;
	}
	for (const mria::InputEvent& Event : mria::CollectEvents(View))
	{
		if (Event.kind == mria::EventKind::TrackingGained && Event.hand == Hand)
		{
			return true;
		}
	}
	return false;
}
} // namespace MRInputAnimationDetail

bool UMRInputAnimation::SetBytes(TArray<uint8> InBytes, const FString& Source, FMRInputError& OutError)
{
	const FMRInputRecordingData::FPtr Read = MRInputFiles::Load(MoveTemp(InBytes), Source, OutError);
	if (!Read)
	{
		return false;
	}
	SetData(Read.ToSharedRef(), FString());
	return true;
}

const TArray<uint8>& UMRInputAnimation::GetBytes() const
{
	return Data ? Data->GetBytes() : UnreadBytes;
}

void UMRInputAnimation::SetData(
	const TSharedRef<const FMRInputRecordingData, ESPMode::ThreadSafe>& InData, const FString& File)
{
	Data = InData;
	FileName = FPaths::GetBaseFilename(File);
	UnreadBytes.Empty();
}

FString UMRInputAnimation::GetDisplayName() const
{
	return FileName.IsEmpty() ? GetName() : FileName;
}

float UMRInputAnimation::GetDuration() const
{
	// As doubles: a file may hold times that are farther apart than the largest float.
	const double Seconds = Data ? static_cast<double>(Data->GetRange().end) - Data->GetRange().start : 0.0;
	return static_cast<float>(FMath::Min<double>(Seconds, MAX_flt));
}

float UMRInputAnimation::GetStartTime() const
{
	return Data ? Data->GetRange().start : 0.0f;
}

FString UMRInputAnimation::GetFormat() const
{
	return Data ? FString(UTF8_TO_TCHAR(mria::ToString(Data->GetView().dialect))) : FString();
}

bool UMRInputAnimation::HasHead() const
{
	return Data &&
		MRInputAnimationDetail::HasKeys(
			Data->GetView(), mria::FirstCurveOf(mria::kCameraPose), mria::kPoseComponentCount);
}

bool UMRInputAnimation::HasHand(EMRInputHand Hand) const
{
	if (!Data)
	{
		return false;
	}
	const mria::Hand Which = MRInputConvert::ToHand(Hand);
	const mria::CurveId First = mria::FirstCurveOf(mria::JointPose(Which, mria::Joint::None));
	return MRInputAnimationDetail::HasKeys(Data->GetView(), First, mria::kJointCount * mria::kPoseComponentCount) ||
		MRInputAnimationDetail::IsEverTracked(Data->GetView(), Which);
}

bool UMRInputAnimation::HasGaze() const
{
	return Data && MRInputAnimationDetail::HasKeys(Data->GetView(), mria::kFirstGazeCurve, mria::kRayComponentCount);
}

int32 UMRInputAnimation::GetKeyCount() const
{
	return Data ? static_cast<int32>(mria::CountKeys(Data->GetView())) : 0;
}

TArray<FMRInputMarker> UMRInputAnimation::GetMarkers() const
{
	TArray<FMRInputMarker> Markers;
	if (Data)
	{
		for (const mria::Marker& Marker : Data->GetView().markers)
		{
			FMRInputMarker& Added = Markers.AddDefaulted_GetRef();
			Added.Time = Marker.time;
			Added.Name = MRInputConvert::ToString(Marker.name);
		}
	}
	return Markers;
}

FMRInputFrame UMRInputAnimation::SampleAt(float Time, float WorldToMeters, bool bAsStored) const
{
	if (!Data)
	{
		return FMRInputFrame();
	}
	const mria::TimeRange Range = Data->GetRange();
	mria::Frame Frame;
	Data->GetSampler(bAsStored).SampleAt(
		FMath::IsNaN(Time) ? Range.start : FMath::Clamp(Time, Range.start, Range.end), Frame);
	return MRInputConvert::ToFrame(Frame, WorldToMeters > 0.0f ? WorldToMeters : 100.0f);
}

TArray<FMRInputFinding> UMRInputAnimation::Validate() const
{
	TArray<FMRInputFinding> Findings;
	if (Data)
	{
		for (const mria::Finding& Finding : mria::Validate(Data->GetView()))
		{
			Findings.Add(MRInputMessages::ToFinding(Finding));
		}
	}
	return Findings;
}

void UMRInputAnimation::Serialize(FArchive& Ar)
{
	Super::Serialize(Ar);
	Ar.UsingCustomVersion(FMRInputCustomVersion::Guid);
	if (Ar.IsObjectReferenceCollector())
	{
		return; // bytes refer to nothing
	}
	if (!Ar.IsLoading())
	{
		Ar << const_cast<TArray<uint8>&>(GetBytes()); // changed by loading only
		return;
	}

	// UNCONFIRMED(newer-custom-version): the package loader refuses newer custom versions before Serialize.
	// [by hand: raise LatestVersion, save a recording, lower it again, load the recording and read the log]
	if (Ar.CustomVer(FMRInputCustomVersion::Guid) > FMRInputCustomVersion::LatestVersion)
	{
		UE_LOG(LogMRInput, Error,
			TEXT("%s was saved by a newer release of the plugin: what that added is lost when it is saved again."),
			*GetPathName());
	}
	TArray<uint8> Loaded;
	Ar << Loaded;
	TakeLoadedBytes(MoveTemp(Loaded));
}

void UMRInputAnimation::TakeLoadedBytes(TArray<uint8>&& Loaded)
{
	if (Loaded == GetBytes())
	{
		return; // undo of something else
	}

	mria::Error Error;
	Data = Loaded.Num() > 0 ? FMRInputRecordingData::Read(MoveTemp(Loaded), Error) : FMRInputRecordingData::FPtr();
	UnreadBytes.Empty();
	if (!Data && Loaded.Num() > 0)
	{
		UE_LOG(LogMRInput, Error, TEXT("%s: %s"), *GetPathName(),
			*MRInputMessages::ToError(Error, GetName()).Text.ToString());
		UnreadBytes = MoveTemp(Loaded);
	}
}

void UMRInputAnimation::PostInitProperties()
{
	Super::PostInitProperties();
#if WITH_EDITORONLY_DATA
	if (!HasAnyFlags(RF_ClassDefaultObject))
	{
		AssetImportData = NewObject<UAssetImportData>(this, TEXT("AssetImportData"));
	}
#endif
}
