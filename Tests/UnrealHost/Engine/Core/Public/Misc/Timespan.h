// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

class FArchive;
class FString;

namespace ETimespan
{
inline constexpr int64 NanosecondsPerTick = 100;
inline constexpr int64 TicksPerMillisecond = 10000;
inline constexpr int64 TicksPerSecond = 10000000;
inline constexpr int64 TicksPerMinute = 600000000;
inline constexpr int64 TicksPerHour = 36000000000;
inline constexpr int64 TicksPerDay = 864000000000;
} // namespace ETimespan

/** A difference of times in ticks of 100 nanoseconds; may be negative. */
struct FTimespan
{
	constexpr FTimespan() = default;
	constexpr explicit FTimespan(int64 InTicks)
		: Ticks(InTicks)
	{
	}
	constexpr FTimespan(int32 Hours, int32 Minutes, int32 Seconds)
		: FTimespan(0, Hours, Minutes, Seconds)
	{
	}
	constexpr FTimespan(int32 Days, int32 Hours, int32 Minutes, int32 Seconds, int32 FractionNano = 0)
		: Ticks(Days * ETimespan::TicksPerDay + Hours * ETimespan::TicksPerHour + Minutes * ETimespan::TicksPerMinute +
			  Seconds * ETimespan::TicksPerSecond + FractionNano / ETimespan::NanosecondsPerTick)
	{
	}

	constexpr FTimespan operator+(const FTimespan& Other) const { return FTimespan(Ticks + Other.Ticks); }
	constexpr FTimespan operator-(const FTimespan& Other) const { return FTimespan(Ticks - Other.Ticks); }
	constexpr FTimespan operator-() const { return FTimespan(-Ticks); }
	constexpr FTimespan operator*(double Scalar) const { return FTimespan(static_cast<int64>(Ticks * Scalar)); }
	constexpr FTimespan operator/(double Scalar) const { return FTimespan(static_cast<int64>(Ticks / Scalar)); }
	FTimespan& operator+=(const FTimespan& Other) { return *this = *this + Other; }
	FTimespan& operator-=(const FTimespan& Other) { return *this = *this - Other; }
	constexpr bool operator==(const FTimespan& Other) const { return Ticks == Other.Ticks; }
	constexpr bool operator!=(const FTimespan& Other) const { return Ticks != Other.Ticks; }
	constexpr bool operator<(const FTimespan& Other) const { return Ticks < Other.Ticks; }
	constexpr bool operator>(const FTimespan& Other) const { return Ticks > Other.Ticks; }
	constexpr bool operator<=(const FTimespan& Other) const { return Ticks <= Other.Ticks; }
	constexpr bool operator>=(const FTimespan& Other) const { return Ticks >= Other.Ticks; }

	int64 GetTicks() const { return Ticks; }
	int32 GetDays() const { return static_cast<int32>(Ticks / ETimespan::TicksPerDay); }
	int32 GetHours() const { return static_cast<int32>(Ticks / ETimespan::TicksPerHour % 24); }
	int32 GetMinutes() const { return static_cast<int32>(Ticks / ETimespan::TicksPerMinute % 60); }
	int32 GetSeconds() const { return static_cast<int32>(Ticks / ETimespan::TicksPerSecond % 60); }
	int32 GetFractionMilli() const { return static_cast<int32>(Ticks % ETimespan::TicksPerSecond / 10000); }
	double GetTotalSeconds() const { return static_cast<double>(Ticks) / ETimespan::TicksPerSecond; }
	FTimespan GetDuration() const { return FTimespan(Ticks < 0 ? -Ticks : Ticks); }
	bool IsZero() const { return Ticks == 0; }

	/** "+hh:mm:ss.mmm", with "d." after the sign when there are days. */
	FString ToString() const;

	/** Rounded to the nearest tick. */
	static FTimespan FromSeconds(double Seconds);
	static FTimespan FromDays(double Days) { return FromSeconds(Days * 86400.0); }
	static constexpr FTimespan Zero() { return FTimespan(0); }
	static constexpr FTimespan MinValue() { return FTimespan(-9223372036854775807LL - 1); }
	static constexpr FTimespan MaxValue() { return FTimespan(9223372036854775807LL); }

private:
	int64 Ticks = 0;
};

uint32 GetTypeHash(const FTimespan& Timespan);
FArchive& operator<<(FArchive& Ar, FTimespan& Timespan);
