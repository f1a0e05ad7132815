// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "SectionPicture.h"

#include "Host/HostSequencer.h"
#include "LevelSequence.h"
#include "MRInputAnimation.h"
#include "MovieScene.h"
#include "MovieSceneMRInputSection.h"
#include "MovieSceneMRInputTrack.h"
#include "Mria/StripDrawing.h"
#include "PictureText.h"
#include "Sequencer/MRInputSection.h"
#include "Strip/MRInputStripPaint.h"
#include "Styling/AppStyle.h"
#include "Styling/CoreStyle.h"
#include "UObject/StrongObjectPtr.h"

namespace SectionPictureDetail
{
constexpr double RulerHeight = 16.0;
constexpr double RowHeight = 62.0;
constexpr double RowGap = 4.0;
constexpr double Seconds = 9.0;

struct FRow
{
	double Start = 0.0;
	double End = 0.0;
	double Offset = 0.0;
	double Rate = 1.0;
	bool bLoops = false;
};

const FRow Rows[] = {{0.25, 7.1, 0.0, 1.0, false}, {0.9, 8.6, 0.8, 2.0, true}, {1.5, 6.3, 0.4, -1.0, false}};

FFrameNumber ToFrame(double Time, const UMovieScene& Scene)
{
	return Scene.GetTickResolution().AsFrameNumber(Time);
}

UMovieSceneMRInputSection& MakeSection(UMovieSceneMRInputTrack& Track, UMRInputAnimation& Animation, const FRow& Row)
{
	const UMovieScene& Scene = *Track.GetTypedOuter<UMovieScene>();
	UMovieSceneMRInputSection& Section = *Cast<UMovieSceneMRInputSection>(Track.CreateNewSection());
	Section.Animation = &Animation;
	Section.SetRange(TRange<FFrameNumber>(ToFrame(Row.Start, Scene), ToFrame(Row.End, Scene)));
	Section.StartOffset = ToFrame(Row.Offset, Scene);
	Section.PlayRate = Row.Rate;
	Section.bLoop = Row.bLoops;
	Track.AddSection(Section);
	return Section;
}

/** The track area behind the sections, and its times. */
void PaintArea(const FVector2D& Size, FSlateWindowElementList& Elements)
{
	mria::Drawing Drawing;
	mria::AddBox(Drawing, {0.0, 0.0, Size.X, Size.Y}, {0.020f, 0.020f, 0.020f});
	mria::AddRuler(Drawing, {0.0, Seconds}, {0.0, 0.0, Size.X, RulerHeight}, &mria::GuessTextWidth);
	MRInputStripPaint::ToSlate(Drawing, FGeometry::MakeRoot(Size, FSlateLayoutTransform()), Elements, 0);
}

/** As Sequencer does: background and picture by the section, the title by itself. */
void PaintSection(UMovieSceneMRInputSection& Section, const FGeometry& Geometry, FSlateWindowElementList& Elements)
{
	FHostSectionPainter Painter(Elements, Geometry, Section);
	Painter.LayerId = 10;
	FMRInputSection View(Section, nullptr, FGuid());
	const int32 Layer = View.OnPaintSection(Painter);
	const FPaintGeometry TitlePlace =
		Geometry.ToPaintGeometry(FVector2D(300.0, 12.0), FSlateLayoutTransform(1.0f, FVector2D(8.0, 2.0)));
	FSlateDrawElement::MakeText(Elements, static_cast<uint32>(Layer) + 1, TitlePlace, View.GetSectionTitle(),
		FCoreStyle::GetDefaultFontStyle("Regular", 8), ESlateDrawEffect::None, FLinearColor(0.8f, 0.8f, 0.8f));
}
} // namespace SectionPictureDetail

void SectionPicture::Print(UMRInputAnimation& Animation, const FVector2D& Size)
{
	using namespace SectionPictureDetail;

	const TStrongObjectPtr<ULevelSequence> Sequence(NewObject<ULevelSequence>());
	Sequence->Initialize();
	UMovieSceneMRInputTrack& Track = *NewObject<UMovieSceneMRInputTrack>(Sequence->GetMovieScene());
	FSlateWindowElementList Elements;
	PaintArea(Size, Elements);
	double Top = RulerHeight + RowGap;
	for (const FRow& Row : Rows)
	{
		const double PixelsPerSecond = Size.X / Seconds;
		const FVector2D Place(Row.Start * PixelsPerSecond, Top);
		const FVector2D Room((Row.End - Row.Start) * PixelsPerSecond, RowHeight);
		PaintSection(MakeSection(Track, Animation, Row), FGeometry::MakeRoot(Room, FSlateLayoutTransform(1.0f, Place)),
			Elements);
		Top += RowHeight + RowGap;
	}
	PictureText::Print("Section", Size, Elements);
}
