// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

#include <string>

namespace UE::Host
{
/** Converts between UTF-8 and UTF-16; a broken sequence becomes '?'. */
std::u16string Convert(std::string_view Text);
std::string Convert(std::u16string_view Text);

/** Converted text, ended by zero, that lives as long as this object. Get() is null for null. */
template <typename To, typename From>
class TConvertedString
{
public:
	explicit TConvertedString(const From* Text)
		: TConvertedString(Text, Text != nullptr ? static_cast<int32>(std::char_traits<From>::length(Text)) : 0)
	{
	}
	TConvertedString(const From* Text, int32 Length)
		: Buffer(Convert(std::basic_string_view<From>(Text, static_cast<SIZE_T>(Length))))
		, bIsNull(Text == nullptr)
	{
	}

	const To* Get() const { return bIsNull ? nullptr : Buffer.c_str(); }
	/** Units without the zero. */
	int32 Length() const { return static_cast<int32>(Buffer.size()); }

private:
	std::basic_string<To> Buffer;
	bool bIsNull;
};
} // namespace UE::Host

using FTCHARToUTF8 = UE::Host::TConvertedString<ANSICHAR, TCHAR>;
using FUTF8ToTCHAR = UE::Host::TConvertedString<TCHAR, ANSICHAR>;

/** The pointer lives until the end of the whole expression only. */
#define TCHAR_TO_UTF8(Str) ((ANSICHAR*)FTCHARToUTF8((const TCHAR*)(Str)).Get())
#define UTF8_TO_TCHAR(Str) ((TCHAR*)FUTF8ToTCHAR((const ANSICHAR*)(Str)).Get())
#define ANSI_TO_TCHAR(Str) ((TCHAR*)*FString((const ANSICHAR*)(Str)))
