// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/Engine.h"

#include "Commandlets/Commandlet.h"
#include "Engine/CancellableAsyncAction.h"
#include "Engine/GameInstance.h"
#include "Engine/LocalPlayer.h"
#include "EngineUtils.h"
#include "GameFramework/Pawn.h"
#include "GameFramework/PlayerController.h"
#include "GameFramework/WorldSettings.h"
#include "Kismet/BlueprintFunctionLibrary.h"
#include "Misc/Parse.h"
#include "UObject/UObjectIterator.h"

UEngine* GEngine = nullptr;
bool GIsEditor = UE_EDITOR != 0;

DEFINE_LOG_CATEGORY_STATIC(LogHostEngine, Log, All);

FWorldContext* UEngine::GetWorldContextFromWorld(const UWorld* InWorld)
{
	for (FWorldContext& Context : WorldList)
	{
		if (Context.World() == InWorld)
		{
			return &Context;
		}
	}
	return nullptr;
}

UWorld* UEngine::GetWorldFromContextObject(const UObject* Object, EGetWorldErrorMode ErrorMode) const
{
	UWorld* World = Object ? Object->GetWorld() : nullptr;
	check(World || ErrorMode != EGetWorldErrorMode::Assert);
	UE_CLOG(!World && ErrorMode == EGetWorldErrorMode::LogAndReturnNull, LogHostEngine, Warning,
		TEXT("%s is no world context object"), Object ? *Object->GetPathName() : TEXT("None"));
	return World;
}

void UBlueprintAsyncActionBase::RegisterWithGameInstance(const UObject* WorldContextObject)
{
	const UWorld* World = GEngine->GetWorldFromContextObject(WorldContextObject, EGetWorldErrorMode::LogAndReturnNull);
	RegisterWithGameInstance(World ? World->GetGameInstance() : nullptr);
}

void UBlueprintAsyncActionBase::RegisterWithGameInstance(UGameInstance* GameInstance)
{
	if (UGameInstance* Old = RegisteredWithGameInstance.Get())
	{
		Old->UnregisterReferencedObject(this);
	}
	RegisteredWithGameInstance = GameInstance;
	if (GameInstance)
	{
		GameInstance->RegisterReferencedObject(this);
	}
}

UWorld* UWorldSubsystem::GetWorld() const
{
	return Cast<UWorld>(GetOuter());
}

bool UWorldSubsystem::ShouldCreateSubsystem(UObject* Outer) const
{
	const UWorld* World = Cast<UWorld>(Outer);
	return World && Super::ShouldCreateSubsystem(Outer) && DoesSupportWorldType(World->WorldType);
}

void UCommandlet::ParseCommandLine(const TCHAR* CmdLine, TArray<FString>& Tokens, TArray<FString>& Switches)
{
	FString Word;
	while (FParse::Token(CmdLine, Word, false))
	{
		const bool bIsSwitch = Word.StartsWith(TEXT("-"));
		(bIsSwitch ? Switches : Tokens).Add(bIsSwitch ? Word.Mid(1) : Word);
	}
}

void UCommandlet::ParseCommandLine(
	const TCHAR* CmdLine, TArray<FString>& Tokens, TArray<FString>& Switches, TMap<FString, FString>& Params)
{
	TArray<FString> All;
	ParseCommandLine(CmdLine, Tokens, All);
	for (const FString& Switch : All)
	{
		FString Key;
		FString Value;
		if (Switch.Split(TEXT("="), &Key, &Value))
		{
			Params.Add(Key, Value.TrimQuotes());
		}
		else
		{
			Switches.Add(Switch);
		}
	}
}

void FSubsystemCollectionBase::Initialize(UObject* Outer)
{
	TArray<UClass*> Classes;
	for (TObjectIterator<UClass> It; It; ++It)
	{
		const bool bIsOne = It->IsChildOf(BaseType) && !It->HasAnyClassFlags(CLASS_Abstract);
		if (bIsOne && CastChecked<USubsystem>(It->GetDefaultObject())->ShouldCreateSubsystem(Outer))
		{
			Classes.Add(*It);
		}
	}
	for (UClass* Class : Classes)
	{
		Subsystems.Add(NewObject<USubsystem>(Outer, Class));
		Subsystems.Last()->Initialize(*this);
	}
}

void FSubsystemCollectionBase::Deinitialize()
{
	for (int32 Index = Subsystems.Num() - 1; Index >= 0; --Index)
	{
		Subsystems[Index]->Deinitialize();
	}
	Subsystems.Empty();
}

USubsystem* FSubsystemCollectionBase::GetSubsystemInternal(UClass* SubsystemClass) const
{
	const TObjectPtr<USubsystem>* Found = Subsystems.FindByPredicate(
		[SubsystemClass](const TObjectPtr<USubsystem>& Subsystem) { return Subsystem->IsA(SubsystemClass); });
	return Found ? Found->Get() : nullptr;
}
