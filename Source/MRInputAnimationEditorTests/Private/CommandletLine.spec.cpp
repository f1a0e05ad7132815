// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Commandlet/MRInputAssetWork.h"
#include "Commandlet/MRInputCommandLine.h"
#include "Commandlet/MRInputCommands.h"
#include "Commandlets/Commandlet.h"
#include "Misc/AutomationTest.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputCommandletLineSpec, "MRInputAnimation.Editor.CommandletLine",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
void DefineSense();
void DefineMistakes();
void DefineWords();
FMRInputCommandLine Parse(const TCHAR* Text) const;

/** That there is this one mistake and no other. */
void CheckMistake(const TCHAR* Text, const TCHAR* Mistake);
END_DEFINE_SPEC(FMRInputCommandletLineSpec)

FMRInputCommandLine FMRInputCommandletLineSpec::Parse(const TCHAR* Text) const
{
	TArray<FString> Tokens;
	TArray<FString> Switches;
	TMap<FString, FString> Parameters;
	UCommandlet::ParseCommandLine(Text, Tokens, Switches, Parameters);
	return MRInputCommandLine::Parse(Tokens, Switches, Parameters);
}

void FMRInputCommandletLineSpec::CheckMistake(const TCHAR* Text, const TCHAR* Mistake)
{
	const TArray<FString> Mistakes = Parse(Text).Mistakes;
	if (TestEqual(FString(Text) + TEXT(": mistakes"), Mistakes.Num(), 1))
	{
		TestEqual(Text, Mistakes[0], FString(Mistake));
	}
}

void FMRInputCommandletLineSpec::Define()
{
	DefineSense();
	DefineMistakes();
	DefineWords();
}

void FMRInputCommandletLineSpec::DefineSense()
{
	It("understands every option, in any case, among those of the engine",
		[this]
		{
			const FMRInputCommandLine Import = Parse(TEXT("Game.uproject import -source=A/B -To=/Game/Takes -repair "
														  "-StartAtZero -Curves -NoSave -unattended -nopause -log=X"));
			TestEqual(TEXT("mistakes"), Import.Mistakes.Num(), 0);
			TestTrue(TEXT("command"), Import.Command == EMRInputCommand::Import);
			TestEqual(TEXT("source"), Import.Source, FString(TEXT("A/B")));
			TestEqual(TEXT("destination"), Import.Destination, FString(TEXT("/Game/Takes")));
			TestTrue(TEXT("repair"), Import.Settings.bRepair);
			TestTrue(TEXT("start at zero"), Import.Settings.bStartAtZero);
			TestTrue(TEXT("curves"), Import.Settings.bCreateCurves);
			TestFalse(TEXT("save"), Import.bSave);
			const FMRInputCommandLine Export = Parse(TEXT("Export -Source=/Game/A -To=Out -Format=CSV -Strict"));
			TestEqual(TEXT("mistakes"), Export.Mistakes.Num(), 0);
			TestTrue(TEXT("format"), Export.Format == EMRInputExportFormat::Csv);
			TestTrue(TEXT("strict"), Export.bStrict);
			TestTrue(TEXT("saves"), Export.bSave);
		});
	It("keeps every byte unless asked otherwise",
		[this]
		{
			const FMRInputCommandLine Import = Parse(TEXT("Import -Source=A -To=/Game/Takes"));
			TestFalse(TEXT("repair"), Import.Settings.bRepair);
			TestFalse(TEXT("start at zero"), Import.Settings.bStartAtZero);
			TestTrue(TEXT("original"), Parse(TEXT("Export -Source=A -To=B")).Format == EMRInputExportFormat::Original);
		});
	It("accepts a path with spaces in quotes",
		[this]
		{
			const FMRInputCommandLine Check = Parse(TEXT("Check -Source=\"My Takes/Today\""));
			TestEqual(TEXT("source"), Check.Source, FString(TEXT("My Takes/Today")));
			TestEqual(TEXT("mistakes"), Check.Mistakes.Num(), 0);
			TMap<FString, FString> Parameters;
			Parameters.Add(TEXT("Source"), TEXT("\"My Takes\""));
			const FMRInputCommandLine Quoted = MRInputCommandLine::Parse({TEXT("Check")}, {}, Parameters);
			TestEqual(TEXT("quotes that an engine leaves there"), Quoted.Source, FString(TEXT("My Takes")));
		});
}

void FMRInputCommandletLineSpec::DefineMistakes()
{
	It("names each mistake",
		[this]
		{
			CheckMistake(TEXT("-Source=A"), TEXT("Import, Export or Check is expected."));
			CheckMistake(TEXT("Check"), TEXT("-Source= is missing."));
			CheckMistake(TEXT("Import -Source=A"), TEXT("-To= is missing."));
			CheckMistake(TEXT("Check -Source="), TEXT("-Source= has no value."));
			CheckMistake(TEXT("Check -Source"), TEXT("-Source= has no value."));
			CheckMistake(TEXT("Check -Source=A Import"), TEXT("Import is not understood."));
			CheckMistake(TEXT("Check -Source=A D:/Takes"), TEXT("D:/Takes is not understood."));
			CheckMistake(TEXT("Check -Source=A -Repair"), TEXT("-Repair is not for Check."));
			CheckMistake(TEXT("Check -Source=A -To=B"), TEXT("-To is not for Check."));
			CheckMistake(TEXT("Check -Source=A -Strict=yes"), TEXT("-Strict accepts no value."));
			CheckMistake(TEXT("Check -Source=A -Stict"), TEXT("Unknown switch -Stict; did you mean -Strict?"));
			CheckMistake(
				TEXT("Export -Source=A -To=B -Fromat=csv"), TEXT("Unknown switch -Fromat; did you mean -Format?"));
			CheckMistake(TEXT("Export -Source=A -To=B -Format=fbx"),
				TEXT("Unknown format fbx; use original, mrtk-1.0, mrtk-1.1 or csv."));
			CheckMistake(
				TEXT("Import -Source=A -To=Takes"), TEXT("-To=Takes is not a content folder such as /Game/Takes."));
		});
	It("names all of them at once",
		[this]
		{
			TestEqual(TEXT("mistakes"), Parse(TEXT("Dance -Soruce=A")).Mistakes.Num(), 3);
			TestEqual(TEXT("nothing at all"), Parse(TEXT("")).Mistakes.Num(), 1);
		});
}

void FMRInputCommandletLineSpec::DefineWords()
{
	It("shows every command and every option in its help",
		[this]
		{
			const FString Help = MRInputCommandLine::GetHelp();
			for (const TCHAR* Word : {TEXT(" Import "), TEXT(" Export "), TEXT(" Check "), TEXT("-Source="),
					 TEXT("-To="), TEXT("-Format="), TEXT("-Repair"), TEXT("-StartAtZero"), TEXT("-Curves"),
					 TEXT("-NoSave"), TEXT("-Strict"), TEXT("3 something cannot be read")})
			{
				TestTrue(Word, Help.Contains(Word));
			}
			TestTrue(TEXT("asked for"), Parse(TEXT("-help")).bHelp);
			TestEqual(TEXT("which is no mistake"), Parse(TEXT("-help")).Mistakes.Num(), 0);
		});
	It("reports progress in long folders only",
		[this]
		{
			int32 Lines = 0;
			for (int32 Worked = 1; Worked <= 100; ++Worked)
			{
				TestTrue(TEXT("short"), MRInputCommands::GetProgress(FMath::Min(Worked, 49), 49).IsEmpty());
				Lines += MRInputCommands::GetProgress(Worked, 100).IsEmpty() ? 0 : 1;
			}
			TestEqual(TEXT("lines of 100"), Lines, 3);
			TestEqual(TEXT("a line"), MRInputCommands::GetProgress(50, 340), FString(TEXT("MRInput: 50 of 340")));
		});
	It("puts folders below the source below the content folder",
		[this]
		{
			const auto Find = [](const TCHAR* File)
			{ return MRInputAssetWork::GetContentFolder(File, TEXT("D:/Takes/"), TEXT("/Game/T")); };
			TestEqual(TEXT("in it"), Find(TEXT("D:/Takes/A.bin")), FString(TEXT("/Game/T")));
			TestEqual(TEXT("below it"), Find(TEXT("D:/Takes/Day 1/B/A.bin")), FString(TEXT("/Game/T/Day_1/B")));
			TestEqual(TEXT("the file itself"), Find(TEXT("D:/Takes of old/A.bin")), FString(TEXT("/Game/T")));
		});
}

#endif
