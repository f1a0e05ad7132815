// SPDX-License-Identifier: MIT

#include "MRInputTakeFiles.h"

#include "HAL/FileManager.h"
#include "MRInputAnimation.h"
#include "MRInputFiles.h"
#include "MRInputMessages.h"
#include "MRInputSettings.h"
#include "Misc/Paths.h"

#if WITH_EDITOR
#include "AssetRegistry/AssetRegistryModule.h"
#include "Misc/PackageName.h"
#include "UObject/Package.h"
#endif

#define LOCTEXT_NAMESPACE "MRInput"

namespace MRInputTakeFilesDetail
{

/** Names that takes on their way to disk will have, beside those that files have. */
TSet<FString>& GetHandedOut()
{
	static TSet<FString> HandedOut;
	return HandedOut;
}

FString MakeNewPath(const FString& Folder, const FDateTime& UtcNow, const FString& Extension)
{
	const FString Name = TEXT("InputAnimation-") + UtcNow.ToString(TEXT("%Y%m%d-%H%M%S"));
	FString Path = FPaths::Combine(Folder, Name + Extension);
	for (int32 Number = 2; GetHandedOut().Contains(Path) || IFileManager::Get().FileExists(*Path); ++Number)
	{
		Path = FPaths::Combine(Folder, FString::Printf(TEXT("%s-%d"), *Name, Number) + Extension);
	}
	GetHandedOut().Add(Path);
	return Path;
}

FMRInputError MakeNotWritten(const FString& Source, const FText& Reason)
{
	return MRInputMessages::MakeError(EMRInputErrorCode::FileNotWritten, Source, Reason.ToString());
}

mria::Dialect ToDialect(EMRInputFileFormat Format)
{
	return Format == EMRInputFileFormat::Mrtk10 ? mria::Dialect::Mrtk10 : mria::Dialect::Mrtk11;
}

/** False, with OutError filled, if an array cannot hold them. */
bool CheckSize(std::size_t Size, const FString& Source, FMRInputError& OutError)
{
	const bool bFits = Size <= static_cast<std::size_t>(MAX_int32);
	OutError =
		bFits ? FMRInputError() : MakeNotWritten(Source, LOCTEXT("TakeTooLarge", "it would be larger than 2 GB"));
	return bFits;
}

} // namespace MRInputTakeFilesDetail

FString MRInputTakeFiles::GetFolder()
{
	const FString& Folder = GetDefault<UMRInputSettings>()->RecordingFolder;
	return FPaths::ConvertRelativePathToFull(
		FPaths::IsRelative(Folder) ? FPaths::Combine(FPaths::ProjectSavedDir(), Folder) : Folder);
}

FString MRInputTakeFiles::MakePath(const FString& Asked, const FDateTime& UtcNow, const FString& Extension)
{
	const FString Folder = GetFolder();
	if (Asked.IsEmpty())
	{
		return MRInputTakeFilesDetail::MakeNewPath(Folder, UtcNow, Extension);
	}
	FString Path = FPaths::IsRelative(Asked) ? FPaths::Combine(Folder, Asked) : Asked;
	FPaths::NormalizeFilename(Path);
	if (Path.EndsWith(TEXT("/")) || IFileManager::Get().DirectoryExists(*Path))
	{
		return MRInputTakeFilesDetail::MakeNewPath(Path, UtcNow, Extension);
	}
	return FPaths::GetExtension(Path).IsEmpty() ? Path + Extension : Path;
}

bool MRInputTakeFiles::ToBytes(const mria::RecordedTake& Take, EMRInputFileFormat Format, const FString& Source,
	TArray<uint8>& OutBytes, FMRInputError& OutError)
{
	const std::vector<std::uint8_t> Bytes = Take.ToBytes(MRInputTakeFilesDetail::ToDialect(Format));
	if (!MRInputTakeFilesDetail::CheckSize(Bytes.size(), Source, OutError))
	{
		return false;
	}
	OutBytes = TArray<uint8>(Bytes.data(), static_cast<int32>(Bytes.size()));
	return true;
}

bool MRInputTakeFiles::Save(
	const mria::RecordedTake& Take, EMRInputFileFormat Format, const FString& FilePath, FMRInputError& OutError)
{
	const std::vector<std::uint8_t> Bytes = Take.ToBytes(MRInputTakeFilesDetail::ToDialect(Format));
	return MRInputTakeFilesDetail::CheckSize(Bytes.size(), FilePath, OutError) &&
		MRInputFiles::Save(MakeArrayView(Bytes.data(), static_cast<int32>(Bytes.size())), FilePath, OutError);
}

#if WITH_EDITOR
UMRInputAnimation* MRInputTakeFiles::CreateAsset(
	TArray<uint8> Bytes, const FString& PackagePath, FMRInputError& OutError)
{
	if (!FPackageName::IsValidLongPackageName(PackagePath))
	{
		OutError = MRInputTakeFilesDetail::MakeNotWritten(
			PackagePath, LOCTEXT("NoPackagePath", "a path such as /Game/Takes/Reach is wanted"));
		return nullptr;
	}
	if (FindPackage(nullptr, *PackagePath) || FPackageName::DoesPackageExist(PackagePath))
	{
		OutError = MRInputTakeFilesDetail::MakeNotWritten(
			PackagePath, LOCTEXT("AssetInTheWay", "there is an asset of that name"));
		return nullptr;
	}
	const FMRInputRecordingData::FPtr Data = MRInputFiles::Load(MoveTemp(Bytes), PackagePath, OutError);
	if (!Data)
	{
		return nullptr;
	}
	UPackage* Package = CreatePackage(*PackagePath);
	UMRInputAnimation* Animation = NewObject<UMRInputAnimation>(
		Package, FName(*FPackageName::GetShortName(PackagePath)), RF_Public | RF_Standalone | RF_Transactional);
	Animation->SetData(Data.ToSharedRef());
	FAssetRegistryModule::AssetCreated(Animation);
	Package->MarkPackageDirty();
	return Animation;
}
#endif

#undef LOCTEXT_NAMESPACE
