// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputBelowOpenXR.h"

#include "MRInputAnimationModule.h"
#include "MRInputFrameSource.h"

FMRInputBelowOpenXR::FMRInputBelowOpenXR()
	: Module(FMRInputAnimationModule::GetPtr())
{
}

void FMRInputBelowOpenXR::Detach()
{
	const FWriteScopeLock Lock(Guard);
	Module = nullptr;
}

void FMRInputBelowOpenXR::BeginSession()
{
	ChangeSessions(1);
}

void FMRInputBelowOpenXR::EndSession()
{
	ChangeSessions(-1);
}

void FMRInputBelowOpenXR::ChangeSessions(int32 Change)
{
	const FReadScopeLock Lock(Guard);
	if (Module)
	{
		Module->GetDrivers().ChangeSessionsBelow(Change);
	}
}

bool FMRInputBelowOpenXR::Read(TFunctionRef<void(const FMRInputSnapshot& Shown)> Reader) const
{
	const FReadScopeLock Lock(Guard);
	return Module && Module->GetFrameSource().Read(Reader);
}
