// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "CoreTypes.h"
#include "Misc/AssertionMacros.h"

#include <string>
#include <string_view>

namespace ESearchCase
{
enum Type
{
	CaseSensitive,
	IgnoreCase
};
} // namespace ESearchCase

namespace ESearchDir
{
enum Type
{
	FromStart,
	FromEnd
};
} // namespace ESearchDir

/** Questions about one character; letters are those of ASCII. */
struct FChar
{
	static constexpr bool IsUpper(TCHAR Char) { return Char >= 'A' && Char <= 'Z'; }
	static constexpr bool IsLower(TCHAR Char) { return Char >= 'a' && Char <= 'z'; }
	static constexpr bool IsDigit(TCHAR Char) { return Char >= '0' && Char <= '9'; }
	static constexpr bool IsAlnum(TCHAR Char) { return IsUpper(Char) || IsLower(Char) || IsDigit(Char); }
	static constexpr bool IsWhitespace(TCHAR Char) { return Char == ' ' || (Char >= '\t' && Char <= '\r'); }
	static constexpr TCHAR ToLower(TCHAR Char) { return IsUpper(Char) ? static_cast<TCHAR>(Char + 32) : Char; }
};

/** Numbers at the start of a text that ends with a zero; 0 when there is none. */
struct FCString
{
	static int32 Atoi(const TCHAR* String) { return static_cast<int32>(Atoi64(String)); }
	static int64 Atoi64(const TCHAR* String);
	static float Atof(const TCHAR* String) { return static_cast<float>(Atod(String)); }
	static double Atod(const TCHAR* String);
};

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

namespace UE::Host
{
/** Converts between UTF-8 and UTF-16; a broken sequence becomes '?'. */
std::u16string Convert(std::string_view Text);
std::string Convert(std::u16string_view Text);

/** Converted text, ended by zero, that lives as long as this object. Get() is null for null. */
template <typename To, typename From>
class TConvertedString
{
public:
	explicit TConvertedString(const From* Text)
		: TConvertedString(Text, Text != nullptr ? static_cast<int32>(std::char_traits<From>::length(Text)) : 0)
	{
	}
	TConvertedString(const From* Text, int32 Length)
		: Buffer(Convert(std::basic_string_view<From>(Text, static_cast<SIZE_T>(Length))))
		, bIsNull(Text == nullptr)
	{
	}

	const To* Get() const { return bIsNull ? nullptr : Buffer.c_str(); }
	/** Units without the zero. */
	int32 Length() const { return static_cast<int32>(Buffer.size()); }

private:
	std::basic_string<To> Buffer;
	bool bIsNull;
};
} // namespace UE::Host

using FTCHARToUTF8 = UE::Host::TConvertedString<ANSICHAR, TCHAR>;
using FUTF8ToTCHAR = UE::Host::TConvertedString<TCHAR, ANSICHAR>;

/** The pointer lives until the end of the whole expression only. */
#define TCHAR_TO_UTF8(Str) ((ANSICHAR*)FTCHARToUTF8((const TCHAR*)(Str)).Get())
#define UTF8_TO_TCHAR(Str) ((TCHAR*)FUTF8ToTCHAR((const ANSICHAR*)(Str)).Get())
#define ANSI_TO_TCHAR(Str) ((TCHAR*)*FString((const ANSICHAR*)(Str)))

/** Text of 16-bit units. Comparison operators and most searches ignore the case of ASCII letters, as the engine's do.
 */
class FString
{
public:
	using ElementType = TCHAR;

	FString() = default;
	FString(const TCHAR* Text)
		: FString(FStringView(Text))
	{
	}
	/** A byte that is no ASCII becomes '?'. */
	FString(const ANSICHAR* Text);
	explicit FString(FStringView View) { Append(View); }
	FString& operator=(const TCHAR* Text) { return *this = FString(Text); }
	operator FStringView() const { return FStringView(**this, Len()); }

	/** Zero-ended text; an empty string gives "". */
	const TCHAR* operator*() const { return Data.Num() > 0 ? Data.GetData() : TEXT(""); }
	TCHAR& operator[](int32 Index) { return Data[Index]; }
	const TCHAR& operator[](int32 Index) const { return Data[Index]; }
	/** The units with their zero; no units at all when empty. */
	TArray<TCHAR>& GetCharArray() { return Data; }
	int32 Len() const { return Data.Num() > 0 ? Data.Num() - 1 : 0; }
	bool IsEmpty() const { return Data.Num() <= 1; }
	void Empty(int32 = 0) { Data.Empty(); }
	void Reset(int32 NewReservedSize = 0) { Data.Reset(NewReservedSize); }

	FString& Append(FStringView View);
	FString& AppendChar(TCHAR Char) { return Append(FStringView(&Char, Char != 0 ? 1 : 0)); }
	FString& operator+=(FStringView View) { return Append(View); }
	FString& operator+=(TCHAR Char) { return AppendChar(Char); }

	/** As printf; %s is TCHAR text. A conversion that does not fit its argument ends the program. */
	template <typename... Types>
	static FString Printf(UE::Host::FFormatText Fmt, Types... Args)
	{
		return HostPrintf(UE::Host::TFormatArgs<Types...>(Fmt, Args...));
	}
	static FString HostPrintf(const UE::Host::FFormatArgs& Args);

	/** Counts outside of the text are those of its ends. */
	FString Mid(int32 Start, int32 Count = MAX_int32) const;
	FString Left(int32 Count) const { return Mid(0, Count); }
	FString LeftChop(int32 Count) const { return Mid(0, Len() - Count); }
	FString RightChop(int32 Count) const { return Mid(Count); }
	FString TrimStart() const
	{
		return Mid(static_cast<int32>(std::find_if_not(begin(), end(), &FChar::IsWhitespace) - begin()));
	}
	FString TrimStartAndEnd() const { return FString(FStringView(*this).Trim()); }
	void TrimStartAndEndInline() { *this = TrimStartAndEnd(); }
	FString TrimQuotes() const;
	FString ToLower() const;
	FString Replace(const TCHAR* From, const TCHAR* To, ESearchCase::Type SearchCase = ESearchCase::IgnoreCase) const;

	int32 Find(FStringView SubStr, ESearchCase::Type SearchCase = ESearchCase::IgnoreCase,
		ESearchDir::Type SearchDir = ESearchDir::FromStart) const;
	bool Contains(FStringView SubStr, ESearchCase::Type SearchCase = ESearchCase::IgnoreCase) const
	{
		return Find(SubStr, SearchCase) != INDEX_NONE;
	}
	bool FindChar(TCHAR Char, int32& OutIndex) const
	{
		return (OutIndex = static_cast<int32>(FStringView(*this).find(Char))) != INDEX_NONE;
	}
	bool FindLastChar(TCHAR Char, int32& OutIndex) const
	{
		return (OutIndex = static_cast<int32>(FStringView(*this).rfind(Char))) != INDEX_NONE;
	}
	bool StartsWith(FStringView Prefix, ESearchCase::Type SearchCase = ESearchCase::IgnoreCase) const
	{
		return FStringView(*this).Find(Prefix, 0, SearchCase) == 0;
	}
	bool EndsWith(FStringView Suffix, ESearchCase::Type SearchCase = ESearchCase::IgnoreCase) const
	{
		const int32 Start = Len() - Suffix.Len();
		return Start >= 0 && FStringView(*this).Find(Suffix, Start, SearchCase) == Start;
	}
	bool Equals(const FString& Other, ESearchCase::Type SearchCase = ESearchCase::CaseSensitive) const
	{
		return FStringView(*this).Equals(Other, SearchCase);
	}
	int32 Compare(const FString& Other, ESearchCase::Type SearchCase = ESearchCase::CaseSensitive) const
	{
		return FStringView(*this).Compare(Other, SearchCase);
	}
	/** A number with sign and point, and nothing behind it. */
	bool IsNumeric() const;

	/** Cuts at the first occurrence; false, and nothing written, when there is none. */
	bool Split(const FString& Separator, FString* OutLeft, FString* OutRight) const;
	int32 ParseIntoArray(TArray<FString>& OutArray, const TCHAR* Delimiter, bool bCullEmpty = true) const
	{
		return HostSplit(OutArray, {Delimiter}, bCullEmpty);
	}
	int32 ParseIntoArrayLines(TArray<FString>& OutArray, bool bCullEmpty = true) const
	{
		return HostSplit(OutArray, {TEXT("\r\n"), TEXT("\r"), TEXT("\n")}, bCullEmpty);
	}
	int32 ParseIntoArrayWS(TArray<FString>& OutArray) const
	{
		return HostSplit(OutArray, {TEXT(" "), TEXT("\t"), TEXT("\r"), TEXT("\n")}, true);
	}

	static FString FromInt(int32 Number) { return Printf(TEXT("%d"), Number); }
	/** The shortest decimal that keeps six places, always with a point: 1.0, 0.25. */
	static FString SanitizeFloat(double Number);
	static FString ChrN(int32 Count, TCHAR Char)
	{
		return FString(std::u16string_view(std::u16string(static_cast<SIZE_T>(std::max(Count, 0)), Char)));
	}
	template <typename RangeType>
	static FString Join(const RangeType& Range, const TCHAR* Separator)
	{
		FString Result;
		bool bFirst = true;
		for (const auto& Element : Range)
		{
			Result.Append(bFirst ? TEXT("") : Separator);
			Result.Append(Element);
			bFirst = false;
		}
		return Result;
	}

	const TCHAR* begin() const { return **this; }
	const TCHAR* end() const { return **this + Len(); }
	TCHAR* begin() { return Data.GetData(); }
	TCHAR* end() { return Data.GetData() + Len(); }

	friend FString operator+(FString A, FStringView B) { return A.Append(B); }
	friend FString operator+(const TCHAR* A, const FString& B) { return FString(A).Append(B); }

	friend uint32 GetTypeHash(const FString& String)
	{
		return GetTypeHash(std::hash<std::u16string_view>()(FStringView(String.ToLower())));
	}

#define HOST_STRING_COMPARISON(Operator)                                                                               \
	friend bool operator Operator(const FString& A, const FString& B)                                                  \
	{                                                                                                                  \
		return A.Order(B) Operator 0;                                                                                  \
	}                                                                                                                  \
	friend bool operator Operator(const FString& A, const TCHAR* B)                                                    \
	{                                                                                                                  \
		return A.Order(B) Operator 0;                                                                                  \
	}                                                                                                                  \
	friend bool operator Operator(const TCHAR* A, const FString& B)                                                    \
	{                                                                                                                  \
		return -B.Order(A) Operator 0;                                                                                 \
	}
	HOST_STRING_COMPARISON(==)
	HOST_STRING_COMPARISON(!=)
	HOST_STRING_COMPARISON(<)
#undef HOST_STRING_COMPARISON

private:
	/** Cuts at the delimiter that comes first; the first named of those that begin at the same place. */
	int32 HostSplit(TArray<FString>& OutArray, std::initializer_list<FStringView> Delimiters, bool bCullEmpty) const;
	int32 Order(FStringView Other) const
	{
		return FStringView(*this).Compare(Other, ESearchCase::IgnoreCase);
	}

	TArray<TCHAR> Data;
};

/** A path: exactly one slash comes between. */
FString operator/(const FString& A, const FString& B);

/** A number as text. */
template <typename T, typename = std::enable_if_t<std::is_arithmetic_v<T>>>
FString LexToString(T Value)
{
	if constexpr (std::is_same_v<T, bool>)
	{
		return Value ? TEXT("true") : TEXT("false");
	}
	else if constexpr (std::is_floating_point_v<T>)
	{
		return FString::Printf(TEXT("%f"), Value);
	}
	else if constexpr (std::is_signed_v<T>)
	{
		return FString::Printf(TEXT("%lld"), static_cast<int64>(Value));
	}
	else
	{
		return FString::Printf(TEXT("%llu"), static_cast<uint64>(Value));
	}
}

/** Longest name with its zero; a longer one ends the program. */
enum
{
	NAME_SIZE = 1024
};

enum EName
{
	NAME_None = 0
};

/**
 * A name kept once in a table; equal whatever the case of its ASCII letters. A trailing _N is kept as a number.
 * With editor data a name keeps its case; without, it shows the case in which it was met first, as in the engine.
 */
class FName
{
public:
	FName() = default;
	FName(EName) {}
	FName(const TCHAR* Name)
		: FName(FStringView(Name))
	{
	}
	FName(const ANSICHAR* Name);
	FName(FStringView Name);
	explicit FName(const FString& Name)
		: FName(FStringView(Name))
	{
	}

	bool IsNone() const { return HostKey() == 0; }
	FString ToString() const;
	FString GetPlainNameString() const;

	friend bool operator==(const FName& A, const FName& B) { return A.HostKey() == B.HostKey(); }
	friend bool operator!=(const FName& A, const FName& B) { return !(A == B); }
	bool operator==(const TCHAR* Other) const { return ToString() == Other; }
	bool operator!=(const TCHAR* Other) const { return !(*this == Other); }
	friend uint32 GetTypeHash(const FName& Name) { return GetTypeHash(Name.HostKey()); }
	/** The same for equal names only. */
	uint64 HostKey() const { return static_cast<uint64>(ComparisonIndex) << 32 | static_cast<uint32>(Number); }

private:
	int32 ComparisonIndex = 0;
#if WITH_CASE_PRESERVING_NAME
	int32 DisplayIndex = 0;
#endif
	/** One more than what follows the underscore; 0 for a name without. */
	int32 Number = 0;
};

inline FString LexToString(const FName& Name)
{
	return Name.ToString();
}
