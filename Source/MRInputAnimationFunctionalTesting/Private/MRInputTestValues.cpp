// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputTestValues.h"

#include "GameFramework/Actor.h"
#include "MRInputTestJson.h"
#include "UObject/PropertyPortFlags.h"
#include "UObject/UnrealType.h"

using MRInputTestJson::ToUtf8;

FString MRInputTestValues::Describe(const FMRInputEvent& Event)
{
	const FString Hand = Event.Hand == EMRInputHand::Left ? TEXT("left") : TEXT("right");
	switch (Event.Kind)
	{
	case EMRInputEventKind::Marker:
		return TEXT("marker ") + Event.MarkerName;
	case EMRInputEventKind::PinchStarted:
		return Hand + TEXT(" pinch starts");
	case EMRInputEventKind::PinchEnded:
		return Hand + TEXT(" pinch ends");
	case EMRInputEventKind::TrackingGained:
		return Hand + TEXT(" hand found");
	case EMRInputEventKind::TrackingLost:
		return Hand + TEXT(" hand lost");
	default:
		return FString();
	}
}

FString MRInputTestValues::Describe(const FMRInputExpectedEvent& Expected)
{
	if (Expected.Kind == EMRInputExpectedKind::MarkerReached)
	{
		return TEXT("marker ") + Expected.Name;
	}
	if (Expected.Kind != EMRInputExpectedKind::ActorOverlapped)
	{
		return FString();
	}
	return Expected.Actor && Expected.OtherActor ? DescribeOverlap(*Expected.Actor, *Expected.OtherActor)
												 : FString(TEXT("overlap of an actor that does not exist"));
}

FString MRInputTestValues::DescribeOverlap(const AActor& One, const AActor& Other)
{
	return One.GetName() + TEXT(" overlaps ") + Other.GetName();
}

FString MRInputTestValues::GetVariableName(const AActor* Actor, const FString& Variable)
{
	return (Actor ? Actor->GetName() : FString(TEXT("None"))) + TEXT(".") + Variable;
}

bool MRInputTestValues::ReadVariable(const AActor* Actor, FName Variable, FString& OutText)
{
	const FProperty* Property = Actor ? FindFProperty<FProperty>(Actor->GetClass(), Variable) : nullptr;
	if (Property)
	{
		// UNCONFIRMED(export-text-container): ExportTextItem_InContainer gives bools as True and False. [by hand: run a
		// functional test that expects a bool variable to be True]
		Property->ExportTextItem_InContainer(OutText, Actor, nullptr, nullptr, PPF_None);
	}
	return Property != nullptr;
}

void MRInputTestValues::Observe(const FMRInputWatchedActor& Watched, std::vector<mria::ObservedValue>& OutValues)
{
	const AActor* Actor = Watched.Actor;
	if (!Actor)
	{
		return;
	}
	const auto Add = [Actor, &OutValues](const FString& Variable, const FString& Text) {
		OutValues.push_back({ToUtf8(GetVariableName(Actor, Variable)), ToUtf8(Text)});
	};
	if (Watched.bTransform)
	{
		const FVector Location = Actor->GetActorLocation();
		const FRotator Rotation = Actor->GetActorRotation();
		Add(TEXT("Location"), FString::Printf(TEXT("X=%.3f Y=%.3f Z=%.3f"), Location.X, Location.Y, Location.Z));
		Add(TEXT("Rotation"),
			FString::Printf(TEXT("P=%.3f Y=%.3f R=%.3f"), Rotation.Pitch, Rotation.Yaw, Rotation.Roll));
	}
	for (const FName Variable : Watched.Variables)
	{
		FString Text;
		const bool bIsThere = ReadVariable(Actor, Variable, Text);
		Add(Variable.ToString(), bIsThere ? Text : FString(TEXT("no such variable")));
	}
}

mria::SnapshotTolerances MRInputTestValues::ToTolerances(const FMRInputTestTolerances& Tolerances)
{
	return {Tolerances.Time, Tolerances.Location, Tolerances.Rotation, Tolerances.Number};
}
