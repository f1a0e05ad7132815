// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Containers/UnrealString.h"
#include "Delegates/Delegate.h"

class FOutputDevice;
class IConsoleCommand;
class IConsoleVariable;
class UWorld;

/** Properties of a console object, and who set a variable last. */
enum EConsoleVariableFlags
{
	ECVF_Default = 0x0,
	ECVF_Cheat = 0x1,
	ECVF_ReadOnly = 0x4,
	ECVF_Unregistered = 0x8,
	ECVF_RenderThreadSafe = 0x20,
	ECVF_Scalability = 0x40,
	ECVF_SetByConstructor = 0x00000000,
	ECVF_SetByProjectSetting = 0x03000000,
	ECVF_SetByCommandline = 0x0A000000,
	ECVF_SetByCode = 0x0B000000,
	ECVF_SetByConsole = 0x0C000000,
	ECVF_SetByMask = 0x0F000000
};

DECLARE_DELEGATE(FConsoleCommandDelegate);
DECLARE_DELEGATE_OneParam(FConsoleCommandWithArgsDelegate, const TArray<FString>&);
DECLARE_DELEGATE_OneParam(FConsoleCommandWithWorldDelegate, UWorld*);
DECLARE_DELEGATE_TwoParams(FConsoleCommandWithWorldAndArgsDelegate, const TArray<FString>&, UWorld*);
DECLARE_DELEGATE_TwoParams(FConsoleCommandWithArgsAndOutputDeviceDelegate, const TArray<FString>&, FOutputDevice&);
DECLARE_DELEGATE_OneParam(FConsoleCommandWithOutputDeviceDelegate, FOutputDevice&);
DECLARE_DELEGATE_ThreeParams(
	FConsoleCommandWithWorldArgsAndOutputDeviceDelegate, const TArray<FString>&, UWorld*, FOutputDevice&);
DECLARE_DELEGATE_OneParam(FConsoleVariableDelegate, IConsoleVariable*);
DECLARE_MULTICAST_DELEGATE_OneParam(FConsoleVariableMulticastDelegate, IConsoleVariable*);

/** A variable or a command; owned by the console manager. */
class IConsoleObject
{
public:
	virtual ~IConsoleObject() = default;
	virtual const TCHAR* GetHelp() const = 0;
	virtual EConsoleVariableFlags GetFlags() const = 0;
	virtual IConsoleVariable* AsVariable() { return nullptr; }
	virtual IConsoleCommand* AsCommand() { return nullptr; }
	bool TestFlags(uint32 Flags) const { return (GetFlags() & Flags) != 0; }
};

/** A value of one type that reads as every other: text is parsed, numbers are cut. */
class IConsoleVariable : public IConsoleObject
{
public:
	/** Tells the change listeners, also when the value is the same. */
	virtual void Set(const TCHAR* InValue, EConsoleVariableFlags SetBy = ECVF_SetByCode) = 0;
	void Set(bool InValue, EConsoleVariableFlags SetBy = ECVF_SetByCode);
	void Set(int32 InValue, EConsoleVariableFlags SetBy = ECVF_SetByCode);
	void Set(float InValue, EConsoleVariableFlags SetBy = ECVF_SetByCode);

	virtual bool GetBool() const = 0;
	virtual int32 GetInt() const = 0;
	virtual float GetFloat() const = 0;
	virtual FString GetString() const = 0;
	void GetValue(bool& OutValue) const { OutValue = GetBool(); }
	void GetValue(int32& OutValue) const { OutValue = GetInt(); }
	void GetValue(float& OutValue) const { OutValue = GetFloat(); }
	void GetValue(FString& OutValue) const { OutValue = GetString(); }

	virtual void SetOnChangedCallback(const FConsoleVariableDelegate& Callback) = 0;
	virtual FConsoleVariableMulticastDelegate& OnChangedDelegate() = 0;

	virtual IConsoleVariable* AsVariable() override { return this; }
};

class IConsoleCommand : public IConsoleObject
{
public:
	virtual bool Execute(const TArray<FString>& Args, UWorld* InWorld, FOutputDevice& OutputDevice) = 0;
	virtual IConsoleCommand* AsCommand() override { return this; }
};
