// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Import/MRInputImporting.h"
#include "Interfaces/IPluginManager.h"
#include "MRInputFiles.h"
#include "MRInputMessages.h"
#include "Misc/AutomationTest.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "Support/MRInputEditorTestFiles.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputImportingSpec, "MRInputAnimation.Editor.Importing",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
void DefineRecognition();
void DefineReading();
void DefineChanges();
FMRInputImported Read(const TArray<uint8>& Bytes, const FMRInputImportSettings& Settings) const;

/** That the table of bad files in the documentation says this of that file. */
void CheckRow(const FString& File, const FString& Message);
END_DEFINE_SPEC(FMRInputImportingSpec)

FMRInputImported FMRInputImportingSpec::Read(const TArray<uint8>& Bytes, const FMRInputImportSettings& Settings) const
{
	return MRInputImporting::Read(Bytes, TEXT("Take.bin"), Settings);
}

void FMRInputImportingSpec::CheckRow(const FString& File, const FString& Message)
{
	FString Page;
	const FString Plugin = IPluginManager::Get().FindPlugin(TEXT("MRInputAnimation"))->GetBaseDir();
	FFileHelper::LoadFileToString(Page, *FPaths::Combine(Plugin, TEXT("Resources/Docs/Editor.md")));
	const FString Row = FString::Printf(TEXT("| %s | `%s` |"), *File, *Message);
	TestTrue(Row, Page.Contains(Row, ESearchCase::CaseSensitive));
}

void FMRInputImportingSpec::Define()
{
	DefineRecognition();
	DefineReading();
	DefineChanges();
}

void FMRInputImportingSpec::DefineRecognition()
{
	It("knows its own by their content",
		[this]
		{
			for (const MRInputEditorTestFiles::FFile& File : MRInputEditorTestFiles::GetGood())
			{
				TestTrue(File.Name, MRInputImporting::IsRecording(File.Bytes));
			}
			for (const MRInputEditorTestFiles::FBadFile& File : MRInputEditorTestFiles::GetBad())
			{
				TestEqual(File.Name, MRInputImporting::IsRecording(File.Bytes), File.bIsRecording);
			}
			TestTrue(TEXT("a stream"), MRInputImporting::IsRecording(MRInputEditorTestFiles::MakeStream()));
		});
	It("says of a bad file what is wrong, where, and what to do, as the documentation has it",
		[this]
		{
			for (const MRInputEditorTestFiles::FBadFile& File : MRInputEditorTestFiles::GetBad())
			{
				const FMRInputImported Imported = Read(File.Bytes, FMRInputImportSettings());
				TestFalse(File.Name, Imported.Data.IsValid());
				TestTrue(File.Name + TEXT(": its code"), Imported.Error.Code == File.Code);
				TestTrue(File.Name + TEXT(": has a byte"), Imported.Error.ByteOffset >= 0);
				CheckRow(File.Name, Imported.Error.Text.ToString());
			}
		});
	It("says of a file that cannot be loaded why, as the documentation has it",
		[this]
		{
			const FString Shown(TEXT("D:/Takes/Take.bin"));
			const auto Describe = [&Shown](EMRInputErrorCode Code)
			{ return MRInputMessages::MakeError(Code, Shown).Text.ToString(); };
			CheckRow(TEXT("missing"), Describe(EMRInputErrorCode::FileNotFound));
			CheckRow(TEXT("not readable"), Describe(EMRInputErrorCode::FileNotRead));

			const FMRInputTestSandbox Sandbox;
			const TArray<uint8> Sample = MRInputEditorTestFiles::GetSample(TEXT("PressButton"));
			const FString Path = Sandbox.Write(TEXT("Take.bin"), Sample);
			TArray<uint8> Bytes;
			FMRInputError Error;
			TestFalse(TEXT("loaded"), MRInputFiles::LoadBytes(Path, Bytes, Error, Sample.Num() - 1));
			const FString Size = FText::AsNumber(Sample.Num()).ToString();
			const FString Most = FText::AsNumber(Sample.Num() - 1).ToString();
			CheckRow(TEXT("larger than 2 GB"),
				Error.Text.ToString()
					.Replace(*Path, *Shown)
					.Replace(*Size, TEXT("3,221,225,472"))
					.Replace(*Most, *FText::AsNumber(MRInputFiles::LargestFile).ToString()));
		});
	It("says that there is no file",
		[this]
		{
			const FMRInputImported Imported =
				MRInputImporting::ReadFile(TEXT("Nowhere/Take.bin"), FMRInputImportSettings());
			TestTrue(TEXT("its code"), Imported.Error.Code == EMRInputErrorCode::FileNotFound);
			TestTrue(TEXT("its text"), Imported.Error.Text.ToString().Contains(TEXT("Nowhere/Take.bin")));
		});
	It("does not treat an unreadable file as foreign",
		[this]
		{
			const FMRInputTestSandbox Sandbox;
			const FString Other = Sandbox.Write(TEXT("Other.bin"), {1, 2, 3});
			const FString Empty = Sandbox.Write(TEXT("Empty.bin"), {});
			const FString Old = Sandbox.Write(TEXT("Old.bin"), MRInputEditorTestFiles::MakeHeaderless());
			TestTrue(TEXT("another"), MRInputImporting::FindFileKind(Other) == EMRInputFileKind::Other);
			TestTrue(TEXT("an empty one"), MRInputImporting::FindFileKind(Empty) == EMRInputFileKind::Other);
			TestTrue(TEXT("an old one"), MRInputImporting::FindFileKind(Old) == EMRInputFileKind::Recording);
			const FString None = Sandbox.Folder / TEXT("None.bin");
			TestTrue(TEXT("none"), MRInputImporting::FindFileKind(None) == EMRInputFileKind::Unreadable);
		});
	It("finds recordings in a folder and below it, and counts the other files",
		[this]
		{
			const FMRInputTestSandbox Sandbox;
			const TArray<uint8> Sample = MRInputEditorTestFiles::GetSample(TEXT("PressButton"));
			const FString Late = Sandbox.Write(TEXT("Z.bin"), Sample);
			const FString Cut = Sandbox.Write(TEXT("C.bin"), MRInputEditorTestFiles::CutInHalf(Sample));
			const FString Deep = Sandbox.Write(TEXT("Deep/Down/B.bin"), Sample);
			const FString Early = Sandbox.Write(TEXT("A.bin"), Sample);
			Sandbox.Write(TEXT("Other.bin"), {1, 2, 3});
			Sandbox.Write(TEXT("Notes.txt"), {1, 2, 3});
			int32 Others = 0;
			const TArray<FString> Found = MRInputImporting::FindFiles(Sandbox.Folder, Others);
			TestTrue(TEXT("found, in order"), Found == TArray<FString>({Early, Cut, Deep, Late}));
			TestEqual(TEXT("others"), Others, 1);
		});
}

void FMRInputImportingSpec::DefineReading()
{
	It("keeps every byte of a file with a header",
		[this]
		{
			for (const MRInputEditorTestFiles::FFile& File : MRInputEditorTestFiles::GetGood())
			{
				const FMRInputImported Imported = Read(File.Bytes, FMRInputImportSettings());
				if (!TestTrue(File.Name, Imported.Data.IsValid()) || !File.bHasHeader)
				{
					continue;
				}
				TestTrue(File.Name + TEXT(": same bytes"), Imported.Data->GetBytes() == File.Bytes);
				TestEqual(File.Name + TEXT(": changes"), Imported.Changes.Num(), 0);
				TestEqual(File.Name + TEXT(": bytes added"), Imported.HeaderBytesAdded, 0);
			}
		});
	It("puts the header in front of a 2019 file and knows how much that is",
		[this]
		{
			const TArray<uint8> Whole = MRInputEditorTestFiles::GetSample(TEXT("BezierReach"));
			const TArray<uint8> Old = MRInputEditorTestFiles::MakeHeaderless();
			const FMRInputImported Imported = Read(Old, FMRInputImportSettings());
			TestEqual(TEXT("changes"), Imported.Changes.Num(), 1);
			TestTrue(TEXT("the whole file"), Imported.Data && Imported.Data->GetBytes() == Whole);
			TestEqual(TEXT("bytes added"), Imported.HeaderBytesAdded, Whole.Num() - Old.Num());
		});
	It("makes a recording of a stream",
		[this]
		{
			const FMRInputImported Imported = Read(MRInputEditorTestFiles::MakeStream(), FMRInputImportSettings());
			if (TestTrue(TEXT("read"), Imported.Data.IsValid()))
			{
				TestTrue(TEXT("as 1.1"), Imported.Data->GetView().dialect == mria::Dialect::Mrtk11);
				TestEqual(TEXT("markers"), static_cast<int32>(Imported.Data->GetView().markers.size()), 1);
				TestEqual(TEXT("its end"), Imported.Data->GetRange().end, 0.2f, 1e-6f);
			}
			TestEqual(TEXT("changes"), Imported.Changes.Num(), 1);
			TestEqual(TEXT("bytes added"), Imported.HeaderBytesAdded, 0);
		});
}

void FMRInputImportingSpec::DefineChanges()
{
	It("repairs and moves to zero only if requested",
		[this]
		{
			const TArray<uint8> Faulty = MRInputEditorTestFiles::MakeFaulty();
			FMRInputImportSettings Settings;
			const FMRInputImported AsIs = Read(Faulty, Settings);
			TestTrue(TEXT("as it is"), AsIs.Data && AsIs.Data->GetBytes() == Faulty);
			TestTrue(TEXT("found"), AsIs.Findings.Num() > 0);

			Settings.bStartAtZero = true;
			const FMRInputImported Moved = Read(Faulty, Settings);
			TestTrue(TEXT("moved"), Moved.Data && FMath::Abs(Moved.Data->GetRange().start) < 1e-4f);
			const auto IsSignFlip = [](const FMRInputFinding& Finding) { return Finding.Code == TEXT("SignFlip"); };
			TestTrue(TEXT("still flips"), Moved.Findings.ContainsByPredicate(IsSignFlip));

			Settings.bRepair = true;
			const FMRInputImported Repaired = Read(Faulty, Settings);
			TestFalse(TEXT("flips no more"), Repaired.Findings.ContainsByPredicate(IsSignFlip));
			TestTrue(TEXT("says so"), Repaired.Changes.Num() > Moved.Changes.Num());
		});
	It("reports one line per kind, with a count and the worst",
		[this]
		{
			const TArray<uint8> Faulty = MRInputEditorTestFiles::MakeFaulty();
			const auto IsSignFlip = [](const FMRInputFinding& Finding) { return Finding.Code == TEXT("SignFlip"); };
			const FMRInputImported AsIs = Read(Faulty, FMRInputImportSettings());
			const int32 Count = AsIs.Findings.FilterByPredicate(IsSignFlip).Num();
			TestTrue(TEXT("many places"), Count > 20);
			const TArray<FMRInputFinding> Lines = AsIs.FindingLines.FilterByPredicate(IsSignFlip);
			if (TestEqual(TEXT("lines"), Lines.Num(), 1))
			{
				const FString Text = Lines[0].Text.ToString();
				TestTrue(Text, Text.StartsWith(FString::Printf(TEXT("%d places, "), Count)));
				TestTrue(TEXT("names the worst"), Text.Contains(Lines[0].Path));
			}
			FMRInputImportSettings Settings;
			Settings.bRepair = true;
			TestEqual(TEXT("kinds of change"), Read(Faulty, Settings).Changes.Num(), 1);
		});
}

#endif
