// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputAnimation.h"
#include "MRInputFiles.h"
#include "MRInputMessages.h"
#include "MRInputRecordingData.h"

#if WITH_EDITOR && MRINPUT_VALIDATION_HAS_CONTEXT
#include "Misc/DataValidation.h"
#endif
#if WITH_EDITORONLY_DATA
#include "EditorFramework/AssetImportData.h"
#include "Templates/Function.h"
#if MRINPUT_TAGS_HAVE_CONTEXT
#include "UObject/AssetRegistryTagsContext.h"
#endif
#endif

void UMRInputAnimation::GetResourceSizeEx(FResourceSizeEx& CumulativeResourceSize)
{
	Super::GetResourceSizeEx(CumulativeResourceSize);
	CumulativeResourceSize.AddDedicatedSystemMemoryBytes(
		Data ? Data->GetMemorySize() : static_cast<SIZE_T>(UnreadBytes.GetAllocatedSize()));
}

#if WITH_EDITORONLY_DATA
namespace MRInputAnimationTagsDetail
{
using FTag = UObject::FAssetRegistryTag;

FString ToTag(bool bValue)
{
	return bValue ? TEXT("True") : TEXT("False");
}

/** Calls `Add` for every tag, independent of how the engine's version collects them. */
void ForEachTag(const UMRInputAnimation& Animation, TFunctionRef<void(FTag)> Add)
{
	if (const UAssetImportData* ImportData = Animation.AssetImportData)
	{
		// Under this name the editor looks for assets whose source file changed.
		Add(FTag(UObject::SourceFileTagName(), ImportData->GetSourceData().ToJson(), FTag::TT_Hidden));
	}
	if (!Animation.HasRecording())
	{
		return;
	}
	Add(FTag("Format", Animation.GetFormat(), FTag::TT_Alphabetical));
	Add(FTag("Duration", FString::SanitizeFloat(Animation.GetDuration()), FTag::TT_Numerical));
	Add(FTag("Head", ToTag(Animation.HasHead()), FTag::TT_Alphabetical));
	Add(FTag("LeftHand", ToTag(Animation.HasHand(EMRInputHand::Left)), FTag::TT_Alphabetical));
	Add(FTag("RightHand", ToTag(Animation.HasHand(EMRInputHand::Right)), FTag::TT_Alphabetical));
	Add(FTag("Gaze", ToTag(Animation.HasGaze()), FTag::TT_Alphabetical));
	Add(FTag("Keys", FString::FromInt(Animation.GetKeyCount()), FTag::TT_Numerical));
	Add(FTag("Markers", FString::FromInt(Animation.GetMarkers().Num()), FTag::TT_Numerical));
}
} // namespace MRInputAnimationTagsDetail

#if MRINPUT_TAGS_HAVE_CONTEXT
void UMRInputAnimation::GetAssetRegistryTags(FAssetRegistryTagsContext Context) const
{
	Super::GetAssetRegistryTags(Context);
	MRInputAnimationTagsDetail::ForEachTag(*this, [&Context](FAssetRegistryTag Tag) { Context.AddTag(MoveTemp(Tag)); });
}
#else
void UMRInputAnimation::GetAssetRegistryTags(TArray<FAssetRegistryTag>& OutTags) const
{
	Super::GetAssetRegistryTags(OutTags);
	MRInputAnimationTagsDetail::ForEachTag(*this, [&OutTags](FAssetRegistryTag Tag) { OutTags.Add(MoveTemp(Tag)); });
}
#endif
#endif

#if WITH_EDITOR
namespace MRInputAnimationTagsDetail
{
/** The reason why the whole asset is invalid; empty if it has a recording. */
FText FindAssetError(const UMRInputAnimation& Animation)
{
	if (Animation.HasRecording())
	{
		return FText::GetEmpty();
	}
	if (Animation.GetBytes().Num() == 0)
	{
		return MRInputMessages::MakeError(EMRInputErrorCode::NoAnimation, Animation.GetName()).Text;
	}
	FMRInputError Error;
	MRInputFiles::Load(Animation.GetBytes(), Animation.GetName(), Error);
	return Error.Text;
}

/** The base class may return NotValidated, which is neither valid nor invalid. */
EDataValidationResult WorseOf(EDataValidationResult Base, EDataValidationResult Own)
{
	return Base == EDataValidationResult::Invalid ? Base : Own;
}

/** Hands out every error, and every warning with false. */
void ForEachProblem(const UMRInputAnimation& Animation, TFunctionRef<void(bool bIsError, const FText& Text)> Visit)
{
	const FText AssetError = FindAssetError(Animation);
	if (!AssetError.IsEmpty())
	{
		Visit(true, AssetError);
	}
	for (const FMRInputFinding& Finding : Animation.Validate())
	{
		if (Finding.Severity != EMRInputSeverity::Info)
		{
			Visit(Finding.Severity == EMRInputSeverity::Error, Finding.Text);
		}
	}
}
} // namespace MRInputAnimationTagsDetail

#if MRINPUT_VALIDATION_HAS_CONTEXT
EDataValidationResult UMRInputAnimation::IsDataValid(FDataValidationContext& Context) const
{
	EDataValidationResult Result = EDataValidationResult::Valid;
	MRInputAnimationTagsDetail::ForEachProblem(*this,
		[&Context, &Result](bool bIsError, const FText& Text)
		{
			if (bIsError)
			{
				Context.AddError(Text);
				Result = EDataValidationResult::Invalid;
			}
			else
			{
				Context.AddWarning(Text);
			}
		});
	return MRInputAnimationTagsDetail::WorseOf(Super::IsDataValid(Context), Result);
}
#else
EDataValidationResult UMRInputAnimation::IsDataValid(TArray<FText>& ValidationErrors)
{
	EDataValidationResult Result = EDataValidationResult::Valid;
	MRInputAnimationTagsDetail::ForEachProblem(*this,
		[&ValidationErrors, &Result](bool bIsError, const FText& Text)
		{
			if (bIsError) // this form of validation has no place for warnings
			{
				ValidationErrors.Add(Text);
				Result = EDataValidationResult::Invalid;
			}
		});
	return MRInputAnimationTagsDetail::WorseOf(Super::IsDataValid(ValidationErrors), Result);
}
#endif
#endif
