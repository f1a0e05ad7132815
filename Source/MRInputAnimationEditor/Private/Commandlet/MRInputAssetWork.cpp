// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Commandlet/MRInputAssetWork.h"

#include "AssetImportTask.h"
#include "AssetToolsModule.h"
#include "IAssetTools.h"
#include "Import/MRInputAnimationFactory.h"
#include "Import/MRInputImportOptions.h"
#include "MRInputAnimation.h"
#include "MRInputPaths.h"
#include "MRInputSaving.h"
#include "Misc/PackageName.h"
#include "Misc/Paths.h"
#include "Modules/ModuleManager.h"
#include "UObject/Package.h"

bool MRInputAssetWork::AreAssets(const FString& Paths)
{
	FString First = Paths;
	Paths.Split(TEXT("+"), &First, nullptr);
	const FString Package = FPackageName::ObjectPathToPackageName(First);
	return FPackageName::IsValidLongPackageName(Package) && !FPaths::FileExists(First) &&
		!FPaths::DirectoryExists(First);
}

FString MRInputAssetWork::GetContentFolder(const FString& File, const FString& FoundIn, const FString& ContentFolder)
{
	FString Root = FoundIn;
	FString Folder = FPaths::GetPath(File);
	FPaths::NormalizeDirectoryName(Root);
	FPaths::NormalizeDirectoryName(Folder);
	if (!Folder.StartsWith(Root + TEXT("/")))
	{
		return ContentFolder;
	}
	FString Below = Folder.RightChop(Root.Len() + 1);
	for (TCHAR& Letter : Below.GetCharArray())
	{
		const bool bMayStay = Letter == 0 || Letter == TEXT('/') || Letter == TEXT('-') || FChar::IsAlnum(Letter);
		Letter = bMayStay ? Letter : TEXT('_');
	}
	return ContentFolder / Below;
}

FString MRInputAssetWork::Import(const FString& File, const FString& ContentFolder,
	const FMRInputImportSettings& Settings, bool bSave, FMRInputError& OutError)
{
	const TStrongObjectPtr<UMRInputImportOptions> Options(NewObject<UMRInputImportOptions>());
	Options->SetSettings(Settings);
	const TStrongObjectPtr<UAssetImportTask> Task(NewObject<UAssetImportTask>());
	Task->Filename = File;
	Task->DestinationPath = ContentFolder;
	UMRInputAnimationFactory* Factory = NewObject<UMRInputAnimationFactory>(Task.Get());
	Task->Factory = Factory;
	Task->Options = Options.Get();
	Task->bAutomated = true;
	Task->bReplaceExisting = true;
	Task->bSave = bSave;
	FModuleManager::LoadModuleChecked<FAssetToolsModule>(TEXT("AssetTools")).Get().ImportAssetTasks({Task.Get()});
	OutError = Factory->GetCurveError();
	UObject* Made = Task->GetObjects().Num() > 0 ? Task->GetObjects()[0] : nullptr;
	// The editor does not report failed packages; a package that is still dirty was not saved.
	// UNCONFIRMED(task-saved-on-return): An import task with bSave has saved when ImportAssetTasks returns.
	if (Made && bSave && Made->GetOutermost()->IsDirty())
	{
		MRInputSaving::Save(*Made, OutError);
	}
	return Made ? Made->GetPathName() : FString();
}

TArray<TStrongObjectPtr<UMRInputAnimation>> MRInputAssetWork::Load(
	const FString& Paths, TArray<FMRInputError>& OutErrors)
{
	TArray<FString> Names;
	Paths.ParseIntoArray(Names, TEXT("+"));
	TArray<TStrongObjectPtr<UMRInputAnimation>> Animations;
	for (const FString& Name : Names)
	{
		FMRInputError Error;
		if (UMRInputAnimation* Animation = MRInputPaths::LoadNamed(Name, Error))
		{
			Animations.Add(TStrongObjectPtr<UMRInputAnimation>(Animation));
		}
		else
		{
			OutErrors.Add(Error);
		}
	}
	return Animations;
}
