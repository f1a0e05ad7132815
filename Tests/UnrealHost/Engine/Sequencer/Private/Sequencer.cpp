// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Host/HostSequencer.h"
#include "ISequencerModule.h"
#include "Modules/ModuleManager.h"
#include "ScopedTransaction.h"
#include "Styling/AppStyle.h"

#if HOST_HAS_SECTION_DENSITY
#include "MVVM/ViewModels/ViewDensity.h"
#endif

namespace SequencerDetail
{
/** Unlike the engine's it is made again by each LoadModule after the modules were unloaded; handles go with it. */
class FSequencerModule final : public ISequencerModule
{
public:
	virtual FDelegateHandle RegisterTrackEditor(FOnCreateTrackEditor InOnCreateTrackEditor) override
	{
		Editors.Add(InOnCreateTrackEditor);
		return InOnCreateTrackEditor.GetHandle();
	}
	virtual void UnRegisterTrackEditor(FDelegateHandle InHandle) override
	{
		Editors.RemoveAll([InHandle](const FOnCreateTrackEditor& Editor) { return Editor.GetHandle() == InHandle; });
	}
	virtual const TArray<FOnCreateTrackEditor>& HostTrackEditors() const override { return Editors; }

private:
	TArray<FOnCreateTrackEditor> Editors;
};

/**
 * UNCONFIRMED(open-section-geometry): The geometry of an open section ends where the view does.
 * [by hand: make a section infinite in Sequencer, scroll and zoom: pinches and markers stay at their times]
 */
FTimeToPixel MakeConverter(const FGeometry& Geometry, const UMovieSceneSection& Section, const TRange<double>& View)
{
	const UMovieScene* Scene = Section.GetTypedOuter<UMovieScene>();
	const FFrameRate Rate = Scene ? Scene->GetTickResolution() : FFrameRate();
	const double Start =
		Section.HasStartFrame() ? FFrameTime(Section.GetInclusiveStartFrame()) / Rate : View.GetLowerBoundValue();
	const double End =
		Section.HasEndFrame() ? FFrameTime(Section.GetExclusiveEndFrame()) / Rate : View.GetUpperBoundValue();
	return FTimeToPixel(Geometry, TRange<double>(Start, End), Rate);
}
} // namespace SequencerDetail

IMPLEMENT_MODULE(SequencerDetail::FSequencerModule, Sequencer)

#if HOST_HAS_SECTION_DENSITY
float ISequencerSection::GetSectionHeight(const UE::Sequencer::FViewDensityInfo& ViewDensity) const
{
	return ViewDensity.UniformHeight.Get(GetSectionHeight());
}
#endif

void ISequencerSection::ResizeSection(ESequencerSectionResizeMode ResizeMode, FFrameNumber ResizeFrameNumber)
{
	UMovieSceneSection* Section = GetSectionObject();
	if (!Section)
	{
		return;
	}
	if (ResizeMode == SSRM_LeadingEdge)
	{
		const int32 Last = Section->HasEndFrame() ? Section->GetExclusiveEndFrame().Value - 1 : MAX_int32;
		Section->SetStartFrame(
			TRangeBound<FFrameNumber>::Inclusive(FFrameNumber(FMath::Min(ResizeFrameNumber.Value, Last))));
	}
	else
	{
		const int32 First = Section->HasStartFrame() ? Section->GetInclusiveStartFrame().Value + 1 : MIN_int32;
		Section->SetEndFrame(
			TRangeBound<FFrameNumber>::Exclusive(FFrameNumber(FMath::Max(ResizeFrameNumber.Value, First))));
	}
}

void FSequencerSection::DilateSection(const TRange<FFrameNumber>& NewRange, float)
{
	if (WeakSection.IsValid())
	{
		WeakSection->SetRange(NewRange);
	}
}

TSharedRef<FHostSequencer> FHostSequencer::Open(UMovieSceneSequence& Sequence)
{
	const TSharedRef<FHostSequencer> Made = MakeShared<FHostSequencer>();
	Made->Sequence = &Sequence;
	ISequencerModule& Module = FModuleManager::LoadModuleChecked<ISequencerModule>("Sequencer");
	for (const FOnCreateTrackEditor& Create : Module.HostTrackEditors())
	{
		const TSharedRef<ISequencerTrackEditor> Editor = Create.Execute(Made);
		if (Editor->SupportsSequence(&Sequence))
		{
			Made->Editors.Add(Editor);
		}
	}
	return Made;
}

FBuildEditWidgetParams FHostSequencer::MakeEditWidgetParams()
{
#if HOST_HAS_COLUMN_WIDGETS
	return FBuildEditWidgetParams(FBuildColumnWidgetParams());
#else
	return FBuildEditWidgetParams();
#endif
}

void FHostSequencer::GetSelectedSections(TArray<UMovieSceneSection*>& OutSelectedSections)
{
	for (const TWeakObjectPtr<UMovieSceneSection>& Section : Selection)
	{
		if (Section.IsValid())
		{
			OutSelectedSections.Add(Section.Get());
		}
	}
}

bool FHostSequencer::DropOnTrack(const TArray<FAssetData>& Assets, FSequencerDragDropParams& Params)
{
	const FDragDropEvent Event(FPointerEvent(), FAssetDragDropOp::New(Assets));
	for (const TSharedRef<ISequencerTrackEditor>& Editor : Editors)
	{
		if (Params.Track.IsValid() && Editor->SupportsType(Params.Track->GetClass()) &&
			Editor->OnAllowDrop(Event, Params))
		{
			return Editor->OnDrop(Event, Params).IsEventHandled();
		}
	}
	return false;
}

bool FHostSequencer::DropOnOutliner(const TArray<FAssetData>& Assets, const FGuid& Target)
{
	const FScopedTransaction Transaction(FText::FromString(TEXT("Drop Assets")));
	bool bWasTaken = false;
	for (const FAssetData& Asset : Assets)
	{
		for (const TSharedRef<ISequencerTrackEditor>& Editor : Editors)
		{
			if (Editor->HandleAssetAdded(Asset.GetAsset(), Target))
			{
				bWasTaken = true;
				break;
			}
		}
	}
	return bWasTaken;
}

FHostSectionPainter::FHostSectionPainter(FSlateWindowElementList& Elements, const FGeometry& Geometry,
	UMovieSceneSection& InSection, const TRange<double>& View)
	: FSequencerSectionPainter(Elements, Geometry, nullptr)
	, Section(InSection)
	, Converter(SequencerDetail::MakeConverter(Geometry, InSection, View))
{
	const FVector2D Position(Geometry.GetAbsolutePosition());
	const FVector2D End = Position + FVector2D(Geometry.GetAbsoluteSize());
	SectionClippingRect = FSlateRect(static_cast<float>(Position.X), static_cast<float>(Position.Y),
		static_cast<float>(End.X), static_cast<float>(End.Y));
}

int32 FHostSectionPainter::PaintSectionBackground(FLinearColor Tint)
{
	FSlateDrawElement::MakeBox(DrawElements, static_cast<uint32>(LayerId), SectionGeometry.ToPaintGeometry(),
		FAppStyle::GetBrush("Sequencer.Section.Background"), ESlateDrawEffect::None, Tint);
	return LayerId;
}

int32 FSequencerSection::OnPaintSection(FSequencerSectionPainter& InPainter) const
{
	return InPainter.PaintSectionBackground();
}
