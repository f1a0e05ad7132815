// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Components/ActorComponent.h"
#include "CoreMinimal.h"
#include "MRInputFrame.h"

#include "MRInputRigComponent.generated.h"

class AActor;

namespace mria
{
struct Frame;
}

struct FMRInputAccess;

/**
 * Makes an actor the root of a rig: recorded input as actors that a sequence moves, one for the head and one for each
 * joint, and flags that it sets. Baking creates such rigs. They do not need the editor, so a baked sequence also plays
 * in a packaged game. Read the rig as a frame, or attach actors to its parts. Game thread.
 */
UCLASS(ClassGroup = "MR Input", meta = (BlueprintSpawnableComponent, DisplayName = "MR Input Rig"))
class MRINPUTANIMATION_API UMRInputRigComponent : public UActorComponent
{
	GENERATED_BODY()

public:
	UMRInputRigComponent();

	/** Whether the left hand is tracked. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Interp, Category = "MR Input|Rig")
	bool bLeftTracked = false;

	/** Whether the left hand pinches. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Interp, Category = "MR Input|Rig")
	bool bLeftPinched = false;

	/** Whether the right hand is tracked. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Interp, Category = "MR Input|Rig")
	bool bRightTracked = false;

	/** Whether the right hand pinches. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Interp, Category = "MR Input|Rig")
	bool bRightPinched = false;

	/**
	 * The actor of each part: Camera is the head, joints have hand and MRTK's name, such as Left.IndexTip. A part
	 * without an actor counts as never tracked; other names are ignored.
	 */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Rig")
	TMap<FName, TObjectPtr<AActor>> Parts;

	/** The actor of a part, such as Camera or Left.IndexTip; none if there is no such part, or it was destroyed. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Rig")
	AActor* FindPart(FName Part) const;

	/** What the rig shows now, in the world's space and units. The time is 0. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Rig")
	FMRInputFrame GetFrame() const;

private:
	friend FMRInputAccess;

	void ReadFrame(mria::Frame& OutFrame) const;
	double GetWorldToMeters() const;
	FTransform GetRootTransform() const;
};
