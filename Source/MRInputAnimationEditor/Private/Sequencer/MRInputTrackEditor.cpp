// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputTrackEditor.h"

#include "Asset/MRInputStyle.h"
#include "DragAndDrop/AssetDragDropOp.h"
#include "ISequencer.h"
#include "LevelSequence.h"
#include "MRInputAnimation.h"
#include "MovieScene.h"
#include "MovieSceneMRInputSection.h"
#include "MovieSceneMRInputTrack.h"
#include "ScopedTransaction.h"
#include "Sequencer/MRInputSection.h"
#include "Sequencer/MRInputSectionSource.h"
#include "Sequencer/MRInputTrackAdding.h"
#include "Styling/SlateStyle.h"
#include "Styling/SlateStyleRegistry.h"

#define LOCTEXT_NAMESPACE "MRInputTrackEditor"

namespace MRInputTrackEditorDetail
{
/** The recordings among the dragged assets, loaded. */
TArray<UMRInputAnimation*> GetAnimations(const FDragDropEvent& Event)
{
	TArray<UMRInputAnimation*> Animations;
	if (const TSharedPtr<FAssetDragDropOp> Operation = Event.GetOperationAs<FAssetDragDropOp>())
	{
		for (const FAssetData& Asset : Operation->GetAssets())
		{
			const bool bIsRecording = Asset.AssetClassPath == UMRInputAnimation::StaticClass()->GetClassPathName();
			if (UMRInputAnimation* Animation = bIsRecording ? Cast<UMRInputAnimation>(Asset.GetAsset()) : nullptr)
			{
				Animations.Add(Animation);
			}
		}
	}
	return Animations;
}
} // namespace MRInputTrackEditorDetail

FMRInputTrackEditor::FMRInputTrackEditor(TSharedRef<ISequencer> InSequencer)
	: FMovieSceneTrackEditor(InSequencer)
{
}

TSharedRef<ISequencerTrackEditor> FMRInputTrackEditor::Create(TSharedRef<ISequencer> InSequencer)
{
	return MakeShared<FMRInputTrackEditor>(InSequencer);
}

#if MRINPUT_TRACK_EDITORS_HAVE_NAMES
FText FMRInputTrackEditor::GetDisplayName() const
{
	return LOCTEXT("Name", "MR Input");
}
#endif

bool FMRInputTrackEditor::SupportsType(TSubclassOf<UMovieSceneTrack> Type) const
{
	return Type.Get() == UMovieSceneMRInputTrack::StaticClass();
}

bool FMRInputTrackEditor::SupportsSequence(UMovieSceneSequence* InSequence) const
{
	return InSequence && InSequence->IsA<ULevelSequence>();
}

const FSlateBrush* FMRInputTrackEditor::GetIconBrush() const
{
	const ISlateStyle* Style = FSlateStyleRegistry::FindSlateStyle(MRInputStyle::StyleName);
	return Style ? Style->GetBrush(MRInputStyle::TrackIconName) : nullptr;
}

TSharedRef<ISequencerSection> FMRInputTrackEditor::MakeSectionInterface(
	UMovieSceneSection& SectionObject, UMovieSceneTrack&, FGuid ObjectBinding)
{
	return MakeShared<FMRInputSection>(SectionObject, GetSequencer(), ObjectBinding);
}

UMovieScene* FMRInputTrackEditor::GetEditableScene() const
{
	UMovieScene* Scene = GetFocusedMovieScene();
	return Scene && !Scene->IsReadOnly() ? Scene : nullptr;
}

bool FMRInputTrackEditor::HasPlayer(const FGuid& Binding) const
{
	return MRInputSectionSource::FindPlayer(GetSequencer().Get(), Binding) != nullptr;
}

bool FMRInputTrackEditor::HandleAssetAdded(UObject* Asset, const FGuid& TargetObjectGuid)
{
	UMRInputAnimation* Animation = Cast<UMRInputAnimation>(Asset);
	const bool bFits = !TargetObjectGuid.IsValid() || HasPlayer(TargetObjectGuid);
	return Animation && bFits && AddToBindings(*Animation, {TargetObjectGuid});
}

bool FMRInputTrackEditor::OnAllowDrop(const FDragDropEvent& DragDropEvent, FSequencerDragDropParams& DragDropParams)
{
	const TArray<UMRInputAnimation*> Animations = MRInputTrackEditorDetail::GetAnimations(DragDropEvent);
	const UMovieScene* Scene = GetEditableScene();
	if (!Scene || Animations.Num() == 0 || !Cast<UMovieSceneMRInputTrack>(DragDropParams.Track.Get()))
	{
		return false;
	}
	int64 End = DragDropParams.FrameNumber.Value;
	for (const UMRInputAnimation* Animation : Animations)
	{
		End = FMath::Min<int64>(End + MRInputTrackAdding::GetLength(*Scene, *Animation), MAX_int32);
	}
	DragDropParams.FrameRange = TRange<FFrameNumber>(DragDropParams.FrameNumber, FFrameNumber(static_cast<int32>(End)));
	return true;
}

FReply FMRInputTrackEditor::OnDrop(const FDragDropEvent& DragDropEvent, const FSequencerDragDropParams& DragDropParams)
{
	UMovieSceneMRInputTrack* Track = Cast<UMovieSceneMRInputTrack>(DragDropParams.Track.Get());
	const TArray<UMRInputAnimation*> Animations = MRInputTrackEditorDetail::GetAnimations(DragDropEvent);
	return Track && AddToTrack(*Track, Animations, DragDropParams.FrameNumber, DragDropParams.RowIndex)
		? FReply::Handled()
		: FReply::Unhandled();
}

bool FMRInputTrackEditor::AddToBindings(UMRInputAnimation& Animation, const TArray<FGuid>& Bindings)
{
	const TSharedPtr<ISequencer> Pinned = GetSequencer();
	UMovieScene* Scene = GetEditableScene();
	if (!Pinned.IsValid() || !Scene)
	{
		return false;
	}
	const FScopedTransaction Transaction(LOCTEXT("AddTrack", "Add MR Input"));
	TArray<UMovieSceneSection*> Added;
	for (const FGuid& Binding : Bindings)
	{
		bool bWasAdded = false;
		UMovieSceneMRInputTrack* Track = MRInputTrackAdding::FindOrAddTrack(*Scene, Binding, bWasAdded);
		const FFrameNumber Now = Pinned->GetLocalTime().Time.GetFrame();
		if (UMovieSceneSection* Section = Track ? MRInputTrackAdding::AddSection(*Track, Animation, Now) : nullptr)
		{
			Added.Add(Section);
		}
		if (Track && bWasAdded)
		{
			Pinned->OnAddTrack(Track, Binding);
		}
	}
	ShowAdded(Added);
	return Added.Num() > 0;
}

bool FMRInputTrackEditor::AddToTrack(
	UMovieSceneMRInputTrack& Track, const TArray<UMRInputAnimation*>& Animations, FFrameNumber Start, int32 Row)
{
	if (!GetEditableScene() || Animations.Num() == 0)
	{
		return false;
	}
	const FScopedTransaction Transaction(LOCTEXT("AddSections", "Add MR Input Sections"));
	TArray<UMovieSceneSection*> Added;
	for (UMRInputAnimation* Animation : Animations)
	{
		if (UMovieSceneSection* Section = MRInputTrackAdding::AddSection(Track, *Animation, Start, Row))
		{
			Added.Add(Section);
			Start = Section->GetExclusiveEndFrame();
		}
	}
	ShowAdded(Added);
	return Added.Num() > 0;
}

void FMRInputTrackEditor::ShowAdded(const TArray<UMovieSceneSection*>& Sections)
{
	const TSharedPtr<ISequencer> Pinned = GetSequencer();
	if (!Pinned.IsValid())
	{
		return;
	}
	Pinned->NotifyMovieSceneDataChanged(EMovieSceneDataChangeType::MovieSceneStructureItemAdded);
	Pinned->EmptySelection();
	for (UMovieSceneSection* Section : Sections)
	{
		Pinned->SelectSection(Section);
	}
	Pinned->ThrobSectionSelection();
}

#undef LOCTEXT_NAMESPACE
