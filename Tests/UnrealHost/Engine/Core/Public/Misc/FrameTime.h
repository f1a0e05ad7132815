// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/FrameNumber.h"

#include <cmath>

/** A frame and a part of it within [0, 1). */
struct FFrameTime
{
	FFrameNumber FrameNumber;

	constexpr FFrameTime() = default;
	constexpr FFrameTime(int32 InFrameNumber)
		: FrameNumber(InFrameNumber)
	{
	}
	constexpr FFrameTime(FFrameNumber InFrameNumber)
		: FrameNumber(InFrameNumber)
	{
	}
	FFrameTime(FFrameNumber InFrameNumber, float InSubFrame)
		: FrameNumber(InFrameNumber)
		, SubFrame(InSubFrame)
	{
	}

	FFrameNumber GetFrame() const { return FrameNumber; }
	float GetSubFrame() const { return SubFrame; }
	double AsDecimal() const { return static_cast<double>(FrameNumber.Value) + static_cast<double>(SubFrame); }
	FFrameNumber FloorToFrame() const { return FrameNumber; }
	FFrameNumber CeilToFrame() const { return SubFrame == 0.0f ? FrameNumber : FrameNumber + 1; }
	FFrameNumber RoundToFrame() const { return SubFrame < 0.5f ? FrameNumber : FrameNumber + 1; }

	static FFrameTime FromDecimal(double InDecimalFrame)
	{
		const double Whole = std::floor(InDecimalFrame);
		const float Part = static_cast<float>(InDecimalFrame - Whole);
		// A part so close to 1 that float rounds it up belongs to the last value below 1.
		return FFrameTime(FFrameNumber(static_cast<int32>(Whole)), Part < 1.0f ? Part : 0.999999940f);
	}

	friend bool operator==(FFrameTime A, FFrameTime B)
	{
		return A.FrameNumber == B.FrameNumber && A.SubFrame == B.SubFrame;
	}
	friend bool operator!=(FFrameTime A, FFrameTime B) { return !(A == B); }
	friend bool operator<(FFrameTime A, FFrameTime B) { return A.AsDecimal() < B.AsDecimal(); }
	friend bool operator>(FFrameTime A, FFrameTime B) { return B < A; }
	friend bool operator<=(FFrameTime A, FFrameTime B) { return !(B < A); }
	friend FFrameTime operator+(FFrameTime A, FFrameTime B) { return FromDecimal(A.AsDecimal() + B.AsDecimal()); }
	friend FFrameTime operator-(FFrameTime A, FFrameTime B) { return FromDecimal(A.AsDecimal() - B.AsDecimal()); }
	friend FFrameTime operator*(FFrameTime A, double Scalar) { return FromDecimal(A.AsDecimal() * Scalar); }

private:
	float SubFrame = 0.0f;
};
