// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "ISequencerSection.h"
#include "MRInputEngineCompat.h"
#include "Mria/ClipTime.h"
#include "Mria/Drawing.h"
#include "Mria/Overview.h"
#include "Templates/SharedPointer.h"

class FMRInputRecordingData;
class ISequencer;
class UMRInputAnimation;
class UMovieSceneMRInputSection;

/**
 * Paints a section with a recording in Sequencer and handles dragging. Trimming leaves the recording where it is on the
 * timeline; slipping moves it inside the section; both snap to markers. Stretching changes the rate. Game thread.
 * UNCONFIRMED(section-drag-transaction): Sequencer has one transaction open from the start of a drag to its end. [by
 * hand: trim, slip and stretch a section with the mouse: one undo takes each back]
 */
class MRINPUTANIMATIONEDITOR_API FMRInputSection : public FSequencerSection
{
public:
	FMRInputSection(UMovieSceneSection& InSection, TWeakPtr<ISequencer> InSequencer, const FGuid& InBinding);

	/** Whether dragged edges snap to markers; for all sections, until the editor closes. */
	static bool bSnapsToMarkers;

	//~ Begin ISequencerSection interface
	virtual FText GetSectionTitle() const override;
	virtual FText GetSectionToolTip() const override;
	using FSequencerSection::GetSectionHeight;
#if MRINPUT_SECTIONS_HAVE_DENSITY
	virtual float GetSectionHeight(const UE::Sequencer::FViewDensityInfo& ViewDensity) const override;
#else
	virtual float GetSectionHeight() const override;
#endif
	virtual int32 OnPaintSection(FSequencerSectionPainter& InPainter) const override;
	virtual void BuildSectionContextMenu(FMenuBuilder& MenuBuilder, const FGuid& ObjectBinding) override;
	virtual void BeginResizeSection() override;
	virtual void ResizeSection(ESequencerSectionResizeMode ResizeMode, FFrameNumber ResizeFrameNumber) override;
	virtual void BeginSlipSection() override;
	virtual void SlipSection(FFrameNumber SlipTime) override;
	virtual void BeginDilateSection() override;
	virtual void DilateSection(const TRange<FFrameNumber>& NewRange, float DilationFactor) override;
	//~ End ISequencerSection interface

private:
	UMovieSceneMRInputSection* GetSection() const;

	/** The section's recording, or that of the player it is bound to; null without either. */
	UMRInputAnimation* FindAnimation() const;
	mria::ClipTime MakeClip() const;

	/** The overview to draw, found once for each recording. Null without a recording. */
	const mria::Overview* FindOverview() const;

	/** The ticks between two others to which edges snap; none while snapping is off or before the first paint. */
	std::vector<std::int64_t> FindSnaps(int64 First, int64 Last) const;

	/** Stores the section's state before the drag. */
	void RememberClip();

	mria::Drawing MakeDrawing(const mria::Overview& Overview, const FSequencerSectionPainter& Painter) const;

	TWeakPtr<ISequencer> Sequencer;
	FGuid Binding;
	mria::ClipTime InitialClip;
	int64 InitialEnd = 0;

	mutable TSharedPtr<const FMRInputRecordingData, ESPMode::ThreadSafe> Shown;
	mutable TSharedPtr<const mria::Overview> ShownOverview;

	/** Set by the last paint; 0 before. */
	mutable double TicksPerPixel = 0.0;
};
