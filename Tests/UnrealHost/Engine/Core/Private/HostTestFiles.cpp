// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "HostTestFiles.h"

#include "Containers/Set.h"
#include "Containers/StringConv.h"
#include "Misc/AutomationTest.h"
#include "Misc/Paths.h"
#include "Misc/ScopeLock.h"

#include <regex.h>

namespace HostTestFilesDetail
{
/** Made by tests, under names that have the time in them. */
struct FMade
{
	FCriticalSection Lock;
	TSet<FString> Paths;
};

FMade& GetMade()
{
	static FMade* const Made = new FMade();
	return *Made;
}

bool Has(const FString& Path, const char* Pattern)
{
	regex_t Expression;
	const bool bHas = regcomp(&Expression, Pattern, REG_EXTENDED | REG_NOSUB) == 0 &&
		regexec(&Expression, TCHAR_TO_UTF8(*Path), 0, nullptr, 0) == 0;
	regfree(&Expression);
	return bHas;
}

bool IsUnique(const FString& Path)
{
	const FString Own = FPaths::ConvertRelativePathToFull(FPaths::AutomationTransientDir());
	return (Path.StartsWith(Own) && Path.Len() > Own.Len()) || Has(Path, "[0-9A-Fa-f]{32}");
}

void Fail(FAutomationTestBase& Test, const FString& Path)
{
	Test.AddError(FString::Printf(TEXT("A test may not change %s: it could be the user's"), *Path));
}
} // namespace HostTestFilesDetail

void UE::Host::ExpectNewFile(const TCHAR* Path)
{
	using namespace HostTestFilesDetail;
	FAutomationTestBase* Test = FAutomationTestBase::HostGetCurrent();
	const FString Full = FPaths::ConvertRelativePathToFull(Path);
	if (!Test || IsUnique(Full))
	{
		return;
	}
	if (!Has(Full, "[0-9]{8}-[0-9]{6}"))
	{
		Fail(*Test, Full);
	}
	const FScopeLock Held(&GetMade().Lock);
	GetMade().Paths.Add(Full);
}

void UE::Host::ExpectOwnFile(const TCHAR* Path)
{
	using namespace HostTestFilesDetail;
	FAutomationTestBase* Test = FAutomationTestBase::HostGetCurrent();
	const FString Full = FPaths::ConvertRelativePathToFull(Path);
	if (!Test || IsUnique(Full))
	{
		return;
	}
	const FScopeLock Held(&GetMade().Lock);
	if (!GetMade().Paths.Contains(Full))
	{
		Fail(*Test, Full);
	}
}
