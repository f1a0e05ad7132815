// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputAssertLog.h"

#include "MRInputTestSession.h"
#include "Misc/OutputDeviceRedirector.h"

FMRInputAssertLog::FMRInputAssertLog(FMRInputTestSession& InSession)
	: Session(InSession)
{
	GLog->AddOutputDevice(this);
}

FMRInputAssertLog::~FMRInputAssertLog()
{
	GLog->RemoveOutputDevice(this);
}

void FMRInputAssertLog::Serialize(const TCHAR* Text, ELogVerbosity::Type Verbosity, const FName& Category)
{
	// UNCONFIRMED(functional-assert-log): in a game that runs no automation test, a failed Assert node of a functional
	// test is an error of the category LogFunctionalTest. [by hand: mria device run-tests with a test whose Assert True
	// fails: it fails, with the node's message]
	static const FName FunctionalTests(TEXT("LogFunctionalTest"));
	const int32 Level = Verbosity & ELogVerbosity::VerbosityMask;
	if (Category == FunctionalTests && Level <= ELogVerbosity::Warning && IsInGameThread())
	{
		Session.AddEvent(Level == ELogVerbosity::Warning ? "warning" : "error", Text);
	}
}
