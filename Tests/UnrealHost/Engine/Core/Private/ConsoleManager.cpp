// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Containers/Map.h"
#include "HAL/IConsoleManager.h"
#include "Misc/CString.h"
#include "Misc/OutputDevice.h"
#include "Misc/Parse.h"
#include "Templates/SharedPointer.h"

namespace ConsoleManagerDetail
{
struct FVariable : IConsoleVariable
{
	virtual const TCHAR* GetHelp() const override { return *Help; }
	virtual int32 GetInt() const override { return Value; }
	FString Help;
	int32 Value = 0;
};

struct FCommand : IConsoleCommand
{
	virtual const TCHAR* GetHelp() const override { return *Help; }
	FString Help;
	FConsoleCommandWithWorldArgsAndOutputDeviceDelegate Action;
};

/** One of the two. */
struct FEntry
{
	TSharedPtr<FVariable> Variable;
	TSharedPtr<FCommand> Command;

	IConsoleObject* GetObject() const
	{
		return Variable.IsValid() ? static_cast<IConsoleObject*>(Variable.Get()) : Command.Get();
	}
};

class FConsoleManager : public IConsoleManager
{
public:
	virtual IConsoleVariable* RegisterConsoleVariable(
		const TCHAR* Name, int32 DefaultValue, const TCHAR* Help, uint32) override
	{
		FEntry& Entry = Objects.FindOrAdd(Name);
		Entry.Variable = MakeShared<FVariable>();
		Entry.Variable->Help = Help;
		Entry.Variable->Value = DefaultValue;
		return Entry.Variable.Get();
	}
	virtual IConsoleCommand* RegisterConsoleCommand(const TCHAR* Name, const TCHAR* Help,
		const FConsoleCommandWithWorldArgsAndOutputDeviceDelegate& Command, uint32) override
	{
		FEntry& Entry = Objects.FindOrAdd(Name);
		Entry.Command = MakeShared<FCommand>();
		Entry.Command->Help = Help;
		Entry.Command->Action = Command;
		return Entry.Command.Get();
	}
	virtual void UnregisterConsoleObject(IConsoleObject* Object, bool) override
	{
		for (const auto& Pair : Objects)
		{
			if (Pair.Value.GetObject() == Object)
			{
				const FString Name = Pair.Key;
				Objects.Remove(Name);
				return;
			}
		}
	}
	virtual IConsoleObject* FindConsoleObject(const TCHAR* Name, bool) const override
	{
		const FEntry* Found = Objects.Find(Name);
		return Found ? Found->GetObject() : nullptr;
	}
	virtual bool ProcessUserConsoleInput(const TCHAR* Input, FOutputDevice& Ar, UWorld* InWorld) override
	{
		const TCHAR* Rest = Input;
		const FEntry* Found = Objects.Find(FParse::Token(Rest, false));
		if (!Found)
		{
			return false;
		}
		// Kept alive: a command may unregister itself.
		const FEntry Entry = *Found;
		if (Entry.Command.IsValid())
		{
			TArray<FString> Args;
			for (FString Arg; FParse::Token(Rest, Arg, true);)
			{
				Args.Add(Arg);
			}
			return Entry.Command->Action.ExecuteIfBound(Args, InWorld, Ar);
		}
		Entry.Variable->Value = FCString::Atoi(Rest);
		return true;
	}

private:
	TMap<FString, FEntry> Objects;
};
} // namespace ConsoleManagerDetail

IConsoleManager& IConsoleManager::Get()
{
	static ConsoleManagerDetail::FConsoleManager Instance;
	return Instance;
}
