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
inline FString operator+(const FString& A, TCHAR B)
{
	return A + FStringView(&B, 1);
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
inline FString operator/(const TCHAR* A, const FString& B)
{
	return FString(A) / *B;
}
inline FString& operator/=(FString& A, const FString& B)
{
	A.PathAppend(*B, B.Len());
	return A;
}
inline FString& operator/=(FString& A, const TCHAR* B)
{
	A.PathAppend(B, FCString::Strlen(B));
	return A;
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
inline FString LexToString(const FString& Value)
{
	return Value;
}
inline FString LexToString(const TCHAR* Value)
{
	return FString(Value);
}
inline void LexFromString(int32& OutValue, const TCHAR* Text)
{
	OutValue = FCString::Atoi(Text);
}
inline void LexFromString(int64& OutValue, const TCHAR* Text)
{
	OutValue = FCString::Atoi64(Text);
}
inline void LexFromString(uint8& OutValue, const TCHAR* Text)
{
	OutValue = static_cast<uint8>(FCString::Atoi(Text));
}
inline void LexFromString(uint32& OutValue, const TCHAR* Text)
{
	OutValue = static_cast<uint32>(FCString::Atoi64(Text));
}
inline void LexFromString(uint64& OutValue, const TCHAR* Text)
{
	OutValue = FCString::Strtoui64(Text, nullptr, 0);
}
inline void LexFromString(float& OutValue, const TCHAR* Text)
{
	OutValue = FCString::Atof(Text);
}
inline void LexFromString(double& OutValue, const TCHAR* Text)
{
	OutValue = FCString::Atod(Text);
}
inline void LexFromString(bool& OutValue, const TCHAR* Text)
{
	OutValue = FCString::ToBool(Text);
}
inline void LexFromString(FString& OutValue, const TCHAR* Text)
{
	OutValue = Text;
}
/** False when the text is not a number. */
template <typename T>
bool LexTryParseString(T& OutValue, const TCHAR* Text)
{
	LexFromString(OutValue, Text);
	return FCString::IsNumeric(Text);
}

/** A value for FString::Format. */
struct FStringFormatArg
{
	FStringFormatArg(const int32 Value)
		: Text(LexToString(Value))
	{
	}
	FStringFormatArg(const uint32 Value)
		: Text(LexToString(Value))
	{
	}
	FStringFormatArg(const int64 Value)
		: Text(LexToString(Value))
	{
	}
	FStringFormatArg(const uint64 Value)
		: Text(LexToString(Value))
	{
	}
	FStringFormatArg(const float Value)
		: Text(LexToString(Value))
	{
	}
	FStringFormatArg(const double Value)
		: Text(LexToString(Value))
	{
	}
	FStringFormatArg(FString Value)
		: Text(MoveTemp(Value))
	{
	}
	FStringFormatArg(const TCHAR* Value)
		: Text(Value)
	{
	}

	FString Text;
};

/** Bytes as two hexadecimal digits each, and back; the number of bytes written. */
FString BytesToHex(const uint8* Bytes, int32 NumBytes);
int32 HexToBytes(const FString& HexString, uint8* OutBytes);
