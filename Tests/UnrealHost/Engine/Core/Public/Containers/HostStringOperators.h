// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/UnrealString.h"

/** Joining, comparing and converting strings; part of UnrealString.h. */
inline FString operator+(const FString& A, FStringView B)
{
	FString Result(A);
	Result.Append(B);
	return Result;
}
inline FString operator+(FString&& A, FStringView B)
{
	A.Append(B);
	return MoveTemp(A);
}
inline FString operator+(const TCHAR* A, const FString& B)
{
	return FString(A) + FStringView(B);
}

/** `A / B` is a path: exactly one slash comes between. */
inline FString operator/(const FString& A, const TCHAR* B)
{
	FString Result(A);
	Result.PathAppend(B, FCString::Strlen(B));
	return Result;
}
inline FString operator/(const FString& A, const FString& B)
{
	return A / *B;
}

#define HOST_STRING_COMPARISON(Operator)                                                                               \
	inline bool operator Operator(const FString& A, const FString& B)                                                  \
	{                                                                                                                  \
		return A.Compare(B, ESearchCase::IgnoreCase) Operator 0;                                                       \
	}                                                                                                                  \
	inline bool operator Operator(const FString& A, const TCHAR* B)                                                    \
	{                                                                                                                  \
		return FStringView(A).Compare(B, ESearchCase::IgnoreCase) Operator 0;                                          \
	}                                                                                                                  \
	inline bool operator Operator(const TCHAR* A, const FString& B)                                                    \
	{                                                                                                                  \
		return FStringView(A).Compare(B, ESearchCase::IgnoreCase) Operator 0;                                          \
	}
HOST_STRING_COMPARISON(==)
HOST_STRING_COMPARISON(!=)
HOST_STRING_COMPARISON(<)
HOST_STRING_COMPARISON(<=)
HOST_STRING_COMPARISON(>)
HOST_STRING_COMPARISON(>=)
#undef HOST_STRING_COMPARISON

inline uint32 GetTypeHash(const FString& String)
{
	return GetTypeHash(FStringView(String));
}

/** A value as text and back. */
FString LexToString(bool bValue);
FString LexToString(int8 Value);
FString LexToString(int16 Value);
FString LexToString(int32 Value);
FString LexToString(long Value);
FString LexToString(int64 Value);
FString LexToString(uint8 Value);
FString LexToString(uint16 Value);
FString LexToString(uint32 Value);
FString LexToString(unsigned long Value);
FString LexToString(uint64 Value);
FString LexToString(float Value);
FString LexToString(double Value);
