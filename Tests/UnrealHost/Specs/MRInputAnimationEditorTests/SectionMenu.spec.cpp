// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Editor.h"
#include "Framework/MultiBox/MultiBoxBuilder.h"
#include "Host/HostSequencer.h"
#include "LevelSequence.h"
#include "MRInputAnimation.h"
#include "Misc/AutomationTest.h"
#include "MovieScene.h"
#include "MovieSceneMRInputSection.h"
#include "MovieSceneMRInputTrack.h"
#include "Sequencer/MRInputSection.h"
#include "Support/MRInputTestStage.h"

BEGIN_DEFINE_SPEC(FMRInputSectionMenuSpec, "MRInputAnimation.Editor.SectionMenu",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestStage> Stage;
TSharedPtr<FHostSequencer> Sequencer;
TSharedPtr<ISequencerSection> View;
UMovieSceneMRInputSection* Section = nullptr;

void DefineTimes();
void DefineOthers();
FMenuBuilder::FHostEntry FindEntry(const FString& Label, bool bInSubMenu = false);
void TestPosition(const TCHAR* What, int32 Tick, double Expected);
END_DEFINE_SPEC(FMRInputSectionMenuSpec)

FMenuBuilder::FHostEntry FMRInputSectionMenuSpec::FindEntry(const FString& Label, bool bInSubMenu)
{
	FMenuBuilder Menu(true, nullptr);
	FMenuBuilder SubMenu(true, nullptr);
	View->BuildSectionContextMenu(Menu, FGuid());
	for (const FMenuBuilder::FHostEntry& Entry : Menu.HostEntries())
	{
		if (Entry.SubMenu.IsBound())
		{
			Entry.SubMenu.Execute(SubMenu);
		}
	}
	for (const FMenuBuilder::FHostEntry& Entry : (bInSubMenu ? SubMenu : Menu).HostEntries())
	{
		if (Entry.Label.ToString() == Label)
		{
			return Entry;
		}
	}
	AddError(FString::Printf(TEXT("no entry '%s'"), *Label));
	return FMenuBuilder::FHostEntry();
}

void FMRInputSectionMenuSpec::TestPosition(const TCHAR* What, int32 Tick, double Expected)
{
	TestEqual(What, Section->GetPositionAt(FFrameTime(FFrameNumber(Tick))), Expected, 1e-9);
}

void FMRInputSectionMenuSpec::Define()
{
	BeforeEach(
		[this]
		{
			Stage = MakeUnique<FMRInputTestStage>();
			Sequencer = FHostSequencer::Open(*Stage->Sequence);
			Section = &Stage->AddSection(1000, 9000);
			Section->StartOffset = FFrameNumber(500);
			View = Sequencer->GetTrackEditors()[0]->MakeSectionInterface(*Section, Stage->GetTrack(), FGuid());
			FMRInputSection::bSnapsToMarkers = true;
		});
	AfterEach(
		[this]
		{
			View.Reset();
			Sequencer.Reset();
			Stage.Reset();
		});
	DefineTimes();
	DefineOthers();
}

void FMRInputSectionMenuSpec::DefineTimes()
{
	It("sets a section to its full length, one step to undo",
		[this]
		{
			Section->PlayRate = 2.0;
			FindEntry(TEXT("Set to Full Length")).Action.Execute();
			TestEqual(TEXT("end"), Section->GetExclusiveEndFrame().Value, 6000);
			TestEqual(TEXT("offset"), Section->StartOffset.Value, 0);
			TestTrue(TEXT("notified"), Sequencer->Changes.Contains(EMovieSceneDataChangeType::TrackValueChanged));
			GEditor->UndoTransaction(false);
			TestEqual(TEXT("end as before"), Section->GetExclusiveEndFrame().Value, 9000);
			TestEqual(TEXT("offset as before"), Section->StartOffset.Value, 500);
		});
	It("sets the rate and keeps what is shown, forwards and backwards",
		[this]
		{
			FindEntry(TEXT("200%"), true).Action.Execute();
			TestEqual(TEXT("rate"), Section->PlayRate, 2.0);
			TestEqual(TEXT("end"), Section->GetExclusiveEndFrame().Value, 5000);
			TestPosition(TEXT("from"), 1000, 0.5);
			FindEntry(TEXT("Reverse"), true).Action.Execute();
			TestEqual(TEXT("turned"), Section->PlayRate, -2.0);
			TestPosition(TEXT("from the end"), 1000, 8.5);
			FindEntry(TEXT("100%"), true).Action.Execute();
			TestEqual(TEXT("still turned"), Section->PlayRate, -1.0);
			TestEqual(TEXT("as long as at first"), Section->GetExclusiveEndFrame().Value, 9000);
			TestTrue(TEXT("checked"), FindEntry(TEXT("100%"), true).Action.IsChecked());
		});
	It("sets the rate of a section without an end, which then has one",
		[this]
		{
			Section->SetEndFrame(TRangeBound<FFrameNumber>::Open());
			FindEntry(TEXT("200%"), true).Action.Execute();
			TestEqual(TEXT("rate"), Section->PlayRate, 2.0);
			TestPosition(TEXT("from"), 1000, 0.5);
			TestTrue(TEXT("end"), Section->HasEndFrame());
			Section->SetEndFrame(TRangeBound<FFrameNumber>::Open());
			FindEntry(TEXT("Set to Full Length")).Action.Execute();
			TestEqual(TEXT("full length"), Section->GetExclusiveEndFrame().Value, 6000);
		});
}

void FMRInputSectionMenuSpec::DefineOthers()
{
	It("loops, and shows that it does",
		[this]
		{
			TestFalse(TEXT("before"), FindEntry(TEXT("Loop")).Action.IsChecked());
			FindEntry(TEXT("Loop")).Action.Execute();
			TestTrue(TEXT("loops"), Section->bLoop);
			TestTrue(TEXT("checked"), FindEntry(TEXT("Loop")).Action.IsChecked());
			GEditor->UndoTransaction(false);
			TestFalse(TEXT("undone"), Section->bLoop);
		});
	It("changes all selected sections in one step, but none that is locked",
		[this]
		{
			UMovieSceneMRInputSection& Other = Stage->AddSection(20000, 24000);
			UMovieSceneMRInputSection& Locked = Stage->AddSection(30000, 34000);
			Locked.SetIsLocked(true);
			Other.PlayRate = -1.0;
			Other.bLoop = true;
			Sequencer->SelectSection(&Other);
			FindEntry(TEXT("200%"), true).Action.Execute();
			TestEqual(TEXT("alone while it is not selected"), Other.PlayRate, -1.0);
			Sequencer->SelectSection(Section);
			Sequencer->SelectSection(&Locked);
			FindEntry(TEXT("400%"), true).Action.Execute();
			TestEqual(TEXT("rate"), Section->PlayRate, 4.0);
			TestEqual(TEXT("in its own direction"), Other.PlayRate, -4.0);
			TestEqual(TEXT("of its own length"), Other.GetExclusiveEndFrame().Value, 21000);
			TestEqual(TEXT("locked"), Locked.PlayRate, 1.0);
			FindEntry(TEXT("Loop")).Action.Execute();
			TestTrue(TEXT("alike"), Section->bLoop && Other.bLoop && !Locked.bLoop);
			GEditor->UndoTransaction(false);
			GEditor->UndoTransaction(false);
			TestEqual(TEXT("undone"), Section->PlayRate, 2.0);
			TestEqual(TEXT("both"), Other.PlayRate, -1.0);
		});
	It("goes to the recording, and can switch snapping off",
		[this]
		{
			FindEntry(TEXT("Show Recording in Content Browser")).Action.Execute();
			TestTrue(TEXT("shown"), GEditor->HostGetSyncedObjects().Contains(Stage->Animation.Get()));
			FindEntry(TEXT("Snap to Markers")).Action.Execute();
			TestFalse(TEXT("off"), FMRInputSection::bSnapsToMarkers);
			TestFalse(TEXT("not checked"), FindEntry(TEXT("Snap to Markers")).Action.IsChecked());
		});
	It("offers no change of a locked section",
		[this]
		{
			Section->SetIsLocked(true);
			TestFalse(TEXT("loop"), FindEntry(TEXT("Loop")).Action.CanExecute());
			TestFalse(TEXT("length"), FindEntry(TEXT("Set to Full Length")).Action.CanExecute());
			FindEntry(TEXT("Loop")).Action.Execute();
			TestFalse(TEXT("not even when asked"), Section->bLoop);
		});
}
