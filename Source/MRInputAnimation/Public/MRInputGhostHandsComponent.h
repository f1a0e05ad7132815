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
 * Draws recorded hands, head and gaze in a level and leaves the game's input alone. Any number at once: each plays its
 * own recording or shows what the world's playback shows. Works in the editor's world too: through Set Time, or
 * following a sequence that plays there.
 *
 * Two instanced meshes, updated once a frame each, and only when the frame has changed and can be seen.
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

	/** Whether to start when the game does, if there is a recording. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands")
	bool bAutoPlay = true;

	/** How to play it. Origin, devices and channels do not count: Space and Style say where and what. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Ghost Hands")
	FMRInputPlayOptions Options;

	/** Whether the world's playback is shown while nothing of its own is. */
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

	/** Starts the recording from its beginning. Fails, saying why in the log too, if there is none. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Ghost Hands", meta = (ExpandEnumAsExecs = "ReturnValue"))
	EMRInputResult Play(FMRInputError& Error);

	/** Stands still. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Ghost Hands")
	void Pause();

	/** Goes on after Pause. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Ghost Hands")
	void Resume();

	/** Ends playing; nothing is drawn any more. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Ghost Hands")
	void Stop();

	/** While it plays or stands still, jumps to a time in the recording, in seconds. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Ghost Hands")
	void Seek(float Time);

	/** Draws the recording at a time, in seconds, and stands still there, whether it played before or not. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Ghost Hands")
	void SetTime(float Time);

	/** Seconds in the recording; 0 while nothing of its own is drawn. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Ghost Hands")
	float GetTime() const;

	/** What the component's own recording is doing. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Ghost Hands")
	EMRInputPlayStatus GetStatus() const;

	/** Changes how they look. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Ghost Hands")
	void SetStyle(const FMRInputGhostStyle& NewStyle);

	/** Brings the drawing up to date now; Tick and the functions above do so by themselves. */
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

	// The engine's shapes, for what the style leaves open: what a constructor only names by its path is not cooked.
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
