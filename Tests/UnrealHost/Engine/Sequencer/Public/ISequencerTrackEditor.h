// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ISequencerSection.h"
#include "Input/DragAndDrop.h"
#include "MovieSceneSequence.h"
#include "Widgets/SWidget.h"

class FMenuBuilder;

#if HOST_HAS_COLUMN_WIDGETS
struct FBuildColumnWidgetParams
{
};
#endif

struct FBuildEditWidgetParams
#if HOST_HAS_COLUMN_WIDGETS
	: public FBuildColumnWidgetParams
#endif
{
#if HOST_HAS_COLUMN_WIDGETS
	explicit FBuildEditWidgetParams(const FBuildColumnWidgetParams& Other)
		: FBuildColumnWidgetParams(Other)
	{
	}
#endif

	TAttribute<bool> NodeIsHovered;
	int32 TrackInsertRowIndex = 0;
};

struct FSequencerDragDropParams
{
	FSequencerDragDropParams(UMovieSceneTrack* InTrack, int32 InRowIndex, FGuid InTargetObjectGuid,
		FFrameNumber InFrameNumber, const TRange<FFrameNumber>& InFrameRange)
		: Track(InTrack)
		, RowIndex(InRowIndex)
		, TargetObjectGuid(InTargetObjectGuid)
		, FrameNumber(InFrameNumber)
		, FrameRange(InFrameRange)
	{
	}

	TWeakObjectPtr<UMovieSceneTrack> Track;
	int32 RowIndex;
	FGuid TargetObjectGuid;
	FFrameNumber FrameNumber;
	TRange<FFrameNumber> FrameRange;
};

class ISequencerTrackEditor
{
public:
	virtual ~ISequencerTrackEditor() = default;
	virtual void BuildAddTrackMenu(FMenuBuilder&) {}
	virtual void BuildObjectBindingTrackMenu(FMenuBuilder&, const TArray<FGuid>&, const UClass*) {}
	virtual TSharedPtr<SWidget> BuildOutlinerEditWidget(const FGuid&, UMovieSceneTrack*, const FBuildEditWidgetParams&)
	{
		return nullptr;
	}
	virtual TSharedRef<ISequencerSection> MakeSectionInterface(
		UMovieSceneSection& SectionObject, UMovieSceneTrack& Track, FGuid ObjectBinding) = 0;
	virtual bool SupportsType(TSubclassOf<UMovieSceneTrack> TrackClass) const = 0;
	virtual bool SupportsSequence(UMovieSceneSequence* InSequence) const = 0;
	virtual bool HandleAssetAdded(UObject*, const FGuid&) { return false; }
	virtual bool OnAllowDrop(const FDragDropEvent&, FSequencerDragDropParams&) { return false; }
	virtual FReply OnDrop(const FDragDropEvent&, const FSequencerDragDropParams&) { return FReply::Unhandled(); }
	virtual const FSlateBrush* GetIconBrush() const { return nullptr; }

#if HOST_HAS_TRACK_EDITOR_NAMES
	virtual FText GetDisplayName() const
	{
		return FText::GetEmpty();
	}
#endif
};
