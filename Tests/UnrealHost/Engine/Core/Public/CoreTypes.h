// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>

#define PREPROCESSOR_TO_STRING(X) PREPROCESSOR_TO_STRING_INNER(X)
#define PREPROCESSOR_TO_STRING_INNER(X) #X

/** The types and compiler words of Unreal on Linux: TCHAR has 16 bits and int64 is long long, not long. */
using int8 = signed char;
using int16 = signed short;
using int32 = signed int;
using int64 = signed long long;
using uint8 = unsigned char;
using uint16 = unsigned short;
using uint32 = unsigned int;
using uint64 = unsigned long long;

using ANSICHAR = char;
using WIDECHAR = char16_t;
using TCHAR = char16_t;

using UPTRINT = std::uintptr_t;
using SIZE_T = std::size_t;
using TYPE_OF_NULLPTR = decltype(nullptr);

#define TEXT_PASTE(X) u##X
#define TEXT(X) TEXT_PASTE(X)

#define FORCEINLINE inline __attribute__((always_inline))
#define LIKELY(X) __builtin_expect(!!(X), 1)
#define UNLIKELY(X) __builtin_expect(!!(X), 0)

#define LINE_TERMINATOR TEXT("\n")
#define UE_SOURCE_LOCATION TEXT(__FILE__ "(" PREPROCESSOR_TO_STRING(__LINE__) ")")

#define PRAGMA_DISABLE_DEPRECATION_WARNINGS                                                                            \
	_Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wdeprecated-declarations\"")
#define PRAGMA_ENABLE_DEPRECATION_WARNINGS _Pragma("GCC diagnostic pop")

/** Number of elements of a C array; a pointer does not compile. */
template <typename T, std::size_t N>
constexpr std::size_t HostArrayCount(const T (&)[N])
{
	return N;
}
#define UE_ARRAY_COUNT(Array) HostArrayCount(Array)

/** What a build of the engine switches on by its configuration; the command line gives the rest. */
#define NO_LOGGING UE_BUILD_SHIPPING
#define WITH_CASE_PRESERVING_NAME WITH_EDITORONLY_DATA
#define CPUPROFILERTRACE_ENABLED !UE_BUILD_SHIPPING

#define MIN_int32 (std::numeric_limits<int32>::min())
#define MAX_int32 (std::numeric_limits<int32>::max())
#define MAX_int64 (std::numeric_limits<int64>::max())
#define MAX_flt (std::numeric_limits<float>::max())

enum
{
	INDEX_NONE = -1
};

enum EForceInit
{
	ForceInitToZero = 1
};

#define UE_DEPRECATED(Version, Message) [[deprecated(Message " Deprecated since " #Version ".")]]

/** Neither copy nor move. */
#define UE_NONCOPYABLE(TypeName)                                                                                       \
	TypeName(TypeName&&) = delete;                                                                                     \
	TypeName(const TypeName&) = delete;                                                                                \
	TypeName& operator=(const TypeName&) = delete;                                                                     \
	TypeName& operator=(TypeName&&) = delete;

/** Four tokens made one after all were expanded. */
#define BODY_MACRO_COMBINE_INNER(A, B, C, D) A##B##C##D
#define BODY_MACRO_COMBINE(A, B, C, D) BODY_MACRO_COMBINE_INNER(A, B, C, D)

/** An id that is valid from 0 on; users and input devices each have their own type. */
#define HOST_DECLARE_PLATFORM_ID(TypeName)                                                                             \
	struct TypeName                                                                                                    \
	{                                                                                                                  \
		static TypeName CreateFromInternalId(int32 InInternalId)                                                       \
		{                                                                                                              \
			TypeName Id;                                                                                               \
			Id.InternalId = InInternalId;                                                                              \
			return Id;                                                                                                 \
		}                                                                                                              \
		bool IsValid() const { return InternalId != INDEX_NONE; }                                                      \
		bool operator==(const TypeName& Other) const { return InternalId == Other.InternalId; }                        \
		bool operator!=(const TypeName& Other) const { return InternalId != Other.InternalId; }                        \
		bool operator<(const TypeName& Other) const { return InternalId < Other.InternalId; }                          \
		friend uint32 GetTypeHash(const TypeName& Id) { return static_cast<uint32>(Id.InternalId); }                   \
                                                                                                                       \
	private:                                                                                                           \
		int32 InternalId = INDEX_NONE;                                                                                 \
	}

HOST_DECLARE_PLATFORM_ID(FPlatformUserId);
HOST_DECLARE_PLATFORM_ID(FInputDeviceId);
#undef HOST_DECLARE_PLATFORM_ID

#define HOST_ENUM_OPERATOR(Enum, Operator)                                                                             \
	inline constexpr Enum operator Operator(Enum Lhs, Enum Rhs)                                                        \
	{                                                                                                                  \
		using FInteger = __underlying_type(Enum);                                                                      \
		return static_cast<Enum>(static_cast<FInteger>(Lhs) Operator static_cast<FInteger>(Rhs));                      \
	}                                                                                                                  \
	inline Enum& operator Operator##=(Enum& Lhs, Enum Rhs)                                                             \
	{                                                                                                                  \
		return Lhs = Lhs Operator Rhs;                                                                                 \
	}

/** Bit operators for an enum class that is a set of flags. */
#define ENUM_CLASS_FLAGS(Enum)                                                                                         \
	HOST_ENUM_OPERATOR(Enum, |)                                                                                        \
	HOST_ENUM_OPERATOR(Enum, &)                                                                                        \
	HOST_ENUM_OPERATOR(Enum, ^)                                                                                        \
	inline constexpr bool operator!(Enum Value)                                                                        \
	{                                                                                                                  \
		return !static_cast<__underlying_type(Enum)>(Value);                                                           \
	}                                                                                                                  \
	inline constexpr Enum operator~(Enum Value)                                                                        \
	{                                                                                                                  \
		return static_cast<Enum>(~static_cast<__underlying_type(Enum)>(Value));                                        \
	}

template <typename Enum>
constexpr bool EnumHasAnyFlags(Enum Flags, Enum Contains)
{
	using FInteger = std::underlying_type_t<Enum>;
	return (static_cast<FInteger>(Flags) & static_cast<FInteger>(Contains)) != 0;
}
