// Copyright (c) 2026 The MRInputAnimation developers
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

/** The least of 1, 2 or 5 times a power of ten that is not below the value. */
double RoundUp(double Value)
{
	const double Power = FMath::Pow(10.0, FMath::FloorToDouble(FMath::Loge(Value) / FMath::Loge(10.0)));
	for (const double Factor : {1.0, 2.0, 5.0})
	{
		if (Power * Factor >= Value)
		{
			return Power * Factor;
		}
	}
	return Power * 10.0;
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

void MRInputStripView::Follow(FMRInputStripPlace& Place, const FMRInputStripView& Full)
{
	const FMRInputStripView Old = Place.Full.Get(Full);
	const bool bShowsAll = !Place.Full.IsSet() || Place.View.GetLength() >= Old.GetLength();
	const double Moved = Full.Start - Old.Start;
	Place.View =
		bShowsAll ? Full : MRInputStripViewDetail::ClampTo({Place.View.Start + Moved, Place.View.End + Moved}, Full);
	Place.Time = Place.Full.IsSet() ? Place.Time + Moved : Full.Start;
	Place.Full = Full;
}

FMRInputStripView MRInputStripView::Reveal(const FMRInputStripView& View, const FMRInputStripView& Full, double Time)
{
	if (Time >= View.Start && Time <= View.End)
	{
		return View;
	}
	const double Half = 0.5 * View.GetLength();
	return MRInputStripViewDetail::ClampTo({Time - Half, Time + Half}, Full);
}

double MRInputStripView::FindTickStep(const FMRInputStripView& View, double Width, double LeastPixels)
{
	const double Least = Width > 0.0 ? View.GetLength() * LeastPixels / Width : View.GetLength();
	if (Least > 10.0)
	{
		for (const double Step : {20.0, 30.0, 60.0, 120.0, 300.0, 600.0, 1200.0, 1800.0, 3600.0})
		{
			if (Step >= Least)
			{
				return Step;
			}
		}
		return 3600.0 * MRInputStripViewDetail::RoundUp(Least / 3600.0);
	}
	return MRInputStripViewDetail::RoundUp(Least);
}

FString MRInputStripView::FormatTime(double Time, double Step)
{
	using MRInputStripViewDetail::PadLeft;

	constexpr double LargestShown = 1e15;
	if (!FMath::IsFinite(Time) || FMath::Abs(Time) >= LargestShown)
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
	const int64 Hours = Whole / 3600;
	const int64 Minutes = Whole / 60 % 60;
	const FString Before = (Hours > 0 ? PadLeft(Hours, 1) + TEXT(":") : FString()) +
		(Whole >= 60 ? PadLeft(Minutes, Hours > 0 ? 2 : 1) + TEXT(":") : FString());
	const FString Seconds = Before + PadLeft(Whole % 60, Whole >= 60 ? 2 : 1);
	return Sign + Seconds + (Digits > 0 ? TEXT(".") + PadLeft(Rounded % Units, Digits) : FString());
}
