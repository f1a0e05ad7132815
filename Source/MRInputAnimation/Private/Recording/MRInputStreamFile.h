// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTypes.h"
#include "Mria/Stream.h"
#include "Templates/Function.h"

class FArchive;

/**
 * A stream on disk, packet by packet: what a crash leaves of a recording. Packets are written in the background, in
 * their turn among the saves. The first one that cannot be written ends the stream, and is reported once. Game thread.
 */
class FMRInputStreamFile
{
public:
	using FOnFailed = TUniqueFunction<void(const FMRInputError& Error)>;

	/**
	 * Makes the file, and its folder if need be. Null and OutError if that fails. OnFailed is called on the game thread
	 * if the stream ends early: the log has said so by then.
	 */
	static TUniquePtr<FMRInputStreamFile> Open(
		const FString& InPath, const mria::ChannelFlags& Channels, FOnFailed OnFailed, FMRInputError& OutError);

	/** Ends the stream; what is under way is still written. */
	~FMRInputStreamFile();
	UE_NONCOPYABLE(FMRInputStreamFile);

	void AddFrame(double Time, const mria::Frame& Frame) { Writer.AddFrame(Time, Frame); }
	void AddMarker(double Time, std::string_view Name) { Writer.AddMarker(Time, Name); }
	const FString& GetPath() const { return Path; }

private:
	/** Belongs to the background once it is open. */
	struct FFile
	{
		TUniquePtr<FArchive> Archive;
		FString Path;
		FOnFailed OnFailed;

		void Write(TConstArrayView<uint8> Bytes);
	};
	using FFileRef = TSharedRef<FFile, ESPMode::ThreadSafe>;

	FMRInputStreamFile(const FFileRef& InFile, const mria::ChannelFlags& Channels);

	FFileRef File;
	FString Path;
	mria::StreamWriter Writer;
};
