// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Templates/TypeHash.h"

/** An old-style enum kept in one byte; an enum class needs none and is refused. */
template <typename EnumType>
class TEnumAsByte
{
	static_assert(std::is_enum_v<EnumType> && std::is_convertible_v<EnumType, int>,
		"TEnumAsByte is not for enum classes: give the enum a byte as underlying type.");

public:
	TEnumAsByte() = default;
	TEnumAsByte(EnumType InValue)
		: Value(static_cast<uint8>(InValue))
	{
	}

	operator EnumType() const { return static_cast<EnumType>(Value); }
	EnumType GetValue() const { return static_cast<EnumType>(Value); }
	bool operator==(EnumType Other) const { return Value == static_cast<uint8>(Other); }
	bool operator==(TEnumAsByte Other) const { return Value == Other.Value; }
	bool operator!=(EnumType Other) const { return !(*this == Other); }

private:
	uint8 Value = 0;
};
