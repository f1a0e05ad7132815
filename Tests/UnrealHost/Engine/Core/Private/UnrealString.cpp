// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Containers/UnrealString.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cwchar>
#include <locale>

namespace UnrealStringDetail
{
/** The facets' own destructors are protected. */
struct FEncoding : std::codecvt<char16_t, char, std::mbstate_t>
{
};

template <typename To, typename From, typename StepType>
std::basic_string<To> ConvertBy(std::basic_string_view<From> Text, StepType Step)
{
	std::basic_string<To> Result;
	const From* const End = Text.data() + Text.size();
	for (const From* At = Text.data(); At != End;)
	{
		To Units[256];
		To* Written = Units;
		const From* Next = At;
		std::mbstate_t State = {};
		Step(State, At, End, Next, Units, Units + 256, Written);
		Result.append(Units, Written);
		const bool bBroken = Next == At;
		Result.append(bBroken ? 1 : 0, To('?'));
		At = bBroken ? At + 1 : Next;
	}
	return Result;
}

using UE::Host::FFormatArg;
using EKind = FFormatArg::EKind;

/** Checks each conversion against its argument, then leaves it to swprintf, a unit of ours being one of its. */
struct FFormatter
{
	const UE::Host::FFormatArgs& Args;
	const TCHAR* Cursor = Args.Format;
	int32 NextArg = 0;
	FString Out = FString();

	/** A plain abort: reporting through the log would format again. */
	void Require(bool bHolds, const char* Complaint) const
	{
		if (!bHolds)
		{
			std::fprintf(stderr, "Bad printf call (%s): \"%s\"\n", Complaint, TCHAR_TO_UTF8(Args.Format));
			std::abort();
		}
	}

	const FFormatArg& TakeArg()
	{
		Require(NextArg < Args.Num, "fewer arguments than conversions");
		return Args.Values[NextArg++];
	}

	FString Run()
	{
		while (*Cursor != 0)
		{
			const FStringView Rest(Cursor);
			const SIZE_T Plain = std::min(Rest.find(TEXT('%')), Rest.size());
			Out.Append(Rest.substr(0, Plain));
			Cursor += Plain;
			*Cursor != 0 ? ReadConversion() : void();
		}
		Require(NextArg == Args.Num, "more arguments than conversions");
		return MoveTemp(Out);
	}

	/** From the percent sign to before the letter, without the word for the argument's size. */
	void ReadConversion()
	{
		std::wstring Spec(1, *Cursor++);
		bool bLong = false;
		while (*Cursor != 0 && std::wcschr(L"-+ #0123456789.*lhz", *Cursor))
		{
			const wchar_t Char = *Cursor++;
			if (Char == L'*')
			{
				const FFormatArg& Arg = TakeArg();
				Require(Arg.Kind == EKind::Integer && !Arg.bIs64Bit, "'*' needs an int32");
				Spec += std::to_wstring(Arg.Integer);
			}
			else if (std::wcschr(L"lhz", Char) == nullptr)
			{
				Spec += Char;
			}
			bLong = bLong || Char == L'l' || Char == L'z';
		}
		Require(*Cursor != 0, "the format ends inside a conversion");
		Convert(Spec, bLong, *Cursor++);
	}

	void Convert(const std::wstring& Spec, bool bLong, wchar_t Letter)
	{
		if (Letter == L'%')
		{
			Out.AppendChar(TEXT('%'));
			return;
		}
		const FFormatArg& Arg = TakeArg();
		const bool bInteger = Arg.Kind == EKind::Integer;
		if (Letter == L's')
		{
			Require(Arg.Kind == EKind::Text && Spec == L"%", "%s needs TCHAR text, and no width here");
			Out.Append(Arg.Text != nullptr ? Arg.Text : TEXT("(null)"));
		}
		else if (Letter == L'c')
		{
			Require(bInteger, "%c needs a character");
			Print(Spec + L"lc", static_cast<std::wint_t>(Arg.Integer));
		}
		else if (std::wcschr(L"diuxXo", Letter))
		{
			Require(bInteger && Arg.bIs64Bit == bLong, "an integer needs %d when it has 32 bits, %lld when it has 64");
			const bool bSigned = Letter == L'd' || Letter == L'i';
			const int64 Narrow = bSigned ? int64{static_cast<int32>(Arg.Integer)} : static_cast<uint32>(Arg.Integer);
			Print(Spec + L"ll" + Letter, Arg.bIs64Bit ? Arg.Integer : Narrow);
		}
		else
		{
			Require(std::wcschr(L"fFgGeE", Letter) && Arg.Kind == EKind::Floating, "no conversion of this argument");
			Print(Spec + Letter, Arg.Floating);
		}
	}

	template <typename T>
	void Print(const std::wstring& Spec, T Value)
	{
		wchar_t Buffer[512];
		const int Written = std::swprintf(Buffer, 512, Spec.c_str(), Value);
		Require(Written >= 0, "a value is wider than 511 characters");
		Out.Append(std::u16string_view(std::u16string(Buffer, Buffer + Written)));
	}
};

} // namespace UnrealStringDetail

using namespace UnrealStringDetail;

std::u16string UE::Host::Convert(std::string_view Text)
{
	return ConvertBy<char16_t>(Text, [](auto&&... Args) { return FEncoding().in(Args...); });
}

std::string UE::Host::Convert(std::u16string_view Text)
{
	return ConvertBy<char>(Text, [](auto&&... Args) { return FEncoding().out(Args...); });
}

FString FString::HostPrintf(const UE::Host::FFormatArgs& Args)
{
	return FFormatter{Args}.Run();
}

int64 FCString::Atoi64(const TCHAR* String)
{
	return std::strtoll(TCHAR_TO_UTF8(String), nullptr, 10);
}

double FCString::Atod(const TCHAR* String)
{
	return std::strtod(TCHAR_TO_UTF8(String), nullptr);
}

int32 FStringView::Compare(FStringView Other, ESearchCase::Type SearchCase) const
{
	const auto Fold = [=](TCHAR Char) { return SearchCase == ESearchCase::IgnoreCase ? FChar::ToLower(Char) : Char; };
	const auto [Here, There] =
		std::mismatch(begin(), end(), Other.begin(), Other.end(), [=](TCHAR A, TCHAR B) { return Fold(A) == Fold(B); });
	const int32 Left = Here == end() ? -1 : Fold(*Here);
	const int32 Right = There == Other.end() ? -1 : Fold(*There);
	return Left == Right ? 0 : (Left < Right ? -1 : 1);
}

int32 FStringView::Find(FStringView Search, int32 StartPosition, ESearchCase::Type SearchCase) const
{
	for (int32 Index = StartPosition; Index + Search.Len() <= Len(); ++Index)
	{
		if (FStringView(data() + Index, Search.Len()).Equals(Search, SearchCase))
		{
			return Index;
		}
	}
	return INDEX_NONE;
}

FStringView FStringView::Trim() const
{
	const auto First = std::find_if_not(begin(), end(), &FChar::IsWhitespace);
	const auto Behind = std::find_if_not(rbegin(), std::make_reverse_iterator(First), &FChar::IsWhitespace).base();
	return FStringView(substr(static_cast<SIZE_T>(First - begin()), static_cast<SIZE_T>(Behind - First)));
}

FString::FString(const ANSICHAR* Text)
{
	for (const ANSICHAR* At = Text; At != nullptr && *At != 0; ++At)
	{
		AppendChar(static_cast<uint8>(*At) < 0x80 ? static_cast<TCHAR>(*At) : TEXT('?'));
	}
}

FString& FString::Append(FStringView View)
{
	if (!View.empty())
	{
		const std::u16string Copy(View); // it may be a part of this
		Data.SetNum(Len());
		Data.Append(Copy.c_str(), static_cast<int32>(Copy.size()) + 1);
	}
	return *this;
}

FString FString::Mid(int32 Start, int32 Count) const
{
	const int32 First = std::clamp(Start, 0, Len());
	const int64 Behind = std::clamp<int64>(int64{Start} + Count, First, Len());
	return FString(FStringView(**this + First, static_cast<int32>(Behind) - First));
}

FString FString::TrimQuotes() const
{
	const int32 Start = StartsWith(TEXT("\"")) ? 1 : 0;
	const int32 End = Len() > 1 && EndsWith(TEXT("\"")) ? 1 : 0;
	return RightChop(Start).LeftChop(End);
}

FString FString::ToLower() const
{
	FString Result(*this);
	std::transform(Result.begin(), Result.end(), Result.begin(), &FChar::ToLower);
	return Result;
}

FString FString::Replace(const TCHAR* From, const TCHAR* To, ESearchCase::Type SearchCase) const
{
	FString Result;
	int32 Start = 0;
	const FStringView Wanted(From);
	for (int32 Index = 0; (Index = FStringView(*this).Find(Wanted, Start, SearchCase)) != INDEX_NONE;)
	{
		Result.Append(Mid(Start, Index - Start)).Append(To);
		Start = Index + Wanted.Len();
	}
	return Result.Append(Mid(Start));
}

int32 FString::Find(FStringView SubStr, ESearchCase::Type SearchCase, ESearchDir::Type SearchDir) const
{
	int32 Found = SubStr.empty() ? static_cast<int32>(INDEX_NONE) : FStringView(*this).Find(SubStr, 0, SearchCase);
	int32 Next = Found;
	while (SearchDir == ESearchDir::FromEnd && Next != INDEX_NONE)
	{
		Found = Next;
		Next = FStringView(*this).Find(SubStr, Found + 1, SearchCase);
	}
	return Found;
}

bool FString::IsNumeric() const
{
	FStringView Digits(*this);
	Digits.remove_prefix(!IsEmpty() && (Digits[0] == TEXT('-') || Digits[0] == TEXT('+')) ? 1 : 0);
	return std::count(Digits.begin(), Digits.end(), TEXT('.')) <= 1 &&
		std::any_of(Digits.begin(), Digits.end(), &FChar::IsDigit) &&
		std::all_of(Digits.begin(), Digits.end(), [](TCHAR Char) { return Char == TEXT('.') || FChar::IsDigit(Char); });
}

FString operator/(const FString& A, const FString& B)
{
	const bool bBare = A.IsEmpty() || B.IsEmpty();
	const bool bHasSlash = A.EndsWith(TEXT("/")) || A.EndsWith(TEXT("\\"));
	const bool bBrings = B.StartsWith(TEXT("/"));
	return A + (bBare || bHasSlash || bBrings ? TEXT("") : TEXT("/")) + B.Mid(!bBare && bHasSlash && bBrings ? 1 : 0);
}

bool FString::Split(const FString& Separator, FString* OutLeft, FString* OutRight) const
{
	const int32 Index = Find(Separator);
	if (Index == INDEX_NONE)
	{
		return false;
	}
	const FString Source(*this);
	if (OutLeft != nullptr)
	{
		*OutLeft = Source.Left(Index);
	}
	if (OutRight != nullptr)
	{
		*OutRight = Source.Mid(Index + Separator.Len());
	}
	return true;
}

int32 FString::HostSplit(
	TArray<FString>& OutArray, std::initializer_list<FStringView> Delimiters, bool bCullEmpty) const
{
	const FStringView Text(*this);
	OutArray.Empty();
	SIZE_T Start = 0;
	const auto AddPart = [&](SIZE_T End)
	{
		if (!bCullEmpty || End > Start)
		{
			OutArray.Emplace(FStringView(Text.substr(Start, End - Start)));
		}
	};
	for (SIZE_T Index = 0; Index < Text.size();)
	{
		const FStringView* const Cut = std::find_if(Delimiters.begin(), Delimiters.end(),
			[&](FStringView Delimiter) { return Text.compare(Index, Delimiter.size(), Delimiter) == 0; });
		if (Cut == Delimiters.end())
		{
			++Index;
			continue;
		}
		AddPart(Index);
		Index += Cut->size();
		Start = Index;
	}
	if (!Text.empty())
	{
		AddPart(Text.size());
	}
	return OutArray.Num();
}

FString FString::SanitizeFloat(double Number)
{
	if (!std::isfinite(Number))
	{
		return std::isnan(Number) ? TEXT("nan") : (Number < 0 ? TEXT("-inf") : TEXT("inf"));
	}
	const FString Digits = Printf(TEXT("%f"), Number == 0 ? 0.0 : Number);
	const int32 Last = static_cast<int32>(FStringView(Digits).find_last_not_of(TEXT('0')));
	return Digits.Left(Last + (Digits[Last] == TEXT('.') ? 2 : 1));
}
