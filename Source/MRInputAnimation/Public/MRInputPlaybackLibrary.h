// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Engine/HitResult.h"
#include "Kismet/BlueprintFunctionLibrary.h"
#include "MRInputTypes.h"

#include "MRInputPlaybackLibrary.generated.h"

enum class EHandKeypoint : uint8;

/**
 * Queries of what the recording shows now: where a joint is, whether a hand pinches, what is looked at. In the world's
 * space and units. While nothing plays, every function returns false. Game thread only.
 */
UCLASS()
class MRINPUTANIMATION_API UMRInputPlaybackLibrary : public UBlueprintFunctionLibrary
{
	GENERATED_BODY()

public:
	/** Where a joint of the recorded hand is. False, with the identity, unless the hand is tracked and has that joint.
	 */
	UFUNCTION(BlueprintPure, Category = "MR Input|Playback",
		meta = (WorldContext = "WorldContextObject", ReturnDisplayName = "Is Tracked"))
	static bool GetRecordedJoint(
		const UObject* WorldContextObject, EMRInputHand Hand, EHandKeypoint Keypoint, FTransform& Transform);

	/** Whether the recorded hand is tracked now. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Playback", meta = (WorldContext = "WorldContextObject"))
	static bool IsRecordedHandTracked(const UObject* WorldContextObject, EMRInputHand Hand);

	/** Whether the recorded hand pinches now. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Playback", meta = (WorldContext = "WorldContextObject"))
	static bool IsRecordedHandPinching(const UObject* WorldContextObject, EMRInputHand Hand);

	/** Where the recorded head is; +X is forward. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Playback",
		meta = (WorldContext = "WorldContextObject", ReturnDisplayName = "Has Head"))
	static bool GetRecordedHead(const UObject* WorldContextObject, FTransform& Transform);

	/** Origin and direction of the recorded gaze; the direction is normalized. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Playback",
		meta = (WorldContext = "WorldContextObject", ReturnDisplayName = "Has Gaze"))
	static bool GetRecordedGaze(const UObject* WorldContextObject, FVector& Origin, FVector& Direction);

	/** Traces the recorded gaze against the Visibility channel, up to Max Distance. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Playback",
		meta = (WorldContext = "WorldContextObject", ReturnDisplayName = "Has Hit"))
	static bool TraceRecordedGaze(const UObject* WorldContextObject, FHitResult& Hit, float MaxDistance = 10000.0f);

	/** Seeks to the first marker with that name. Fails without seeking if nothing plays or there is no such marker. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Markers",
		meta = (WorldContext = "WorldContextObject", ExpandEnumAsExecs = "ReturnValue"))
	static EMRInputResult SeekToMarker(const UObject* WorldContextObject, const FString& Name);
};
