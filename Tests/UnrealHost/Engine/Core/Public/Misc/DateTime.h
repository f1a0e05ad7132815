// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/Timespan.h"
#include "Serialization/Archive.h"

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
	FString ToString(const TCHAR* Format = TEXT("%Y.%m.%d-%H.%M.%S")) const;

	static FDateTime UtcNow();
	static FDateTime FromUnixTimestamp(int64 Time) { return FDateTime(UnixEpochTicks + Time * TicksPerSecond); }
	static FDateTime MinValue() { return FDateTime(0); }

	friend FArchive& operator<<(FArchive& Ar, FDateTime& DateTime) { return Ar << DateTime.Ticks; }

private:
	static constexpr int64 UnixEpochTicks = 621355968000000000;
	static constexpr int64 TicksPerSecond = 10000000;

	int64 Ticks = 0;
};
