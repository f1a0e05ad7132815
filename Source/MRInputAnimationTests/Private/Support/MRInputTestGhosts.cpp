// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/MRInputTestGhosts.h"

#include "GameFramework/Actor.h"
#include "MRInputAccess.h"
#include "MRInputRecordingData.h"
#include "Mria/Sampler.h"
#include "Mria/Space.h"
#include "Support/MRInputTestMath.h"

namespace MRInputTestGhostsDetail
{

UInstancedStaticMeshComponent* FindMesh(const UMRInputGhostHandsComponent& Ghosts, int32 Number)
{
	return Ghosts.GetNumChildrenComponents() > Number
		? Cast<UInstancedStaticMeshComponent>(Ghosts.GetAttachChildren()[Number].Get())
		: nullptr;
}

} // namespace MRInputTestGhostsDetail

FTransform FMRInputTestGhosts::GetOrigin()
{
	return FTransform(FRotator(10.0, 70.0, -5.0), FVector(300.0, -120.0, 40.0));
}

UMRInputGhostHandsComponent* FMRInputTestGhosts::Add(AActor* Actor, EMRInputGhostSpace Space, bool bAutoPlay) const
{
	UMRInputGhostHandsComponent* Ghosts = NewObject<UMRInputGhostHandsComponent>(Actor);
	Ghosts->Animation = Known.Get();
	Ghosts->bAutoPlay = bAutoPlay;
	Ghosts->Space = Space;
	Ghosts->SetupAttachment(Actor->GetRootComponent());
	Ghosts->RegisterComponent();
	return Ghosts;
}

mria::Frame FMRInputTestGhosts::Sample(float Time) const
{
	mria::Frame Frame;
	mria::Sampler::Cursor Cursor;
	FMRInputAccess::GetData(*Known)->GetSampler().SampleAt(Time, Frame, Cursor);
	return Frame;
}

FString FMRInputTestGhosts::CheckJoints(
	const UMRInputGhostHandsComponent& Ghosts, float Time, const FTransform& Origin) const
{
	const UInstancedStaticMeshComponent* Mesh = FindJoints(Ghosts);
	if (!Mesh)
	{
		return TEXT("nothing is drawn");
	}
	const mria::Frame Frame = Sample(Time);
	MRInputTestMath::FLargestDifference Difference;
	for (int32 Instance = 0; Instance < 2 * JointCount; ++Instance)
	{
		if (IsHidden(Mesh, Instance))
		{
			return FString::Printf(TEXT("joint %d is hidden"), Instance);
		}
		const mria::Hand Hand = Instance < JointCount ? mria::Hand::Left : mria::Hand::Right;
		const mria::Joint Joint = *mria::JointOfKeypoint(static_cast<std::size_t>(Instance % JointCount));
		Difference.Add(Get(Mesh, Instance), MRInputTestMath::ToUnreal(Frame[Hand][Joint]) * Origin);
	}
	return Difference.IsSmall() ? FString() : Difference.ToString();
}

UInstancedStaticMeshComponent* FMRInputTestGhosts::FindJoints(const UMRInputGhostHandsComponent& Ghosts)
{
	return MRInputTestGhostsDetail::FindMesh(Ghosts, 0);
}

UInstancedStaticMeshComponent* FMRInputTestGhosts::FindBones(const UMRInputGhostHandsComponent& Ghosts)
{
	return MRInputTestGhostsDetail::FindMesh(Ghosts, 1);
}

FTransform FMRInputTestGhosts::Get(const UInstancedStaticMeshComponent* Mesh, int32 Index)
{
	FTransform Transform(FVector(UE_BIG_NUMBER));
	return Mesh && Mesh->GetInstanceTransform(Index, Transform, true) ? Transform : FTransform(FVector(UE_BIG_NUMBER));
}

bool FMRInputTestGhosts::IsHidden(const UInstancedStaticMeshComponent* Mesh, int32 Index)
{
	return Get(Mesh, Index).GetScale3D().IsNearlyZero();
}
