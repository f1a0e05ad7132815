// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "EngineSelfTestTypes.h"

#include "Engine/World.h"

TArray<FString>& EngineSelfTestEvents()
{
	static TArray<FString> Events;
	return Events;
}

USelfTestComponent::USelfTestComponent()
{
	PrimaryComponentTick.bCanEverTick = true;
	bWantsInitializeComponent = true;
}

void USelfTestComponent::OnRegister()
{
	Super::OnRegister();
	EngineSelfTestEvents().Add(TEXT("Component.OnRegister"));
}

void USelfTestComponent::InitializeComponent()
{
	Super::InitializeComponent();
	EngineSelfTestEvents().Add(TEXT("Component.Initialize"));
}

void USelfTestComponent::BeginPlay()
{
	Super::BeginPlay();
	EngineSelfTestEvents().Add(TEXT("Component.BeginPlay"));
}

void USelfTestComponent::EndPlay(const EEndPlayReason::Type EndPlayReason)
{
	EngineSelfTestEvents().Add(FString::Printf(TEXT("Component.EndPlay %d"), static_cast<int32>(EndPlayReason)));
	Super::EndPlay(EndPlayReason);
}

void USelfTestComponent::TickComponent(
	float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction)
{
	Super::TickComponent(DeltaTime, TickType, ThisTickFunction);
	LastDelta = DeltaTime;
	++Ticks;
	EngineSelfTestEvents().Add(TEXT("Component.Tick"));
}

void USelfTestComponent::OnComponentDestroyed(bool bDestroyingHierarchy)
{
	Super::OnComponentDestroyed(bDestroyingHierarchy);
	EngineSelfTestEvents().Add(TEXT("Component.Destroyed"));
}

ASelfTestActor::ASelfTestActor()
{
	PrimaryActorTick.bCanEverTick = true;
	Root = CreateDefaultSubobject<USceneComponent>(TEXT("Root"));
	RootComponent = Root;
	Child = CreateDefaultSubobject<USceneComponent>(TEXT("Child"));
	Child->SetupAttachment(Root);
	Child->SetRelativeLocation(FVector(10.0, 0.0, 0.0));
	Part = CreateDefaultSubobject<USelfTestComponent>(TEXT("Part"));
}

void ASelfTestActor::PostInitializeComponents()
{
	Super::PostInitializeComponents();
	EngineSelfTestEvents().Add(TEXT("Actor.PostInitialize"));
}

void ASelfTestActor::BeginPlay()
{
	Super::BeginPlay();
	EngineSelfTestEvents().Add(TEXT("Actor.BeginPlay"));
}

void ASelfTestActor::EndPlay(const EEndPlayReason::Type EndPlayReason)
{
	EngineSelfTestEvents().Add(TEXT("Actor.EndPlay"));
	Super::EndPlay(EndPlayReason);
}

void ASelfTestActor::Tick(float DeltaSeconds)
{
	Super::Tick(DeltaSeconds);
	EngineSelfTestEvents().Add(TEXT("Actor.Tick"));
}

void ASelfTestActor::HearDestroyed(AActor*)
{
	EngineSelfTestEvents().Add(TEXT("Heard"));
}

void USelfTestWorldSubsystem::Initialize(FSubsystemCollectionBase& Collection)
{
	Super::Initialize(Collection);
	EngineSelfTestEvents().Add(TEXT("Subsystem.Initialize"));
}

void USelfTestWorldSubsystem::PostInitialize()
{
	Super::PostInitialize();
	EngineSelfTestEvents().Add(TEXT("Subsystem.PostInitialize"));
}

void USelfTestWorldSubsystem::OnWorldBeginPlay(UWorld& InWorld)
{
	Super::OnWorldBeginPlay(InWorld);
	EngineSelfTestEvents().Add(TEXT("Subsystem.BeginPlay"));
}

void USelfTestWorldSubsystem::Deinitialize()
{
	EngineSelfTestEvents().Add(TEXT("Subsystem.Deinitialize"));
	Super::Deinitialize();
}

void USelfTestWorldSubsystem::Tick(float)
{
	EngineSelfTestEvents().Add(TEXT("Subsystem.Tick"));
}

TStatId USelfTestWorldSubsystem::GetStatId() const
{
	RETURN_QUICK_DECLARE_CYCLE_STAT(USelfTestWorldSubsystem, STATGROUP_Tickables);
}
