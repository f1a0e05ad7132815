// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Misc/CString.h"

namespace UE::Host
{
/** Converts between encodings and appends; a broken sequence becomes '?'. `Length` counts units of the source. */
void AppendConverted(TArray<char>& Out, const TCHAR* Source, int32 Length);
void AppendConverted(TArray<TCHAR>& Out, const char* Source, int32 Length);
/** A byte that is no ASCII becomes '?'. */
void AppendAnsi(TArray<TCHAR>& Out, const char* Source, int32 Length);

/** Converted text, ended by zero, that lives as long as this object. Get() is null for null. */
template <typename To, typename From, bool bAnsi>
class TConvertedString
{
public:
	template <typename Source, typename = std::enable_if_t<sizeof(Source) == sizeof(From)>>
	explicit TConvertedString(const Source* Text)
		: TConvertedString(Text, Text != nullptr ? TCString<From>::Strlen(reinterpret_cast<const From*>(Text)) : 0)
	{
	}
	template <typename Source, typename = std::enable_if_t<sizeof(Source) == sizeof(From)>>
	TConvertedString(const Source* Text, int32 Length)
		: bIsNull(Text == nullptr)
	{
		if constexpr (bAnsi)
		{
			AppendAnsi(Buffer, reinterpret_cast<const From*>(Text), Length);
		}
		else
		{
			AppendConverted(Buffer, reinterpret_cast<const From*>(Text), Length);
		}
		Buffer.Add(To(0));
	}
	TConvertedString(const TConvertedString&) = delete;
	TConvertedString& operator=(const TConvertedString&) = delete;
	TConvertedString(TConvertedString&&) = default;

	const To* Get() const { return bIsNull ? nullptr : Buffer.GetData(); }
	/** Units without the zero. */
	int32 Length() const { return Buffer.Num() - 1; }

private:
	TArray<To> Buffer;
	bool bIsNull;
};
} // namespace UE::Host

using FTCHARToUTF8 = UE::Host::TConvertedString<ANSICHAR, TCHAR, false>;
using FUTF8ToTCHAR = UE::Host::TConvertedString<TCHAR, ANSICHAR, false>;
using FANSIToTCHAR = UE::Host::TConvertedString<TCHAR, ANSICHAR, true>;

/** The pointer lives until the end of the whole expression only. */
#define TCHAR_TO_UTF8(Str) ((ANSICHAR*)FTCHARToUTF8((const TCHAR*)(Str)).Get())
#define UTF8_TO_TCHAR(Str) ((TCHAR*)FUTF8ToTCHAR((const ANSICHAR*)(Str)).Get())
#define ANSI_TO_TCHAR(Str) ((TCHAR*)FANSIToTCHAR((const ANSICHAR*)(Str)).Get())
