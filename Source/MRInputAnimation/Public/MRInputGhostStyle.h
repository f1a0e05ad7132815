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

/** How ghost hands look. Apply changes with Set Style; in the editor they apply at once. */
USTRUCT(BlueprintType)
struct MRINPUTANIMATION_API FMRInputGhostStyle
{
	GENERATED_BODY()

	/** Mesh of joints and head, 100 units wide. The engine's sphere by default. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands")
	TSoftObjectPtr<UStaticMesh> JointMesh;

	/** Mesh of bones and gaze, 100 units long along Z. The engine's cylinder by default. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands")
	TSoftObjectPtr<UStaticMesh> BoneMesh;

	/** Material of all meshes; must support instanced static meshes. By default a mesh keeps its own material. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands")
	TSoftObjectPtr<UMaterialInterface> Material;

	/** The material's vector parameter for the colour. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, AdvancedDisplay, Category = "MR Input|Ghost Hands")
	FName ColorParameter = TEXT("Color");

	/** Colour of joints and head. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands")
	FLinearColor JointColor = FLinearColor(0.1f, 0.6f, 1.0f);

	/** Colour of bones and gaze. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands")
	FLinearColor BoneColor = FLinearColor(0.7f, 0.85f, 1.0f);

	/** Thickness of joints; 1 is the thickness of fingers. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands", meta = (ClampMin = "0"))
	float JointScale = 0.8f;

	/** Thickness of bones, in real centimetres. */
	UPROPERTY(
		EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands", meta = (ClampMin = "0", Units = "cm"))
	float BoneThickness = 0.7f;

	/** Depth of the head from front to back, in real centimetres. */
	UPROPERTY(
		EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands", meta = (ClampMin = "0", Units = "cm"))
	float HeadSize = 20.0f;

	/** Length of the gaze ray, in real centimetres. */
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

	/** Hide hands while they are not tracked. Otherwise they are drawn where they were around that time. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands")
	bool bHideUntracked = true;
};
