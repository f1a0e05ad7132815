// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Import/MRInputImporting.h"

#include "HAL/FileManager.h"
#include "MRInputFiles.h"
#include "MRInputMessages.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "Mria/Reader.h"
#include "Mria/Repair.h"
#include "Mria/Validation.h"
#include "Mria/Writer.h"
#include "Reports/MRInputGroupedLines.h"

#include <vector>

#define LOCTEXT_NAMESPACE "MRInputImport"

namespace MRInputImportingDetail
{
mria::Span<const std::uint8_t> ToSpan(TConstArrayView<uint8> Bytes)
{
	return {Bytes.GetData(), static_cast<std::size_t>(Bytes.Num())};
}

mria::RepairSet ToRepairs(const FMRInputImportSettings& Settings)
{
	mria::RepairSet Repairs = Settings.bRepair ? mria::RepairSet() : mria::RepairSet::None();
	Repairs.Add(mria::RepairKind::Stream);
	Repairs.Add(mria::RepairKind::Header);
	Repairs.wanted[static_cast<std::size_t>(mria::RepairKind::StartAtZero)] = Settings.bStartAtZero;
	return Repairs;
}

bool NeedsRepair(TConstArrayView<uint8> Bytes, const FMRInputImportSettings& Settings)
{
	return Settings.bRepair || Settings.bStartAtZero || !mria::OpenRecording(ToSpan(Bytes));
}

/** Number of bytes before those of the file; 0 if the rest is not the file. */
int32 CountBytesBefore(const std::vector<std::uint8_t>& Written, TConstArrayView<uint8> File)
{
	const int64 Added = static_cast<int64>(Written.size()) - File.Num();
	const bool bIsFile =
		Added > 0 && FMemory::Memcmp(Written.data() + Added, File.GetData(), static_cast<std::size_t>(File.Num())) == 0;
	return bIsFile ? static_cast<int32>(Added) : 0;
}
} // namespace MRInputImportingDetail

bool MRInputImporting::IsRecording(TConstArrayView<uint8> Bytes)
{
	return mria::LooksLikeRecording(MRInputImportingDetail::ToSpan(Bytes)) == mria::RecordingMatch::Certain;
}

EMRInputFileKind MRInputImporting::FindFileKind(const FString& Path)
{
	int64 Size = 0;
	TArray<uint8> Bytes = MRInputFiles::LoadStart(Path, Size);
	const bool bIsGuessed = !IsRecording(Bytes) && Size <= LargestGuessedFile;
	if (bIsGuessed && !FFileHelper::LoadFileToArray(Bytes, *Path, FILEREAD_Silent))
	{
		return EMRInputFileKind::Unreadable;
	}
	return IsRecording(Bytes) ? EMRInputFileKind::Recording : EMRInputFileKind::Other;
}

FMRInputError MRInputImporting::FindWhyNotRecording(const FString& Path)
{
	int64 Size = 0;
	switch (FindFileKind(Path))
	{
	case EMRInputFileKind::Recording:
		break;
	case EMRInputFileKind::Other: // the first bytes show it, however large it is
		return Read(MRInputFiles::LoadStart(Path, Size), Path, FMRInputImportSettings()).Error;
	case EMRInputFileKind::Unreadable:
		return ReadFile(Path, FMRInputImportSettings()).Error;
	}
	return FMRInputError();
}

bool MRInputImporting::Repair(
	TArray<uint8>& InOutBytes, const FString& Source, const mria::RepairSet& Repairs, FMRInputImported& OutResult)
{
	const mria::Result<mria::RepairedRecording> Repaired =
		mria::RepairBytes(MRInputImportingDetail::ToSpan(InOutBytes), Repairs);
	if (!Repaired)
	{
		OutResult.Error = MRInputMessages::ToError(Repaired.GetError(), Source);
		return false;
	}
	if (Repaired.Value().reports.empty())
	{
		return true;
	}
	const mria::RecordingView Recording = Repaired.Value().recording;
	const mria::WrittenRecording Written = mria::WriteRecording(Recording, Recording.dialect);
	if (Written.bytes.size() > static_cast<std::size_t>(MAX_int32))
	{
		OutResult.Error = MRInputMessages::MakeError(EMRInputErrorCode::FileTooLarge, Source,
			LOCTEXT("TooLarge", "the repaired recording would have more than 2 GB").ToString());
		return false;
	}
	OutResult.HeaderBytesAdded = MRInputImportingDetail::CountBytesBefore(Written.bytes, InOutBytes);
	InOutBytes = TArray<uint8>(Written.bytes.data(), static_cast<int32>(Written.bytes.size()));
	OutResult.Changes = MRInputGroupedLines::GroupChanges(Repaired.Value().reports);
	for (const FText& Loss : MRInputGroupedLines::GroupLosses(Written.losses))
	{
		OutResult.Changes.Add(FText::Format(LOCTEXT("Lost", "Lost: {0}"), Loss));
	}
	return true;
}

FMRInputImported MRInputImporting::Read(
	TArray<uint8> Bytes, const FString& Source, const FMRInputImportSettings& Settings)
{
	FMRInputImported Result;
	if (MRInputImportingDetail::NeedsRepair(Bytes, Settings) &&
		!Repair(Bytes, Source, MRInputImportingDetail::ToRepairs(Settings), Result))
	{
		return Result;
	}
	mria::Error Error;
	Result.Data = FMRInputRecordingData::Read(MoveTemp(Bytes), Error);
	if (!Result.Data)
	{
		Result.Error = MRInputMessages::ToError(Error, Source);
		return Result;
	}
	const std::vector<mria::Finding> Findings = mria::Validate(Result.Data->GetView());
	for (const mria::Finding& Finding : Findings)
	{
		Result.Findings.Add(MRInputMessages::ToFinding(Finding));
	}
	Result.FindingLines = MRInputGroupedLines::GroupFindings(Findings);
	return Result;
}

FMRInputImported MRInputImporting::ReadFile(const FString& Path, const FMRInputImportSettings& Settings)
{
	FMRInputImported Result;
	TArray<uint8> Bytes;
	return MRInputFiles::LoadBytes(Path, Bytes, Result.Error) ? Read(MoveTemp(Bytes), Path, Settings) : Result;
}

TArray<FString> MRInputImporting::FindFiles(const FString& FileOrFolder, int32& OutOthers)
{
	OutOthers = 0;
	if (!IFileManager::Get().DirectoryExists(*FileOrFolder))
	{
		return {FileOrFolder};
	}
	TArray<FString> Paths;
	IFileManager::Get().FindFilesRecursive(Paths, *FileOrFolder, TEXT("*.bin"), true, false);
	OutOthers = Paths.RemoveAll([](const FString& Path) { return FindFileKind(Path) == EMRInputFileKind::Other; });
	Paths.Sort();
	return Paths;
}

#undef LOCTEXT_NAMESPACE
