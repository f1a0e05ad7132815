// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/ContainersFwd.h"
#include "Misc/CString.h"

#include <string_view>

/** Characters stored elsewhere; there need not be a zero behind them. To the host's own sources a standard view. */
class FStringView : public std::u16string_view
{
public:
	FStringView() = default;
	FStringView(std::u16string_view View)
		: std::u16string_view(View)
	{
	}
	FStringView(const TCHAR* Text)
		: std::u16string_view(Text != nullptr ? Text : TEXT(""))
	{
	}
	FStringView(const TCHAR* Text, int32 Count)
		: std::u16string_view(Text, static_cast<SIZE_T>(Count))
	{
	}

	int32 Len() const { return static_cast<int32>(size()); }
	bool Equals(FStringView Other, ESearchCase::Type SearchCase = ESearchCase::CaseSensitive) const
	{
		return size() == Other.size() && Compare(Other, SearchCase) == 0;
	}
	int32 Compare(FStringView Other, ESearchCase::Type SearchCase = ESearchCase::CaseSensitive) const;
	/** From StartPosition on. */
	int32 Find(FStringView Search, int32 StartPosition, ESearchCase::Type SearchCase) const;
	FStringView Trim() const;
};
