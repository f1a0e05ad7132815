// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Commandlet/MRInputCommandLine.h"

#include "Algo/AnyOf.h"
#include "Misc/PackageName.h"

namespace MRInputCommandLineDetail
{
/** In the order of EMRInputCommand. */
const TCHAR* const CommandNames[] = {TEXT("None"), TEXT("Import"), TEXT("Export"), TEXT("Check")};

constexpr uint32 ForImport = 1u << static_cast<uint32>(EMRInputCommand::Import);
constexpr uint32 ForExport = 1u << static_cast<uint32>(EMRInputCommand::Export);
constexpr uint32 ForCheck = 1u << static_cast<uint32>(EMRInputCommand::Check);

/** A switch or parameter of the command line. */
struct FOption
{
	const TCHAR* Name;
	bool bHasValue;
	uint32 Commands; // that know it
	uint32 Needed; // by these
};

const FOption Options[] = {
	{TEXT("Source"), true, ForImport | ForExport | ForCheck, ForImport | ForExport | ForCheck},
	{TEXT("To"), true, ForImport | ForExport, ForImport | ForExport},
	{TEXT("Format"), true, ForExport, 0},
	{TEXT("Repair"), false, ForImport, 0},
	{TEXT("StartAtZero"), false, ForImport, 0},
	{TEXT("Curves"), false, ForImport, 0},
	{TEXT("NoSave"), false, ForImport, 0},
	{TEXT("Strict"), false, ForExport | ForCheck, 0},
};

bool IsSame(const FString& A, const TCHAR* B)
{
	return A.Equals(B, ESearchCase::IgnoreCase);
}

EMRInputCommand FindCommand(const FString& Name)
{
	constexpr int32 Count = static_cast<int32>(UE_ARRAY_COUNT(CommandNames));
	for (int32 Index = 1; Index < Count; ++Index)
	{
		if (IsSame(Name, CommandNames[Index]))
		{
			return static_cast<EMRInputCommand>(Index);
		}
	}
	return EMRInputCommand::None;
}

bool HasSwitch(const TArray<FString>& Switches, const TCHAR* Name)
{
	return Algo::AnyOf(Switches, [Name](const FString& Switch) { return IsSame(Switch, Name); });
}

/** The value of -Name=; null if it is missing. */
const FString* FindValue(const TMap<FString, FString>& Parameters, const TCHAR* Name)
{
	for (const TPair<FString, FString>& Parameter : Parameters)
	{
		if (IsSame(Parameter.Key, Name))
		{
			return &Parameter.Value;
		}
	}
	return nullptr;
}

FString GetValue(const TMap<FString, FString>& Parameters, const TCHAR* Name)
{
	const FString* Value = FindValue(Parameters, Name);
	return Value ? Value->TrimQuotes() : FString();
}

/** The number of letters to change, add or remove to turn one into the other. */
int32 CountTypos(const FString& A, const FString& B)
{
	TArray<int32> Row;
	for (int32 Column = 0; Column <= B.Len(); ++Column)
	{
		Row.Add(Column);
	}
	for (int32 Letter = 1; Letter <= A.Len(); ++Letter)
	{
		int32 Diagonal = Row[0];
		Row[0] = Letter;
		for (int32 Column = 1; Column <= B.Len(); ++Column)
		{
			const int32 Changed = Diagonal + (A[Letter - 1] == B[Column - 1] ? 0 : 1);
			Diagonal = Row[Column];
			Row[Column] = FMath::Min(Changed, FMath::Min(Row[Column], Row[Column - 1]) + 1);
		}
	}
	return Row[B.Len()];
}

void FindOptionMistakes(const FOption& Option, EMRInputCommand Command, const TArray<FString>& Switches,
	const TMap<FString, FString>& Parameters, TArray<FString>& OutMistakes)
{
	const uint32 Bit = 1u << static_cast<uint32>(Command);
	const FString* Value = FindValue(Parameters, Option.Name);
	const bool bIsSwitch = HasSwitch(Switches, Option.Name);
	if ((Value || bIsSwitch) && Command != EMRInputCommand::None && (Option.Commands & Bit) == 0)
	{
		OutMistakes.Add(FString::Printf(TEXT("-%s is not for %s."), Option.Name, MRInputCommandLine::GetName(Command)));
	}
	else if (Option.bHasValue && (bIsSwitch || (Value && Value->TrimQuotes().IsEmpty())))
	{
		OutMistakes.Add(FString::Printf(TEXT("-%s= has no value."), Option.Name));
	}
	else if (!Option.bHasValue && Value)
	{
		OutMistakes.Add(FString::Printf(TEXT("-%s accepts no value."), Option.Name));
	}
	else if ((Option.Needed & Bit) != 0 && !Value)
	{
		OutMistakes.Add(FString::Printf(TEXT("-%s= is missing."), Option.Name));
	}
}

/** Suggests what an unknown switch was meant to be. The switches of the engine differ strongly from ours. */
void FindTypos(const FString& Word, TArray<FString>& OutMistakes)
{
	for (const FOption& Option : Options)
	{
		if (IsSame(Word, Option.Name))
		{
			return;
		}
	}
	for (const FOption& Option : Options)
	{
		const FString Name(Option.Name);
		const bool bIsLong = Name.Len() > 3; // two letters are close to almost everything
		if (bIsLong && CountTypos(Word.ToLower(), Name.ToLower()) <= 2)
		{
			OutMistakes.Add(FString::Printf(TEXT("Unknown switch -%s; did you mean -%s?"), *Word, Option.Name));
			return;
		}
	}
}

void FindWordMistakes(const TArray<FString>& Tokens, FMRInputCommandLine& Parsed)
{
	for (const FString& Token : Tokens)
	{
		const EMRInputCommand Command = FindCommand(Token);
		if (Parsed.Command == EMRInputCommand::None && Command != EMRInputCommand::None)
		{
			Parsed.Command = Command;
		}
		else if (!Token.EndsWith(TEXT(".uproject"))) // the engine may leave it there
		{
			Parsed.Mistakes.Add(FString::Printf(TEXT("%s is not understood."), *Token));
		}
	}
	if (Parsed.Command == EMRInputCommand::None)
	{
		Parsed.Mistakes.Add(TEXT("Import, Export or Check is expected."));
	}
}

void FindValueMistakes(const FString& FormatName, FMRInputCommandLine& Parsed)
{
	if (!FormatName.IsEmpty() && !MRInputExporting::FindFormat(FormatName, Parsed.Format))
	{
		Parsed.Mistakes.Add(
			FString::Printf(TEXT("Unknown format %s; use original, mrtk-1.0, mrtk-1.1 or csv."), *FormatName));
	}
	if (Parsed.Command == EMRInputCommand::Import && !Parsed.Destination.IsEmpty() &&
		!FPackageName::IsValidLongPackageName(Parsed.Destination / TEXT("Name")))
	{
		Parsed.Mistakes.Add(
			FString::Printf(TEXT("-To=%s is not a content folder such as /Game/Takes."), *Parsed.Destination));
	}
}
} // namespace MRInputCommandLineDetail

FString MRInputCommandLine::GetHelp()
{
	const TCHAR* const Lines[] = {
		TEXT("Usage:"),
		TEXT("-run=MRInputAnimation Import -Source=<file or folder> -To=</Game/Folder> [-Repair] [-StartAtZero] "
			 "[-Curves] [-NoSave]"),
		TEXT("-run=MRInputAnimation Export -Source=<asset[+asset...]> -To=<folder> "
			 "[-Format=original|mrtk-1.0|mrtk-1.1|csv] [-Strict]"),
		TEXT("-run=MRInputAnimation Check -Source=<file, folder or asset[+asset...]> [-Strict]"),
		TEXT("Exit codes: 0 fine, 1 problems found, 2 wrong usage, 3 something cannot be read or written."),
	};
	return FString::Join(Lines, TEXT("\n"));
}

const TCHAR* MRInputCommandLine::GetName(EMRInputCommand Command)
{
	return MRInputCommandLineDetail::CommandNames[static_cast<int32>(Command)];
}

FMRInputCommandLine MRInputCommandLine::Parse(
	const TArray<FString>& Tokens, const TArray<FString>& Switches, const TMap<FString, FString>& Parameters)
{
	using namespace MRInputCommandLineDetail;
	FMRInputCommandLine Parsed;
	Parsed.bHelp = HasSwitch(Switches, TEXT("Help"));
	if (Parsed.bHelp)
	{
		return Parsed;
	}
	FindWordMistakes(Tokens, Parsed);
	for (const FOption& Option : Options)
	{
		FindOptionMistakes(Option, Parsed.Command, Switches, Parameters, Parsed.Mistakes);
	}
	for (const FString& Switch : Switches)
	{
		FindTypos(Switch, Parsed.Mistakes);
	}
	for (const TPair<FString, FString>& Parameter : Parameters)
	{
		FindTypos(Parameter.Key, Parsed.Mistakes);
	}
	Parsed.Source = GetValue(Parameters, TEXT("Source"));
	Parsed.Destination = GetValue(Parameters, TEXT("To"));
	Parsed.Settings.bRepair = HasSwitch(Switches, TEXT("Repair"));
	Parsed.Settings.bStartAtZero = HasSwitch(Switches, TEXT("StartAtZero"));
	Parsed.Settings.bCreateCurves = HasSwitch(Switches, TEXT("Curves"));
	Parsed.bStrict = HasSwitch(Switches, TEXT("Strict"));
	Parsed.bSave = !HasSwitch(Switches, TEXT("NoSave"));
	FindValueMistakes(GetValue(Parameters, TEXT("Format")), Parsed);
	return Parsed;
}
