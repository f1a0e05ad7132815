// SPDX-License-Identifier: MIT

#include "Strip/MRInputStripView.h"

namespace MRInputStripViewDetail
{
/** Moves the view into Full, and shortens it if it is longer. */
FMRInputStripView ClampTo(const FMRInputStripView& View, const FMRInputStripView& Full)
{
	const double Length = FMath::Min(View.GetLength(), Full.GetLength());
	const double Start = FMath::Clamp(View.Start, Full.Start, Full.End - Length);
	return {Start, Start + Length};
}

FString PadLeft(int64 Number, int32 Digits)
{
	FString Text = FString::Printf(TEXT("%lld"), Number);
	while (Text.Len() < Digits)
	{
		Text = TEXT("0") + Text;
	}
	return Text;
}
} // namespace MRInputStripViewDetail

FMRInputStripView MRInputStripView::Fit(double Start, double End)
{
	return End - Start >= ShortestView ? FMRInputStripView{Start, End} : FMRInputStripView{Start, Start + 1.0};
}

double MRInputStripView::TimeToX(const FMRInputStripView& View, double Width, double Time)
{
	return Width > 0.0 ? (Time - View.Start) / View.GetLength() * Width : 0.0;
}

double MRInputStripView::XToTime(const FMRInputStripView& View, double Width, double X)
{
	return Width > 0.0 ? View.Start + X / Width * View.GetLength() : View.Start;
}

FMRInputStripView MRInputStripView::Zoom(
	const FMRInputStripView& View, const FMRInputStripView& Full, double Width, double X, double Factor)
{
	const double Length =
		FMath::Clamp(View.GetLength() * Factor, FMath::Min(ShortestView, Full.GetLength()), Full.GetLength());
	const double Share = Width > 0.0 ? X / Width : 0.5;
	const double Start = XToTime(View, Width, X) - Share * Length;
	return MRInputStripViewDetail::ClampTo({Start, Start + Length}, Full);
}

FMRInputStripView MRInputStripView::Pan(
	const FMRInputStripView& View, const FMRInputStripView& Full, double Width, double Pixels)
{
	const double Seconds = Width > 0.0 ? -Pixels / Width * View.GetLength() : 0.0;
	return MRInputStripViewDetail::ClampTo({View.Start + Seconds, View.End + Seconds}, Full);
}

double MRInputStripView::FindTickStep(const FMRInputStripView& View, double Width, double LeastPixels)
{
	const double Least = Width > 0.0 ? View.GetLength() * LeastPixels / Width : View.GetLength();
	const double Power = FMath::Pow(10.0, FMath::FloorToDouble(FMath::Loge(Least) / FMath::Loge(10.0)));
	for (const double Factor : {1.0, 2.0, 5.0})
	{
		if (Power * Factor >= Least)
		{
			return Power * Factor;
		}
	}
	return Power * 10.0;
}

FString MRInputStripView::FormatTime(double Time, double Step)
{
	using MRInputStripViewDetail::PadLeft;

	constexpr double LargestShown = 1e15;
	if (!(FMath::Abs(Time) < LargestShown))
	{
		return FString::Printf(TEXT("%g"), Time);
	}
	int32 Digits = 0;
	int64 Units = 1;
	for (; Digits < 6 && Step * static_cast<double>(Units) < 0.999; ++Digits)
	{
		Units *= 10;
	}
	const int64 Rounded = static_cast<int64>(FMath::RoundToDouble(FMath::Abs(Time) * static_cast<double>(Units)));
	const int64 Whole = Rounded / Units;
	const FString Sign = Time < 0.0 && Rounded > 0 ? TEXT("-") : TEXT("");
	const FString Seconds =
		Whole < 60 ? PadLeft(Whole, 1) : PadLeft(Whole / 60, 1) + TEXT(":") + PadLeft(Whole % 60, 2);
	return Sign + Seconds + (Digits > 0 ? TEXT(".") + PadLeft(Rounded % Units, Digits) : FString());
}
