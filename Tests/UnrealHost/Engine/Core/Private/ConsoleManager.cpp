// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Containers/Map.h"
#include "HAL/IConsoleManager.h"
#include "Misc/OutputDevice.h"
#include "Misc/Parse.h"
#include "Templates/SharedPointer.h"

namespace ConsoleManagerDetail
{
/** A variable, or a command if it has an action. */
struct FEntry final : IConsoleVariable, IConsoleCommand
{
	virtual const TCHAR* GetHelp() const override { return *Help; }
	virtual int32 GetInt() const override { return Value; }
	IConsoleObject* AsObject()
	{
		return Action.IsBound() ? static_cast<IConsoleObject*>(static_cast<IConsoleCommand*>(this))
								: static_cast<IConsoleVariable*>(this);
	}

	FString Help;
	int32 Value = 0;
	FConsoleCommandWithWorldArgsAndOutputDeviceDelegate Action;
};

class FConsoleManager : public IConsoleManager
{
public:
	virtual IConsoleVariable* RegisterConsoleVariable(
		const TCHAR* Name, int32 DefaultValue, const TCHAR* Help, uint32) override
	{
		FEntry& Entry = Add(Name, Help);
		Entry.Value = DefaultValue;
		return &Entry;
	}
	virtual IConsoleCommand* RegisterConsoleCommand(const TCHAR* Name, const TCHAR* Help,
		const FConsoleCommandWithWorldArgsAndOutputDeviceDelegate& Command, uint32) override
	{
		FEntry& Entry = Add(Name, Help);
		Entry.Action = Command;
		return &Entry;
	}
	virtual void UnregisterConsoleObject(IConsoleObject* Object, bool) override
	{
		TArray<FString> Names;
		Objects.GetKeys(Names);
		for (const FString& Name : Names)
		{
			if (FindConsoleObject(*Name, false) == Object)
			{
				Objects.Remove(Name);
			}
		}
	}
	virtual IConsoleObject* FindConsoleObject(const TCHAR* Name, bool) const override
	{
		const TSharedPtr<FEntry> Found = Objects.FindRef(Name);
		return Found ? Found->AsObject() : nullptr;
	}
	virtual bool ProcessUserConsoleInput(const TCHAR* Input, FOutputDevice& Ar, UWorld* InWorld) override
	{
		const TCHAR* Rest = Input;
		// Kept alive: a command may unregister itself.
		const TSharedPtr<FEntry> Entry = Objects.FindRef(FParse::Token(Rest, false));
		if (!Entry)
		{
			return false;
		}
		if (!Entry->Action.IsBound())
		{
			Entry->Value = FCString::Atoi(Rest);
			return true;
		}
		TArray<FString> Args;
		for (FString Arg; FParse::Token(Rest, Arg, true);)
		{
			Args.Add(Arg);
		}
		return Entry->Action.ExecuteIfBound(Args, InWorld, Ar);
	}

private:
	FEntry& Add(const TCHAR* Name, const TCHAR* Help)
	{
		const TSharedRef<FEntry> Entry = MakeShared<FEntry>();
		Entry->Help = Help;
		Objects.Add(Name, Entry);
		return *Entry;
	}

	TMap<FString, TSharedPtr<FEntry>> Objects;
};
} // namespace ConsoleManagerDetail

IConsoleManager& IConsoleManager::Get()
{
	static ConsoleManagerDetail::FConsoleManager Instance;
	return Instance;
}
