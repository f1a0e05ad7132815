// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Reports/MRInputReport.h"

#include "Logging/MessageLog.h"
#include "Logging/TokenizedMessage.h"
#include "MRInputMessages.h"
#include "MessageLogInitializationOptions.h"
#include "MessageLogModule.h"
#include "Misc/CoreMisc.h"
#include "Misc/UObjectToken.h"
#include "Modules/ModuleManager.h"

#define LOCTEXT_NAMESPACE "MRInputReport"

const FName MRInputReport::LogName(TEXT("MRInput"));

namespace MRInputReportDetail
{
const FName ModuleName(TEXT("MessageLog"));

/** Whether there are new warnings or errors without a notification. */
bool bHasNews = false;

void Add(EMessageSeverity::Type Severity, const UObject* Asset, const FText& Text)
{
	const TSharedRef<FTokenizedMessage> Message = FTokenizedMessage::Create(Severity);
	if (Asset)
	{
		Message->AddToken(FUObjectToken::Create(Asset));
	}
	Message->AddText(Text);
	FMessageLog(MRInputReport::LogName).AddMessage(Message);
	bHasNews |= Severity <= EMessageSeverity::Warning;
}

EMessageSeverity::Type ToSeverity(EMRInputSeverity Severity)
{
	switch (Severity)
	{
	case EMRInputSeverity::Error:
		return EMessageSeverity::Error;
	case EMRInputSeverity::Warning:
		return EMessageSeverity::Warning;
	case EMRInputSeverity::Info:
		break;
	}
	return EMessageSeverity::Info;
}
} // namespace MRInputReportDetail

void MRInputReport::RegisterPage()
{
	FMessageLogInitializationOptions Options;
	Options.bShowFilters = true;
	FModuleManager::LoadModuleChecked<FMessageLogModule>(MRInputReportDetail::ModuleName)
		.RegisterLogListing(LogName, LOCTEXT("Page", "MR Input"), Options);
}

void MRInputReport::UnregisterPage()
{
	if (FModuleManager::Get().IsModuleLoaded(MRInputReportDetail::ModuleName))
	{
		FModuleManager::GetModuleChecked<FMessageLogModule>(MRInputReportDetail::ModuleName)
			.UnregisterLogListing(LogName);
	}
}

void MRInputReport::AddError(const FMRInputError& Error, const UObject* Asset)
{
	MRInputReportDetail::Add(EMessageSeverity::Error, Asset, Error.Text);
}

void MRInputReport::AddImport(const UObject& Asset, const FMRInputImported& Imported)
{
	for (const FText& Change : Imported.Changes)
	{
		MRInputReportDetail::Add(
			EMessageSeverity::Info, &Asset, FText::Format(LOCTEXT("Changed", "Changed on import: {0}"), Change));
	}
	for (const FMRInputFinding& Finding : Imported.FindingLines)
	{
		MRInputReportDetail::Add(MRInputReportDetail::ToSeverity(Finding.Severity), &Asset, Finding.Text);
	}
}

void MRInputReport::AddRepairs(const UObject& Asset, const TArray<FText>& Changes)
{
	for (const FText& Change : Changes)
	{
		MRInputReportDetail::Add(
			EMessageSeverity::Info, &Asset, FText::Format(LOCTEXT("Repaired", "Repaired: {0}"), Change));
	}
}

void MRInputReport::AddLosses(const UObject& Asset, const TArray<FText>& Losses)
{
	for (const FText& Loss : Losses)
	{
		MRInputReportDetail::Add(
			EMessageSeverity::Warning, &Asset, FText::Format(LOCTEXT("NotExported", "Not exported: {0}"), Loss));
	}
}

void MRInputReport::Notify()
{
	if (MRInputReportDetail::bHasNews && !IsRunningCommandlet())
	{
		FMessageLog(LogName).Notify(LOCTEXT("SeePage", "See the MR Input log"), EMessageSeverity::Warning);
	}
	MRInputReportDetail::bHasNews = false;
}

#undef LOCTEXT_NAMESPACE
