// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

class FString;
template <typename CharType>
class TStringView;

using FStringView = TStringView<TCHAR>;
using FAnsiStringView = TStringView<ANSICHAR>;
using FUtf8StringView = TStringView<UTF8CHAR>;

namespace ESearchCase
{
enum Type
{
	CaseSensitive,
	IgnoreCase
};
} // namespace ESearchCase

namespace ESearchDir
{
enum Type
{
	FromStart,
	FromEnd
};
} // namespace ESearchDir
