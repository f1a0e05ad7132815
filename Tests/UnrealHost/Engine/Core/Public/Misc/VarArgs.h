// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

#include <type_traits>

/** What a printf call takes: numbers, enums and pointers; an FString needs its `*`. */
template <typename T>
struct TIsValidVariadicFunctionArg
{
	using FDecayed = std::decay_t<T>;
	static constexpr bool Value = std::is_arithmetic_v<FDecayed> || std::is_enum_v<FDecayed> ||
		std::is_pointer_v<FDecayed> || std::is_null_pointer_v<FDecayed>;
};

namespace UE::Host
{
/** One printf argument with its type, so that a conversion that does not fit it is found when the line is formatted. */
struct FFormatArg
{
	enum class EKind : uint8
	{
		Signed,
		Unsigned,
		Floating,
		Text,
		Pointer
	};

	template <typename T>
	static FFormatArg Make(T Value)
	{
		FFormatArg Arg;
		Arg.bIs64Bit = sizeof(T) == 8;
		if constexpr (std::is_same_v<T, const TCHAR*> || std::is_same_v<T, TCHAR*>)
		{
			Arg.Kind = EKind::Text;
			Arg.Text = Value;
		}
		else if constexpr (std::is_pointer_v<T> || std::is_null_pointer_v<T>)
		{
			Arg.Kind = EKind::Pointer;
			Arg.Pointer = reinterpret_cast<const void*>(reinterpret_cast<UPTRINT>(Value));
		}
		else
		{
			Arg.SetNumber(Value);
		}
		return Arg;
	}

	EKind Kind = EKind::Signed;
	bool bIs64Bit = false;
	union
	{
		int64 Signed = 0;
		uint64 Unsigned;
		double Floating;
		const TCHAR* Text;
		const void* Pointer;
	};

private:
	template <typename T>
	void SetNumber(T Value)
	{
		if constexpr (std::is_floating_point_v<T>)
		{
			Kind = EKind::Floating;
			Floating = Value;
		}
		else if constexpr (std::is_enum_v<T>)
		{
			SetNumber(static_cast<std::underlying_type_t<T>>(Value));
		}
		else if constexpr (std::is_signed_v<T>)
		{
			Kind = EKind::Signed;
			Signed = Value;
		}
		else
		{
			Kind = EKind::Unsigned;
			Unsigned = Value;
		}
	}
};

/** What may precede a format's arguments: only TCHAR text known when compiling, as in the engine. */
template <typename FmtType>
constexpr void CheckFormatType()
{
	static_assert(std::is_array_v<std::remove_reference_t<FmtType>> &&
			std::is_same_v<std::remove_cv_t<std::remove_extent_t<std::remove_reference_t<FmtType>>>, TCHAR>,
		"Formatting string must be a TCHAR array.");
}

/** Arguments of one call, in order; `Num` without the filler that keeps the array from being empty. */
template <typename... Types>
struct TFormatArgs
{
	static_assert(
		(TIsValidVariadicFunctionArg<Types>::Value && ...), "Invalid argument(s) passed to a printf function.");

	explicit TFormatArgs(Types... Args)
		: Values{FFormatArg::Make(Args)..., FFormatArg()}
	{
	}

	static constexpr int32 Num = static_cast<int32>(sizeof...(Types));
	FFormatArg Values[sizeof...(Types) + 1];
};
} // namespace UE::Host
