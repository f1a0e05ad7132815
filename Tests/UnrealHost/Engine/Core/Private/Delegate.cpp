// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Delegates/Delegate.h"

#include <atomic>

FDelegateHandle::FDelegateHandle(EGenerateNewHandleType)
{
	static std::atomic<uint64> NextId{1};
	ID = NextId++;
}

FName UE::Host::MethodName(const TCHAR* MethodText)
{
	const FString Text(MethodText);
	const int32 Colons = Text.Find(TEXT("::"), ESearchCase::CaseSensitive, ESearchDir::FromEnd);
	checkf(Colons != INDEX_NONE, TEXT("'%s' does not look like a member function."), MethodText);
	return FName(Text.Mid(Colons + 2).TrimStartAndEnd());
}
