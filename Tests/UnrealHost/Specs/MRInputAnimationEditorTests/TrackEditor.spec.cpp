// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Asset/MRInputStyle.h"
#include "Curves/CurveFloat.h"
#include "Editor.h"
#include "Engine/World.h"
#include "Framework/Application/SlateApplication.h"
#include "Framework/MultiBox/MultiBoxBuilder.h"
#include "GameFramework/Actor.h"
#include "Host/HostSequencer.h"
#include "IContentBrowserSingleton.h"
#include "ISequencerModule.h"
#include "LevelSequence.h"
#include "MRInputAnimation.h"
#include "MRInputPlayerComponent.h"
#include "Misc/AutomationTest.h"
#include "Modules/ModuleManager.h"
#include "MovieScene.h"
#include "MovieSceneMRInputSection.h"
#include "MovieSceneMRInputTrack.h"
#include "Sequencer/MRInputSequencer.h"
#include "Sequencer/MRInputTrackAdding.h"
#include "SequencerUtilities.h"
#include "Styling/SlateStyleRegistry.h"
#include "Support/MRInputTestAsset.h"
#include "Support/MRInputTestStage.h"
#include "Support/MRInputTestWidgets.h"

BEGIN_DEFINE_SPEC(FMRInputTrackEditorSpec, "MRInputAnimation.Editor.TrackEditor",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestStage> Stage;
TSharedPtr<FHostSequencer> Sequencer;
TSharedPtr<ISequencerTrackEditor> Editor;
AActor* Actor = nullptr;
FGuid Binding;

void DefineAdding();
void DefineActors();
void DefineDrops();
void DefineRegistration();

/** Null if there is no track, or no section on it. */
UMovieSceneMRInputSection* FindSection(const FGuid& Of, int32 Index = 0) const;
UMovieSceneMRInputTrack* FindTrack(const FGuid& Of) const;

/** Chooses the stage's recording in the first picker that it leads to; false if there is none. */
bool Pick(FMenuBuilder& Menu);
bool Pick(const TSharedRef<SWidget>& Widget);
void BindActor(bool bWithPlayer);
TArray<FAssetData> GetAssets() const;
END_DEFINE_SPEC(FMRInputTrackEditorSpec)

UMovieSceneMRInputTrack* FMRInputTrackEditorSpec::FindTrack(const FGuid& Of) const
{
	return MRInputTrackAdding::FindTrack(Stage->GetScene(), Of);
}

UMovieSceneMRInputSection* FMRInputTrackEditorSpec::FindSection(const FGuid& Of, int32 Index) const
{
	const UMovieSceneMRInputTrack* Track = FindTrack(Of);
	return Track && Track->GetAllSections().IsValidIndex(Index)
		? Cast<UMovieSceneMRInputSection>(Track->GetAllSections()[Index])
		: nullptr;
}

bool FMRInputTrackEditorSpec::Pick(FMenuBuilder& Menu)
{
	for (const FMenuBuilder::FHostEntry& Entry : Menu.HostEntries())
	{
		if (Entry.SubMenu.IsBound())
		{
			FMenuBuilder SubMenu(true, nullptr);
			Entry.SubMenu.Execute(SubMenu);
			return Pick(SubMenu.MakeWidget());
		}
	}
	return false;
}

bool FMRInputTrackEditorSpec::Pick(const TSharedRef<SWidget>& Widget)
{
	const TArray<TSharedRef<SWidget>> Pickers = MRInputTestWidgets::FindAll(Widget, TEXT("SHostAssetPicker"));
	if (Pickers.Num() == 0)
	{
		return false;
	}
	const FAssetPickerConfig& Config = StaticCastSharedRef<SHostAssetPicker>(Pickers[0])->Config;
	TestTrue(TEXT("recordings alone"),
		Config.Filter.ClassPaths == TArray<FTopLevelAssetPath>{UMRInputAnimation::StaticClass()->GetClassPathName()});
	const int32 Closed = FSlateApplication::Get().HostDismissedMenus;
	Config.OnAssetSelected.Execute(MRInputTestAsset::DataOf(*Stage->Animation));
	TestEqual(TEXT("menus are closed"), FSlateApplication::Get().HostDismissedMenus, Closed + 1);
	return true;
}

void FMRInputTrackEditorSpec::BindActor(bool bWithPlayer)
{
	UWorld* World = GEditor->GetEditorWorldContext().World();
	Actor = World->SpawnActor<AActor>();
	if (bWithPlayer)
	{
		NewObject<UMRInputPlayerComponent>(Actor)->RegisterComponent();
	}
	Binding = Stage->GetScene().AddPossessable(TEXT("Actor"), AActor::StaticClass());
	Stage->Sequence->BindPossessableObject(Binding, *Actor, World);
}

TArray<FAssetData> FMRInputTrackEditorSpec::GetAssets() const
{
	return {MRInputTestAsset::DataOf(*Stage->Animation)};
}

void FMRInputTrackEditorSpec::Define()
{
	BeforeEach(
		[this]
		{
			Stage = MakeUnique<FMRInputTestStage>();
			Sequencer = FHostSequencer::Open(*Stage->Sequence);
			Sequencer->Playhead = FFrameNumber(500);
			TestEqual(TEXT("editors"), Sequencer->GetTrackEditors().Num(), 1);
			Editor = Sequencer->GetTrackEditors()[0];
		});
	AfterEach(
		[this]
		{
			Editor.Reset();
			Sequencer.Reset();
			if (Actor)
			{
				Actor->Destroy();
				Actor = nullptr;
			}
			Stage.Reset();
		});
	DefineAdding();
	DefineActors();
	DefineDrops();
	DefineRegistration();
}

void FMRInputTrackEditorSpec::DefineAdding()
{
	It("adds a recording from the track menu at the playhead, in full length, and selects it",
		[this]
		{
			FMenuBuilder Menu(true, nullptr);
			Editor->BuildAddTrackMenu(Menu);
			TestTrue(TEXT("picked"), Pick(Menu));
			const UMovieSceneMRInputSection* Section = FindSection(FGuid());
			if (TestNotNull(TEXT("section"), Section))
			{
				TestTrue(TEXT("recording"), Section->Animation == Stage->Animation.Get());
				TestEqual(TEXT("start"), Section->GetInclusiveStartFrame().Value, 500);
				TestEqual(TEXT("end"), Section->GetExclusiveEndFrame().Value, 10500);
				TestTrue(TEXT("selected"), Sequencer->Selection.Num() == 1 && Sequencer->Selection[0] == Section);
			}
			TestEqual(TEXT("track shown"), Sequencer->AddedTracks.Num(), 1);
			TestTrue(
				TEXT("notified"), Sequencer->Changes.Contains(EMovieSceneDataChangeType::MovieSceneStructureItemAdded));
		});
	It("undoes and redoes an addition",
		[this]
		{
			Editor->HandleAssetAdded(Stage->Animation.Get(), FGuid());
			TestNotNull(TEXT("added"), FindSection(FGuid()));
			TestTrue(TEXT("undone"), GEditor->UndoTransaction());
			TestNull(TEXT("no track"), FindTrack(FGuid()));
			TestTrue(TEXT("redone"), GEditor->RedoTransaction());
			TestNotNull(TEXT("there again"), FindSection(FGuid()));
		});
	It("uses one track for all recordings, and another row for one without room",
		[this]
		{
			Editor->HandleAssetAdded(Stage->Animation.Get(), FGuid());
			Sequencer->Playhead = FFrameNumber(10499);
			Editor->HandleAssetAdded(Stage->Animation.Get(), FGuid());
			Sequencer->Playhead = FFrameNumber(20499);
			Editor->HandleAssetAdded(Stage->Animation.Get(), FGuid());
			TestEqual(TEXT("sections"), FindTrack(FGuid())->GetAllSections().Num(), 3);
			TestEqual(TEXT("second's row"), FindSection(FGuid(), 1)->GetRowIndex(), 1);
			TestEqual(TEXT("third's row"), FindSection(FGuid(), 2)->GetRowIndex(), 0);
			TestEqual(TEXT("selected alone"), Sequencer->Selection.Num(), 1);
			TestTrue(TEXT("the newer over the older"),
				FindSection(FGuid(), 1)->GetOverlapPriority() > FindSection(FGuid(), 0)->GetOverlapPriority());
		});
	It("adds to a track by its button, in the row of the button",
		[this]
		{
			FBuildEditWidgetParams Params = FHostSequencer::MakeEditWidgetParams();
			Params.TrackInsertRowIndex = 2;
			const TSharedPtr<SWidget> Button = Editor->BuildOutlinerEditWidget(FGuid(), &Stage->GetTrack(), Params);
			TestTrue(
				TEXT("picked"), Button.IsValid() && Pick(StaticCastSharedPtr<SHostMenuButton>(Button)->HostOpen()));
			if (TestNotNull(TEXT("section"), FindSection(FGuid())))
			{
				TestEqual(TEXT("row"), FindSection(FGuid())->GetRowIndex(), 2);
				TestEqual(TEXT("at the playhead"), FindSection(FGuid())->GetInclusiveStartFrame().Value, 500);
			}
		});
	It("does not change a read-only sequence",
		[this]
		{
			Stage->GetScene().SetReadOnly(true);
			TestFalse(TEXT("added"), Editor->HandleAssetAdded(Stage->Animation.Get(), FGuid()));
			TestNull(TEXT("track"), FindTrack(FGuid()));
		});
}

void FMRInputTrackEditorSpec::DefineActors()
{
	It("adds to an actor that has a player component",
		[this]
		{
			BindActor(true);
			FMenuBuilder Menu(true, nullptr);
			Editor->BuildObjectBindingTrackMenu(Menu, {Binding}, AActor::StaticClass());
			TestTrue(TEXT("picked"), Pick(Menu));
			TestNotNull(TEXT("section"), FindSection(Binding));
			TestNull(TEXT("no track of the sequence"), FindTrack(FGuid()));
		});
	It("offers nothing for an actor without one, and rejects a drop on it",
		[this]
		{
			BindActor(false);
			FMenuBuilder Menu(true, nullptr);
			Editor->BuildObjectBindingTrackMenu(Menu, {Binding}, AActor::StaticClass());
			TestEqual(TEXT("entries"), Menu.HostEntries().Num(), 0);
			TestFalse(TEXT("dropped"), Sequencer->DropOnOutliner(GetAssets(), Binding));
			TestNull(TEXT("track"), FindTrack(Binding));
		});
	It("accepts a drop on an actor in the outliner, in one undo step",
		[this]
		{
			BindActor(true);
			TestTrue(TEXT("dropped"), Sequencer->DropOnOutliner(GetAssets(), Binding));
			TestNotNull(TEXT("section"), FindSection(Binding));
			GEditor->UndoTransaction(false);
			TestNull(TEXT("gone"), FindTrack(Binding));
		});
}

void FMRInputTrackEditorSpec::DefineDrops()
{
	It("shows where a drop on the timeline would lie, and puts it there",
		[this]
		{
			FSequencerDragDropParams Params(&Stage->GetTrack(), 1, FGuid(), FFrameNumber(3000), TRange<FFrameNumber>());
			TArray<FAssetData> Twice = GetAssets();
			Twice.Append(GetAssets());
			TestTrue(TEXT("dropped"), Sequencer->DropOnTrack(Twice, Params));
			TestEqual(TEXT("shown from"), Params.FrameRange.GetLowerBoundValue().Value, 3000);
			TestEqual(TEXT("shown to"), Params.FrameRange.GetUpperBoundValue().Value, 23000);
			TestEqual(TEXT("first"), FindSection(FGuid(), 0)->GetInclusiveStartFrame().Value, 3000);
			TestEqual(TEXT("second behind it"), FindSection(FGuid(), 1)->GetInclusiveStartFrame().Value, 13000);
			TestEqual(TEXT("row"), FindSection(FGuid(), 1)->GetRowIndex(), 1);
			GEditor->UndoTransaction(false);
			TestTrue(TEXT("both undone at once"), Stage->GetTrack().IsEmpty());
			FSequencerDragDropParams NoRow(&Stage->GetTrack(), INDEX_NONE, FGuid(), FFrameNumber(0), {});
			TestTrue(TEXT("outside all rows"), Sequencer->DropOnTrack(GetAssets(), NoRow));
			TestEqual(TEXT("first row"), FindSection(FGuid(), 0)->GetRowIndex(), 0);
		});
	It("rejects other assets",
		[this]
		{
			UCurveFloat* Curve = NewObject<UCurveFloat>();
			FSequencerDragDropParams Params(&Stage->GetTrack(), 0, FGuid(), FFrameNumber(0), TRange<FFrameNumber>());
			TestFalse(TEXT("on a track"), Sequencer->DropOnTrack({FAssetData(Curve)}, Params));
			TestFalse(TEXT("on the outliner"), Editor->HandleAssetAdded(Curve, FGuid()));
			TestFalse(TEXT("nothing"), Editor->HandleAssetAdded(nullptr, FGuid()));
			TestTrue(TEXT("empty"), Stage->GetTrack().IsEmpty());
		});
}

void FMRInputTrackEditorSpec::DefineRegistration()
{
	It("is for recorded input in level sequences, with an icon",
		[this]
		{
			TestTrue(TEXT("track"), Editor->SupportsType(UMovieSceneMRInputTrack::StaticClass()));
			TestFalse(TEXT("other track"), Editor->SupportsType(UMovieSceneTrack::StaticClass()));
			TestTrue(TEXT("level sequence"), Editor->SupportsSequence(Stage->Sequence.Get()));
			TestFalse(TEXT("no sequence"), Editor->SupportsSequence(nullptr));
			const ISlateStyle* Style = FSlateStyleRegistry::FindSlateStyle(MRInputStyle::StyleName);
			TestTrue(TEXT("icon"), Style && Editor->GetIconBrush() == Style->GetBrush(MRInputStyle::TrackIconName));
		});
	It("registers once and unregisters completely",
		[this]
		{
			ISequencerModule& Module = FModuleManager::LoadModuleChecked<ISequencerModule>("Sequencer");
			MRInputSequencer::Register();
			TestEqual(TEXT("registered twice"), Module.HostTrackEditors().Num(), 1);
			MRInputSequencer::Unregister();
			MRInputSequencer::Unregister();
			TestEqual(TEXT("unregistered"), Module.HostTrackEditors().Num(), 0);
			MRInputSequencer::Register();
			TestEqual(TEXT("registered again"), Module.HostTrackEditors().Num(), 1);
		});
}
