// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/AssertionMacros.h"

#include "Containers/UnrealString.h"
#include "Logging/LogMacros.h"

#include <cstdio>
#include <cstdlib>

void UE::Host::FailAssertion(
	const char* Expression, const char* File, int32 Line, const TCHAR* Format, const FFormatArg* Args, int32 NumArgs)
{
	const FString Message = FString::HostPrintf(Format, Args, NumArgs);
	std::fflush(stdout);
	std::fprintf(stderr, "%s:%d: Assertion failed: %s %s\n", File, Line, Expression, TCHAR_TO_UTF8(*Message));
	std::abort();
}

void UE::Host::ReportEnsure(
	const char* Expression, const char* File, int32 Line, const TCHAR* Format, const FFormatArg* Args, int32 NumArgs)
{
	const FString Message = FString::HostPrintf(Format, Args, NumArgs);
	FMsg::Logf(File, Line, FName(TEXT("LogOutputDevice")), ELogVerbosity::Error,
		TEXT("Ensure condition failed: %s [File:%s] [Line: %d] %s"),
		static_cast<const TCHAR*>(UTF8_TO_TCHAR(Expression)), static_cast<const TCHAR*>(UTF8_TO_TCHAR(File)), Line,
		*Message);
}
