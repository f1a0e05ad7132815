// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/DateTime.h"

#include "Containers/UnrealString.h"
#include "Serialization/Archive.h"

#include <ctime>

namespace DateTimeDetail
{
static constexpr int64 UnixEpochTicks = 621355968000000000;
static constexpr int64 TicksPerSecond = 10000000;
} // namespace DateTimeDetail

FDateTime::FDateTime(int32 Year, int32 Month, int32 Day, int32 Hour, int32 Minute, int32 Second)
{
	std::tm Parts = {};
	Parts.tm_year = Year - 1900;
	Parts.tm_mon = Month - 1;
	Parts.tm_mday = Day;
	Parts.tm_hour = Hour;
	Parts.tm_min = Minute;
	Parts.tm_sec = Second;
	*this = FromUnixTimestamp(timegm(&Parts));
}

FString FDateTime::ToString() const
{
	return ToString(TEXT("%Y.%m.%d-%H.%M.%S"));
}

FString FDateTime::ToString(const TCHAR* Format) const
{
	const std::time_t Seconds = (Ticks - DateTimeDetail::UnixEpochTicks) / DateTimeDetail::TicksPerSecond;
	std::tm Parts = {};
	gmtime_r(&Seconds, &Parts);
	char Text[128];
	const std::size_t Length = std::strftime(Text, sizeof(Text), TCHAR_TO_UTF8(Format), &Parts);
	return FString(FUtf8StringView(reinterpret_cast<const UTF8CHAR*>(Text), static_cast<int32>(Length)));
}

FDateTime FDateTime::UtcNow()
{
	std::timespec Now = {};
	std::timespec_get(&Now, TIME_UTC);
	return FDateTime(FromUnixTimestamp(Now.tv_sec).Ticks + Now.tv_nsec / 100);
}

FDateTime FDateTime::FromUnixTimestamp(int64 UnixTime)
{
	return FDateTime(DateTimeDetail::UnixEpochTicks + UnixTime * DateTimeDetail::TicksPerSecond);
}

FArchive& operator<<(FArchive& Ar, FDateTime& DateTime)
{
	int64 Ticks = DateTime.GetTicks();
	Ar << Ticks;
	DateTime = FDateTime(Ticks);
	return Ar;
}
