// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputEngineCompat.h"
#include "MovieSceneTrackEditor.h"

class UMRInputAnimation;
class UMovieSceneMRInputTrack;
struct FAssetData;

/**
 * The track editor for recorded input: adds recordings from the track menu, from the menu of an actor, from the "+"
 * of a track and by drag and drop to the timeline or the outliner. A sequence and an actor each get one track with
 * any number of sections; a recording without room gets another row. Each addition is one undo step. Game thread.
 */
class FMRInputTrackEditor : public FMovieSceneTrackEditor
{
public:
	explicit FMRInputTrackEditor(TSharedRef<ISequencer> InSequencer);
	static TSharedRef<ISequencerTrackEditor> Create(TSharedRef<ISequencer> InSequencer);

	//~ Begin ISequencerTrackEditor interface
#if MRINPUT_TRACK_EDITORS_HAVE_NAMES
	virtual FText GetDisplayName() const override;
#endif
	virtual void BuildAddTrackMenu(FMenuBuilder& MenuBuilder) override;

	/** Only for actors that have a player component. */
	virtual void BuildObjectBindingTrackMenu(
		FMenuBuilder& MenuBuilder, const TArray<FGuid>& ObjectBindings, const UClass* ObjectClass) override;
	virtual TSharedPtr<SWidget> BuildOutlinerEditWidget(
		const FGuid& ObjectBinding, UMovieSceneTrack* Track, const FBuildEditWidgetParams& Params) override;
	virtual TSharedRef<ISequencerSection> MakeSectionInterface(
		UMovieSceneSection& SectionObject, UMovieSceneTrack& Track, FGuid ObjectBinding) override;
	virtual bool SupportsType(TSubclassOf<UMovieSceneTrack> Type) const override;
	virtual bool SupportsSequence(UMovieSceneSequence* InSequence) const override;
	virtual bool HandleAssetAdded(UObject* Asset, const FGuid& TargetObjectGuid) override;
	virtual bool OnAllowDrop(const FDragDropEvent& DragDropEvent, FSequencerDragDropParams& DragDropParams) override;
	virtual FReply OnDrop(const FDragDropEvent& DragDropEvent, const FSequencerDragDropParams& DragDropParams) override;
	virtual const FSlateBrush* GetIconBrush() const override;
	//~ End ISequencerTrackEditor interface

private:
	using FOnPicked = TFunction<void(UMRInputAnimation&)>;

	/** The scene, or null if it is read-only. */
	UMovieScene* GetEditableScene() const;
	bool HasPlayer(const FGuid& Binding) const;

	/** Adds a list of recordings to choose from; choosing one closes the menu. */
	void AddPicker(FMenuBuilder& MenuBuilder, FOnPicked OnPicked);

	/** The same as a sub menu, for AddToBindings. */
	void AddSubMenu(FMenuBuilder& MenuBuilder, const FText& ToolTip, const TArray<FGuid>& Bindings);

	/**
	 * Adds the recording at the playhead to the track of each binding, or to the unbound track for an invalid binding.
	 * Returns false on failure.
	 */
	bool AddToBindings(UMRInputAnimation& Animation, const TArray<FGuid>& Bindings);

	/** Adds the recordings one after the other. */
	bool AddToTrack(
		UMovieSceneMRInputTrack& Track, const TArray<UMRInputAnimation*>& Animations, FFrameNumber Start, int32 Row);
	void ShowAdded(const TArray<UMovieSceneSection*>& Sections);
};
