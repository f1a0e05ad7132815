// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputRunLog.h"

#include "HAL/FileManager.h"
#include "MRInputTestJson.h"
#include "Misc/OutputDeviceRedirector.h"
#include "Serialization/Archive.h"

FMRInputRunLog::FMRInputRunLog(const FString& Path)
	: File(IFileManager::Get().CreateFileWriter(*Path, FILEWRITE_AllowRead))
{
	GLog->AddOutputDevice(this);
}

FMRInputRunLog::~FMRInputRunLog()
{
	GLog->RemoveOutputDevice(this);
}

void FMRInputRunLog::Serialize(const TCHAR* Text, ELogVerbosity::Type Verbosity, const FName& Category)
{
	if (!File)
	{
		return;
	}
	const bool bIsBad = (Verbosity & ELogVerbosity::VerbosityMask) <= ELogVerbosity::Warning;
	const FString Severity = bIsBad ? FString(ToString(Verbosity)) + TEXT(": ") : FString();
	std::string Line = MRInputTestJson::ToUtf8(Category.ToString() + TEXT(": ") + Severity + Text) + "\n";
	File->Serialize(&Line[0], static_cast<int64>(Line.size()));
	File->Flush(); // a crash must not take the last lines along
}
