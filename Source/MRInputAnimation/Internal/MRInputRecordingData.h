// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "HAL/CriticalSection.h"
#include "Mria/Reader.h"
#include "Mria/Sampler.h"
#include "Templates/SharedPointer.h"
#include "Templates/UniquePtr.h"

/**
 * A recording's bytes and the view of them. Immutable, so any number of threads may share it; the bytes never move,
 * since the view points into them.
 */
class MRINPUTANIMATION_API FMRInputRecordingData
{
public:
	using FRef = TSharedRef<const FMRInputRecordingData, ESPMode::ThreadSafe>;
	using FPtr = TSharedPtr<const FMRInputRecordingData, ESPMode::ThreadSafe>;

	/** Reads the bytes, on any thread. Null on failure, with OutError filled and the bytes left with the caller. */
	static FPtr Read(TArray<uint8>&& InBytes, mria::Error& OutError);

	const TArray<uint8>& GetBytes() const { return Bytes; }
	const mria::RecordingView& GetView() const { return View; }
	mria::TimeRange GetRange() const { return Range; }

	/** The sampler with corrected poses, or as stored in the file. The latter is created on first use. Thread-safe. */
	const mria::Sampler& GetSampler(bool bAsStored = false) const;

	/** Memory in bytes, including the samplers. */
	SIZE_T GetMemorySize() const;

	/** Only Read() makes one; public because MakeShared needs it. */
	FMRInputRecordingData() = default;
	UE_NONCOPYABLE(FMRInputRecordingData);

private:
	TArray<uint8> Bytes;
	mria::RecordingView View;
	mria::TimeRange Range;
	mria::Sampler Corrected;
	mutable FCriticalSection AsStoredLock;
	mutable TUniquePtr<mria::Sampler> AsStored;
};
