// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputGhostHandsComponent.h"

#include "Devices/MRInputDriverSet.h"
#include "Engine/StaticMesh.h"
#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "Ghosts/MRInputGhostPose.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputConvert.h"
#include "MRInputMessages.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputSnapshot.h"
#include "MRInputStats.h"
#include "Materials/MaterialInterface.h"
#include "Playback/MRInputPlayback.h"
#include "UObject/ConstructorHelpers.h"

UMRInputGhostHandsComponent::UMRInputGhostHandsComponent()
	: Current(MakeShared<FMRInputSnapshot>())
	, Pose(MakeShared<FMRInputGhostPose>())
{
	PrimaryComponentTick.bCanEverTick = true;
	// UNCONFIRMED(shapes-found-early): constructors in a module that loads at PostConfigInit may look for content.
	static const ConstructorHelpers::FObjectFinder<UStaticMesh> Sphere(TEXT("/Engine/BasicShapes/Sphere.Sphere"));
	static const ConstructorHelpers::FObjectFinder<UStaticMesh> Cylinder(TEXT("/Engine/BasicShapes/Cylinder.Cylinder"));
	static const ConstructorHelpers::FObjectFinder<UMaterialInterface> Material(
		TEXT("/Engine/BasicShapes/BasicShapeMaterial.BasicShapeMaterial"));
	DefaultJointMesh = Sphere.Object;
	DefaultBoneMesh = Cylinder.Object;
	DefaultMaterial = Material.Object;
}

void UMRInputGhostHandsComponent::BeginPlay()
{
	Super::BeginPlay();
	if (bAutoPlay && Animation)
	{
		FMRInputError Error;
		Play(Error);
	}
}

void UMRInputGhostHandsComponent::EndPlay(const EEndPlayReason::Type EndPlayReason)
{
	Playback.Reset();
	Super::EndPlay(EndPlayReason);
}

void UMRInputGhostHandsComponent::OnRegister()
{
	Super::OnRegister();
	// UNCONFIRMED(edit-registers-again): editing a property registers the component again.
	bIsStyleApplied = false;
	Pose->Invalidate();
	// In the editor's world nothing ticks, but a sequence may play.
	// UNCONFIRMED(editor-subsystems-first): the subsystems of the editor's world exist before its components are
	// registered. [by hand: save a level with ghost hands, open it again, scrub a sequence: the ghosts follow]
	UMRInputPlaybackSubsystem* Followed =
		GetWorld()->IsGameWorld() ? nullptr : GetWorld()->GetSubsystem<UMRInputPlaybackSubsystem>();
	if (Followed)
	{
		ShownHandle = Followed->OnShown.AddUObject(this, &UMRInputGhostHandsComponent::HandleShown);
	}
	if (Joints)
	{
		Refresh();
	}
}

void UMRInputGhostHandsComponent::OnUnregister()
{
	const UWorld* World = GetWorld();
	if (UMRInputPlaybackSubsystem* Followed = World ? World->GetSubsystem<UMRInputPlaybackSubsystem>() : nullptr)
	{
		Followed->OnShown.Remove(ShownHandle);
	}
	ShownHandle.Reset();
	Super::OnUnregister();
}

void UMRInputGhostHandsComponent::HandleShown()
{
	if (bFollowPlayback && !Playback)
	{
		Refresh();
	}
}

void UMRInputGhostHandsComponent::TickComponent(
	float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction)
{
	Super::TickComponent(DeltaTime, TickType, ThisTickFunction);
	if (Playback)
	{
		MRINPUT_SCOPE(Ghosts);
		Playback->Advance(DeltaTime);
		DropEvents();
	}
	Refresh();
}

EMRInputResult UMRInputGhostHandsComponent::Play(FMRInputError& Error)
{
	Error = FMRInputError();
	if (!Begin())
	{
		Error = MRInputMessages::MakeError(
			EMRInputErrorCode::NoAnimation, Animation ? Animation->GetPathName() : GetPathName());
		UE_LOG(LogMRInput, Warning, TEXT("%s does not play: %s"), *GetPathName(), *Error.Text.ToString());
		return EMRInputResult::Failure;
	}
	Refresh();
	return EMRInputResult::Success;
}

void UMRInputGhostHandsComponent::Pause()
{
	if (Playback)
	{
		Playback->Pause();
		DropEvents();
	}
}

void UMRInputGhostHandsComponent::Resume()
{
	if (Playback)
	{
		Playback->Resume();
		DropEvents();
	}
}

void UMRInputGhostHandsComponent::Stop()
{
	Playback.Reset();
	Refresh();
}

void UMRInputGhostHandsComponent::Seek(float Time)
{
	if (Playback)
	{
		Playback->Seek(Time);
		DropEvents();
		Refresh();
	}
}

void UMRInputGhostHandsComponent::SetTime(float Time)
{
	const FMRInputRecordingData::FPtr Data = Animation ? FMRInputAccess::GetData(*Animation) : nullptr;
	const bool bIsCurrent = Playback && Data && &Playback->GetData() == Data.Get();
	if (bIsCurrent || Begin())
	{
		Playback->Seek(Time);
		Playback->Pause();
		DropEvents();
	}
	Refresh();
}

float UMRInputGhostHandsComponent::GetTime() const
{
	return Playback ? static_cast<float>(Playback->GetTime()) : 0.0f;
}

EMRInputPlayStatus UMRInputGhostHandsComponent::GetStatus() const
{
	return Playback ? Playback->GetStatus() : EMRInputPlayStatus::Stopped;
}

void UMRInputGhostHandsComponent::SetStyle(const FMRInputGhostStyle& NewStyle)
{
	Style = NewStyle;
	bIsStyleApplied = false;
	Pose->Invalidate();
	Refresh();
}

/** False, with nothing left playing, without a recording. */
bool UMRInputGhostHandsComponent::Begin()
{
	Playback.Reset();
	const FMRInputRecordingData::FPtr Data = Animation ? FMRInputAccess::GetData(*Animation) : nullptr;
	if (Data)
	{
		SampledTime.Reset();
		Playback = MakeShared<FMRInputPlayback>(Data.ToSharedRef(), Options);
		Playback->Start();
	}
	return Playback.IsValid();
}

/** Ghosts fire no events, so what happened is only cleared away, and a recording that has ended with it. */
void UMRInputGhostHandsComponent::DropEvents()
{
	Playback->TakeEvents();
	if (Playback->GetStatus() == EMRInputPlayStatus::Stopped)
	{
		Playback.Reset();
	}
}

void UMRInputGhostHandsComponent::Refresh()
{
	MRINPUT_SCOPE(Ghosts);
	if (!IsRegistered() || !GetWorld())
	{
		return;
	}
	if (!CanBeSeen())
	{
		Hide();
		return;
	}
	if (FindFrame())
	{
		MakeMeshes();
		PutInSpace();
		if (Pose->Fill(Current->Mixed.frame, Style, Current->WorldToMeters))
		{
			Draw();
		}
	}
	else if (Pose->Clear() && Joints)
	{
		Draw();
	}
}

bool UMRInputGhostHandsComponent::CanBeSeen() const
{
	const AActor* Owner = GetOwner();
	return IsVisible() && !(Owner && Owner->IsHidden() && GetWorld()->IsGameWorld());
}

/** Brings Current up to date; false if there is nothing to draw. */
bool UMRInputGhostHandsComponent::FindFrame()
{
	if (Playback)
	{
		if (Playback->GetStatus() == EMRInputPlayStatus::Waiting)
		{
			return false;
		}
		Current->WorldToMeters = MRInputConvert::GetWorldToMeters(*GetWorld());
		if (SampledTime != Playback->GetTime())
		{
			SampledTime = Playback->GetTime();
			Playback->FillFrame(Current->Mixed.frame);
		}
		return true;
	}
	SampledTime.Reset();
	const UMRInputPlaybackSubsystem* Followed =
		bFollowPlayback ? GetWorld()->GetSubsystem<UMRInputPlaybackSubsystem>() : nullptr;
	const FMRInputSnapshot* Shown = Followed ? FMRInputAccess::FindShown(*Followed) : nullptr;
	if (!Shown || Followed->GetStatus() == EMRInputPlayStatus::Waiting)
	{
		return false;
	}
	Current->Mixed.frame = Shown->Mixed.frame;
	Current->WorldToMeters = Shown->WorldToMeters;
	if (Space != EMRInputGhostSpace::Player)
	{
		mria::ApplyTo(Current->Mixed.frame, mria::InverseOf(Shown->Mixed[mria::MixPart::Clock].origin));
	}
	return true;
}
