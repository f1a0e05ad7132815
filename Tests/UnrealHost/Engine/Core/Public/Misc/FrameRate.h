// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/FrameTime.h"

/** Frames a second as a fraction; 60000/1 until it is set. */
struct FFrameRate
{
	int32 Numerator = 60000;
	int32 Denominator = 1;

	constexpr FFrameRate() = default;
	constexpr FFrameRate(uint32 InNumerator, uint32 InDenominator)
		: Numerator(static_cast<int32>(InNumerator))
		, Denominator(static_cast<int32>(InDenominator))
	{
	}

	/** "A non-zero denominator": a rate of 0 is valid. */
	bool IsValid() const { return Denominator > 0; }
	double AsDecimal() const { return static_cast<double>(Numerator) / Denominator; }
	double AsInterval() const { return static_cast<double>(Denominator) / Numerator; }

	double AsSeconds(FFrameTime FrameTime) const { return FrameTime.AsDecimal() * AsInterval(); }
	FFrameTime AsFrameTime(double TimeInSeconds) const { return FFrameTime::FromDecimal(TimeInSeconds * AsDecimal()); }
	FFrameNumber AsFrameNumber(double TimeInSeconds) const { return AsFrameTime(TimeInSeconds).FloorToFrame(); }

	/** The same time at another rate. */
	static FFrameTime TransformTime(FFrameTime SourceTime, FFrameRate SourceRate, FFrameRate DestinationRate)
	{
		const double Scale = static_cast<double>(SourceRate.Denominator) * DestinationRate.Numerator /
			(static_cast<double>(SourceRate.Numerator) * DestinationRate.Denominator);
		return SourceRate == DestinationRate ? SourceTime : FFrameTime::FromDecimal(SourceTime.AsDecimal() * Scale);
	}

	friend bool operator==(const FFrameRate& A, const FFrameRate& B)
	{
		return A.Numerator == B.Numerator && A.Denominator == B.Denominator;
	}
	/** Frames from seconds and back. */
	friend FFrameTime operator*(double TimeInSeconds, FFrameRate Rate) { return Rate.AsFrameTime(TimeInSeconds); }
	friend double operator/(FFrameTime Time, FFrameRate Rate) { return Rate.AsSeconds(Time); }
	friend FArchive& operator<<(FArchive& Ar, FFrameRate& Rate) { return Ar << Rate.Numerator << Rate.Denominator; }
};

/** A frame time and the rate it counts in. */
struct FQualifiedFrameTime
{
	FFrameTime Time;
	FFrameRate Rate;

	FQualifiedFrameTime(const FFrameTime& InTime, const FFrameRate& InRate)
		: Time(InTime)
		, Rate(InRate)
	{
	}

	double AsSeconds() const { return Rate.AsSeconds(Time); }
	FFrameTime ConvertTo(FFrameRate DesiredRate) const { return FFrameRate::TransformTime(Time, Rate, DesiredRate); }
};
