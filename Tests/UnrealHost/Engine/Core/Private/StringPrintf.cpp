// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Containers/UnrealString.h"

#include <cstdio>
#include <cwchar>
#include <string>

namespace StringPrintfDetail
{
using UE::Host::FFormatArg;
using EKind = FFormatArg::EKind;

/** Checks each conversion against its argument, then leaves it to swprintf, a unit of ours being one of its. */
class FFormatter
{
public:
	FFormatter(const TCHAR* InFormat, const FFormatArg* InArgs, int32 InNumArgs)
		: Format(InFormat)
		, Cursor(InFormat)
		, Args(InArgs)
		, NumArgs(InNumArgs)
	{
	}

	FString Run()
	{
		while (*Cursor != 0)
		{
			const TCHAR* const Start = Cursor;
			while (*Cursor != 0 && *Cursor != TEXT('%'))
			{
				++Cursor;
			}
			Out.Append(Start, static_cast<int32>(Cursor - Start));
			if (*Cursor != 0)
			{
				ReadConversion();
			}
		}
		Require(NextArg == NumArgs, "more arguments than conversions");
		return MoveTemp(Out);
	}

private:
	/** A plain abort: reporting through the log would format again. */
	void Require(bool bHolds, const char* Complaint) const
	{
		if (!bHolds)
		{
			std::fprintf(stderr, "Bad printf call (%s): \"%s\"\n", Complaint, TCHAR_TO_UTF8(Format));
			std::abort();
		}
	}

	const FFormatArg& TakeArg()
	{
		Require(NextArg < NumArgs, "fewer arguments than conversions");
		return Args[NextArg++];
	}

	/** From the percent sign to before the letter, without the word for the argument's size. */
	void ReadConversion()
	{
		std::wstring Spec;
		bool bLong = false;
		while (*Cursor != 0 && std::wcschr(L"%-+ #0123456789.*lhz", *Cursor) && (Spec.empty() || *Cursor != TEXT('%')))
		{
			const wchar_t Char = *Cursor++;
			if (Char == L'*')
			{
				const FFormatArg& Arg = TakeArg();
				Require(Arg.Kind == EKind::Signed && !Arg.bIs64Bit, "'*' needs an int32");
				Spec += std::to_wstring(Arg.Signed);
			}
			else if (Char == L'l' || Char == L'z')
			{
				bLong = true;
			}
			else if (Char != L'h')
			{
				Spec += Char;
			}
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
		const bool bInteger = Arg.Kind == EKind::Signed || Arg.Kind == EKind::Unsigned;
		switch (Letter)
		{
		case L's':
			Require(Arg.Kind == EKind::Text, "%s needs TCHAR text");
			PrintText(Spec, Arg.Text != nullptr ? Arg.Text : TEXT("(null)"));
			break;
		case L'c':
			Require(bInteger, "%c needs a character");
			Print(Spec + L"lc", static_cast<std::wint_t>(Arg.Unsigned));
			break;
		case L'p':
			Require(Arg.Kind == EKind::Pointer, "%p needs a pointer");
			Print(Spec + L"p", Arg.Pointer);
			break;
		default:
			PrintNumber(Spec, bLong, Letter, Arg, bInteger);
			break;
		}
	}

	void PrintNumber(const std::wstring& Spec, bool bLong, wchar_t Letter, const FFormatArg& Arg, bool bInteger)
	{
		if (std::wcschr(L"diuxXo", Letter))
		{
			Require(bInteger, "an integer conversion needs an integer");
			Require(Arg.bIs64Bit == bLong, "32 bits need %d, 64 bits %lld");
			const bool bSigned = Letter == L'd' || Letter == L'i';
			const uint64 Narrow = bSigned ? static_cast<uint64>(int64{static_cast<int32>(Arg.Unsigned)})
										  : static_cast<uint32>(Arg.Unsigned);
			Print(Spec + L"ll" + Letter, Arg.bIs64Bit ? Arg.Unsigned : Narrow);
			return;
		}
		Require(std::wcschr(L"fFgGeE", Letter) != nullptr, "unknown conversion");
		Require(Arg.Kind == EKind::Floating, "a floating conversion needs a float or a double");
		Print(Spec + Letter, Arg.Floating);
	}

	void PrintText(const std::wstring& Spec, const TCHAR* Text)
	{
		if (Spec == L"%")
		{
			Out.Append(Text);
			return;
		}
		const std::u16string_view View(Text);
		Print(Spec + L"ls", std::wstring(View.begin(), View.end()).c_str(), View.size());
	}

	template <typename T>
	void Print(const std::wstring& Spec, T Value, SIZE_T Length = 0)
	{
		std::wstring Buffer(Length + 512, L'\0');
		const int Written = std::swprintf(Buffer.data(), Buffer.size(), Spec.c_str(), Value);
		Require(Written >= 0, "a value is wider than 511 characters");
		for (int Index = 0; Index < Written; ++Index)
		{
			Out.AppendChar(static_cast<TCHAR>(Buffer[Index]));
		}
	}

	const TCHAR* Format;
	const TCHAR* Cursor;
	const FFormatArg* Args;
	int32 NumArgs;
	int32 NextArg = 0;
	FString Out;
};
} // namespace StringPrintfDetail

FString FString::HostPrintf(const TCHAR* Format, const UE::Host::FFormatArg* Args, int32 NumArgs)
{
	return StringPrintfDetail::FFormatter(Format, Args, NumArgs).Run();
}
