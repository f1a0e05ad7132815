// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Containers/UnrealString.h"

#include <cstdio>

namespace StringPrintfDetail
{
using UE::Host::FFormatArg;

/** One conversion: what stands between % and its letter. */
struct FSpec
{
	TArray<char> Flags;
	int32 Width = 0;
	int32 Precision = -1;
	bool bLong = false;
	TCHAR Letter = 0;
};

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
				++Cursor;
				Convert(ReadSpec());
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

	int32 ReadNumber()
	{
		if (*Cursor == TEXT('*'))
		{
			++Cursor;
			const FFormatArg& Arg = TakeArg();
			Require(Arg.Kind == FFormatArg::EKind::Signed && !Arg.bIs64Bit, "'*' needs an int32");
			return static_cast<int32>(Arg.Signed);
		}
		int32 Number = 0;
		for (; FChar::IsDigit(*Cursor); ++Cursor)
		{
			Number = Number * 10 + (*Cursor - TEXT('0'));
		}
		return Number;
	}

	FSpec ReadSpec()
	{
		FSpec Spec;
		for (; *Cursor == TEXT('-') || *Cursor == TEXT('+') || *Cursor == TEXT(' ') || *Cursor == TEXT('#') ||
			 *Cursor == TEXT('0');
			 ++Cursor)
		{
			Spec.Flags.Add(static_cast<char>(*Cursor));
		}
		Spec.Width = ReadNumber();
		if (Spec.Width < 0)
		{
			Spec.Flags.Add('-');
			Spec.Width = -Spec.Width;
		}
		if (*Cursor == TEXT('.'))
		{
			++Cursor;
			Spec.Precision = ReadNumber();
		}
		for (; *Cursor == TEXT('l') || *Cursor == TEXT('h') || *Cursor == TEXT('z'); ++Cursor)
		{
			Spec.bLong = Spec.bLong || *Cursor != TEXT('h');
		}
		Require(*Cursor != 0, "the format ends inside a conversion");
		Spec.Letter = *Cursor++;
		return Spec;
	}

	void Convert(const FSpec& Spec)
	{
		switch (Spec.Letter)
		{
		case TEXT('%'):
			Out.AppendChar(TEXT('%'));
			return;
		case TEXT('s'):
		case TEXT('S'):
			ConvertText(Spec, TakeArg());
			return;
		case TEXT('c'):
		case TEXT('C'):
			ConvertChar(Spec, TakeArg());
			return;
		case TEXT('d'):
		case TEXT('i'):
		case TEXT('u'):
		case TEXT('x'):
		case TEXT('X'):
		case TEXT('o'):
			ConvertInteger(Spec, TakeArg());
			return;
		case TEXT('p'):
			ConvertPointer(Spec, TakeArg());
			return;
		default:
			ConvertFloat(Spec, TakeArg());
			return;
		}
	}

	void ConvertText(const FSpec& Spec, const FFormatArg& Arg)
	{
		const bool bAnsi = Spec.Letter == TEXT('S');
		Require(Arg.Kind == (bAnsi ? FFormatArg::EKind::AnsiText : FFormatArg::EKind::Text), "%s needs TCHAR text");
		const FString Narrow = bAnsi ? FString(Arg.AnsiText) : FString();
		const TCHAR* const Text = bAnsi ? *Narrow : (Arg.Text != nullptr ? Arg.Text : TEXT("(null)"));
		const int32 Length =
			Spec.Precision >= 0 ? FCString::Strnlen(Text, static_cast<SIZE_T>(Spec.Precision)) : FCString::Strlen(Text);
		Pad(Spec, FString(FStringView(Text, Length)));
	}

	void ConvertChar(const FSpec& Spec, const FFormatArg& Arg)
	{
		Require(
			Arg.Kind == FFormatArg::EKind::Signed || Arg.Kind == FFormatArg::EKind::Unsigned, "%c needs a character");
		Pad(Spec, FString::Chr(static_cast<TCHAR>(Arg.Unsigned)));
	}

	void ConvertInteger(const FSpec& Spec, const FFormatArg& Arg)
	{
		Require(Arg.Kind == FFormatArg::EKind::Signed || Arg.Kind == FFormatArg::EKind::Unsigned,
			"an integer conversion needs an integer");
		Require(Arg.bIs64Bit == Spec.bLong, "32 bits need %d, 64 bits %lld");
		const bool bSigned = Spec.Letter == TEXT('d') || Spec.Letter == TEXT('i');
		const uint64 Bits = Arg.bIs64Bit || bSigned ? Arg.Unsigned : static_cast<uint32>(Arg.Unsigned);
		const uint64 Value = bSigned && !Arg.bIs64Bit ? static_cast<uint64>(int64{static_cast<int32>(Bits)}) : Bits;
		Print(Spec, "ll", Value);
	}

	void ConvertPointer(const FSpec& Spec, const FFormatArg& Arg)
	{
		Require(Arg.Kind == FFormatArg::EKind::Pointer, "%p needs a pointer");
		Print(Spec, "", Arg.Pointer);
	}

	void ConvertFloat(const FSpec& Spec, const FFormatArg& Arg)
	{
		const TCHAR Lower = FChar::ToLower(Spec.Letter);
		Require(Lower == TEXT('f') || Lower == TEXT('g') || Lower == TEXT('e'), "unknown conversion");
		Require(Arg.Kind == FFormatArg::EKind::Floating, "a floating conversion needs a float or a double");
		Print(Spec, "", Arg.Floating);
	}

	template <typename T>
	void Print(const FSpec& Spec, const char* Size, T Value)
	{
		char Conversion[32];
		TArray<char> Flags(Spec.Flags);
		Flags.Add('\0');
		std::snprintf(Conversion, sizeof(Conversion), Spec.Precision >= 0 ? "%%%s*.*%s%c" : "%%%s*%s%c",
			Flags.GetData(), Size, static_cast<char>(Spec.Letter));
		char Buffer[512];
		const int Written = Spec.Precision >= 0
			? std::snprintf(Buffer, sizeof(Buffer), Conversion, Spec.Width, Spec.Precision, Value)
			: std::snprintf(Buffer, sizeof(Buffer), Conversion, Spec.Width, Value);
		Require(Written >= 0 && Written < static_cast<int>(sizeof(Buffer)), "a number is wider than 511 characters");
		Out.Append(FString(static_cast<const ANSICHAR*>(Buffer)));
	}

	void Pad(const FSpec& Spec, const FString& Text)
	{
		Out.Append(Spec.Flags.Contains('-') ? Text.RightPad(Spec.Width) : Text.LeftPad(Spec.Width));
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
