// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputFiles.h"

#include "Async/Async.h"
#include "HAL/FileManager.h"
#include "MRInputMessages.h"
#include "Misc/FileHelper.h"
#include "Misc/Guid.h"
#include "Misc/Paths.h"
#include "Misc/ScopeLock.h"
#include "Serialization/Archive.h"
#include "Tasks/Pipe.h"
#include "Tasks/Task.h"

#define LOCTEXT_NAMESPACE "MRInput"

namespace MRInputFilesDetail
{
/** Below the tasks that a frame waits for. */
constexpr UE::Tasks::ETaskPriority Priority = UE::Tasks::ETaskPriority::BackgroundNormal;

/** The background tasks: saves run one after the other, loads in parallel. */
struct FBackground
{
	FCriticalSection Lock;
	UE::Tasks::FPipe Saves{UE_SOURCE_LOCATION};
	UE::Tasks::FTask LastSave;
	TArray<UE::Tasks::FTask> Loads;

	static FBackground& Get()
	{
		static FBackground Background;
		return Background;
	}
};

/** Why `FilePath` cannot be written, checked before anything changes; empty if there is no obstacle. */
FText FindObstacle(const FString& FilePath)
{
	IFileManager& Files = IFileManager::Get();
	const FString Folder = FPaths::GetPath(FilePath);
	if (FPaths::GetCleanFilename(FilePath).IsEmpty())
	{
		return LOCTEXT("NoFileName", "the path has no file name");
	}
	if (Files.DirectoryExists(*FilePath))
	{
		return LOCTEXT("FolderInTheWay", "a folder of that name is in the way");
	}
	if (Files.FileExists(*FilePath) && Files.IsReadOnly(*FilePath))
	{
		return LOCTEXT("WriteProtected", "the file is write-protected");
	}
	if (!Folder.IsEmpty() && !Files.DirectoryExists(*Folder) && !Files.MakeDirectory(*Folder, true))
	{
		return LOCTEXT("NoFolder", "its folder cannot be made");
	}
	return FText::GetEmpty();
}

/** Writes a new file. Returns the reason if that fails, otherwise an empty text. */
FText WriteNew(TConstArrayView<uint8> Bytes, const FString& FilePath)
{
	const TUniquePtr<FArchive> Writer(IFileManager::Get().CreateFileWriter(*FilePath, FILEWRITE_Silent));
	if (!Writer)
	{
		return LOCTEXT("FolderRefuses", "its folder is not writable");
	}
	Writer->Serialize(const_cast<uint8*>(Bytes.GetData()), Bytes.Num()); // an archive that writes only reads it
	const bool bIsClosed = Writer->Close();
	return bIsClosed && !Writer->IsError()
		? FText::GetEmpty()
		: LOCTEXT("NotToTheEnd", "it could not be written to its end; the disk may be full");
}

bool MoveTo(const FString& To, const FString& From)
{
	// UNCONFIRMED(move-without-replace): a Move that fails without Replace leaves both files alone.
	return IFileManager::Get().Move(*To, *From, false, false, false, true);
}

/**
 * Puts `NewPath` at `FilePath`. The old file is set aside until the new one is there, since the engine
 * does not promise that replacing a file is all or nothing.
 */
bool Replace(const FString& FilePath, const FString& NewPath, const FString& BackupPath)
{
	IFileManager& Files = IFileManager::Get();
	if (!Files.FileExists(*FilePath))
	{
		return MoveTo(FilePath, NewPath);
	}
	if (!MoveTo(BackupPath, FilePath))
	{
		return false;
	}
	if (!MoveTo(FilePath, NewPath))
	{
		MoveTo(FilePath, BackupPath);
		return false;
	}
	Files.Delete(*BackupPath, false, true, true);
	return true;
}

FText TrySave(TConstArrayView<uint8> Bytes, const FString& FilePath)
{
	FText Reason = FindObstacle(FilePath);
	if (!Reason.IsEmpty())
	{
		return Reason;
	}

	const FString Neighbour = FilePath + FString::Printf(TEXT(".%08x"), FGuid::NewGuid().A);
	const FString NewPath = Neighbour + TEXT(".tmp");
	Reason = WriteNew(Bytes, NewPath);
	if (Reason.IsEmpty() && !Replace(FilePath, NewPath, Neighbour + TEXT(".old")))
	{
		Reason = LOCTEXT("NotReplaced", "the file there cannot be replaced; another program may have it open");
	}
	if (!Reason.IsEmpty())
	{
		IFileManager::Get().Delete(*NewPath, false, true, true);
	}
	return Reason;
}

/** Returns true if `Reason` is empty; otherwise fills the error with it. */
bool IsFine(const FText& Reason, const FString& FilePath, FMRInputError& OutError)
{
	OutError = Reason.IsEmpty()
		? FMRInputError()
		: MRInputMessages::MakeError(EMRInputErrorCode::FileNotWritten, FilePath, Reason.ToString());
	return !OutError.IsSet();
}
} // namespace MRInputFilesDetail

TArray<uint8> MRInputFiles::LoadStart(const FString& FilePath, int64& OutSize)
{
	TArray<uint8> Bytes;
	OutSize = -1;
	const TUniquePtr<FArchive> Reader(IFileManager::Get().CreateFileReader(*FilePath, FILEREAD_Silent));
	if (Reader)
	{
		OutSize = Reader->TotalSize();
		Bytes.SetNumUninitialized(static_cast<int32>(FMath::Clamp<int64>(OutSize, 0, sizeof(uint64))));
		Reader->Serialize(Bytes.GetData(), Bytes.Num());
	}
	return Bytes;
}

bool MRInputFiles::LoadBytes(const FString& FilePath, TArray<uint8>& OutBytes, FMRInputError& OutError, int64 Largest)
{
	if (!IFileManager::Get().FileExists(*FilePath))
	{
		OutError = MRInputMessages::MakeError(EMRInputErrorCode::FileNotFound, FilePath);
		return false;
	}
	int64 Size = 0;
	const TArray<uint8> Start = LoadStart(FilePath, Size);
	if (Size > Largest)
	{
		Load(Start, FilePath, OutError);
		if (OutError.Code == EMRInputErrorCode::WrongMagic)
		{
			return false;
		}
		const FText Detail =
			FText::Format(LOCTEXT("TooManyBytes", "it has {0} bytes, and {1} are the most that can be loaded"),
				FText::AsNumber(Size), FText::AsNumber(Largest));
		OutError = MRInputMessages::MakeError(EMRInputErrorCode::FileTooLarge, FilePath, Detail.ToString());
		return false;
	}
	if (!FFileHelper::LoadFileToArray(OutBytes, *FilePath, FILEREAD_Silent))
	{
		OutError = MRInputMessages::MakeError(EMRInputErrorCode::FileNotRead, FilePath);
		return false;
	}
	return true;
}

FMRInputRecordingData::FPtr MRInputFiles::Load(const FString& FilePath, FMRInputError& OutError)
{
	TArray<uint8> Bytes;
	return LoadBytes(FilePath, Bytes, OutError) ? Load(MoveTemp(Bytes), FilePath, OutError) : nullptr;
}

FMRInputRecordingData::FPtr MRInputFiles::Load(TArray<uint8> Bytes, const FString& Source, FMRInputError& OutError)
{
	mria::Error Error;
	FMRInputRecordingData::FPtr Data = FMRInputRecordingData::Read(MoveTemp(Bytes), Error);
	OutError = Data ? FMRInputError() : MRInputMessages::ToError(Error, Source);
	return Data;
}

bool MRInputFiles::Save(TConstArrayView<uint8> Bytes, const FString& FilePath, FMRInputError& OutError)
{
	return MRInputFilesDetail::IsFine(MRInputFilesDetail::TrySave(Bytes, FilePath), FilePath, OutError);
}

bool MRInputFiles::MakeWritable(const FString& FilePath, FMRInputError& OutError)
{
	return MRInputFilesDetail::IsFine(MRInputFilesDetail::FindObstacle(FilePath), FilePath, OutError);
}

void MRInputFiles::LoadAsync(const FString& FilePath, const FCancelFlag& bIsCancelled, FOnLoaded OnLoaded)
{
	auto Body = [FilePath, bIsCancelled, OnLoaded = MoveTemp(OnLoaded)]() mutable
	{
		TArray<uint8> Bytes;
		FMRInputError Error;
		const bool bIsRead = !*bIsCancelled && LoadBytes(FilePath, Bytes, Error);
		if (*bIsCancelled)
		{
			return;
		}
		FMRInputRecordingData::FPtr Data = bIsRead ? Load(MoveTemp(Bytes), FilePath, Error) : nullptr;
		AsyncTask(ENamedThreads::GameThread,
			[bIsCancelled, OnLoaded = MoveTemp(OnLoaded), Data = MoveTemp(Data), Error = MoveTemp(Error)]() mutable
			{
				if (!*bIsCancelled)
				{
					OnLoaded(MoveTemp(Data), MoveTemp(Error));
				}
			});
	};

	MRInputFilesDetail::FBackground& Background = MRInputFilesDetail::FBackground::Get();
	FScopeLock Lock(&Background.Lock);
	Background.Loads.RemoveAll([](const UE::Tasks::FTask& Task) { return Task.IsCompleted(); });
	Background.Loads.Add(UE::Tasks::Launch(UE_SOURCE_LOCATION, MoveTemp(Body), MRInputFilesDetail::Priority));
}

void MRInputFiles::SaveAsync(TArray<uint8> Bytes, const FString& FilePath, FOnSaved OnSaved)
{
	RunInTurn([Bytes = MoveTemp(Bytes), FilePath](FMRInputError& OutError) { Save(Bytes, FilePath, OutError); },
		MoveTemp(OnSaved));
}

void MRInputFiles::SaveAsync(const FMRInputRecordingData::FRef& Data, const FString& FilePath, FOnSaved OnSaved)
{
	RunInTurn(
		[Data, FilePath](FMRInputError& OutError) { Save(Data->GetBytes(), FilePath, OutError); }, MoveTemp(OnSaved));
}

void MRInputFiles::RunInTurn(FWork Work, FOnSaved OnDone)
{
	auto Body = [Work = MoveTemp(Work), OnDone = MoveTemp(OnDone)]() mutable
	{
		FMRInputError Error;
		Work(Error);
		if (OnDone)
		{
			AsyncTask(ENamedThreads::GameThread,
				[OnDone = MoveTemp(OnDone), Error = MoveTemp(Error)]() mutable { OnDone(MoveTemp(Error)); });
		}
	};

	MRInputFilesDetail::FBackground& Background = MRInputFilesDetail::FBackground::Get();
	FScopeLock Lock(&Background.Lock);
	Background.LastSave = Background.Saves.Launch(UE_SOURCE_LOCATION, MoveTemp(Body), MRInputFilesDetail::Priority);
}

void MRInputFiles::WaitForAll()
{
	MRInputFilesDetail::FBackground& Background = MRInputFilesDetail::FBackground::Get();
	TArray<UE::Tasks::FTask> Tasks;
	{
		FScopeLock Lock(&Background.Lock);
		Tasks = MoveTemp(Background.Loads);
		Background.Loads.Reset();
		if (Background.LastSave.IsValid())
		{
			Tasks.Add(Background.LastSave);
		}
	}
	// UNCONFIRMED(pipe-empty): a pipe is empty once the Wait of its last task has returned.
	for (UE::Tasks::FTask& Task : Tasks)
	{
		Task.Wait();
	}
}

#undef LOCTEXT_NAMESPACE
