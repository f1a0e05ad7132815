// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Engine/EngineBaseTypes.h"

class FOutputDevice;
class IConsoleObject;
class UWorld;

/**
 * The console commands MRInput.*, and the status line on screen that MRInput.ShowStatus switches. They act on the
 * console's game, or in the editor on the game in PIE. Registered for the lifetime of the object. Game thread.
 */
class FMRInputConsole
{
public:
	FMRInputConsole();
	~FMRInputConsole();
	UE_NONCOPYABLE(FMRInputConsole);

private:
	using FArguments = TArray<FString>;
	using FCommand = bool (FMRInputConsole::*)(const FArguments& Arguments, UWorld& World, FOutputDevice& Out);

	struct FEntry
	{
		const TCHAR* Name;
		const TCHAR* Usage;
		const TCHAR* Help;
		FCommand Command;
	};

	void Register(const FEntry& Entry);
	void Run(const FEntry& Entry, const FArguments& Arguments, UWorld* World, FOutputDevice& Out);
	void ShowStatus(UWorld* World, ELevelTick TickType, float DeltaSeconds);

	// Each returns false if its arguments are wrong; its usage is then shown.
	bool Play(const FArguments& Arguments, UWorld& World, FOutputDevice& Out);
	bool Pause(const FArguments& Arguments, UWorld& World, FOutputDevice& Out);
	bool Resume(const FArguments& Arguments, UWorld& World, FOutputDevice& Out);
	bool Stop(const FArguments& Arguments, UWorld& World, FOutputDevice& Out);
	bool Seek(const FArguments& Arguments, UWorld& World, FOutputDevice& Out);
	bool SetRate(const FArguments& Arguments, UWorld& World, FOutputDevice& Out);
	bool Record(const FArguments& Arguments, UWorld& World, FOutputDevice& Out);
	bool Save(const FArguments& Arguments, UWorld& World, FOutputDevice& Out);
	bool Recover(const FArguments& Arguments, UWorld& World, FOutputDevice& Out);
	bool Status(const FArguments& Arguments, UWorld& World, FOutputDevice& Out);

	TArray<IConsoleObject*> Commands;
	FDelegateHandle StatusHandle;

	/** Default path for Save: the one given to Record. */
	FString RecordFile;
};
