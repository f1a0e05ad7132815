// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/SoftObjectPtr.h"

#include "MRInputGhostStyle.generated.h"

class UMaterialInterface;
class UStaticMesh;

/** Where ghost hands are drawn. */
UENUM(BlueprintType)
enum class EMRInputGhostSpace : uint8
{
	Component UMETA(ToolTip = "The recording's origin is the component, which may move, turn and scale it."),
	Player UMETA(ToolTip = "In the player's tracking space, where devices would show them."),
	World UMETA(ToolTip = "The recording's origin is World Origin."),
};

/** How ghost hands look. Set Style takes a change; in the editor any change is taken at once. */
USTRUCT(BlueprintType)
struct MRINPUTANIMATION_API FMRInputGhostStyle
{
	GENERATED_BODY()

	/** Drawn at each joint and for the head: 100 units wide. The engine's sphere if none is chosen. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands")
	TSoftObjectPtr<UStaticMesh> JointMesh;

	/** Drawn from joint to joint and along the gaze: 100 units long along Z. The engine's cylinder if none is chosen.
	 */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands")
	TSoftObjectPtr<UStaticMesh> BoneMesh;

	/** Of joints and bones; must be made for instanced meshes. If none is chosen, a chosen mesh has its own. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands")
	TSoftObjectPtr<UMaterialInterface> Material;

	/** The material's parameter that takes the colours. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, AdvancedDisplay, Category = "MR Input|Ghost Hands")
	FName ColorParameter = TEXT("Color");

	/** Of joints and head. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands")
	FLinearColor JointColor = FLinearColor(0.1f, 0.6f, 1.0f);

	/** Of bones and gaze. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands")
	FLinearColor BoneColor = FLinearColor(0.7f, 0.85f, 1.0f);

	/** How thick joints are; 1 is as thick as fingers. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands", meta = (ClampMin = "0"))
	float JointScale = 0.8f;

	/** How thick bones are, in real centimetres. */
	UPROPERTY(
		EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands", meta = (ClampMin = "0", Units = "cm"))
	float BoneThickness = 0.7f;

	/** How deep the head is from front to back, in real centimetres. */
	UPROPERTY(
		EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands", meta = (ClampMin = "0", Units = "cm"))
	float HeadSize = 20.0f;

	/** How far the gaze is drawn, in real centimetres. */
	UPROPERTY(
		EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands", meta = (ClampMin = "0", Units = "cm"))
	float GazeLength = 200.0f;

	/** Whether the left hand is drawn. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands")
	bool bShowLeftHand = true;

	/** Whether the right hand is drawn. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands")
	bool bShowRightHand = true;

	/** Whether the head is drawn. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands")
	bool bShowHead = true;

	/** Whether the gaze is drawn. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands")
	bool bShowGaze = true;

	/** Whether a hand that the headset did not see is left out, or drawn where it was around that time. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands")
	bool bHideUntracked = true;
};
