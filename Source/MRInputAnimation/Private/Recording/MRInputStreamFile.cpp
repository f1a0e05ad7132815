// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Recording/MRInputStreamFile.h"

#include "Async/Async.h"
#include "HAL/FileManager.h"
#include "MRInputFiles.h"
#include "MRInputMessages.h"
#include "Misc/Paths.h"
#include "Serialization/Archive.h"

#define LOCTEXT_NAMESPACE "MRInput"

TUniquePtr<FMRInputStreamFile> FMRInputStreamFile::Open(
	const FString& InPath, const mria::ChannelFlags& Channels, FOnFailed OnFailed, FMRInputError& OutError)
{
	IFileManager& Files = IFileManager::Get();
	const FFileRef File = MakeShared<FFile, ESPMode::ThreadSafe>();
	File->Path = InPath;
	File->OnFailed = MoveTemp(OnFailed);
	if (Files.MakeDirectory(*FPaths::GetPath(InPath), true))
	{
		// UNCONFIRMED(file-allow-read): FILEWRITE_AllowRead lets others read the file while it is written.
		File->Archive.Reset(Files.CreateFileWriter(*InPath, FILEWRITE_Silent | FILEWRITE_AllowRead));
	}
	if (!File->Archive)
	{
		OutError = MRInputMessages::MakeError(EMRInputErrorCode::FileNotWritten, InPath,
			LOCTEXT("NoStreamFile", "its folder takes no new files").ToString());
		return nullptr;
	}
	return TUniquePtr<FMRInputStreamFile>(new FMRInputStreamFile(File, Channels));
}

FMRInputStreamFile::FMRInputStreamFile(const FFileRef& InFile, const mria::ChannelFlags& Channels)
	: File(InFile)
	, Path(InFile->Path)
	, Writer(
		  [InFile](mria::Span<const std::uint8_t> Packet)
		  {
			  TArray<uint8> Bytes(Packet.data(), static_cast<int32>(Packet.size()));
			  MRInputFiles::RunInTurn(
				  [InFile, Bytes = MoveTemp(Bytes)](FMRInputError&) { InFile->Write(Bytes); }, nullptr);
		  },
		  {Channels})
{
}

FMRInputStreamFile::~FMRInputStreamFile()
{
	Writer.End();
	MRInputFiles::RunInTurn([InFile = File](FMRInputError&) { InFile->Archive.Reset(); }, nullptr);
}

void FMRInputStreamFile::FFile::Write(TConstArrayView<uint8> Bytes)
{
	if (!Archive)
	{
		return;
	}
	Archive->Serialize(const_cast<uint8*>(Bytes.GetData()), Bytes.Num()); // an archive that writes only reads it
	// UNCONFIRMED(archive-flush): Flush hands the bytes to the system, so that they outlive the program.
	Archive->Flush();
	if (Archive->IsError())
	{
		Archive.Reset();
		const FMRInputError Error = MRInputMessages::MakeError(EMRInputErrorCode::FileNotWritten, Path,
			LOCTEXT("StreamEnds", "the disk may be full, so the stream ends here; recording goes on in memory")
				.ToString());
		UE_LOG(LogMRInput, Error, TEXT("%s"), *Error.Text.ToString());
		AsyncTask(ENamedThreads::GameThread, [Failed = MoveTemp(OnFailed), Error]() { Failed(Error); });
	}
}

#undef LOCTEXT_NAMESPACE
