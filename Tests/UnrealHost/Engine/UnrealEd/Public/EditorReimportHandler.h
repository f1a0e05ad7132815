// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Object.h"

namespace EReimportResult
{
enum Type
{
	Failed,
	Succeeded,
	Cancelled
};
} // namespace EReimportResult

class FReimportHandler;

/** All handlers. Game thread only. */
class UNREALED_API FReimportManager
{
public:
	static FReimportManager* Instance();

	void RegisterHandler(FReimportHandler& InHandler) { Handlers.AddUnique(&InHandler); }
	void UnregisterHandler(FReimportHandler& InHandler) { Handlers.Remove(&InHandler); }

	bool CanReimport(UObject* Obj, TArray<FString>* ReimportSourceFilenames = nullptr) const;
	void UpdateReimportPaths(UObject* Obj, const TArray<FString>& InFilenames);

	/** False when no handler can, or when it fails. The host never asks for a new file. */
	bool Reimport(UObject* Obj, bool bAskForNewFileIfMissing = false, bool bShowNotification = true,
		FString PreferredReimportFile = TEXT(""), FReimportHandler* SpecifiedReimportHandler = nullptr,
		int32 SourceFileIndex = INDEX_NONE, bool bForceNewFile = false, bool bAutomated = false);

private:
	FReimportHandler* Find(UObject* Obj, TArray<FString>& OutFilenames) const;

	TArray<FReimportHandler*> Handlers;
};

/** Brings objects up to date with their files. Known to the manager while it exists. */
class UNREALED_API FReimportHandler
{
public:
	FReimportHandler() { FReimportManager::Instance()->RegisterHandler(*this); }
	FReimportHandler(const FReimportHandler&) = delete;
	FReimportHandler& operator=(const FReimportHandler&) = delete;
	virtual ~FReimportHandler() { FReimportManager::Instance()->UnregisterHandler(*this); }

	/** Whether this handler is for the object; its files, if it knows them. */
	virtual bool CanReimport(UObject* Obj, TArray<FString>& OutFilenames) = 0;
	virtual void SetReimportPaths(UObject* Obj, const TArray<FString>& NewReimportPaths) = 0;
	virtual void SetReimportPaths(UObject* Obj, const FString& NewReimportPath, const int32 SourceIndex);
	virtual EReimportResult::Type Reimport(UObject* Obj) = 0;
	virtual EReimportResult::Type Reimport(UObject* Obj, int32) { return Reimport(Obj); }

	/** The highest that can do it is asked. */
	virtual int32 GetPriority() const;

	void SetAutomatedReimport(bool bValue) { bAutomatedReimport = bValue; }

protected:
	bool bAutomatedReimport = false;
};
