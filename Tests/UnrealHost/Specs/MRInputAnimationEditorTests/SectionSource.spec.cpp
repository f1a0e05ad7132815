// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Channels/MovieSceneChannelProxy.h"
#include "Channels/MovieSceneDoubleChannel.h"
#include "Editor.h"
#include "Engine/Level.h"
#include "Engine/World.h"
#include "Framework/MultiBox/MultiBoxBuilder.h"
#include "Framework/Notifications/NotificationManager.h"
#include "GameFramework/Actor.h"
#include "Host/HostSequencer.h"
#include "LevelSequence.h"
#include "Logging/MessageLog.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputPlayerComponent.h"
#include "Misc/AutomationTest.h"
#include "MovieScene.h"
#include "MovieSceneMRInputSection.h"
#include "MovieSceneMRInputTrack.h"
#include "Reports/MRInputReport.h"
#include "Sequencer/MRInputMakeSequence.h"
#include "Sequencer/MRInputSectionSource.h"
#include "Sequencer/MRInputTrackAdding.h"
#include "Support/MRInputEditorTestFiles.h"
#include "Support/MRInputTestAsset.h"
#include "Support/MRInputTestUndo.h"
#include "Support/MRInputTestUser.h"
#include "UObject/GarbageCollection.h"
#include "UObject/Package.h"
#include "UObject/StrongObjectPtr.h"

BEGIN_DEFINE_SPEC(FMRInputSectionSourceSpec, "MRInputAnimation.Editor.SectionSource",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TUniquePtr<FMRInputTestUndo> Undo;
TStrongObjectPtr<UMRInputAnimation> Animation;
TStrongObjectPtr<ULevelSequence> Sequence;
TSharedPtr<FHostSequencer> Sequencer;
TSharedPtr<ISequencerSection> View;
UMovieSceneMRInputSection* Section = nullptr;
AActor* Actor = nullptr;
FGuid Binding;
UMRInputPlayerComponent* Player = nullptr;

void DefinePlayer();
void DefineBake();
void DefineRecord();
void Show(const FGuid& TrackBinding);

/** Moves the section to a track of an actor with a player component, and takes its recording. */
void BindToPlayer();
int32 CountPainted();
FMenuBuilder::FHostEntry FindEntry(const FString& Label);
UMRInputAnimation* FindRecorded(const TCHAR* Ending) const;
int32 CountActors() const;
static int32 CountMessages(EMessageSeverity::Type Severity = EMessageSeverity::Info);
static int32 CountToasts()
{
	return FSlateNotificationManager::Get().HostItems().Num();
}
END_DEFINE_SPEC(FMRInputSectionSourceSpec)

void FMRInputSectionSourceSpec::Show(const FGuid& TrackBinding)
{
	UMovieSceneMRInputTrack* Track = MRInputTrackAdding::FindTrack(*Sequence->GetMovieScene(), TrackBinding);
	Section = CastChecked<UMovieSceneMRInputSection>(Track->GetAllSections()[0]);
	View = Sequencer->GetTrackEditors()[0]->MakeSectionInterface(*Section, *Track, TrackBinding);
}

void FMRInputSectionSourceSpec::BindToPlayer()
{
	UWorld* World = GEditor->GetEditorWorldContext().World();
	Actor = World->SpawnActor<AActor>();
	Player = NewObject<UMRInputPlayerComponent>(Actor);
	Player->RegisterComponent();
	Player->Animation = Animation.Get();
	UMovieScene& Scene = *Sequence->GetMovieScene();
	Binding = Scene.AddPossessable(TEXT("Actor"), AActor::StaticClass());
	Sequence->BindPossessableObject(Binding, *Actor, World);
	bool bWasAdded = false;
	UMovieSceneMRInputTrack* Track = MRInputTrackAdding::FindOrAddTrack(Scene, Binding, bWasAdded);
	MRInputTrackAdding::AddSection(*Track, *Animation, FFrameNumber(0));
	Show(Binding);
	Section->Animation = nullptr;
}

int32 FMRInputSectionSourceSpec::CountPainted()
{
	FSlateWindowElementList Elements;
	const FGeometry Geometry = FGeometry::MakeRoot(FVector2D(800.0, 62.0), FSlateLayoutTransform());
	FHostSectionPainter Painter(Elements, Geometry, *Section);
	View->OnPaintSection(Painter);
	return Elements.HostElements().Num();
}

FMenuBuilder::FHostEntry FMRInputSectionSourceSpec::FindEntry(const FString& Label)
{
	FMenuBuilder Menu(true, nullptr);
	View->BuildSectionContextMenu(Menu, FGuid());
	for (const FMenuBuilder::FHostEntry& Entry : Menu.HostEntries())
	{
		if (Entry.Label.ToString() == Label)
		{
			return Entry;
		}
	}
	AddError(FString::Printf(TEXT("no entry '%s'"), *Label));
	return FMenuBuilder::FHostEntry();
}

UMRInputAnimation* FMRInputSectionSourceSpec::FindRecorded(const TCHAR* Ending) const
{
	const FString Name = Sequence->GetName() + Ending;
	return FindObject<UMRInputAnimation>(nullptr, *(Sequence->GetOutermost()->GetName() + Ending + TEXT(".") + Name));
}

int32 FMRInputSectionSourceSpec::CountActors() const
{
	return GEditor->GetEditorWorldContext().World()->PersistentLevel->Actors.Num();
}

int32 FMRInputSectionSourceSpec::CountMessages(EMessageSeverity::Type Severity)
{
	return FMessageLog(MRInputReport::LogName).NumMessages(Severity);
}

void FMRInputSectionSourceSpec::Define()
{
	BeforeEach(
		[this]
		{
			Undo = MakeUnique<FMRInputTestUndo>();
			Animation.Reset(MRInputTestAsset::Make(MRInputEditorTestFiles::GetSample(TEXT("PinchDrag")), TEXT("Drag")));
			FMRInputBakeReport Report;
			FMRInputError Error;
			Sequence.Reset(
				MRInputMakeSequence::Make(Animation.Get(), nullptr, FMRInputMakeSequenceOptions(), Report, Error));
			Sequencer = FHostSequencer::Open(*Sequence);
			Show(FGuid());
		});
	AfterEach(
		[this]
		{
			View.Reset();
			Sequencer.Reset();
			Section = nullptr;
			Undo.Reset();
			if (Actor)
			{
				Actor->Destroy();
			}
			Actor = nullptr;
			Player = nullptr;
			Sequence.Reset();
			Animation.Reset();
		});
	DefinePlayer();
	DefineBake();
	DefineRecord();
}

void FMRInputSectionSourceSpec::DefinePlayer()
{
	It("is analysed once for all sections that show it, and released with the recording",
		[this]
		{
			const TStrongObjectPtr<UMRInputAnimation> Copy(NewObject<UMRInputAnimation>());
			FMRInputError Error;
			Copy->SetBytes(Animation->GetBytes(), TEXT("Copy"), Error);
			const TWeakPtr<const mria::Overview> Own =
				MRInputSectionSource::FindOverview(FMRInputAccess::GetData(*Animation));
			const TWeakPtr<const mria::Overview> OfSection =
				MRInputSectionSource::FindOverview(FMRInputAccess::GetData(*Copy));
			TestTrue(TEXT("the same"),
				Own.IsValid() && MRInputSectionSource::FindOverview(FMRInputAccess::GetData(*Animation)) == Own.Pin());
			TestTrue(TEXT("each its own"), OfSection.IsValid() && OfSection.Pin() != Own.Pin());
			Copy->SetBytes(Animation->GetBytes(), TEXT("Copy again"), Error);
			TestFalse(TEXT("nothing of nothing"), MRInputSectionSource::FindOverview(nullptr).IsValid());
			TestFalse(TEXT("what was replaced"), OfSection.IsValid());
			TestTrue(TEXT("what is there"), Own.IsValid());
		});

	It("paints and names the recording of the player it is bound to",
		[this]
		{
			BindToPlayer();
			TestTrue(TEXT("bands"), CountPainted() > 3);
			TestTrue(TEXT("name"), View->GetSectionTitle().ToString().StartsWith(TEXT("Drag")));
			Player->Animation = nullptr;
			TestEqual(TEXT("the background without one"), CountPainted(), 1);
			TestEqual(TEXT("no name"), View->GetSectionTitle().ToString(), FString(TEXT("the player's recording")));
		});
	It("paints its background when the actor or the sequence editor is gone",
		[this]
		{
			BindToPlayer();
			Sequencer.Reset();
			TestEqual(TEXT("no editor"), CountPainted(), 1);
			Sequencer = FHostSequencer::Open(*Sequence);
			Show(Binding);
			TestTrue(TEXT("again"), CountPainted() > 3);
			Actor->Destroy();
			Actor = nullptr;
			CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
			TestEqual(TEXT("no actor"), CountPainted(), 1);
		});
	It("is set to the full length of the player's recording",
		[this]
		{
			BindToPlayer();
			Section->SetRange(TRange<FFrameNumber>(FFrameNumber(0), FFrameNumber(100)));
			FindEntry(TEXT("Set to Full Length")).Action.Execute();
			const double Rate = Sequence->GetMovieScene()->GetTickResolution().AsDecimal();
			TestEqual(TEXT("as long"), Section->GetExclusiveEndFrame().Value / Rate,
				static_cast<double>(Animation->GetDuration()), 1e-3);
		});
}

void FMRInputSectionSourceSpec::DefineBake()
{
	It("bakes at the section's frames, to a rig in the editor's world, in one undo step",
		[this]
		{
			const int32 Actors = CountActors();
			const int32 Toasts = CountToasts();
			Section->Channels.bLeftHand = false;
			Section->Channels.bRightHand = false;
			Section->SetRange(TRange<FFrameNumber>(FFrameNumber(4000), FFrameNumber(8000)));
			FindEntry(TEXT("Bake to Key Frames")).Action.Execute();
			TestEqual(TEXT("a root and a camera"), CountActors(), Actors + 2);
			const TArray<FMovieSceneBinding>& Bindings =
				static_cast<const UMovieScene*>(Sequence->GetMovieScene())->GetBindings();
			if (TestEqual(TEXT("bindings"), Bindings.Num(), 1))
			{
				const UMovieSceneSection& Keys = *Bindings[0].GetTracks()[0]->GetAllSections()[0];
				const TArrayView<const FFrameNumber> Times =
					Keys.GetChannelProxy().GetChannels<FMovieSceneDoubleChannel>()[0]->GetTimes();
				TestEqual(TEXT("first key"), Times[0].Value, 4000);
				TestEqual(TEXT("last key"), Times[Times.Num() - 1].Value, 7600);
			}
			TestTrue(
				TEXT("notified"), Sequencer->Changes.Contains(EMovieSceneDataChangeType::MovieSceneStructureItemAdded));
			TestEqual(TEXT("notified"), CountToasts(), Toasts + 1);
			GEditor->UndoTransaction(false);
			TestEqual(TEXT("undone"), CountActors(), Actors);
		});
	It("bakes the recording of the player it is bound to",
		[this]
		{
			BindToPlayer();
			const int32 Actors = CountActors();
			Section->Channels.bHead = false;
			FindEntry(TEXT("Bake to Key Frames")).Action.Execute();
			TestTrue(TEXT("a rig"), CountActors() > Actors + 20);
			UMovieScene& Scene = *Sequence->GetMovieScene();
			for (int32 Index = 0; Index < Scene.GetPossessableCount(); ++Index)
			{
				TestFalse(TEXT("no head"), Scene.GetPossessable(Index).GetName().EndsWith(TEXT("_Camera")));
			}
			GEditor->UndoTransaction(false);
		});
	It("shows no message if the user cancels",
		[this]
		{
			const int32 Before = CountMessages();
			const int32 Toasts = CountToasts();
			FMRInputCancellingUser User(1);
			const TGuardValue<FFeedbackContext*> Shown(GWarn, &User);
			FindEntry(TEXT("Bake to Key Frames")).Action.Execute();
			FindEntry(TEXT("Record Sequence to Recording")).Action.Execute();
			TestEqual(TEXT("lines"), CountMessages(), Before);
			TestEqual(TEXT("notified"), CountToasts(), Toasts);
		});
	It("offers no bake without a recording, or to a read-only sequence",
		[this]
		{
			TestTrue(TEXT("can"), FindEntry(TEXT("Bake to Key Frames")).Action.CanExecute());
			Sequence->GetMovieScene()->SetReadOnly(true);
			TestFalse(TEXT("read-only"), FindEntry(TEXT("Bake to Key Frames")).Action.CanExecute());
			Sequence->GetMovieScene()->SetReadOnly(false);
			Section->Animation = nullptr;
			TestFalse(TEXT("nothing"), FindEntry(TEXT("Bake to Key Frames")).Action.CanExecute());
		});
}

void FMRInputSectionSourceSpec::DefineRecord()
{
	It("records to an asset next to the sequence, with an unused name, and shows a notification",
		[this]
		{
			const int32 Messages = CountMessages();
			const int32 Toasts = CountToasts();
			FindEntry(TEXT("Record Sequence to Recording")).Action.Execute();
			FindEntry(TEXT("Record Sequence to Recording")).Action.Execute();
			const UMRInputAnimation* First = FindRecorded(TEXT("_Recording"));
			TestNotNull(TEXT("the second"), FindRecorded(TEXT("_Recording_2")));
			if (TestNotNull(TEXT("the first"), First))
			{
				TestEqual(TEXT("as long, to the frame"), First->GetDuration(), Animation->GetDuration(), 1.0f / 60.0f);
			}
			TestEqual(TEXT("lines"), CountMessages(), Messages + 2);
			TestEqual(TEXT("notified"), CountToasts(), Toasts + 2);
		});
	It("reports why it recorded nothing",
		[this]
		{
			AddExpectedError(TEXT("Drag_Sequence"), EAutomationExpectedErrorFlags::Contains, 0);
			Section->Animation = nullptr;
			const int32 Before = CountMessages(EMessageSeverity::Error);
			FindEntry(TEXT("Record Sequence to Recording")).Action.Execute();
			TestNull(TEXT("asset"), FindRecorded(TEXT("_Recording")));
			TestEqual(TEXT("an error"), CountMessages(EMessageSeverity::Error), Before + 1);
		});
}
