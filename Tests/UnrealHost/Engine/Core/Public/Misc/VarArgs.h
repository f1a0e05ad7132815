// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

#include <type_traits>

namespace UE::Host
{
/** One printf argument with its type, so that a conversion that does not fit it is found when the line is formatted. */
struct FFormatArg
{
	enum class EKind : uint8
	{
		Integer,
		Floating,
		Text,
		Pointer
	};

	template <typename T>
	static FFormatArg Make(T Value)
	{
		if constexpr (std::is_enum_v<T>)
		{
			return Make(static_cast<std::underlying_type_t<T>>(Value));
		}
		else if constexpr (std::is_same_v<T, const TCHAR*> || std::is_same_v<T, TCHAR*>)
		{
			return {EKind::Text, false, 0, 0.0, Value};
		}
		else if constexpr (std::is_floating_point_v<T>)
		{
			return {EKind::Floating, true, 0, Value};
		}
		else if constexpr (std::is_pointer_v<T> || std::is_null_pointer_v<T>)
		{
			return {EKind::Pointer};
		}
		else
		{
			static_assert(std::is_arithmetic_v<T>, "Invalid argument(s) passed to a printf function.");
			return {EKind::Integer, sizeof(T) == 8, static_cast<int64>(Value)};
		}
	}

	EKind Kind = EKind::Integer;
	bool bIs64Bit = false;
	int64 Integer = 0;
	double Floating = 0.0;
	const TCHAR* Text = nullptr;
};

/** A format: only TCHAR text known when compiling, as in the engine. */
struct FFormatText
{
	template <typename FmtType>
	FFormatText(const FmtType& InText)
		: Text(InText)
	{
		static_assert(std::is_array_v<FmtType> && std::is_same_v<std::remove_extent_t<FmtType>, TCHAR>,
			"Formatting string must be a TCHAR array.");
	}
	const TCHAR* Text;
};

/** Format and arguments of one call. */
struct FFormatArgs
{
	const TCHAR* Format;
	const FFormatArg* Values;
	int32 Num;
};

template <typename... Types>
struct TFormatArgs : FFormatArgs
{
	explicit TFormatArgs(FFormatText InFormat, Types... Args)
		: FFormatArgs{InFormat.Text, Stored, static_cast<int32>(sizeof...(Types))}
		, Stored{FFormatArg::Make(Args)..., FFormatArg()}
	{
	}
	TFormatArgs(const TFormatArgs&) = delete;
	TFormatArgs& operator=(const TFormatArgs&) = delete;

	FFormatArg Stored[sizeof...(Types) + 1];
};
} // namespace UE::Host
