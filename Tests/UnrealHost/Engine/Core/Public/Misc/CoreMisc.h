// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreGlobals.h"
#include "CoreTypes.h"

class FOutputDevice;
class UWorld;

/** Something that understands console commands. */
class FExec
{
public:
	virtual ~FExec() = default;
	virtual bool Exec(UWorld* InWorld, const TCHAR* Cmd, FOutputDevice& Ar) = 0;
};

/** Asked, while it exists, for every console command that no console object knows. */
class FSelfRegisteringExec : public FExec
{
public:
	FSelfRegisteringExec();
	virtual ~FSelfRegisteringExec() override;
	static bool StaticExec(UWorld* InWorld, const TCHAR* Cmd, FOutputDevice& Ar);
};

inline bool IsRunningCommandlet()
{
	return false;
}
inline bool IsRunningDedicatedServer()
{
	return false;
}
inline bool IsRunningGame()
{
	return UE_GAME != 0;
}
