// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "HAL/FileManager.h"
#include "Misc/FileHelper.h"
#include "Misc/Guid.h"
#include "Misc/PackageName.h"
#include "Misc/Paths.h"
#include "Support/MRInputEditorTestFiles.h"
#include "UObject/Package.h"

FMRInputTestSandbox::FMRInputTestSandbox()
{
	Folder = FPaths::Combine(FPaths::AutomationTransientDir(), FGuid::NewGuid().ToString());
	Content = TEXT("/Game/") + FGuid::NewGuid().ToString();
	IFileManager::Get().MakeDirectory(*Folder, true);
}

FMRInputTestSandbox::~FMRInputTestSandbox()
{
	FString Saved;
	if (FPackageName::TryConvertLongPackageNameToFilename(Content, Saved))
	{
		IFileManager::Get().DeleteDirectory(*Saved, false, true);
	}
	IFileManager::Get().DeleteDirectory(*Folder, false, true);
}

FString FMRInputTestSandbox::Write(const FString& Name, const TArray<uint8>& Bytes) const
{
	const FString Path = FPaths::Combine(Folder, Name);
	IFileManager::Get().MakeDirectory(*FPaths::GetPath(Path), true);
	verify(FFileHelper::SaveArrayToFile(Bytes, *Path));
	return Path;
}

TArray<uint8> FMRInputTestSandbox::Read(const FString& Name) const
{
	TArray<uint8> Bytes;
	FFileHelper::LoadFileToArray(Bytes, *FPaths::Combine(Folder, Name), FILEREAD_Silent);
	return Bytes;
}

TArray<FString> FMRInputTestSandbox::List() const
{
	TArray<FString> Paths;
	IFileManager::Get().FindFilesRecursive(Paths, *Folder, TEXT("*"), true, false);
	return Paths;
}

bool FMRInputTestSandbox::IsSaved(const FString& AssetName) const
{
	return FPackageName::DoesPackageExist(Content / AssetName);
}

void FMRInputTestSandbox::BlockPackage(const FString& AssetName) const
{
	const FString Path =
		FPackageName::LongPackageNameToFilename(Content / AssetName, FPackageName::GetAssetPackageExtension());
	IFileManager::Get().MakeDirectory(*Path, true);
}

bool FMRInputTestSandbox::HasAnything(const FString& AssetName) const
{
	const FString Path = Content / AssetName;
	const UPackage* Package = FindPackage(nullptr, *Path);
	const FString ShortName = FPackageName::GetShortName(Path);
	return FindObject<UObject>(nullptr, *(Path + TEXT(".") + ShortName)) || (Package && Package->IsDirty());
}
