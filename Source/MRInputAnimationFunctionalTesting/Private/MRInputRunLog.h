// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/OutputDevice.h"
#include "Templates/UniquePtr.h"

class FArchive;

/** Copies the process's log to a file of a run while it lives. Others may read the file meanwhile. */
class FMRInputRunLog final : public FOutputDevice
{
public:
	explicit FMRInputRunLog(const FString& Path);
	virtual ~FMRInputRunLog() override;
	UE_NONCOPYABLE(FMRInputRunLog);

	using FOutputDevice::Serialize;

	//~ Begin FOutputDevice interface
	virtual void Serialize(const TCHAR* Text, ELogVerbosity::Type Verbosity, const FName& Category) override;
	//~ End FOutputDevice interface

private:
	TUniquePtr<FArchive> File; ///< Null if it cannot be written.
};
