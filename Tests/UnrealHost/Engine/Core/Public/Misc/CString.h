// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"
#include "Misc/Char.h"

#include <cstdlib>

/** C strings, ended by zero and never null unless said otherwise. Stricmp and the like fold ASCII letters only. */
template <typename T>
struct TCString
{
	static int32 Strlen(const T* String)
	{
		int32 Length = 0;
		while (String[Length] != T(0))
		{
			++Length;
		}
		return Length;
	}
	static int32 Strnlen(const T* String, SIZE_T Max)
	{
		int32 Length = 0;
		while (static_cast<SIZE_T>(Length) < Max && String[Length] != T(0))
		{
			++Length;
		}
		return Length;
	}
	static int32 Strnicmp(const T* A, const T* B, SIZE_T Count) { return Compare(A, B, Count, true); }
	static int32 Strcmp(const T* A, const T* B) { return Compare(A, B, SIZE_T(-1), false); }
	static int32 Stricmp(const T* A, const T* B) { return Compare(A, B, SIZE_T(-1), true); }
	static bool IsPureAnsi(const T* String)
	{
		while (*String != T(0) && static_cast<uint32>(*String) < 128)
		{
			++String;
		}
		return *String == T(0);
	}
	/** A number with sign, point and exponent, and nothing behind it. */
	static bool IsNumeric(const T* String)
	{
		String += *String == T('-') || *String == T('+') ? 1 : 0;
		bool bHasPoint = false;
		bool bHasDigit = false;
		for (; *String != T(0); ++String)
		{
			const bool bIsPoint = *String == T('.');
			if ((bIsPoint && bHasPoint) || (!bIsPoint && !TChar<T>::IsDigit(*String)))
			{
				return false;
			}
			bHasPoint = bHasPoint || bIsPoint;
			bHasDigit = bHasDigit || !bIsPoint;
		}
		return bHasDigit;
	}

	/** Numbers at the start of the text; 0 when there is none. */
	static int32 Atoi(const T* String) { return static_cast<int32>(Strtoi64(String, nullptr, 10)); }
	static int64 Atoi64(const T* String) { return Strtoi64(String, nullptr, 10); }
	static float Atof(const T* String) { return static_cast<float>(Atod(String)); }
	static double Atod(const T* String)
	{
		char Narrow[64];
		Narrowed(String, Narrow);
		return std::strtod(Narrow, nullptr);
	}
	static int64 Strtoi64(const T* Start, T** End, int32 Base)
	{
		char Narrow[64];
		Narrowed(Start, Narrow);
		char* NarrowEnd = nullptr;
		const int64 Result = std::strtoll(Narrow, &NarrowEnd, Base);
		SetEnd(Start, End, NarrowEnd - Narrow);
		return Result;
	}

private:
	static int32 Compare(const T* A, const T* B, SIZE_T Count, bool bFold)
	{
		for (; Count > 0; --Count, ++A, ++B)
		{
			const uint32 Left = static_cast<uint32>(bFold ? TChar<T>::ToLower(*A) : *A);
			const uint32 Right = static_cast<uint32>(bFold ? TChar<T>::ToLower(*B) : *B);
			if (Left != Right || Left == 0)
			{
				return Left == Right ? 0 : (Left < Right ? -1 : 1);
			}
		}
		return 0;
	}
	static void Narrowed(const T* String, char (&OutNarrow)[64])
	{
		int32 Index = 0;
		for (; Index < 63 && String[Index] != T(0) && static_cast<uint32>(String[Index]) < 128; ++Index)
		{
			OutNarrow[Index] = static_cast<char>(String[Index]);
		}
		OutNarrow[Index] = 0;
	}
	static void SetEnd(const T* Start, T** End, SSIZE_T Offset)
	{
		if (End != nullptr)
		{
			*End = const_cast<T*>(Start) + Offset;
		}
	}
};

using FCString = TCString<TCHAR>;
