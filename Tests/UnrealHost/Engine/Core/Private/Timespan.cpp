// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/Timespan.h"

#include "Containers/UnrealString.h"
#include "Math/UnrealMathUtility.h"
#include "Serialization/Archive.h"
#include "Templates/TypeHash.h"

FString FTimespan::ToString() const
{
	const TCHAR* Sign = Ticks < 0 ? TEXT("-") : TEXT("+");
	const FTimespan Positive = GetDuration();
	const FString Days = Positive.GetDays() == 0 ? FString() : FString::Printf(TEXT("%d."), Positive.GetDays());
	return FString::Printf(TEXT("%s%s%02d:%02d:%02d.%03d"), Sign, *Days, Positive.GetHours(), Positive.GetMinutes(),
		Positive.GetSeconds(), Positive.GetFractionMilli());
}

FTimespan FTimespan::FromSeconds(double Seconds)
{
	return FTimespan(FMath::RoundToInt64(Seconds * ETimespan::TicksPerSecond));
}

uint32 GetTypeHash(const FTimespan& Timespan)
{
	return GetTypeHash(Timespan.GetTicks());
}

FArchive& operator<<(FArchive& Ar, FTimespan& Timespan)
{
	int64 Ticks = Timespan.GetTicks();
	Ar << Ticks;
	Timespan = FTimespan(Ticks);
	return Ar;
}
