// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/Timespan.h"

/** A point in time: ticks of 100 nanoseconds since midnight of January 1, 0001, Gregorian calendar, no time zone. */
struct FDateTime
{
	constexpr FDateTime() = default;
	constexpr explicit FDateTime(int64 InTicks)
		: Ticks(InTicks)
	{
	}

	/** Needs a date that exists (Validate). */
	FDateTime(
		int32 Year, int32 Month, int32 Day, int32 Hour = 0, int32 Minute = 0, int32 Second = 0, int32 Millisecond = 0);

	FDateTime operator+(const FTimespan& Other) const { return FDateTime(Ticks + Other.GetTicks()); }
	FDateTime operator-(const FTimespan& Other) const { return FDateTime(Ticks - Other.GetTicks()); }
	FTimespan operator-(const FDateTime& Other) const { return FTimespan(Ticks - Other.Ticks); }
	FDateTime& operator+=(const FTimespan& Other) { return *this = *this + Other; }
	FDateTime& operator-=(const FTimespan& Other) { return *this = *this - Other; }
	bool operator==(const FDateTime& Other) const { return Ticks == Other.Ticks; }
	bool operator!=(const FDateTime& Other) const { return Ticks != Other.Ticks; }
	bool operator<(const FDateTime& Other) const { return Ticks < Other.Ticks; }
	bool operator>(const FDateTime& Other) const { return Ticks > Other.Ticks; }
	bool operator<=(const FDateTime& Other) const { return Ticks <= Other.Ticks; }
	bool operator>=(const FDateTime& Other) const { return Ticks >= Other.Ticks; }

	int64 GetTicks() const { return Ticks; }
	void GetDate(int32& OutYear, int32& OutMonth, int32& OutDay) const;
	FDateTime GetDate() const { return FDateTime(Ticks - Ticks % ETimespan::TicksPerDay); }
	FTimespan GetTimeOfDay() const { return FTimespan(Ticks % ETimespan::TicksPerDay); }
	int32 GetYear() const;
	int32 GetMonth() const;
	int32 GetDay() const;
	int32 GetHour() const { return GetTimeOfDay().GetHours(); }
	int32 GetMinute() const { return GetTimeOfDay().GetMinutes(); }
	int32 GetSecond() const { return GetTimeOfDay().GetSeconds(); }
	int32 GetMillisecond() const { return GetTimeOfDay().GetFractionMilli(); }

	/** "2024.01.31-12.30.00", or %Y %m %d %H %M %S %s (milliseconds) of a format. */
	FString ToString() const;
	FString ToString(const TCHAR* Format) const;

	static FDateTime Now();
	static FDateTime UtcNow();
	static FDateTime Today() { return Now().GetDate(); }
	static FDateTime FromUnixTimestamp(int64 UnixTime);
	static FDateTime MinValue() { return FDateTime(0); }
	static FDateTime MaxValue() { return FDateTime(3652059 * ETimespan::TicksPerDay - 1); }
	static bool IsLeapYear(int32 Year);
	static int32 DaysInMonth(int32 Year, int32 Month);
	static bool Validate(int32 Year, int32 Month, int32 Day, int32 Hour, int32 Minute, int32 Second, int32 Millisecond);

	/** Reads what ToString() and ToIso8601() write (UTC only); OutDateTime is unchanged on failure. */
	static bool Parse(const FString& DateTimeString, FDateTime& OutDateTime);

private:
	int64 Ticks = 0;
};

uint32 GetTypeHash(const FDateTime& DateTime);
FArchive& operator<<(FArchive& Ar, FDateTime& DateTime);
