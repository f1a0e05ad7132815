// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/CoreMisc.h"

#include "Containers/Array.h"

namespace CoreMiscDetail
{

static TArray<FSelfRegisteringExec*>& Execs()
{
	static TArray<FSelfRegisteringExec*> Instance;
	return Instance;
}

} // namespace CoreMiscDetail

FSelfRegisteringExec::FSelfRegisteringExec()
{
	CoreMiscDetail::Execs().Add(this);
}

FSelfRegisteringExec::~FSelfRegisteringExec()
{
	CoreMiscDetail::Execs().Remove(this);
}

bool FSelfRegisteringExec::StaticExec(UWorld* InWorld, const TCHAR* Cmd, FOutputDevice& Ar)
{
	const TArray<FSelfRegisteringExec*> Execs = CoreMiscDetail::Execs();
	for (FSelfRegisteringExec* Exec : Execs)
	{
		if (Exec->Exec(InWorld, Cmd, Ar))
		{
			return true;
		}
	}
	return false;
}
