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
/** Characters that do not fit one byte become '?'. */
void AppendAnsi(TArray<char>& Out, const TCHAR* Source, int32 Length);
void AppendAnsi(TArray<TCHAR>& Out, const char* Source, int32 Length);

/** Characters without a zero, seen as plain bytes or 16-bit units. */
template <typename CharType>
auto PlainText(const CharType* Text)
{
	if constexpr (sizeof(CharType) == 1)
	{
		return reinterpret_cast<const char*>(Text);
	}
	else
	{
		return reinterpret_cast<const TCHAR*>(Text);
	}
}

/** Converted text, ended by zero, that lives as long as this object. Get() is null for null. */
template <typename To, typename From, bool bAnsi>
class TConvertedString
{
public:
	template <typename Source, typename = std::enable_if_t<sizeof(Source) == sizeof(From)>>
	explicit TConvertedString(const Source* Text)
		: bIsNull(Text == nullptr)
	{
		if (Text != nullptr)
		{
			Convert(PlainText(Text),
				TCString<std::remove_const_t<std::remove_pointer_t<decltype(PlainText(Text))>>>::Strlen(
					PlainText(Text)));
		}
	}
	template <typename Source, typename = std::enable_if_t<sizeof(Source) == sizeof(From)>>
	TConvertedString(const Source* Text, int32 Length)
		: bIsNull(Text == nullptr)
	{
		if (Text != nullptr)
		{
			Convert(PlainText(Text), Length);
		}
	}
	TConvertedString(const TConvertedString&) = delete;
	TConvertedString& operator=(const TConvertedString&) = delete;
	TConvertedString(TConvertedString&&) = default;

	const To* Get() const { return bIsNull ? nullptr : reinterpret_cast<const To*>(Buffer.GetData()); }
	/** Units without the zero. */
	int32 Length() const { return bIsNull ? 0 : Buffer.Num() - 1; }

private:
	using FUnit = std::conditional_t<sizeof(To) == 1, char, TCHAR>;

	template <typename Unit>
	void Convert(const Unit* Text, int32 Length)
	{
		if constexpr (sizeof(To) == sizeof(From))
		{
			Buffer.Append(Text, Length);
		}
		else if constexpr (bAnsi)
		{
			AppendAnsi(Buffer, Text, Length);
		}
		else
		{
			AppendConverted(Buffer, Text, Length);
		}
		Buffer.Add(FUnit(0));
	}

	TArray<FUnit> Buffer;
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
