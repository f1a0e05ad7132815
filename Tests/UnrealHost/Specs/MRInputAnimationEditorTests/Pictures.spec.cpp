// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Asset/MRInputThumbnailRenderer.h"
#include "CanvasTypes.h"
#include "Host/HostSequencer.h"
#include "LevelSequence.h"
#include "MRInputAnimation.h"
#include "Misc/AutomationTest.h"
#include "MovieScene.h"
#include "MovieSceneMRInputSection.h"
#include "MovieSceneMRInputTrack.h"
#include "Mria/StripDrawing.h"
#include "Sequencer/MRInputSection.h"
#include "Strip/MRInputStripPaint.h"
#include "Strip/SMRInputStrip.h"
#include "Styling/CoreStyle.h"
#include "Support/MRInputEditorTestFiles.h"
#include "Support/MRInputTestAsset.h"
#include "UObject/StrongObjectPtr.h"

/**
 * Paints the documentation's pictures with the editor's own painters, and prints what was painted as lines of text, for
 * Pictures/pictures.py, which draws them and checks that the documentation has them as they are now:
 *   picture NAME WIDTH HEIGHT
 *   box X Y WIDTH HEIGHT  R G B A
 *   line THICKNESS R G B A  X Y X Y ...
 *   text X Y HEIGHT  R G B A  THE TEXT
 * in pixels and linear colours, lower layers first.
 */
BEGIN_DEFINE_SPEC(FMRInputPicturesSpec, "MRInputAnimation.Editor.Pictures",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)
TStrongObjectPtr<UMRInputAnimation> Animation;

template <typename DrawnType>
void Print(const TCHAR* Name, const FVector2D& Size, const TArray<DrawnType>& Drawn);
END_DEFINE_SPEC(FMRInputPicturesSpec)

namespace PicturesSpecDetail
{
FString ToText(const FVector2D& Point)
{
	return FString::Printf(TEXT("%g %g"), Point.X, Point.Y);
}

FString ToText(const FLinearColor& Color)
{
	return FString::Printf(TEXT("%g %g %g %g"), Color.R, Color.G, Color.B, Color.A);
}

FString ToBox(const FVector2D& Position, const FVector2D& Size, const FLinearColor& Color)
{
	return FString::Printf(TEXT("box %s %s %s"), *ToText(Position), *ToText(Size), *ToText(Color));
}

FString ToLine(const TArray<FVector2D>& Points, float Thickness, const FLinearColor& Color)
{
	FString Line = FString::Printf(TEXT("line %g %s"), Thickness, *ToText(Color));
	for (const FVector2D& Point : Points)
	{
		Line += TEXT(" ") + ToText(Point);
	}
	return Line;
}

FString Describe(const FCanvasItem& Item)
{
	return Item.HostKind() == FCanvasItem::EHostKind::Line
		? ToLine({Item.Position, Item.HostExtent()}, Item.HostThickness(), Item.HostColor())
		: ToBox(Item.Position, Item.HostExtent(), Item.HostColor());
}

FString Describe(const FHostDrawElement& Element)
{
	const FVector2D& Position = Element.Geometry.HostPosition;
	const FVector2D& Size = Element.Geometry.HostLocalSize;
	if (Element.Kind == FHostDrawElement::EKind::Text)
	{
		return FString::Printf(
			TEXT("text %s %g %s %s"), *ToText(Position), Size.Y, *ToText(Element.Tint), *Element.Text);
	}
	TArray<FVector2D> Points;
	for (const FVector2f& Point : Element.Points)
	{
		Points.Add(Position + FVector2D(Point));
	}
	return Element.Kind == FHostDrawElement::EKind::Box ? ToBox(Position, Size, Element.Tint)
														: ToLine(Points, Element.Thickness, Element.Tint);
}

TArray<FHostDrawElement> Sort(const FSlateWindowElementList& Elements)
{
	TArray<FHostDrawElement> Sorted = Elements.HostElements();
	Sorted.StableSort([](const FHostDrawElement& A, const FHostDrawElement& B) { return A.Layer < B.Layer; });
	return Sorted;
}

constexpr double RulerHeight = 16.0;
constexpr double RowHeight = 62.0;
constexpr double RowGap = 4.0;
constexpr double Seconds = 9.0;

struct FRow
{
	double Start;
	double End;
	double Offset;
	double Rate;
	bool bLoops;
};
const FRow Rows[] = {{0.25, 7.1, 0.0, 1.0, false}, {0.9, 8.6, 0.8, 2.0, true}, {1.5, 6.3, 0.4, -1.0, false}};

UMovieSceneMRInputSection& MakeSection(UMovieSceneMRInputTrack& Track, UMRInputAnimation& Animation, const FRow& Row)
{
	const FFrameRate Rate = Track.GetTypedOuter<UMovieScene>()->GetTickResolution();
	UMovieSceneMRInputSection& Section = *Cast<UMovieSceneMRInputSection>(Track.CreateNewSection());
	Section.Animation = &Animation;
	Section.SetRange(TRange<FFrameNumber>(Rate.AsFrameNumber(Row.Start), Rate.AsFrameNumber(Row.End)));
	Section.StartOffset = Rate.AsFrameNumber(Row.Offset);
	Section.PlayRate = Row.Rate;
	Section.bLoop = Row.bLoops;
	Track.AddSection(Section);
	return Section;
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
} // namespace PicturesSpecDetail

template <typename DrawnType>
void FMRInputPicturesSpec::Print(const TCHAR* Name, const FVector2D& Size, const TArray<DrawnType>& Drawn)
{
	AddInfo(FString::Printf(TEXT("picture %s %s"), Name, *PicturesSpecDetail::ToText(Size)));
	for (const DrawnType& One : Drawn)
	{
		AddInfo(PicturesSpecDetail::Describe(One));
	}
}

void FMRInputPicturesSpec::Define()
{
	using namespace PicturesSpecDetail;
	const TCHAR* const Sample = TEXT("PinchDrag");
	BeforeEach(
		[this, Sample] { Animation.Reset(MRInputTestAsset::Make(MRInputEditorTestFiles::GetSample(Sample), Sample)); });
	AfterEach([this] { Animation.Reset(); });
	It("shows a thumbnail as the Content Browser has it drawn",
		[this]
		{
			FCanvas Canvas;
			NewObject<UMRInputThumbnailRenderer>()->Draw(Animation.Get(), 0, 0, 256, 256, nullptr, &Canvas, false);
			Print(TEXT("Thumbnail"), FVector2D(256.0, 256.0), Canvas.HostItems());
		});
	It("shows the strip as the details panel does, with the playhead somewhere",
		[this]
		{
			const FVector2D Size(900.0, 130.0);
			const TSharedRef<SMRInputStrip> Strip =
				SNew(SMRInputStrip)
					.Animation(TWeakObjectPtr<UMRInputAnimation>(Animation.Get()))
					.Time(Animation->GetStartTime() + 0.36 * Animation->GetDuration());
			FSlateWindowElementList Elements;
			Strip->OnPaint(FPaintArgs(), FGeometry::MakeRoot(Size, FSlateLayoutTransform()),
				FSlateRect(0.0f, 0.0f, 900.0f, 130.0f), Elements, 0, FWidgetStyle(), true);
			Print(TEXT("Strip"), Size, Sort(Elements));
		});
	It("shows the recording on a piece of a time line once, in a loop and backwards",
		[this]
		{
			const FVector2D Size(900.0, 222.0);
			const TStrongObjectPtr<ULevelSequence> Sequence(NewObject<ULevelSequence>());
			Sequence->Initialize();
			UMovieSceneMRInputTrack& Track = *NewObject<UMovieSceneMRInputTrack>(Sequence->GetMovieScene());
			FSlateWindowElementList Elements;
			mria::Drawing Area;
			mria::AddBox(Area, {0.0, 0.0, Size.X, Size.Y}, {0.020f, 0.020f, 0.020f});
			mria::AddRuler(Area, {0.0, Seconds}, {0.0, 0.0, Size.X, RulerHeight}, &mria::GuessTextWidth);
			MRInputStripPaint::ToSlate(Area, FGeometry::MakeRoot(Size, FSlateLayoutTransform()), Elements, 0);
			FVector2D Place(0.0, RulerHeight + RowGap);
			for (const FRow& Row : Rows)
			{
				Place.X = Row.Start * Size.X / Seconds;
				const FVector2D Room((Row.End - Row.Start) * Size.X / Seconds, RowHeight);
				PaintSection(MakeSection(Track, *Animation, Row),
					FGeometry::MakeRoot(Room, FSlateLayoutTransform(1.0f, Place)), Elements);
				Place.Y += RowHeight + RowGap;
			}
			Print(TEXT("Section"), Size, Sort(Elements));
		});
}
