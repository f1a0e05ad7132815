// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputPaths.h"

#include "Interfaces/IPluginManager.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputFiles.h"
#include "MRInputMessages.h"
#include "MRInputTakeFiles.h"
#include "Misc/PackageName.h"
#include "Misc/Paths.h"
#include "UObject/Package.h"
#include "UObject/SoftObjectPath.h"

#define LOCTEXT_NAMESPACE "MRInput"

namespace MRInputPathsDetail
{

const TCHAR* const Extension = TEXT(".bin");

FString FindSamples()
{
	const TSharedPtr<IPlugin> Plugin = IPluginManager::Get().FindPlugin(TEXT("MRInputAnimation"));
	return Plugin ? FPaths::Combine(Plugin->GetBaseDir(), TEXT("Content/Samples")) : FString();
}

/** Where to look for it, in this order. */
TArray<FString> GetCandidates(const FString& Path)
{
	// The path as given, even if it is relative: the engine returns its own folders like that.
	TArray<FString> Candidates = {Path};
	if (FPaths::IsRelative(Path))
	{
		for (const FString& Folder : {FPaths::ProjectDir(), MRInputTakeFiles::GetFolder(), FPaths::ProjectSavedDir(),
				 FPaths::ProjectContentDir(), FindSamples()})
		{
			if (!Folder.IsEmpty())
			{
				Candidates.Add(FPaths::Combine(Folder, Path));
			}
		}
	}
	return Candidates;
}

FMRInputError MakeNotFound(const FString& Path, const TArray<FString>& Candidates)
{
	FString Looked;
	for (const FString& Candidate : Candidates)
	{
		Looked += Looked.IsEmpty() ? TEXT("") : TEXT(", ");
		Looked += FPaths::ConvertRelativePathToFull(Candidate);
	}
	FMRInputError Error = MRInputMessages::MakeError(EMRInputErrorCode::FileNotFound, Path);
	Error.Text = FText::Format(LOCTEXT("LookedFor", "{0} Looked for, with and without {1}: {2}."), Error.Text,
		FText::FromString(Extension), FText::FromString(Looked));
	return Error;
}

/** What Copy Reference gives has the path in quotes, after the class. */
FString TakeQuoted(const FString& Name)
{
	int32 First = INDEX_NONE;
	int32 Last = INDEX_NONE;
	const bool bIsQuoted = Name.FindChar(TEXT('\''), First) && Name.FindLastChar(TEXT('\''), Last) && First < Last;
	return bIsQuoted ? Name.Mid(First + 1, Last - First - 1) : Name;
}

bool IsAssetPath(const FString& Path)
{
	return Path.StartsWith(TEXT("/")) &&
		FPackageName::IsValidLongPackageName(FPackageName::ObjectPathToPackageName(Path), true);
}

UMRInputAnimation* LoadAsset(const FString& Path)
{
	const bool bHasObject = Path.Contains(TEXT("."));
	const FString Object = bHasObject ? Path : Path + TEXT(".") + FPackageName::GetShortName(Path);
	UMRInputAnimation* Animation = Cast<UMRInputAnimation>(FSoftObjectPath(Object).TryLoad());
	return Animation && Animation->HasRecording() ? Animation : nullptr;
}

} // namespace MRInputPathsDetail

bool MRInputPaths::Resolve(const FString& Path, FString& OutFound, FMRInputError& OutError)
{
	OutFound.Reset();
	OutError = FMRInputError();
	const TArray<FString> Candidates = MRInputPathsDetail::GetCandidates(Path);
	for (const FString& Candidate : Candidates)
	{
		for (const FString& File : {Candidate, Candidate + MRInputPathsDetail::Extension})
		{
			if (!Path.IsEmpty() && FPaths::FileExists(File))
			{
				OutFound = File;
				return true;
			}
		}
	}
	OutError = MRInputPathsDetail::MakeNotFound(Path, Candidates);
	return false;
}

UMRInputAnimation* MRInputPaths::LoadNamed(const FString& Name, FMRInputError& OutError)
{
	FString File;
	if (Resolve(Name, File, OutError))
	{
		const FMRInputRecordingData::FPtr Data = MRInputFiles::Load(File, OutError);
		if (!Data)
		{
			return nullptr;
		}
		UMRInputAnimation* Animation = NewObject<UMRInputAnimation>();
		FMRInputAccess::SetData(*Animation, Data.ToSharedRef(), File);
		return Animation;
	}
	const FString Path = MRInputPathsDetail::TakeQuoted(Name);
	if (!MRInputPathsDetail::IsAssetPath(Path))
	{
		return nullptr;
	}
	UMRInputAnimation* Animation = MRInputPathsDetail::LoadAsset(Path);
	OutError = Animation ? FMRInputError() : MRInputMessages::MakeError(EMRInputErrorCode::NoAnimation, Path);
	return Animation;
}

#undef LOCTEXT_NAMESPACE
