// SPDX-License-Identifier: MIT

#include "Export/MRInputExporting.h"
#include "Import/MRInputImporting.h"
#include "MRInputAnimation.h"
#include "Misc/AutomationTest.h"
#include "Tests/MRInputEditorTestFiles.h"
#include "UObject/StrongObjectPtr.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputImportingSpec, "MRInputAnimation.Editor.Importing",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
void DefineTelling();
void DefineReading();
END_DEFINE_SPEC(FMRInputImportingSpec)

void FMRInputImportingSpec::Define()
{
	DefineTelling();
	DefineReading();
}

void FMRInputImportingSpec::DefineTelling()
{
	It("knows its own by their content",
		[this]
		{
			for (const MRInputEditorTestFiles::FFile& File : MRInputEditorTestFiles::GetGood())
			{
				TestTrue(File.Name, MRInputImporting::IsOurs(File.Bytes));
			}
			TestTrue(TEXT("a 2019 file"), MRInputImporting::IsOurs(MRInputEditorTestFiles::MakeHeaderless()));
			for (const MRInputEditorTestFiles::FFile& File : MRInputEditorTestFiles::GetBad())
			{
				TestEqual(File.Name, MRInputImporting::IsOurs(File.Bytes), !File.Name.StartsWith(TEXT("Other")));
			}
		});
	It("says of a bad file what is wrong, where, and what to do",
		[this]
		{
			for (const MRInputEditorTestFiles::FFile& File : MRInputEditorTestFiles::GetBad())
			{
				const FMRInputImported Read =
					MRInputImporting::Read(File.Bytes, TEXT("Bad.bin"), FMRInputImportSettings());
				TestFalse(File.Name, Read.Data.IsValid());
				TestTrue(File.Name + TEXT(": has a byte"), Read.Error.ByteOffset >= 0);
				TestTrue(File.Name + TEXT(": names the file"), Read.Error.Text.ToString().Contains(TEXT("Bad.bin")));
				AddInfo(FString::Printf(TEXT("%s: %s"), *File.Name, *Read.Error.Text.ToString()));
			}
		});
}

void FMRInputImportingSpec::DefineReading()
{
	It("keeps every byte, and exports them again",
		[this]
		{
			for (const MRInputEditorTestFiles::FFile& File : MRInputEditorTestFiles::GetGood())
			{
				const FMRInputImported Read = MRInputImporting::Read(File.Bytes, File.Name, FMRInputImportSettings());
				if (!TestTrue(File.Name, Read.Data.IsValid()))
				{
					continue;
				}
				const TStrongObjectPtr<UMRInputAnimation> Animation(NewObject<UMRInputAnimation>());
				Animation->SetData(Read.Data.ToSharedRef());
				FMRInputExported Exported;
				TestTrue(File.Name, MRInputExporting::Write(*Animation, EMRInputExportFormat::Original, Exported));
				TestTrue(File.Name + TEXT(": same bytes"), Exported.Bytes == File.Bytes);
				TestEqual(File.Name + TEXT(": changes"), Read.Changes.Num(), 0);
				TestEqual(File.Name + TEXT(": losses"), Exported.Losses.Num(), 0);
			}
		});
	It("puts the header in front of a 2019 file",
		[this]
		{
			const FMRInputImported Read =
				MRInputImporting::Read(MRInputEditorTestFiles::MakeHeaderless(), TEXT("Old"), FMRInputImportSettings());
			TestTrue(TEXT("read"), Read.Data.IsValid());
			TestEqual(TEXT("changes"), Read.Changes.Num(), 1);
			TestTrue(TEXT("the whole file"),
				Read.Data && Read.Data->GetBytes() == MRInputEditorTestFiles::GetSample(TEXT("BezierReach")));
		});
	It("repairs and moves to zero only if asked",
		[this]
		{
			const TArray<uint8> Faulty = MRInputEditorTestFiles::MakeFaulty();
			FMRInputImportSettings Settings;
			const FMRInputImported AsIs = MRInputImporting::Read(Faulty, TEXT("Faulty"), Settings);
			TestTrue(TEXT("as it is"), AsIs.Data && AsIs.Data->GetBytes() == Faulty);
			TestTrue(TEXT("found"), AsIs.Findings.Num() > 0);

			Settings.bStartAtZero = true;
			const FMRInputImported Moved = MRInputImporting::Read(Faulty, TEXT("Faulty"), Settings);
			TestTrue(TEXT("moved"), Moved.Data && FMath::Abs(Moved.Data->GetRange().start) < 1e-4f);
			const auto IsSignFlip = [](const FMRInputFinding& Finding) { return Finding.Code == TEXT("SignFlip"); };
			TestTrue(TEXT("still flips"), Moved.Findings.ContainsByPredicate(IsSignFlip));

			Settings.bRepair = true;
			const FMRInputImported Repaired = MRInputImporting::Read(Faulty, TEXT("Faulty"), Settings);
			TestFalse(TEXT("flips no more"), Repaired.Findings.ContainsByPredicate(IsSignFlip));
			TestTrue(TEXT("says so"), Repaired.Changes.Num() > Moved.Changes.Num());
		});
}

#endif
