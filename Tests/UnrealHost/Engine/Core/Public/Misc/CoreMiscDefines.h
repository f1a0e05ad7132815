// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "HAL/Platform.h"

#include <limits>

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
		int32 GetId() const { return InternalId; }                                                                     \
		int32 GetInternalId() const { return InternalId; }                                                             \
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

inline const FPlatformUserId PLATFORMUSERID_NONE;
