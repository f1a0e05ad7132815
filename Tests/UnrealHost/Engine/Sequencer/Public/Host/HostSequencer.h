// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "DragAndDrop/AssetDragDropOp.h"
#include "ISequencer.h"
#include "ISequencerTrackEditor.h"
#include "SequencerSectionPainter.h"

#if HOST_HAS_TIME_TO_PIXEL_HEADER
#include "TimeToPixel.h"
#else
#include "CommonMovieSceneTools.h"
#endif

/** A sequence editor without windows, for tests: one sequence, and the track editors that were registered. */
class FHostSequencer : public ISequencer
{
public:
	static TSharedRef<FHostSequencer> Open(UMovieSceneSequence& Sequence);

	virtual UMovieSceneSequence* GetFocusedMovieSceneSequence() const override { return Sequence.Get(); }
	virtual FQualifiedFrameTime GetLocalTime() const override
	{
		return FQualifiedFrameTime(Playhead, Sequence->GetMovieScene()->GetTickResolution());
	}
	virtual TArrayView<TWeakObjectPtr<>> FindObjectsInCurrentSequence(const FGuid& InObjectBinding) override
	{
		Found = Sequence->HostLocate(InObjectBinding);
		return Found;
	}
	virtual void NotifyMovieSceneDataChanged(EMovieSceneDataChangeType DataChangeType) override
	{
		Changes.Add(DataChangeType);
	}
	virtual void OnAddTrack(const TWeakObjectPtr<UMovieSceneTrack>& InTrack, const FGuid&) override
	{
		AddedTracks.Add(InTrack);
	}
	virtual void EmptySelection() override { Selection.Reset(); }
	virtual void SelectSection(UMovieSceneSection* Section) override { Selection.Add(Section); }
	virtual void ThrobSectionSelection() override {}
	virtual void GetSelectedSections(TArray<UMovieSceneSection*>& OutSelectedSections) override;

	/** The editors that take this kind of sequence. */
	const TArray<TSharedRef<ISequencerTrackEditor>>& GetTrackEditors() const { return Editors; }

	/**
	 * What a drop does: over a track the editor of its kind is asked; elsewhere each asset is offered to the editors in
	 * turn.
	 *
	 * UNCONFIRMED(drop-is-one-transaction): Assets dropped outside of tracks are one transaction of Sequencer's.
	 * [by hand: drop two recordings into Sequencer's outliner: one undo removes both]
	 */
	bool DropOnTrack(const TArray<FAssetData>& Assets, FSequencerDragDropParams& Params);
	bool DropOnOutliner(const TArray<FAssetData>& Assets, const FGuid& Target);

	/** What a track's edit widget is built with, in every version. */
	static FBuildEditWidgetParams MakeEditWidgetParams();

	FFrameNumber Playhead = 0;
	TArray<EMovieSceneDataChangeType> Changes;
	TArray<TWeakObjectPtr<UMovieSceneTrack>> AddedTracks;
	TArray<TWeakObjectPtr<UMovieSceneSection>> Selection;

private:
	TWeakObjectPtr<UMovieSceneSequence> Sequence;
	TArray<TSharedRef<ISequencerTrackEditor>> Editors;
	TArray<TWeakObjectPtr<>> Found;
};

/** Paints a section that fills its geometry from its first to its last tick. The background is one box. */
class FHostSectionPainter : public FSequencerSectionPainter
{
public:
	/** `View` is what the user sees of the sequence, in seconds: where an open section ends. */
	FHostSectionPainter(FSlateWindowElementList& Elements, const FGeometry& Geometry, UMovieSceneSection& InSection,
		const TRange<double>& View = TRange<double>(0.0, 10.0));

	virtual int32 PaintSectionBackground(FLinearColor Tint) override;
	virtual int32 PaintSectionBackground() override
	{
		return PaintSectionBackground(GetTrack() ? FLinearColor(GetTrack()->GetColorTint()) : FLinearColor::White);
	}
	virtual const FTimeToPixel& GetTimeConverter() const override { return Converter; }
	virtual UMovieSceneTrack* GetTrack() const override { return Section.GetTypedOuter<UMovieSceneTrack>(); }

private:
	UMovieSceneSection& Section;
	FTimeToPixel Converter;
};
