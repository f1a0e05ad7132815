// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Components/SphereComponent.h"
#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "Host/HostEngine.h"
#include "Kismet/GameplayStatics.h"
#include "Misc/PackageName.h"
#include "UObject/Package.h"
#include "UnrealClient.h"

namespace HostFunctionalTestsDetail
{
FString Screenshot;
FName AskedLevel;

bool Overlaps(const USphereComponent& One, const USphereComponent& Other)
{
	const double Reach = One.GetUnscaledSphereRadius() + Other.GetUnscaledSphereRadius();
	return FVector::Dist(One.GetComponentLocation(), Other.GetComponentLocation()) < Reach;
}
} // namespace HostFunctionalTestsDetail

bool AActor::IsOverlappingActor(const AActor* Other) const
{
	TArray<USphereComponent*> Ours;
	TArray<USphereComponent*> Theirs;
	GetComponents(Ours);
	Other->GetComponents(Theirs);
	for (const USphereComponent* One : Ours)
	{
		for (const USphereComponent* Another : Theirs)
		{
			if (HostFunctionalTestsDetail::Overlaps(*One, *Another))
			{
				return true;
			}
		}
	}
	return false;
}

void UGameplayStatics::OpenLevel(const UObject*, FName LevelName, bool, FString)
{
	HostFunctionalTestsDetail::AskedLevel = LevelName;
}

FName UE::Host::GetAskedLevel()
{
	return HostFunctionalTestsDetail::AskedLevel;
}

void FScreenshotRequest::RequestScreenshot(const FString& InFilename, bool, bool)
{
	HostFunctionalTestsDetail::Screenshot = InFilename;
}

const FString& FScreenshotRequest::GetFilename()
{
	return HostFunctionalTestsDetail::Screenshot;
}

FString UWorld::GetMapName() const
{
	return FPackageName::GetShortName(GetOutermost()->GetName());
}
