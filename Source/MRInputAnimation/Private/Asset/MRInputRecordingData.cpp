// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputRecordingData.h"

#include "Misc/ScopeLock.h"

FMRInputRecordingData::FPtr FMRInputRecordingData::Read(TArray<uint8>&& InBytes, mria::Error& OutError)
{
	mria::Result<mria::RecordingView> Opened =
		mria::OpenRecording({InBytes.GetData(), static_cast<std::size_t>(InBytes.Num())});
	if (!Opened)
	{
		OutError = Opened.GetError();
		return nullptr;
	}

	const TSharedRef<FMRInputRecordingData, ESPMode::ThreadSafe> Data =
		MakeShared<FMRInputRecordingData, ESPMode::ThreadSafe>();
	[[maybe_unused]] const uint8* const Memory = InBytes.GetData();
	Data->Bytes = MoveTemp(InBytes);
	check(Data->Bytes.GetData() == Memory); // the opened view points there
	Data->View = std::move(Opened.Value());
	Data->Corrected.Build(Data->View);
	Data->Range = Data->Corrected.Range();
	return Data;
}

const mria::Sampler& FMRInputRecordingData::GetSampler(bool bAsStored) const
{
	if (!bAsStored)
	{
		return Corrected;
	}

	FScopeLock Lock(&AsStoredLock);
	if (!AsStored)
	{
		mria::SamplerOptions Options;
		Options.asStored = true;
		AsStored = MakeUnique<mria::Sampler>(View, Options);
	}
	return *AsStored;
}

SIZE_T FMRInputRecordingData::GetMemorySize() const
{
	SIZE_T Size = sizeof(*this) + Bytes.GetAllocatedSize() + Corrected.MemorySize();
	Size += View.markers.capacity() * sizeof(mria::Marker);
	for (const mria::Marker& Marker : View.markers)
	{
		Size += Marker.name.capacity();
	}

	FScopeLock Lock(&AsStoredLock);
	return AsStored ? Size + AsStored->MemorySize() : Size;
}
