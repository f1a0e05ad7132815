// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputStreamFile.h"

#include "Async/Async.h"
#include "GenericPlatform/GenericPlatformFile.h"
#include "HAL/PlatformFileManager.h"
#include "HAL/PlatformTime.h"
#include "MRInputFiles.h"
#include "MRInputMessages.h"
#include "Misc/Paths.h"

#include <cstring>

#define LOCTEXT_NAMESPACE "MRInput"

namespace MRInputStreamFileDetail
{

mria::StreamOptions MakeOptions(const mria::ChannelFlags& Channels, const FGuid& Id)
{
	mria::StreamOptions Options;
	Options.channels = Channels;
	static_assert(sizeof(Id) == sizeof(Options.id), "a GUID has as many bits as a stream's id");
	std::memcpy(Options.id.data(), &Id, sizeof(Id));
	return Options;
}

} // namespace MRInputStreamFileDetail

TUniquePtr<FMRInputStreamFile> FMRInputStreamFile::Open(const FString& InPath, FSetup Setup, FMRInputError& OutError)
{
	IPlatformFile& Files = FPlatformFileManager::Get().GetPlatformFile();
	const FFileRef File = MakeShared<FFile, ESPMode::ThreadSafe>();
	File->Path = InPath;
	File->SyncSeconds = Setup.SyncSeconds;
	File->OnFailed = MoveTemp(Setup.OnFailed);
	if (Files.CreateDirectoryTree(*FPaths::GetPath(InPath)))
	{
		// The engine has no documented way to create a file only if none exists. A file opened for appending is never
		// truncated, so content that another program wrote since the name was chosen is kept, and its size reveals it.
		// UNCONFIRMED(file-allow-read): OpenWrite with bAllowRead lets others read the file while it is written.
		File->Handle.Reset(Files.OpenWrite(*InPath, true, true));
	}
	if (!File->Handle || File->Handle->Size() > 0)
	{
		const FText Reason = File->Handle ? LOCTEXT("StreamInTheWay", "there is a file of that name")
										  : LOCTEXT("NoStreamFile", "its folder is not writable");
		OutError = MRInputMessages::MakeError(EMRInputErrorCode::FileNotWritten, InPath, Reason.ToString());
		return nullptr;
	}
	return TUniquePtr<FMRInputStreamFile>(
		new FMRInputStreamFile(File, MRInputStreamFileDetail::MakeOptions(Setup.Channels, Setup.Id)));
}

FMRInputStreamFile::FMRInputStreamFile(const FFileRef& InFile, const mria::StreamOptions& Options)
	: File(InFile)
	, Path(InFile->Path)
	, Writer(
		  [InFile](mria::Span<const std::uint8_t> Packet)
		  {
			  TArray<uint8> Bytes(Packet.data(), static_cast<int32>(Packet.size()));
			  MRInputFiles::RunInTurn(
				  [InFile, Bytes = MoveTemp(Bytes)](FMRInputError&) { InFile->Write(Bytes); }, nullptr);
		  },
		  Options)
{
}

FMRInputStreamFile::~FMRInputStreamFile()
{
	Writer.End();
	MRInputFiles::RunInTurn([InFile = File](FMRInputError&) { InFile->Close(); }, nullptr);
}

void FMRInputStreamFile::FFile::Write(TConstArrayView<uint8> Bytes)
{
	const double Now = FPlatformTime::Seconds();
	const bool bIsSyncDue = SyncSeconds > 0.0f && Now >= NextSync;
	NextSync = bIsSyncDue ? Now + SyncSeconds : NextSync;
	// UNCONFIRMED(handle-flush): Flush(false) hands the bytes to the system, so that they outlive the program.
	if (Handle && (!Handle->Write(Bytes.GetData(), Bytes.Num()) || !Handle->Flush(bIsSyncDue)))
	{
		Handle.Reset();
		const FMRInputError Error = MRInputMessages::MakeError(EMRInputErrorCode::FileNotWritten, Path,
			LOCTEXT("StreamEnds", "the disk may be full, so the stream ends here; recording continues in memory")
				.ToString());
		UE_LOG(LogMRInput, Error, TEXT("%s"), *Error.Text.ToString());
		AsyncTask(ENamedThreads::GameThread,
			[Failed = MoveTemp(OnFailed), Error]()
			{
				if (Failed)
				{
					Failed(Error);
				}
			});
	}
}

void FMRInputStreamFile::FFile::Close()
{
	if (Handle && SyncSeconds > 0.0f)
	{
		Handle->Flush(true);
	}
	Handle.Reset();
}

#undef LOCTEXT_NAMESPACE
