// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Components/SceneComponent.h"
#include "CoreMinimal.h"
#include "MRInputGhostStyle.h"
#include "MRInputTypes.h"

#include "MRInputGhostHandsComponent.generated.h"

class FMRInputPlayback;
class UInstancedStaticMeshComponent;
class UMRInputAnimation;
struct FMRInputGhostPose;
struct FMRInputSnapshot;

/**
 * Draws recorded hands, head and gaze in a level without affecting the game's input. There can be any number of them:
 * each plays its own recording or follows the world's playback. Also works in the editor's world, through Set Time or
 * by following a sequence.
 *
 * Uses two instanced meshes, updated at most once per frame, and only if the frame has changed and can be seen.
 */
UCLASS(ClassGroup = "MR Input", meta = (BlueprintSpawnableComponent, DisplayName = "MR Input Ghost Hands"))
class MRINPUTANIMATION_API UMRInputGhostHandsComponent : public USceneComponent
{
	GENERATED_BODY()

public:
	UMRInputGhostHandsComponent();

	/** The recording to draw. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands")
	TObjectPtr<UMRInputAnimation> Animation;

	/** Start playing on Begin Play, if there is a recording. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands")
	bool bAutoPlay = true;

	/** How to play it. Origin, devices and channels are ignored: Space and Style decide where and what. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands")
	FMRInputPlayOptions Options;

	/** Show the world's playback while this component plays nothing itself. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands")
	bool bFollowPlayback = false;

	/** Where they are drawn. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands")
	EMRInputGhostSpace Space = EMRInputGhostSpace::Component;

	/** Where the recording's origin is in the world, for the space World. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands",
		meta = (EditCondition = "Space == EMRInputGhostSpace::World"))
	FTransform WorldOrigin = FTransform::Identity;

	/** How they look. */
	UPROPERTY(EditAnywhere, BlueprintReadOnly, Category = "MR Input|Ghost Hands")
	FMRInputGhostStyle Style;

	/** Plays the recording from its start. Fails if there is none; the error is also logged. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Ghost Hands", meta = (ExpandEnumAsExecs = "ReturnValue"))
	EMRInputResult Play(FMRInputError& Error);

	/** Pauses playback. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Ghost Hands")
	void Pause();

	/** Continues after Pause. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Ghost Hands")
	void Resume();

	/** Stops playback and hides the hands. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Ghost Hands")
	void Stop();

	/** Seeks to a time in the recording, in seconds, while it plays or is paused. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Ghost Hands")
	void Seek(float Time);

	/** Draws the recording at a time, in seconds, and pauses there, whether it played before or not. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Ghost Hands")
	void SetTime(float Time);

	/** Seconds in the component's own recording; 0 while that is not drawn. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Ghost Hands")
	float GetTime() const;

	/** What the component's own recording is doing. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Ghost Hands")
	EMRInputPlayStatus GetStatus() const;

	/** Changes how they look. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Ghost Hands")
	void SetStyle(const FMRInputGhostStyle& NewStyle);

	/** Updates the meshes now; Tick and the functions above do so anyway. */
	void Refresh();

	//~ Begin UActorComponent interface
	virtual void BeginPlay() override;
	virtual void EndPlay(const EEndPlayReason::Type EndPlayReason) override;
	virtual void TickComponent(
		float DeltaTime, enum ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction) override;
	virtual void OnComponentDestroyed(bool bDestroyingHierarchy) override;
	//~ End UActorComponent interface

protected:
	//~ Begin UActorComponent interface
	virtual void OnRegister() override;
	virtual void OnUnregister() override;
	//~ End UActorComponent interface

private:
	bool Begin();
	void DropEvents();
	void HandleShown();
	bool CanBeSeen() const;
	bool FindFrame();
	void PutInSpace();
	void Draw();
	void Hide();
	void MakeMeshes();
	UInstancedStaticMeshComponent* MakeMesh(int32 Count);
	void ApplyStyle();

	// The engine's shapes, where the style sets none. Hard references: the cooker ignores soft paths of a constructor.
	UPROPERTY()
	TObjectPtr<UStaticMesh> DefaultJointMesh;

	UPROPERTY()
	TObjectPtr<UStaticMesh> DefaultBoneMesh;

	UPROPERTY()
	TObjectPtr<UMaterialInterface> DefaultMaterial;

	UPROPERTY(Transient, DuplicateTransient)
	TObjectPtr<UInstancedStaticMeshComponent> Joints;

	UPROPERTY(Transient, DuplicateTransient)
	TObjectPtr<UInstancedStaticMeshComponent> Bones;

	// Shared pointers, since they may point to types that are not known here.
	TSharedPtr<FMRInputPlayback> Playback;
	TSharedPtr<FMRInputSnapshot> Current;
	TSharedPtr<FMRInputGhostPose> Pose;

	/** The time at which Current was sampled from Playback. */
	TOptional<double> SampledTime;
	bool bIsStyleApplied = false;

	FDelegateHandle ShownHandle;

	/** Whether the meshes ignore where the component is. */
	bool bIsPlacedInWorld = false;
};
