// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Commandlet/MRInputAnimationCommandlet.h"

#include "Commandlet/MRInputCommands.h"
#include "MRInputMessages.h"

namespace MRInputAnimationCommandletDetail
{
/**
 * Otherwise the engine exits with 1 whenever an error was logged by any code, and exit codes 2 and 3 would be lost.
 * Engines without it compile the other overload.
 */
template <typename CommandletType>
auto ExitWithResult(CommandletType& Commandlet, int)
	-> decltype(static_cast<void>(Commandlet.UseCommandletResultAsExitCode = true))
{
	Commandlet.UseCommandletResultAsExitCode = true;
}

template <typename CommandletType>
void ExitWithResult(CommandletType&, long)
{
}
} // namespace MRInputAnimationCommandletDetail

UMRInputAnimationCommandlet::UMRInputAnimationCommandlet()
{
	IsClient = false;
	IsServer = false;
	IsEditor = true;
	LogToConsole = true;
	ShowErrorCount = true;
	MRInputAnimationCommandletDetail::ExitWithResult(*this, 0);
}

int32 UMRInputAnimationCommandlet::Main(const FString& Params)
{
	TArray<FString> Tokens;
	TArray<FString> Switches;
	TMap<FString, FString> Parameters;
	ParseCommandLine(*Params, Tokens, Switches, Parameters);

	const FMRInputCommandLine CommandLine = MRInputCommandLine::Parse(Tokens, Switches, Parameters);
	const FMRInputCommandResult Result = MRInputCommands::Run(CommandLine);
	if (CommandLine.bHelp || Result.Code == EMRInputExitCode::Usage)
	{
		UE_LOG(LogMRInput, Display, TEXT("%s"), *MRInputCommandLine::GetHelp());
	}
	UE_LOG(LogMRInput, Display, TEXT("%s"), *MRInputCommands::GetSummary(CommandLine, Result));
	return static_cast<int32>(Result.Code);
}
