// SPDX-License-Identifier: MIT

#include "Commandlet/MRInputAnimationCommandlet.h"

#include "Commandlet/MRInputCommands.h"
#include "MRInputMessages.h"

UMRInputAnimationCommandlet::UMRInputAnimationCommandlet()
{
	IsClient = false;
	IsServer = false;
	IsEditor = true;
	LogToConsole = true;
	ShowErrorCount = true;
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
