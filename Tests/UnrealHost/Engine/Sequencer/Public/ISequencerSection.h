// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Input/Reply.h"
#include "Layout/Geometry.h"
#include "MovieSceneSection.h"

#if HOST_HAS_SECTION_DENSITY
namespace UE::Sequencer
{
struct FViewDensityInfo;
}
#endif

class FMenuBuilder;
class FSequencerSectionPainter;

enum ESequencerSectionResizeMode
{
	SSRM_LeadingEdge,
	SSRM_TrailingEdge,
};

class ISequencerSection
{
public:
	virtual ~ISequencerSection() = default;

	virtual UMovieSceneSection* GetSectionObject() = 0;
	virtual int32 OnPaintSection(FSequencerSectionPainter& InPainter) const = 0;

	virtual FText GetSectionTitle() const { return FText::GetEmpty(); }
	virtual FText GetSectionToolTip() const { return FText::GetEmpty(); }
	virtual float GetSectionHeight() const { return 15.0f; }
	virtual void BuildSectionContextMenu(FMenuBuilder&, const FGuid&) {}

	virtual void BeginResizeSection() {}
	/** Moves the edge, at most to a tick before the other one. */
	virtual void ResizeSection(ESequencerSectionResizeMode ResizeMode, FFrameNumber ResizeFrameNumber);
	virtual void BeginSlipSection() {}
	virtual void SlipSection(FFrameNumber SlipTime) { (void)SlipTime; }
	virtual void BeginDilateSection() {}
	virtual void DilateSection(const TRange<FFrameNumber>& NewRange, float DilationFactor)
	{
		(void)NewRange;
		(void)DilationFactor;
	}

#if HOST_HAS_SECTION_DENSITY
	virtual float GetSectionHeight(const UE::Sequencer::FViewDensityInfo& ViewDensity) const;
#endif
};

/** A section that paints its background and nothing else. */
class FSequencerSection : public ISequencerSection
{
public:
	FSequencerSection(UMovieSceneSection& InSection)
		: WeakSection(&InSection)
	{
	}
	virtual UMovieSceneSection* GetSectionObject() override { return WeakSection.Get(); }
	virtual int32 OnPaintSection(FSequencerSectionPainter& InPainter) const override;
	virtual void DilateSection(const TRange<FFrameNumber>& NewRange, float DilationFactor) override;

protected:
	TWeakObjectPtr<UMovieSceneSection> WeakSection;
};
