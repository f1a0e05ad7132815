// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Object.h"

#include "Commandlet.generated.h"

/** A program inside the engine: "-run=Name" makes a U<Name>Commandlet and exits with what Main returns. */
UCLASS(Abstract)
class ENGINE_API UCommandlet : public UObject
{
	GENERATED_BODY()

public:
	UCommandlet(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get())
		: Super(ObjectInitializer)
		, IsServer(true)
		, IsClient(true)
		, IsEditor(true)
		, LogToConsole(false)
		, ShowErrorCount(true)
#if HOST_HAS_COMMANDLET_EXIT_CODE
		, UseCommandletResultAsExitCode(false)
#endif
	{
	}

	uint32 IsServer : 1;
	uint32 IsClient : 1;
	uint32 IsEditor : 1;
	uint32 LogToConsole : 1;
	uint32 ShowErrorCount : 1;
#if HOST_HAS_COMMANDLET_EXIT_CODE
	/** Else errors in the log make the exit code 1. */
	uint32 UseCommandletResultAsExitCode : 1;
#endif

	/** The exit code; zero for success. */
	virtual int32 Main(const FString&)
	{
		return 0;
	}

	/** Words without a dash, and words with one, the dash removed. */
	static void ParseCommandLine(const TCHAR* CmdLine, TArray<FString>& Tokens, TArray<FString>& Switches);

	/** "-Key=Value" goes to Params only. */
	static void ParseCommandLine(
		const TCHAR* CmdLine, TArray<FString>& Tokens, TArray<FString>& Switches, TMap<FString, FString>& Params);
};
