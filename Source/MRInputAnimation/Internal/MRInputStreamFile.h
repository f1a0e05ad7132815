// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTypes.h"
#include "Misc/Guid.h"
#include "Mria/Stream.h"
#include "Templates/Function.h"

class IFileHandle;

/**
 * A stream on disk, packet by packet: what a crash leaves of a recording. Packets are written in the background, in the
 * order of the saves. The first write that fails ends the stream and is reported once. Game thread.
 */
class MRINPUTANIMATION_API FMRInputStreamFile
{
public:
	/** What kind of stream it is. */
	struct FSetup
	{
		FGuid Id; ///< A new one for every stream.
		mria::ChannelFlags Channels;
		float SyncSeconds = 0.0f; ///< Seconds between flushes to disk; 0 for never.
		TUniqueFunction<void(const FMRInputError& Error)>
			OnFailed; ///< Game thread, after the error was logged. Optional.
	};

	/**
	 * Creates the file, and its folder if necessary. Returns null and fills OutError if that fails, or if a file exists
	 * that is not empty; that file is not changed. Two programs that create the same file at the same moment both
	 * succeed, so the path should contain a part of the id.
	 */
	static TUniquePtr<FMRInputStreamFile> Open(const FString& InPath, FSetup Setup, FMRInputError& OutError);

	/** Ends the stream; pending packets are still written. */
	~FMRInputStreamFile();
	UE_NONCOPYABLE(FMRInputStreamFile);

	void AddFrame(double Time, const mria::Frame& Frame) { Writer.AddFrame(Time, Frame); }
	void AddMarker(double Time, std::string_view Name) { Writer.AddMarker(Time, Name); }
	const FString& GetPath() const { return Path; }

private:
	/** Used only by background tasks once it is open. */
	struct FFile
	{
		TUniquePtr<IFileHandle> Handle;
		FString Path;
		float SyncSeconds = 0.0f;
		double NextSync = 0.0;
		TUniqueFunction<void(const FMRInputError& Error)> OnFailed;

		void Write(TConstArrayView<uint8> Bytes);
		void Close();
	};
	using FFileRef = TSharedRef<FFile, ESPMode::ThreadSafe>;

	FMRInputStreamFile(const FFileRef& InFile, const mria::StreamOptions& Options);

	FFileRef File;
	FString Path;
	mria::StreamWriter Writer;
};
