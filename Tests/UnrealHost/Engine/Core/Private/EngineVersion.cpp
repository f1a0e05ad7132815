// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/EngineVersion.h"

#include "Runtime/Launch/Resources/Version.h"

const FEngineVersion& FEngineVersion::Current()
{
	static const FEngineVersion Version(ENGINE_MAJOR_VERSION, ENGINE_MINOR_VERSION, ENGINE_PATCH_VERSION, 0,
		FString::Printf(TEXT("++UE5+Release-%d.%d"), ENGINE_MAJOR_VERSION, ENGINE_MINOR_VERSION));
	return Version;
}

FString FEngineVersion::ToString(EVersionComponent LastComponent) const
{
	FString Text = FString::Printf(TEXT("%d"), Major);
	if (LastComponent >= EVersionComponent::Minor)
	{
		Text += FString::Printf(TEXT(".%d"), Minor);
	}
	if (LastComponent >= EVersionComponent::Patch)
	{
		Text += FString::Printf(TEXT(".%d"), Patch);
	}
	if (LastComponent >= EVersionComponent::Changelist)
	{
		Text += FString::Printf(TEXT("-%u"), Changelist);
	}
	if (LastComponent >= EVersionComponent::Branch && !Branch.IsEmpty())
	{
		Text += TEXT("+") + Branch;
	}
	return Text;
}
