// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Containers/Map.h"
#include "HAL/IConsoleManager.h"
#include "Misc/CString.h"
#include "Misc/CoreMisc.h"
#include "Misc/OutputDevice.h"
#include "Misc/Parse.h"
#include "Misc/ScopeLock.h"
#include "Templates/SharedPointer.h"

#include <type_traits>

namespace ConsoleManagerDetail
{

static FString ToText(bool Value)
{
	return Value ? TEXT("true") : TEXT("false");
}
static FString ToText(int32 Value)
{
	return FString::FromInt(Value);
}
static FString ToText(float Value)
{
	return FString::Printf(TEXT("%g"), static_cast<double>(Value));
}
static FString ToText(const FString& Value)
{
	return Value;
}

static void FromText(const TCHAR* Text, bool& OutValue)
{
	OutValue = FCString::ToBool(Text);
}
static void FromText(const TCHAR* Text, int32& OutValue)
{
	// As in the engine the words for truth count as numbers.
	OutValue = FCString::Stricmp(Text, TEXT("true")) == 0 ? 1 : FCString::Atoi(Text);
}
static void FromText(const TCHAR* Text, float& OutValue)
{
	OutValue = FCString::Atof(Text);
}
static void FromText(const TCHAR* Text, FString& OutValue)
{
	OutValue = Text;
}

/** What variables and commands have in common. */
template <typename InterfaceType>
class TConsoleObject : public InterfaceType
{
public:
	TConsoleObject(const TCHAR* InHelp, uint32 InFlags)
		: Help(InHelp)
		, Flags(InFlags)
	{
	}
	virtual const TCHAR* GetHelp() const override { return *Help; }
	virtual EConsoleVariableFlags GetFlags() const override { return static_cast<EConsoleVariableFlags>(Flags); }

protected:
	FString Help;
	uint32 Flags;
};

/** A variable in its own storage or in the registrar's. */
template <typename T>
class TConsoleVariable : public TConsoleObject<IConsoleVariable>
{
public:
	TConsoleVariable(const T& DefaultValue, const TCHAR* InHelp, uint32 InFlags)
		: TConsoleObject<IConsoleVariable>(InHelp, InFlags)
		, Own(DefaultValue)
		, Value(&Own)
	{
	}
	TConsoleVariable(T* Target, const TCHAR* InHelp, uint32 InFlags)
		: TConsoleObject<IConsoleVariable>(InHelp, InFlags)
		, Own()
		, Value(Target)
	{
	}

	virtual void Set(const TCHAR* InValue, EConsoleVariableFlags SetBy) override
	{
		{
			const FScopeLock Held(&Lock);
			FromText(InValue, *Value);
			this->Flags = (this->Flags & ~static_cast<uint32>(ECVF_SetByMask)) | SetBy;
		}
		Callback.ExecuteIfBound(this);
		Changed.Broadcast(this);
	}
	virtual FString GetString() const override
	{
		const FScopeLock Held(&Lock);
		return ToText(*Value);
	}
	virtual bool GetBool() const override { return As<bool>(); }
	virtual int32 GetInt() const override { return As<int32>(); }
	virtual float GetFloat() const override { return As<float>(); }
	virtual void SetOnChangedCallback(const FConsoleVariableDelegate& InCallback) override { Callback = InCallback; }
	virtual FConsoleVariableMulticastDelegate& OnChangedDelegate() override { return Changed; }

private:
	template <typename ResultType>
	ResultType As() const
	{
		const FScopeLock Held(&Lock);
		if constexpr (std::is_arithmetic_v<T>)
		{
			return static_cast<ResultType>(*Value);
		}
		else
		{
			ResultType Result{};
			FromText(**Value, Result);
			return Result;
		}
	}

	mutable FCriticalSection Lock;
	T Own;
	T* Value;
	FConsoleVariableDelegate Callback;
	FConsoleVariableMulticastDelegate Changed;
};

class FConsoleCommand : public TConsoleObject<IConsoleCommand>
{
public:
	using FAction = TFunction<bool(const TArray<FString>&, UWorld*, FOutputDevice&)>;

	FConsoleCommand(const TCHAR* InHelp, uint32 InFlags, FAction InAction)
		: TConsoleObject<IConsoleCommand>(InHelp, InFlags)
		, Action(MoveTemp(InAction))
	{
	}
	virtual bool Execute(const TArray<FString>& Args, UWorld* InWorld, FOutputDevice& OutputDevice) override
	{
		return Action(Args, InWorld, OutputDevice);
	}

private:
	FAction Action;
};

class FConsoleManager : public IConsoleManager
{
public:
#define HOST_REGISTER_VARIABLE(Type, ValueType)                                                                        \
	virtual IConsoleVariable* RegisterConsoleVariable(                                                                 \
		const TCHAR* Name, ValueType DefaultValue, const TCHAR* Help, uint32 Flags) override                           \
	{                                                                                                                  \
		return AddVariable(Name, new TConsoleVariable<Type>(DefaultValue, Help, Flags));                               \
	}                                                                                                                  \
	virtual IConsoleVariable* RegisterConsoleVariableRef(                                                              \
		const TCHAR* Name, Type& RefValue, const TCHAR* Help, uint32 Flags) override                                   \
	{                                                                                                                  \
		return AddVariable(Name, new TConsoleVariable<Type>(&RefValue, Help, Flags));                                  \
	}
	HOST_REGISTER_VARIABLE(bool, bool)
	HOST_REGISTER_VARIABLE(int32, int32)
	HOST_REGISTER_VARIABLE(float, float)
	HOST_REGISTER_VARIABLE(FString, const FString&)
#undef HOST_REGISTER_VARIABLE

#define HOST_REGISTER_COMMAND(DelegateType, ...)                                                                       \
	virtual IConsoleCommand* RegisterConsoleCommand(                                                                   \
		const TCHAR* Name, const TCHAR* Help, const DelegateType& Command, uint32 Flags) override                      \
	{                                                                                                                  \
		return AddCommand(Name, Help, Flags,                                                                           \
			[Command]([[maybe_unused]] const TArray<FString>& Args, [[maybe_unused]] UWorld* World,                    \
				[[maybe_unused]] FOutputDevice& Ar) { return Command.ExecuteIfBound(__VA_ARGS__); });                  \
	}
	HOST_REGISTER_COMMAND(FConsoleCommandDelegate)
	HOST_REGISTER_COMMAND(FConsoleCommandWithArgsDelegate, Args)
	HOST_REGISTER_COMMAND(FConsoleCommandWithWorldDelegate, World)
	HOST_REGISTER_COMMAND(FConsoleCommandWithWorldAndArgsDelegate, Args, World)
	HOST_REGISTER_COMMAND(FConsoleCommandWithArgsAndOutputDeviceDelegate, Args, Ar)
	HOST_REGISTER_COMMAND(FConsoleCommandWithOutputDeviceDelegate, Ar)
	HOST_REGISTER_COMMAND(FConsoleCommandWithWorldArgsAndOutputDeviceDelegate, Args, World, Ar)
#undef HOST_REGISTER_COMMAND

	virtual void UnregisterConsoleObject(IConsoleObject* Object, bool) override
	{
		for (const auto& Pair : Objects)
		{
			if (Pair.Value.Get() == Object)
			{
				const FString Name = Pair.Key;
				Objects.Remove(Name);
				return;
			}
		}
	}
	virtual void UnregisterConsoleObject(const TCHAR* Name, bool) override
	{
		Objects.Remove(Name);
	}
	virtual IConsoleObject* FindConsoleObject(const TCHAR* Name, bool) const override
	{
		const TSharedPtr<IConsoleObject>* Found = Objects.Find(Name);
		return Found ? Found->Get() : nullptr;
	}
	virtual IConsoleVariable* FindConsoleVariable(const TCHAR* Name, bool) const override
	{
		IConsoleObject* Object = FindConsoleObject(Name, true);
		return Object ? Object->AsVariable() : nullptr;
	}
	virtual bool IsNameRegistered(const TCHAR* Name) const override
	{
		return Objects.Contains(Name);
	}

	virtual bool ProcessUserConsoleInput(const TCHAR* Input, FOutputDevice& Ar, UWorld* InWorld) override
	{
		const TCHAR* Rest = Input;
		const FString Name = FParse::Token(Rest, false);
		const TSharedPtr<IConsoleObject>* Found = Objects.Find(Name);
		if (!Found)
		{
			return FSelfRegisteringExec::StaticExec(InWorld, Input, Ar);
		}
		// Kept alive: a command may unregister itself.
		const TSharedPtr<IConsoleObject> Object = *Found;
		if (IConsoleCommand* Command = Object->AsCommand())
		{
			TArray<FString> Args;
			for (FString Arg; FParse::Token(Rest, Arg, true);)
			{
				Args.Add(Arg);
			}
			return Command->Execute(Args, InWorld, Ar);
		}
		const FString NewValue = FString(Rest).TrimStartAndEnd();
		if (NewValue.IsEmpty())
		{
			Ar.Logf(TEXT("%s = \"%s\""), *Name, *Object->AsVariable()->GetString());
		}
		else
		{
			Object->AsVariable()->Set(*NewValue.TrimQuotes(), ECVF_SetByConsole);
		}
		return true;
	}

private:
	IConsoleVariable* AddVariable(const TCHAR* Name, IConsoleVariable* New)
	{
		const TSharedPtr<IConsoleObject> Object(New);
		if (IConsoleVariable* Existing = FindConsoleVariable(Name, true))
		{
			return Existing;
		}
		Objects.Add(Name, Object);
		return New;
	}
	IConsoleCommand* AddCommand(const TCHAR* Name, const TCHAR* Help, uint32 Flags, FConsoleCommand::FAction Action)
	{
		FConsoleCommand* Command = new FConsoleCommand(Help, Flags, MoveTemp(Action));
		Objects.Add(Name, TSharedPtr<IConsoleObject>(Command));
		return Command;
	}

	TMap<FString, TSharedPtr<IConsoleObject>> Objects;
};

} // namespace ConsoleManagerDetail

IConsoleManager& IConsoleManager::Get()
{
	static ConsoleManagerDetail::FConsoleManager Instance;
	return Instance;
}

void IConsoleVariable::Set(bool InValue, EConsoleVariableFlags SetBy)
{
	Set(InValue ? TEXT("1") : TEXT("0"), SetBy);
}

void IConsoleVariable::Set(int32 InValue, EConsoleVariableFlags SetBy)
{
	Set(*FString::FromInt(InValue), SetBy);
}

void IConsoleVariable::Set(float InValue, EConsoleVariableFlags SetBy)
{
	Set(*FString::Printf(TEXT("%.9g"), static_cast<double>(InValue)), SetBy);
}
