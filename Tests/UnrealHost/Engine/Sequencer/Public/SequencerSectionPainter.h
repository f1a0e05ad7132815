// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Widgets/SWidget.h"

class UMovieSceneTrack;
struct FTimeToPixel;

namespace UE::Sequencer
{
class FSectionModel;
}

class FSequencerSectionPainter
{
public:
	FSequencerSectionPainter(FSlateWindowElementList& OutDrawElements, const FGeometry& InSectionGeometry,
		TSharedPtr<UE::Sequencer::FSectionModel> InSection)
		: SectionModel(InSection)
		, DrawElements(OutDrawElements)
		, SectionGeometry(InSectionGeometry)
	{
	}
	virtual ~FSequencerSectionPainter() = default;
	UE_NONCOPYABLE(FSequencerSectionPainter);

	virtual int32 PaintSectionBackground(FLinearColor Tint) = 0;
	virtual int32 PaintSectionBackground() = 0;
	virtual const FTimeToPixel& GetTimeConverter() const = 0;
	virtual UMovieSceneTrack* GetTrack() const = 0;

	TSharedPtr<UE::Sequencer::FSectionModel> SectionModel;
	FSlateWindowElementList& DrawElements;
	FGeometry SectionGeometry;
	/** What of the section is seen, on the desktop. */
	FSlateRect SectionClippingRect;
	int32 LayerId = 0;
	bool bParentEnabled = true;
	float GhostAlpha = 1.0f;
};
