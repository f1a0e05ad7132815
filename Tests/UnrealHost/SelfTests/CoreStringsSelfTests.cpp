// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "CoreMinimal.h"
#include "SelfTest.h"

HOST_SELF_TEST(StringComparesWithoutCaseUnlessAsked)
{
	const FString Text(TEXT("Recording"));
	HOST_EXPECT(Text == TEXT("RECORDING") && !Text.Equals(TEXT("RECORDING")));
	HOST_EXPECT(Text.Contains(TEXT("CORD")) && !Text.Contains(TEXT("CORD"), ESearchCase::CaseSensitive));
	HOST_EXPECT(GetTypeHash(Text) == GetTypeHash(FString(TEXT("recording"))));
	HOST_EXPECT(Text.StartsWith(TEXT("re")) && Text.EndsWith(TEXT("ING")) && Text.Mid(2, 4) == TEXT("cord"));
}

HOST_SELF_TEST(StringTakesApartAndPutsTogether)
{
	TArray<FString> Parts;
	HOST_EXPECT(FString(TEXT("a,,b")).ParseIntoArray(Parts, TEXT(",")) == 2 && Parts[1] == TEXT("b"));
	HOST_EXPECT(FString(TEXT("a,,b")).ParseIntoArray(Parts, TEXT(","), false) == 3 && Parts[1].IsEmpty());
	HOST_EXPECT(FString::Join(Parts, TEXT("+")) == TEXT("a++b"));
	FString Left;
	FString Right;
	HOST_EXPECT(
		FString(TEXT("x=y=z")).Split(TEXT("="), &Left, &Right, ESearchCase::CaseSensitive, ESearchDir::FromEnd));
	HOST_EXPECT(Left == TEXT("x=y") && Right == TEXT("z"));
	HOST_EXPECT(
		FString(TEXT("/a/")) / TEXT("/b") == TEXT("/a/b") && FString(TEXT("a")) / FString(TEXT("b")) == TEXT("a/b"));
	HOST_EXPECT(FString(TEXT(" x ")).TrimStartAndEnd() == TEXT("x"));
	HOST_EXPECT(FString(TEXT("aXbx")).Replace(TEXT("x"), TEXT("-")) == TEXT("a-b-"));
	Left += Left;
	HOST_EXPECT(Left == TEXT("x=yx=y"));
}

HOST_SELF_TEST(PrintfFollowsC)
{
	HOST_EXPECT(FString::Printf(TEXT("%5d|%-5d|%05d|%+d"), 42, 42, 42, 42) == TEXT("   42|42   |00042|+42"));
	HOST_EXPECT(FString::Printf(TEXT("%.2f %g %*.1f"), 3.14159, 0.5, 6, 2.0) == TEXT("3.14 0.5    2.0"));
	HOST_EXPECT(FString::Printf(TEXT("%s|%6s|%-6s|%.2s"), TEXT("abc"), TEXT("abc"), TEXT("abc"), TEXT("abc")) ==
		TEXT("abc|   abc|abc   |ab"));
	HOST_EXPECT(
		FString::Printf(TEXT("%lld %llu %x %X %u%%"), static_cast<int64>(-7), ~static_cast<uint64>(0), 255, 255u, ~0u)
			.Equals(TEXT("-7 18446744073709551615 ff FF 4294967295%")));
	HOST_EXPECT(FString::Printf(TEXT("%c%d"), TEXT('x'), true) == TEXT("x1"));
	HOST_EXPECT(FString::SanitizeFloat(1.0) == TEXT("1.0") && FString::SanitizeFloat(0.25) == TEXT("0.25"));
	HOST_EXPECT(LexToString(-5) == TEXT("-5") && FCString::Atoi(TEXT("12x")) == 12);
}

HOST_SELF_TEST(NamesIgnoreCaseAndKnowNumbers)
{
	const FName Name(TEXT("SelfTestHand_3"));
	HOST_EXPECT(Name == FName(TEXT("SELFTESTHAND_3")) && Name.ToString().Equals(TEXT("SelfTestHand_3")));
	HOST_EXPECT(FName(TEXT("NeverMetBefore"), FNAME_Find).IsNone());
#if WITH_CASE_PRESERVING_NAME
	HOST_EXPECT(FName(TEXT("SELFTESTHAND")).ToString().Equals(TEXT("SELFTESTHAND")));
#else
	HOST_EXPECT(FName(TEXT("SELFTESTHAND")).ToString().Equals(TEXT("SelfTestHand")));
#endif
}
