// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
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
	virtual const TCHAR* GetHelp() const = 0;
};

/** A whole number, the only type of variable that the plugin has. */
class IConsoleVariable : public IConsoleObject
{
public:
	virtual int32 GetInt() const = 0;
};

class IConsoleCommand : public IConsoleObject
{
};

/** Console variables and commands by name; case does not matter. Registered on the game thread. */
class IConsoleManager
{
public:
	static IConsoleManager& Get();

	virtual IConsoleVariable* RegisterConsoleVariable(
		const TCHAR* Name, int32 DefaultValue, const TCHAR* Help, uint32 Flags = ECVF_Default) = 0;
	virtual IConsoleCommand* RegisterConsoleCommand(const TCHAR* Name, const TCHAR* Help,
		const FConsoleCommandWithWorldArgsAndOutputDeviceDelegate& Command, uint32 Flags = ECVF_Default) = 0;
	/** The object is destroyed. */
	virtual void UnregisterConsoleObject(IConsoleObject* Object, bool bKeepState = true) = 0;
	virtual IConsoleObject* FindConsoleObject(const TCHAR* Name, bool bTrackFrequentCalls = true) const = 0;
	/** A command with its arguments, or "Variable Value". False for an unknown name. */
	virtual bool ProcessUserConsoleInput(const TCHAR* Input, FOutputDevice& Ar, UWorld* InWorld) = 0;

protected:
	virtual ~IConsoleManager() = default;
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
