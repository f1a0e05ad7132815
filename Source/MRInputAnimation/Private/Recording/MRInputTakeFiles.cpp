// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputTakeFiles.h"

#include "HAL/CriticalSection.h"
#include "HAL/FileManager.h"
#include "HAL/PlatformProcess.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputFiles.h"
#include "MRInputMessages.h"
#include "MRInputSettings.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "Misc/ScopeLock.h"
#include "Mria/Stream.h"
#include "Mria/Writer.h"

#if WITH_EDITOR
#include "AssetRegistry/AssetRegistryModule.h"
#include "Misc/PackageName.h"
#include "UObject/Package.h"
#endif

#define LOCTEXT_NAMESPACE "MRInput"

namespace MRInputTakeFilesDetail
{

/** Names reserved for takes that are being saved, in addition to those of existing files. Thread-safe. */
class FHandedOut
{
public:
	static FHandedOut& Get()
	{
		static FHandedOut HandedOut;
		return HandedOut;
	}

	/** Returns a path that no file has and that was not reserved. */
	FString Add(const FString& Folder, const FString& Name, const FString& Extension)
	{
		const FScopeLock Lock(&Guard);
		FString Path = FPaths::Combine(Folder, Name + Extension);
		for (int32 Number = 2; Paths.Contains(Path) || IFileManager::Get().FileExists(*Path); ++Number)
		{
			Path = FPaths::Combine(Folder, FString::Printf(TEXT("%s-%d"), *Name, Number) + Extension);
		}
		Paths.Add(Path);
		return Path;
	}

	bool Contains(const FString& Path)
	{
		const FScopeLock Lock(&Guard);
		return Paths.Contains(Path);
	}

private:
	FCriticalSection Guard;
	TSet<FString> Paths;
};

FString MakeNewPath(const FString& Folder, const FDateTime& UtcNow, const FString& Extension)
{
	return FHandedOut::Get().Add(Folder, TEXT("InputAnimation-") + UtcNow.ToString(TEXT("%Y%m%d-%H%M%S")), Extension);
}

/** Streams in the folder that this program has not made. */
TArray<FString> FindLeftStreams(const FString& Folder)
{
	TArray<FString> Names;
	IFileManager::Get().FindFiles(Names, *FPaths::Combine(Folder, TEXT("*.mrstream")), true, false);
	Names.RemoveAll(
		[&Folder](const FString& Name) { return FHandedOut::Get().Contains(FPaths::Combine(Folder, Name)); });
	return Names;
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
	OutError = bFits
		? FMRInputError()
		: MakeNotWritten(Source,
			  LOCTEXT("TakeTooLarge", "it would be larger than 2 GB: keep fewer seconds, or allow larger tolerances"));
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

bool MRInputTakeFiles::SaveWithFallback(
	const mria::RecordedTake& Take, EMRInputFileFormat Format, FString& InOutPath, FMRInputError& OutError)
{
	if (Save(Take, Format, InOutPath, OutError))
	{
		return true;
	}
	const FString Name = FPaths::GetBaseFilename(InOutPath);
	const FString SavedFolder = FPaths::Combine(FPaths::ProjectSavedDir(), TEXT("MRInput"));
	for (const FString& Folder : {SavedFolder, FString(FPlatformProcess::UserTempDir())})
	{
		if (Folder.IsEmpty())
		{
			// UNCONFIRMED(user-temp-dir): FPlatformProcess::UserTempDir exists on every platform, empty where there is
			// none [compile].
			continue;
		}
		const FString Path = MRInputTakeFilesDetail::FHandedOut::Get().Add(
			FPaths::ConvertRelativePathToFull(Folder), Name, TEXT(".bin"));
		FMRInputError OtherError;
		if (Save(Take, Format, Path, OtherError))
		{
			UE_LOG(LogMRInput, Warning, TEXT("%s So it was saved as %s."), *OutError.Text.ToString(), *Path);
			InOutPath = Path;
			OutError = FMRInputError();
			return true;
		}
	}
	return false;
}

void MRInputTakeFiles::DeleteStream(const FString& StreamPath)
{
	if (!StreamPath.IsEmpty() && IFileManager::Get().FileExists(*StreamPath) &&
		!IFileManager::Get().Delete(*StreamPath, false, false, true))
	{
		UE_LOG(LogMRInput, Warning, TEXT("%s is not needed any more, but cannot be deleted."), *StreamPath);
	}
}

void MRInputTakeFiles::LogLeftoverStreams()
{
	static TSet<FString> LoggedFolders;
	const FString Folder = GetFolder();
	if (LoggedFolders.Contains(Folder))
	{
		return;
	}
	LoggedFolders.Add(Folder);
	for ([[maybe_unused]] const FString& Name : MRInputTakeFilesDetail::FindLeftStreams(Folder))
	{
		UE_LOG(LogMRInput, Warning,
			TEXT("%s in %s holds a recording that was not saved whole. MRInput.Recover %s in the console, or mria "
				 "repair, makes a recording of it; delete it if it is not wanted."),
			*Name, *Folder, *Name);
	}
}

bool MRInputTakeFiles::RecoverStream(
	const FString& StreamPath, FString& OutPath, FString& OutReport, FMRInputError& OutError)
{
	TArray<uint8> Bytes;
	if (!FFileHelper::LoadFileToArray(Bytes, *StreamPath, FILEREAD_Silent))
	{
		OutError = MRInputMessages::MakeError(EMRInputErrorCode::FileNotRead, StreamPath);
		return false;
	}
	const mria::Result<mria::RecoveredStream> Recovered =
		mria::RecoverStream({Bytes.GetData(), static_cast<std::size_t>(Bytes.Num())});
	if (!Recovered)
	{
		OutError = MRInputMessages::ToError(Recovered.GetError(), StreamPath);
		return false;
	}
	const mria::StreamReport& Report = Recovered.Value().report;
	OutReport = FString::Printf(TEXT("%llu frames and %llu markers, %llu bytes damaged"),
		static_cast<uint64>(Report.frames), static_cast<uint64>(Report.markers), static_cast<uint64>(Report.bytesLost));
	OutPath = MRInputTakeFilesDetail::FHandedOut::Get().Add(
		FPaths::GetPath(StreamPath), FPaths::GetBaseFilename(StreamPath), TEXT(".bin"));
	const std::vector<std::uint8_t> Written =
		mria::WriteRecording(Recovered.Value().recording, mria::Dialect::Mrtk11).bytes;
	return MRInputTakeFilesDetail::CheckSize(Written.size(), OutPath, OutError) &&
		MRInputFiles::Save(MakeArrayView(Written.data(), static_cast<int32>(Written.size())), OutPath, OutError);
}

#if WITH_EDITOR
UMRInputAnimation* MRInputTakeFiles::CreateAsset(
	TArray<uint8> Bytes, const FString& PackagePath, FMRInputError& OutError)
{
	if (!FPackageName::IsValidLongPackageName(PackagePath))
	{
		OutError = MRInputTakeFilesDetail::MakeNotWritten(
			PackagePath, LOCTEXT("NoPackagePath", "a path such as /Game/Takes/Reach is required"));
		return nullptr;
	}
	if (FindPackage(nullptr, *PackagePath) || FPackageName::DoesPackageExist(PackagePath))
	{
		OutError = MRInputTakeFilesDetail::MakeNotWritten(
			PackagePath, LOCTEXT("AssetInTheWay", "an asset with this name exists"));
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
	FMRInputAccess::SetData(*Animation, Data.ToSharedRef());
	// UNCONFIRMED(asset-created): FAssetRegistryModule::AssetCreated is alike in all versions [compile].
	FAssetRegistryModule::AssetCreated(Animation);
	Package->MarkPackageDirty();
	return Animation;
}
#endif

#undef LOCTEXT_NAMESPACE
