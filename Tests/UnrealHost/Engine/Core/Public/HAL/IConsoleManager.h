// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Containers/Map.h"
#include "Containers/UnrealString.h"
#include "Delegates/Delegate.h"

class FOutputDevice;
class UWorld;

DECLARE_DELEGATE_ThreeParams(
	FConsoleCommandWithWorldArgsAndOutputDeviceDelegate, const TArray<FString>&, UWorld*, FOutputDevice&);

/** A variable or a command; owned by the console manager. Of variables the plugin has whole numbers only. */
class IConsoleObject
{
public:
	const TCHAR* GetHelp() const { return *HostHelp; }

	FString HostHelp;
	int32 HostValue = 0;
	/** Unbound for a variable. */
	FConsoleCommandWithWorldArgsAndOutputDeviceDelegate HostAction;
};

/** Console variables and commands by name; case does not matter. Registered on the game thread. */
class IConsoleManager
{
public:
	static IConsoleManager& Get();

	IConsoleObject* RegisterConsoleCommand(
		const TCHAR* Name, const TCHAR* Help, const FConsoleCommandWithWorldArgsAndOutputDeviceDelegate& Command);
	/** The object is destroyed. */
	void UnregisterConsoleObject(IConsoleObject* Object);
	IConsoleObject* FindConsoleObject(const TCHAR* Name) const { return Objects.FindRef(Name).Get(); }
	/** A command with its arguments, or "Variable Value". False for an unknown name. */
	bool ProcessUserConsoleInput(const TCHAR* Input, FOutputDevice& Ar, UWorld* InWorld);

	IConsoleObject* HostRegister(const TCHAR* Name, const IConsoleObject& Object)
	{
		return Objects.Add(Name, MakeShared<IConsoleObject>(Object)).Get();
	}

private:
	IConsoleManager() = default;

	TMap<FString, TSharedPtr<IConsoleObject>> Objects;
};

/** A variable that is registered for as long as this exists. */
template <typename T>
class TAutoConsoleVariable
{
public:
	TAutoConsoleVariable(const TCHAR* Name, int32 DefaultValue, const TCHAR* Help)
		: Target(IConsoleManager::Get().HostRegister(Name, {Help, DefaultValue, {}}))
	{
	}
	~TAutoConsoleVariable() { IConsoleManager::Get().UnregisterConsoleObject(Target); }
	TAutoConsoleVariable(const TAutoConsoleVariable&) = delete;
	TAutoConsoleVariable& operator=(const TAutoConsoleVariable&) = delete;

	T GetValueOnGameThread() const { return Target->HostValue; }

private:
	IConsoleObject* Target;
};
