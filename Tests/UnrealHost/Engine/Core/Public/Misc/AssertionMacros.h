// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

#include <atomic>
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

/**
 * check ends the program with file and line. ensure reports once a place, as a log line of verbosity Error, and goes
 * on; its value is that of the expression. The slow forms are not evaluated, as in the engine's development builds.
 * Without DO_CHECK no check is evaluated, only what verify is given.
 */
namespace UE::Host
{
[[noreturn]] void FailAssertion(const char* Expression, const char* File, int32 Line, const FFormatArgs& Message);
/** Always false. */
bool FailEnsure(std::atomic<bool>* AlreadyReported, const char* Expression, const char* File, int32 Line,
	const FFormatArgs& Message);
} // namespace UE::Host

#define HOST_ASSERT(Expression, ...)                                                                                   \
	{                                                                                                                  \
		if (UNLIKELY(!(Expression)))                                                                                   \
		{                                                                                                              \
			::UE::Host::FailAssertion(#Expression, __FILE__, __LINE__, ::UE::Host::TFormatArgs(__VA_ARGS__));          \
		}                                                                                                              \
	}

#if DO_CHECK
#define check(Expression) HOST_ASSERT(Expression, TEXT(""))
#define checkf(Expression, ...) HOST_ASSERT(Expression, __VA_ARGS__)
#define verify(Expression) HOST_ASSERT(Expression, TEXT(""))
#define verifyf(Expression, ...) HOST_ASSERT(Expression, __VA_ARGS__)
#define checkNoEntry() HOST_ASSERT(!"Enclosing block should never be called", TEXT(""))
#else
#define check(Expression)                                                                                              \
	{                                                                                                                  \
	}
#define checkf(Expression, ...)                                                                                        \
	{                                                                                                                  \
	}
#define verify(Expression)                                                                                             \
	{                                                                                                                  \
		if (Expression)                                                                                                \
		{                                                                                                              \
		}                                                                                                              \
	}
#define verifyf(Expression, ...) verify(Expression)
#define checkNoEntry()
#endif

#define HOST_ENSURE_ONCE                                                                                               \
	(                                                                                                                  \
		[]() -> std::atomic<bool>*                                                                                     \
		{                                                                                                              \
			static std::atomic<bool> bReported{false};                                                                 \
			return &bReported;                                                                                         \
		}())
#define HOST_ENSURE(Once, Expression, ...)                                                                             \
	(LIKELY(!!(Expression)) ||                                                                                         \
		::UE::Host::FailEnsure(Once, #Expression, __FILE__, __LINE__, ::UE::Host::TFormatArgs(__VA_ARGS__)))

#if DO_ENSURE
#define ensure(Expression) HOST_ENSURE(HOST_ENSURE_ONCE, Expression, TEXT(""))
#define ensureMsgf(Expression, ...) HOST_ENSURE(HOST_ENSURE_ONCE, Expression, __VA_ARGS__)
#define ensureAlwaysMsgf(Expression, ...) HOST_ENSURE(nullptr, Expression, __VA_ARGS__)
#else
#define ensure(Expression) (!!(Expression))
#define ensureMsgf(Expression, ...) (!!(Expression))
#define ensureAlwaysMsgf(Expression, ...) (!!(Expression))
#endif
