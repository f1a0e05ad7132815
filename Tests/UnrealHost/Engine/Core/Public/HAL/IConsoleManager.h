// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "HAL/ConsoleTypes.h"

/** Console variables and commands by name; case does not matter. Registered on the game thread. */
class IConsoleManager
{
public:
	static IConsoleManager& Get();

	/** The existing variable when the name is taken. */
	virtual IConsoleVariable* RegisterConsoleVariable(
		const TCHAR* Name, bool DefaultValue, const TCHAR* Help, uint32 Flags = ECVF_Default) = 0;
	virtual IConsoleVariable* RegisterConsoleVariable(
		const TCHAR* Name, int32 DefaultValue, const TCHAR* Help, uint32 Flags = ECVF_Default) = 0;
	virtual IConsoleVariable* RegisterConsoleVariable(
		const TCHAR* Name, float DefaultValue, const TCHAR* Help, uint32 Flags = ECVF_Default) = 0;
	virtual IConsoleVariable* RegisterConsoleVariable(
		const TCHAR* Name, const FString& DefaultValue, const TCHAR* Help, uint32 Flags = ECVF_Default) = 0;

	/** The variable lives in RefValue, which must outlast the registration. */
	virtual IConsoleVariable* RegisterConsoleVariableRef(
		const TCHAR* Name, bool& RefValue, const TCHAR* Help, uint32 Flags = ECVF_Default) = 0;
	virtual IConsoleVariable* RegisterConsoleVariableRef(
		const TCHAR* Name, int32& RefValue, const TCHAR* Help, uint32 Flags = ECVF_Default) = 0;
	virtual IConsoleVariable* RegisterConsoleVariableRef(
		const TCHAR* Name, float& RefValue, const TCHAR* Help, uint32 Flags = ECVF_Default) = 0;
	virtual IConsoleVariable* RegisterConsoleVariableRef(
		const TCHAR* Name, FString& RefValue, const TCHAR* Help, uint32 Flags = ECVF_Default) = 0;

	virtual IConsoleCommand* RegisterConsoleCommand(
		const TCHAR* Name, const TCHAR* Help, const FConsoleCommandDelegate& Command, uint32 Flags = ECVF_Default) = 0;
	virtual IConsoleCommand* RegisterConsoleCommand(const TCHAR* Name, const TCHAR* Help,
		const FConsoleCommandWithArgsDelegate& Command, uint32 Flags = ECVF_Default) = 0;
	virtual IConsoleCommand* RegisterConsoleCommand(const TCHAR* Name, const TCHAR* Help,
		const FConsoleCommandWithWorldDelegate& Command, uint32 Flags = ECVF_Default) = 0;
	virtual IConsoleCommand* RegisterConsoleCommand(const TCHAR* Name, const TCHAR* Help,
		const FConsoleCommandWithWorldAndArgsDelegate& Command, uint32 Flags = ECVF_Default) = 0;
	virtual IConsoleCommand* RegisterConsoleCommand(const TCHAR* Name, const TCHAR* Help,
		const FConsoleCommandWithArgsAndOutputDeviceDelegate& Command, uint32 Flags = ECVF_Default) = 0;
	virtual IConsoleCommand* RegisterConsoleCommand(const TCHAR* Name, const TCHAR* Help,
		const FConsoleCommandWithOutputDeviceDelegate& Command, uint32 Flags = ECVF_Default) = 0;
	virtual IConsoleCommand* RegisterConsoleCommand(const TCHAR* Name, const TCHAR* Help,
		const FConsoleCommandWithWorldArgsAndOutputDeviceDelegate& Command, uint32 Flags = ECVF_Default) = 0;

	/** The object is destroyed. */
	virtual void UnregisterConsoleObject(IConsoleObject* Object, bool bKeepState = true) = 0;
	virtual void UnregisterConsoleObject(const TCHAR* Name, bool bKeepState = true) = 0;

	virtual IConsoleObject* FindConsoleObject(const TCHAR* Name, bool bTrackFrequentCalls = true) const = 0;
	virtual IConsoleVariable* FindConsoleVariable(const TCHAR* Name, bool bTrackFrequentCalls = true) const = 0;
	virtual bool IsNameRegistered(const TCHAR* Name) const = 0;

	/** A command with its arguments, "Variable Value" or "Variable" (which prints it). False for an unknown name. */
	virtual bool ProcessUserConsoleInput(const TCHAR* Input, FOutputDevice& Ar, UWorld* InWorld) = 0;

protected:
	virtual ~IConsoleManager() = default;
};

/** Registered for as long as it exists. */
class FAutoConsoleObject
{
protected:
	explicit FAutoConsoleObject(IConsoleObject* InTarget)
		: Target(InTarget)
	{
	}
	virtual ~FAutoConsoleObject() { IConsoleManager::Get().UnregisterConsoleObject(Target); }
	FAutoConsoleObject(const FAutoConsoleObject&) = delete;
	FAutoConsoleObject& operator=(const FAutoConsoleObject&) = delete;

	IConsoleVariable* AsVariable() const { return Target->AsVariable(); }

private:
	IConsoleObject* Target;
};

template <typename T>
class TAutoConsoleVariable : public FAutoConsoleObject
{
public:
	TAutoConsoleVariable(const TCHAR* Name, const T& DefaultValue, const TCHAR* Help, uint32 Flags = ECVF_Default)
		: FAutoConsoleObject(IConsoleManager::Get().RegisterConsoleVariable(Name, DefaultValue, Help, Flags))
	{
	}

	T GetValueOnGameThread() const { return GetValueOnAnyThread(); }
	T GetValueOnRenderThread() const { return GetValueOnAnyThread(); }
	T GetValueOnAnyThread(bool = false) const
	{
		T Value{};
		AsVariable()->GetValue(Value);
		return Value;
	}
	IConsoleVariable* operator->() { return AsVariable(); }
	const IConsoleVariable* operator->() const { return AsVariable(); }
	IConsoleVariable* AsVariable() const { return FAutoConsoleObject::AsVariable(); }
};

class FAutoConsoleVariableRef : public FAutoConsoleObject
{
public:
	template <typename T>
	FAutoConsoleVariableRef(const TCHAR* Name, T& RefValue, const TCHAR* Help, uint32 Flags = ECVF_Default)
		: FAutoConsoleObject(IConsoleManager::Get().RegisterConsoleVariableRef(Name, RefValue, Help, Flags))
	{
	}
};

#define HOST_AUTO_CONSOLE_COMMAND(ClassName, DelegateName)                                                             \
	class ClassName : private FAutoConsoleObject                                                                       \
	{                                                                                                                  \
	public:                                                                                                            \
		ClassName(const TCHAR* Name, const TCHAR* Help, const DelegateName& Command, uint32 Flags = ECVF_Default)      \
			: FAutoConsoleObject(IConsoleManager::Get().RegisterConsoleCommand(Name, Help, Command, Flags))            \
		{                                                                                                              \
		}                                                                                                              \
	}

HOST_AUTO_CONSOLE_COMMAND(FAutoConsoleCommandWithWorld, FConsoleCommandWithWorldDelegate);
HOST_AUTO_CONSOLE_COMMAND(FAutoConsoleCommandWithWorldAndArgs, FConsoleCommandWithWorldAndArgsDelegate);
HOST_AUTO_CONSOLE_COMMAND(FAutoConsoleCommandWithOutputDevice, FConsoleCommandWithOutputDeviceDelegate);
HOST_AUTO_CONSOLE_COMMAND(FAutoConsoleCommandWithArgsAndOutputDevice, FConsoleCommandWithArgsAndOutputDeviceDelegate);
HOST_AUTO_CONSOLE_COMMAND(
	FAutoConsoleCommandWithWorldArgsAndOutputDevice, FConsoleCommandWithWorldArgsAndOutputDeviceDelegate);
#undef HOST_AUTO_CONSOLE_COMMAND

class FAutoConsoleCommand : private FAutoConsoleObject
{
public:
	FAutoConsoleCommand(
		const TCHAR* Name, const TCHAR* Help, const FConsoleCommandDelegate& Command, uint32 Flags = ECVF_Default)
		: FAutoConsoleObject(IConsoleManager::Get().RegisterConsoleCommand(Name, Help, Command, Flags))
	{
	}
	FAutoConsoleCommand(const TCHAR* Name, const TCHAR* Help, const FConsoleCommandWithArgsDelegate& Command,
		uint32 Flags = ECVF_Default)
		: FAutoConsoleObject(IConsoleManager::Get().RegisterConsoleCommand(Name, Help, Command, Flags))
	{
	}
};
