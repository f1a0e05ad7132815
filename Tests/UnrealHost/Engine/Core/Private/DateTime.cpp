// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/DateTime.h"

#include "Containers/UnrealString.h"
#include "Misc/AssertionMacros.h"
#include "Serialization/Archive.h"
#include "Templates/TypeHash.h"

#include <chrono>
#include <ctime>

namespace DateTimeDetail
{
static constexpr int64 UnixEpochTicks = 621355968000000000;

/** Days from January 1, 0001 to the first day of a year, Gregorian. */
static int64 DaysBeforeYear(int32 Year)
{
	const int64 Past = Year - 1;
	return Past * 365 + Past / 4 - Past / 100 + Past / 400;
}

/** Reads exactly Count digits at Index and steps over them. */
static bool ReadDigits(const FString& Text, int32& Index, int32 Count, int32& OutValue)
{
	OutValue = 0;
	for (int32 Digit = 0; Digit < Count; ++Digit, ++Index)
	{
		if (Index >= Text.Len() || Text[Index] < TEXT('0') || Text[Index] > TEXT('9'))
		{
			return false;
		}
		OutValue = OutValue * 10 + (Text[Index] - TEXT('0'));
	}
	return true;
}

/** Reads "y?m?d?h?m?s" with the given separators, then ".mmm" if it is there. */
static bool ReadDate(const FString& Text, const TCHAR* Separators, int32& Index, FDateTime& OutDateTime)
{
	int32 Parts[7] = {};
	for (int32 Part = 0; Part < 6; ++Part)
	{
		if (!ReadDigits(Text, Index, Part == 0 ? 4 : 2, Parts[Part]))
		{
			return false;
		}
		if (Part < 5 && (Index >= Text.Len() || Text[Index++] != Separators[Part]))
		{
			return false;
		}
	}
	if (Index < Text.Len() && Text[Index] == TEXT('.') && !ReadDigits(Text, ++Index, 3, Parts[6]))
	{
		return false;
	}
	if (!FDateTime::Validate(Parts[0], Parts[1], Parts[2], Parts[3], Parts[4], Parts[5], Parts[6]))
	{
		return false;
	}
	OutDateTime = FDateTime(Parts[0], Parts[1], Parts[2], Parts[3], Parts[4], Parts[5], Parts[6]);
	return true;
}

/** The text of one format letter; an unknown letter stands for itself. */
static FString FormatPart(const FDateTime& Date, TCHAR Letter)
{
	switch (Letter)
	{
	case TEXT('Y'):
		return FString::Printf(TEXT("%04d"), Date.GetYear());
	case TEXT('m'):
		return FString::Printf(TEXT("%02d"), Date.GetMonth());
	case TEXT('d'):
		return FString::Printf(TEXT("%02d"), Date.GetDay());
	case TEXT('H'):
		return FString::Printf(TEXT("%02d"), Date.GetHour());
	case TEXT('M'):
		return FString::Printf(TEXT("%02d"), Date.GetMinute());
	case TEXT('S'):
		return FString::Printf(TEXT("%02d"), Date.GetSecond());
	case TEXT('s'):
		return FString::Printf(TEXT("%03d"), Date.GetMillisecond());
	default:
		return FString::Chr(Letter);
	}
}

} // namespace DateTimeDetail

FDateTime::FDateTime(int32 Year, int32 Month, int32 Day, int32 Hour, int32 Minute, int32 Second, int32 Millisecond)
{
	check(Validate(Year, Month, Day, Hour, Minute, Second, Millisecond));
	int64 Days = DateTimeDetail::DaysBeforeYear(Year) + Day - 1;
	for (int32 Past = 1; Past < Month; ++Past)
	{
		Days += DaysInMonth(Year, Past);
	}
	Ticks = Days * ETimespan::TicksPerDay + FTimespan(Hour, Minute, Second).GetTicks() +
		Millisecond * ETimespan::TicksPerMillisecond;
}

void FDateTime::GetDate(int32& OutYear, int32& OutMonth, int32& OutDay) const
{
	int64 Days = Ticks / ETimespan::TicksPerDay;
	OutYear = static_cast<int32>(Days / 366) + 1;
	while (DateTimeDetail::DaysBeforeYear(OutYear + 1) <= Days)
	{
		++OutYear;
	}
	Days -= DateTimeDetail::DaysBeforeYear(OutYear);
	OutMonth = 1;
	while (Days >= DaysInMonth(OutYear, OutMonth))
	{
		Days -= DaysInMonth(OutYear, OutMonth++);
	}
	OutDay = static_cast<int32>(Days) + 1;
}

int32 FDateTime::GetYear() const
{
	int32 Year, Month, Day;
	GetDate(Year, Month, Day);
	return Year;
}

int32 FDateTime::GetMonth() const
{
	int32 Year, Month, Day;
	GetDate(Year, Month, Day);
	return Month;
}

int32 FDateTime::GetDay() const
{
	int32 Year, Month, Day;
	GetDate(Year, Month, Day);
	return Day;
}

FString FDateTime::ToString() const
{
	return ToString(TEXT("%Y.%m.%d-%H.%M.%S"));
}

FString FDateTime::ToString(const TCHAR* Format) const
{
	FString Text;
	for (; *Format; ++Format)
	{
		if (*Format != TEXT('%') || Format[1] == 0)
		{
			Text.AppendChar(*Format);
			continue;
		}
		Text += DateTimeDetail::FormatPart(*this, *++Format);
	}
	return Text;
}

FDateTime FDateTime::Now()
{
	const std::time_t Seconds = std::time(nullptr);
	std::tm Local = {};
	localtime_r(&Seconds, &Local);
	return UtcNow() + FTimespan::FromSeconds(static_cast<double>(Local.tm_gmtoff));
}

FDateTime FDateTime::UtcNow()
{
	using FTicks = std::chrono::duration<int64, std::ratio<1, 10000000>>;
	const auto Since = std::chrono::system_clock::now().time_since_epoch();
	return FDateTime(DateTimeDetail::UnixEpochTicks + std::chrono::duration_cast<FTicks>(Since).count());
}

FDateTime FDateTime::FromUnixTimestamp(int64 UnixTime)
{
	return FDateTime(DateTimeDetail::UnixEpochTicks + UnixTime * ETimespan::TicksPerSecond);
}

bool FDateTime::IsLeapYear(int32 Year)
{
	return Year % 4 == 0 && (Year % 100 != 0 || Year % 400 == 0);
}

int32 FDateTime::DaysInMonth(int32 Year, int32 Month)
{
	static constexpr int32 Days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
	check(Month >= 1 && Month <= 12);
	return Days[Month - 1] + (Month == 2 && IsLeapYear(Year) ? 1 : 0);
}

bool FDateTime::Validate(int32 Year, int32 Month, int32 Day, int32 Hour, int32 Minute, int32 Second, int32 Millisecond)
{
	return Year >= 1 && Year <= 9999 && Month >= 1 && Month <= 12 && Day >= 1 && Day <= DaysInMonth(Year, Month) &&
		Hour >= 0 && Hour <= 23 && Minute >= 0 && Minute <= 59 && Second >= 0 && Second <= 59 && Millisecond >= 0 &&
		Millisecond <= 999;
}

bool FDateTime::Parse(const FString& DateTimeString, FDateTime& OutDateTime)
{
	int32 Index = 0;
	FDateTime Read;
	const bool bRead =
		DateTimeDetail::ReadDate(DateTimeString, TEXT("..-.."), Index, Read) && Index == DateTimeString.Len();
	OutDateTime = bRead ? Read : OutDateTime;
	return bRead;
}

uint32 GetTypeHash(const FDateTime& DateTime)
{
	return GetTypeHash(DateTime.GetTicks());
}

FArchive& operator<<(FArchive& Ar, FDateTime& DateTime)
{
	int64 Ticks = DateTime.GetTicks();
	Ar << Ticks;
	DateTime = FDateTime(Ticks);
	return Ar;
}
