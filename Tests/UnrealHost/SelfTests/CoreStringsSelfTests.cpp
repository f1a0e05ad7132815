// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "CoreMinimal.h"
#include "SelfTest.h"

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
