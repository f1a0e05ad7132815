// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Serialization/Archive.h"

/** A frame of some frame rate. */
struct FFrameNumber
{
	int32 Value = 0;

	constexpr FFrameNumber() = default;
	constexpr FFrameNumber(int32 InValue)
		: Value(InValue)
	{
	}

	friend constexpr bool operator==(FFrameNumber A, FFrameNumber B) { return A.Value == B.Value; }
	friend constexpr bool operator<(FFrameNumber A, FFrameNumber B) { return A.Value < B.Value; }
	friend constexpr bool operator>(FFrameNumber A, FFrameNumber B) { return A.Value > B.Value; }
	friend constexpr FFrameNumber operator+(FFrameNumber A, FFrameNumber B) { return A.Value + B.Value; }
	friend constexpr FFrameNumber operator-(FFrameNumber A, FFrameNumber B) { return A.Value - B.Value; }
	friend FArchive& operator<<(FArchive& Ar, FFrameNumber& FrameNumber) { return Ar << FrameNumber.Value; }
};
