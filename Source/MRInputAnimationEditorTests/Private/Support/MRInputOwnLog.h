// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/OutputDeviceRedirector.h"
#include "Reports/MRInputReport.h"

/**
 * What the plugin writes to the log while this is there. A test whose failure the engine reports too, in words that
 * nobody can foresee, looks here instead of expecting messages, and lets SuppressLogErrors and SuppressLogWarnings say
 * yes while it has one.
 */
class FMRInputOwnLog final : public FOutputDevice
{
public:
	FMRInputOwnLog() { GLog->AddOutputDevice(this); }
	virtual ~FMRInputOwnLog() override { GLog->RemoveOutputDevice(this); }
	UE_NONCOPYABLE(FMRInputOwnLog);

	virtual void Serialize(const TCHAR* Text, ELogVerbosity::Type Verbosity, const FName& Category) override
	{
		const bool bIsLog = Category == TEXT("LogMRInput");
		if (bIsLog)
		{
			Lines.Add(Text);
		}
		if (Verbosity <= ELogVerbosity::Warning && (bIsLog || Category == MRInputReport::LogName))
		{
			Problems.Add(Text);
		}
	}

	int32 Count(const TCHAR* Part) const { return CountIn(Lines, Part); }

	/** Warnings and errors, those of the message log included. */
	int32 CountProblems(const TCHAR* Part) const { return CountIn(Problems, Part); }

	TArray<FString> Lines;
	TArray<FString> Problems;

private:
	static int32 CountIn(const TArray<FString>& Texts, const TCHAR* Part)
	{
		return Texts.FilterByPredicate([Part](const FString& Text) { return Text.Contains(Part); }).Num();
	}
};
