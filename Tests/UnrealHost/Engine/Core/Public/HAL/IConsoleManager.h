// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Containers/Map.h"
#include "Containers/UnrealString.h"
#include "Delegates/Delegate.h"

class FOutputDevice;
class UWorld;

enum EConsoleVariableFlags
{
	ECVF_Default = 0x0,
};

DECLARE_DELEGATE_ThreeParams(
	FConsoleCommandWithWorldArgsAndOutputDeviceDelegate, const TArray<FString>&, UWorld*, FOutputDevice&);

/** A variable or a command; owned by the console manager. */
class IConsoleObject
{
public:
	virtual ~IConsoleObject() = default;
	const TCHAR* GetHelp() const { return *HostHelp; }

	FString HostHelp;
};

/** A whole number, the only type of variable that the plugin has. */
class IConsoleVariable : public IConsoleObject
{
public:
	int32 GetInt() const { return HostValue; }

	int32 HostValue = 0;
};

class IConsoleCommand : public IConsoleObject
{
public:
	FConsoleCommandWithWorldArgsAndOutputDeviceDelegate HostAction;
};

/** Console variables and commands by name; case does not matter. Registered on the game thread. */
class IConsoleManager
{
public:
	static IConsoleManager& Get();

	IConsoleVariable* RegisterConsoleVariable(
		const TCHAR* Name, int32 DefaultValue, const TCHAR* Help, uint32 Flags = ECVF_Default);
	IConsoleCommand* RegisterConsoleCommand(const TCHAR* Name, const TCHAR* Help,
		const FConsoleCommandWithWorldArgsAndOutputDeviceDelegate& Command, uint32 Flags = ECVF_Default);
	/** The object is destroyed. */
	void UnregisterConsoleObject(IConsoleObject* Object, bool bKeepState = true);
	IConsoleObject* FindConsoleObject(const TCHAR* Name, bool bTrackFrequentCalls = true) const;
	/** A command with its arguments, or "Variable Value". False for an unknown name. */
	bool ProcessUserConsoleInput(const TCHAR* Input, FOutputDevice& Ar, UWorld* InWorld);

private:
	IConsoleManager() = default;

	TMap<FString, TSharedPtr<IConsoleVariable>> Variables;
	TMap<FString, TSharedPtr<IConsoleCommand>> Commands;
};

/** A variable that is registered for as long as this exists. */
template <typename T>
class TAutoConsoleVariable
{
public:
	TAutoConsoleVariable(const TCHAR* Name, const T& DefaultValue, const TCHAR* Help, uint32 Flags = ECVF_Default)
		: Target(IConsoleManager::Get().RegisterConsoleVariable(Name, DefaultValue, Help, Flags))
	{
	}
	~TAutoConsoleVariable() { IConsoleManager::Get().UnregisterConsoleObject(Target); }
	TAutoConsoleVariable(const TAutoConsoleVariable&) = delete;
	TAutoConsoleVariable& operator=(const TAutoConsoleVariable&) = delete;

	T GetValueOnGameThread() const { return Target->GetInt(); }

private:
	IConsoleVariable* Target;
};
