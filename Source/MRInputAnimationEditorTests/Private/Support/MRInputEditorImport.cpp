// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/MRInputEditorImport.h"

#include "Commandlet/MRInputAssetWork.h"
#include "IMessageLogListing.h"
#include "MRInputAnimation.h"
#include "MessageLogModule.h"
#include "Misc/UObjectToken.h"
#include "Modules/ModuleManager.h"
#include "Reports/MRInputReport.h"

FMRInputImportResult MRInputEditorImport::Import(const FMRInputTestSandbox& Sandbox, const FString& Name,
	const TArray<uint8>& Bytes, const FMRInputImportSettings& Settings, bool bSave)
{
	const FString Path = Sandbox.Write(Name, Bytes);
	FMRInputImportResult Result;
	FString Made;
	FMRInputError NotSaved;
	Result.Lines = Listen([&] { Made = MRInputAssetWork::Import(Path, Sandbox.Content, Settings, bSave, NotSaved); });
	Result.Animation = FindObject<UMRInputAnimation>(nullptr, *Made);
	return Result;
}

TArray<FMRInputLogLine> MRInputEditorImport::Listen(TFunctionRef<void()> Work)
{
	const TSharedRef<IMessageLogListing> Listing =
		FModuleManager::LoadModuleChecked<FMessageLogModule>(TEXT("MessageLog")).GetLogListing(MRInputReport::LogName);
	Listing->ClearMessages();
	Work();
	TArray<FMRInputLogLine> Lines;
	for (const TSharedRef<FTokenizedMessage>& Message : Listing->GetFilteredMessages())
	{
		FMRInputLogLine& Line = Lines.AddDefaulted_GetRef();
		Line.Text = Message->ToText().ToString();
		Line.Severity = Message->GetSeverity();
		for (const TSharedRef<IMessageToken>& Token : Message->GetMessageTokens())
		{
			if (Token->GetType() == EMessageToken::Object)
			{
				Line.Asset = StaticCastSharedRef<FUObjectToken>(Token)->GetObject().Get();
			}
		}
	}
	return Lines;
}
