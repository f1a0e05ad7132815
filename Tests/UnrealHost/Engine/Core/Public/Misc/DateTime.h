// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/Timespan.h"

class FArchive;
class FString;

/** A point in time: ticks of 100 nanoseconds since midnight of January 1, 0001, Gregorian calendar, no time zone. */
struct FDateTime
{
	constexpr FDateTime() = default;
	constexpr explicit FDateTime(int64 InTicks)
		: Ticks(InTicks)
	{
	}
	FDateTime(int32 Year, int32 Month, int32 Day, int32 Hour = 0, int32 Minute = 0, int32 Second = 0);

	int64 GetTicks() const { return Ticks; }
	/** "2024.01.31-12.30.00", or %Y %m %d %H %M %S of a format. */
	FString ToString() const;
	FString ToString(const TCHAR* Format) const;

	static FDateTime UtcNow();
	static FDateTime FromUnixTimestamp(int64 UnixTime);
	static FDateTime MinValue() { return FDateTime(0); }

private:
	int64 Ticks = 0;
};

FArchive& operator<<(FArchive& Ar, FDateTime& DateTime);
