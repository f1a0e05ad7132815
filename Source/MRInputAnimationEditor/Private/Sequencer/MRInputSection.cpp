// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputSection.h"

#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputClip.h"
#include "MRInputRecordingData.h"
#include "MovieSceneMRInputSection.h"
#include "Mria/FloatRules.h"
#include "Mria/SectionDrawing.h"
#include "Mria/SectionEdit.h"
#include "Sequencer/MRInputSectionMenu.h"
#include "Sequencer/MRInputSectionSource.h"
#include "Sequencer/MRInputSectionText.h"
#include "SequencerSectionPainter.h"
#include "Strip/MRInputStripPaint.h"

#if MRINPUT_SECTIONS_HAVE_DENSITY
#include "MVVM/ViewModels/ViewDensity.h"
#endif
#if __has_include("TimeToPixel.h") // from 5.3 or 5.4 on
#include "TimeToPixel.h"
#else
#include "CommonMovieSceneTools.h"
#endif

namespace MRInputSectionDetail
{
constexpr float Height = 62.0f;

/** Sequencer writes the title there. */
constexpr double TitleHeight = 16.0;
constexpr double BottomMargin = 2.0;

double FindTicksPerPixel(const FTimeToPixel& Converter)
{
	constexpr float Pixels = 1000.0f;
	const FFrameTime Ticks = Converter.PixelToFrame(Pixels) - Converter.PixelToFrame(0.0f);
	return Ticks.AsDecimal() / Pixels;
}

} // namespace MRInputSectionDetail

bool FMRInputSection::bSnapsToMarkers = true;

FMRInputSection::FMRInputSection(
	UMovieSceneSection& InSection, TWeakPtr<ISequencer> InSequencer, const FGuid& InBinding)
	: FSequencerSection(InSection)
	, Sequencer(InSequencer)
	, Binding(InBinding)
{
}

UMovieSceneMRInputSection* FMRInputSection::GetSection() const
{
	return Cast<UMovieSceneMRInputSection>(WeakSection.Get());
}

UMRInputAnimation* FMRInputSection::FindAnimation() const
{
	const UMovieSceneMRInputSection* Section = GetSection();
	return Section ? MRInputSectionSource::FindAnimation(*Section, Sequencer.Pin().Get(), Binding) : nullptr;
}

mria::ClipTime FMRInputSection::MakeClip() const
{
	return MRInputSectionSource::MakeClip(*GetSection(), FindAnimation());
}

const mria::Overview* FMRInputSection::FindOverview() const
{
	const UMRInputAnimation* Animation = FindAnimation();
	const FMRInputRecordingData::FPtr Data =
		Animation ? FMRInputAccess::GetData(*Animation) : FMRInputRecordingData::FPtr();
	if (Data != Shown)
	{
		Shown = Data;
		ShownOverview = MRInputSectionSource::FindOverview(Data);
	}
	return ShownOverview.Get();
}

FText FMRInputSection::GetSectionTitle() const
{
	const UMovieSceneMRInputSection* Section = GetSection();
	return Section ? MRInputSectionText::MakeTitle(*Section, FindAnimation()) : FText::GetEmpty();
}

FText FMRInputSection::GetSectionToolTip() const
{
	const UMovieSceneMRInputSection* Section = GetSection();
	return Section ? MRInputSectionText::MakeToolTip(*Section, FindAnimation()) : FText::GetEmpty();
}

#if MRINPUT_SECTIONS_HAVE_DENSITY
float FMRInputSection::GetSectionHeight(const UE::Sequencer::FViewDensityInfo& ViewDensity) const
{
	return ViewDensity.UniformHeight.Get(MRInputSectionDetail::Height);
}
#else
float FMRInputSection::GetSectionHeight() const
{
	return MRInputSectionDetail::Height;
}
#endif

mria::Drawing FMRInputSection::MakeDrawing(
	const mria::Overview& Overview, const FSequencerSectionPainter& Painter) const
{
	using namespace MRInputSectionDetail;

	// Only the visible part: when zoomed in, a section can be far wider than any screen.
	// UNCONFIRMED(section-clip-space): A section's clipping rectangle is in the absolute space of its geometry.
	// [by hand: scroll a section halfway out of the view on either side: pinches and markers stay where they are]
	const FVector2D Size(Painter.SectionGeometry.GetLocalSize());
	const auto ToLocal = [&](float X)
	{
		const FVector2D Local(Painter.SectionGeometry.AbsoluteToLocal(FVector2D(X, Painter.SectionClippingRect.Top)));
		return FMath::Clamp(static_cast<double>(Local.X), 0.0, static_cast<double>(Size.X));
	};
	const double Left = ToLocal(Painter.SectionClippingRect.Left);
	const UMovieSceneMRInputSection& Section = *GetSection();
	mria::SectionView View;
	View.clip = MakeClip();
	View.loops = Section.bLoop;
	View.ticksPerPixel = TicksPerPixel;
	// The converter knows the start of the geometry: for a section without a start, that is the start of the view.
	View.firstTick = Painter.GetTimeConverter().PixelToFrame(static_cast<float>(Left)).AsDecimal();
	View.width = ToLocal(Painter.SectionClippingRect.Right) - Left;
	// If a row is too low for both, the picture fills it, below the title.
	const double Top = Size.Y >= 2.5 * TitleHeight ? TitleHeight : 0.0;
	mria::Drawing Drawing =
		mria::MakeSection(Overview, View, Size.Y - Top - BottomMargin, &MRInputStripPaint::MeasureText);
	mria::MoveDrawing(Drawing, {Left, Top});
	mria::FadeDrawing(Drawing, Painter.GhostAlpha);
	return Drawing;
}

int32 FMRInputSection::OnPaintSection(FSequencerSectionPainter& InPainter) const
{
	const int32 Layer = InPainter.PaintSectionBackground();
	const mria::Overview* Overview = FindOverview();
	TicksPerPixel = MRInputSectionDetail::FindTicksPerPixel(InPainter.GetTimeConverter());
	if (!Overview || !mria::IsAbove(TicksPerPixel, 0.0))
	{
		return Layer;
	}
	const ESlateDrawEffect Effect =
		InPainter.bParentEnabled ? ESlateDrawEffect::None : ESlateDrawEffect::DisabledEffect;
	return MRInputStripPaint::ToSlate(
		MakeDrawing(*Overview, InPainter), InPainter.SectionGeometry, InPainter.DrawElements, Layer + 1, Effect);
}

void FMRInputSection::BuildSectionContextMenu(FMenuBuilder& MenuBuilder, const FGuid&)
{
	if (UMovieSceneMRInputSection* Section = GetSection())
	{
		MRInputSectionMenu::Build(MenuBuilder, *Section, Sequencer, Binding);
	}
}

std::vector<std::int64_t> FMRInputSection::FindSnaps(int64 First, int64 Last) const
{
	const mria::Overview* Overview = FindOverview();
	if (!bSnapsToMarkers || !Overview || !mria::IsAbove(TicksPerPixel, 0.0))
	{
		return {};
	}
	const int64 Reach = FMath::CeilToInt64(mria::kSnapPixels * TicksPerPixel);
	return mria::FindSnapTicks(InitialClip, GetSection()->bLoop, Overview->markers, First - Reach, Last + Reach);
}

void FMRInputSection::RememberClip()
{
	if (const UMovieSceneMRInputSection* Section = GetSection())
	{
		InitialClip = MakeClip();
		InitialEnd = Section->HasEndFrame() ? Section->GetExclusiveEndFrame().Value : InitialClip.start + 1;
	}
}

void FMRInputSection::BeginResizeSection()
{
	RememberClip();
}

void FMRInputSection::ResizeSection(ESequencerSectionResizeMode ResizeMode, FFrameNumber ResizeFrameNumber)
{
	UMovieSceneMRInputSection* Section = GetSection();
	if (!Section || !Section->TryModify())
	{
		return;
	}
	const int64 Wanted = ResizeFrameNumber.Value;
	const int64 Tick = mria::SnapTick(Wanted, FindSnaps(Wanted, Wanted), TicksPerPixel);
	FSequencerSection::ResizeSection(ResizeMode, MRInputClip::ToFrame(Tick));
	if (ResizeMode == SSRM_LeadingEdge)
	{
		Section->StartOffset =
			MRInputClip::ToFrame(InitialClip.BeginningAt(Section->GetInclusiveStartFrame().Value).offset);
	}
}

void FMRInputSection::BeginSlipSection()
{
	RememberClip();
}

void FMRInputSection::SlipSection(FFrameNumber SlipTime)
{
	UMovieSceneMRInputSection* Section = GetSection();
	if (!Section || !Section->TryModify())
	{
		return;
	}
	// As for all sections: the time is a tick of the sequence. Its distance from the start of the section is added to
	// the cut-off beginning of the recording, so the content moves to earlier times.
	const int64 Wanted = InitialClip.start - SlipTime.Value;
	const std::vector<std::int64_t> Snaps =
		FindSnaps(InitialClip.start - FMath::Abs(Wanted), InitialEnd + FMath::Abs(Wanted));
	const int64 Drag = mria::SnapSlip(Wanted, InitialClip.start, InitialEnd, Snaps, TicksPerPixel);
	Section->StartOffset = MRInputClip::ToFrame(InitialClip.SlippedBy(-Drag).offset);
}

void FMRInputSection::BeginDilateSection()
{
	RememberClip();
}

void FMRInputSection::DilateSection(const TRange<FFrameNumber>& NewRange, float DilationFactor)
{
	UMovieSceneMRInputSection* Section = GetSection();
	if (!Section || !mria::IsAbove(DilationFactor, 0.0f) || NewRange.IsEmpty() || !Section->TryModify())
	{
		return;
	}
	// Lengths are whole ticks and more exact than the factor.
	const double Factor = NewRange.HasLowerBound() && NewRange.HasUpperBound() && InitialEnd > InitialClip.start
		? static_cast<double>(NewRange.Size<FFrameNumber>().Value) / static_cast<double>(InitialEnd - InitialClip.start)
		: static_cast<double>(DilationFactor);
	Section->PlayRate = InitialClip.rate / Factor;
	Section->StartOffset = MRInputClip::ToFrame(FMath::RoundToInt64(static_cast<double>(InitialClip.offset) * Factor));
	Section->SetRange(NewRange);
}
