// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Details/MRInputRepairs.h"
#include "Editor.h"
#include "MRInputAnimation.h"
#include "Misc/AutomationTest.h"
#include "Support/MRInputEditorImport.h"
#include "Support/MRInputEditorTestFiles.h"
#include "Support/MRInputTestAsset.h"
#include "Support/MRInputTestUndo.h"
#include "UObject/Package.h"
#include "UObject/StrongObjectPtr.h"

#if WITH_DEV_AUTOMATION_TESTS

BEGIN_DEFINE_SPEC(FMRInputRepairsSpec, "MRInputAnimation.Editor.Repairs",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestUndo> Undo;
TStrongObjectPtr<UMRInputAnimation> Animation;
TArray<uint8> Faulty;

void DefineUndo();
bool Has(const TCHAR* Code);
bool Apply(const mria::RepairSet& Repairs);
END_DEFINE_SPEC(FMRInputRepairsSpec)

bool FMRInputRepairsSpec::Has(const TCHAR* Code)
{
	return Animation->Validate().ContainsByPredicate(
		[Code](const FMRInputFinding& Finding) { return Finding.Code == Code; });
}

bool FMRInputRepairsSpec::Apply(const mria::RepairSet& Repairs)
{
	FMRInputError Error;
	const bool bDone = MRInputRepairs::Apply(*Animation, Repairs, Error);
	TestEqual(TEXT("an error where it failed"), Error.IsSet(), !bDone);
	return bDone;
}

void FMRInputRepairsSpec::Define()
{
	BeforeEach(
		[this]
		{
			Undo = MakeUnique<FMRInputTestUndo>();
			Faulty = MRInputEditorTestFiles::MakeFaulty();
			Animation.Reset(MRInputTestAsset::Make(Faulty));
		});
	AfterEach(
		[this]
		{
			Undo.Reset();
			Animation.Reset();
		});
	DefineUndo();
	It("makes one repair and leaves the rest",
		[this]
		{
			mria::RepairSet Signs = mria::RepairSet::None();
			Signs.Add(mria::RepairKind::ContinuousSigns);
			TestTrue(TEXT("before"), Has(TEXT("SignFlip")) && Has(TEXT("LateStart")));
			TestTrue(TEXT("done"), Apply(Signs));
			TestTrue(TEXT("after"), !Has(TEXT("SignFlip")) && Has(TEXT("LateStart")));
			TestTrue(TEXT("to be saved"), Animation->GetOutermost()->IsDirty());
		});
	It("reports its changes, one line per kind with a link",
		[this]
		{
			const TArray<FMRInputLogLine> Lines =
				MRInputEditorImport::Listen([this] { TestTrue(TEXT("done"), Apply(mria::RepairSet())); });
			if (TestEqual(TEXT("signs and start"), Lines.Num(), 2))
			{
				TestTrue(TEXT("says so"), Lines[0].Text.Contains(TEXT("Repaired: ")));
				TestTrue(TEXT("link"), Lines[0].Asset == Animation.Get() && Lines[1].Asset == Animation.Get());
			}
		});
	It("makes no step where nothing is wrong",
		[this]
		{
			TestTrue(TEXT("all"), Apply(mria::RepairSet()));
			const TArray<uint8> Repaired = Animation->GetBytes();
			Animation->GetOutermost()->SetDirtyFlag(false);
			TestTrue(TEXT("again"), Apply(mria::RepairSet()));
			TestTrue(TEXT("same bytes"), Animation->GetBytes() == Repaired);
			TestFalse(TEXT("not dirty"), Animation->GetOutermost()->IsDirty());
			TestTrue(TEXT("the first step"), GEditor->UndoTransaction(false) && Animation->GetBytes() == Faulty);
			TestFalse(TEXT("no other"), GEditor->UndoTransaction(false));
		});
	It("fails without a recording",
		[this]
		{
			Animation.Reset(NewObject<UMRInputAnimation>());
			TestFalse(TEXT("failed"), Apply(mria::RepairSet()));
			TestFalse(TEXT("nothing to undo"), GEditor->UndoTransaction(false));
		});
}

void FMRInputRepairsSpec::DefineUndo()
{
	It("gives back the very bytes on undo, and the repaired ones on redo",
		[this]
		{
			TestTrue(TEXT("done"), Apply(mria::RepairSet()));
			const TArray<uint8> Repaired = Animation->GetBytes();
			TestTrue(TEXT("changed"), Repaired != Faulty && !Has(TEXT("SignFlip")) && !Has(TEXT("LateStart")));
			TestTrue(TEXT("undone"), GEditor->UndoTransaction());
			TestTrue(TEXT("as it was"), Animation->GetBytes() == Faulty && Has(TEXT("SignFlip")));
			TestTrue(TEXT("redone"), GEditor->RedoTransaction());
			TestTrue(TEXT("as repaired"), Animation->GetBytes() == Repaired && !Has(TEXT("SignFlip")));
		});
	It("can be undone on an asset that was never edited before",
		[this]
		{
			Animation->ClearFlags(RF_Transactional);
			TestTrue(TEXT("done"), Apply(mria::RepairSet()));
			TestTrue(TEXT("undone"), GEditor->UndoTransaction(false) && Animation->GetBytes() == Faulty);
		});
	It("makes every click its own undo step",
		[this]
		{
			mria::RepairSet Signs = mria::RepairSet::None();
			Signs.Add(mria::RepairKind::ContinuousSigns);
			mria::RepairSet Start = mria::RepairSet::None();
			Start.Add(mria::RepairKind::StartAtZero);
			TestTrue(TEXT("both"), Apply(Signs) && Apply(Start));
			TestTrue(TEXT("the later one"), GEditor->UndoTransaction(false) && Has(TEXT("LateStart")));
			TestFalse(TEXT("alone"), Has(TEXT("SignFlip")));
			TestTrue(TEXT("then the other"), GEditor->UndoTransaction(false) && Animation->GetBytes() == Faulty);
		});
}

#endif
