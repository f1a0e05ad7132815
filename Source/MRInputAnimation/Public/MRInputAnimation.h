// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputEngineCompat.h"
#include "MRInputFrame.h"
#include "MRInputTypes.h"
#include "UObject/Object.h"

#include "MRInputAnimation.generated.h"

class FMRInputRecordingData;
struct FMRInputAccess;
class UAssetImportData;
class UCurveFloat;
class UCurveVector;
struct FRichCurve;

/**
 * A recording of mixed-reality input: head, hands, pinch, gaze and markers. Keeps the bytes of the file unchanged, so
 * that an export returns them; the parsed recording is shared by everything that samples it. Game thread.
 */
UCLASS(BlueprintType, HideCategories = (Object))
class MRINPUTANIMATION_API UMRInputAnimation : public UObject
{
	GENERATED_BODY()

public:
	/**
	 * Sets the bytes of a file. On failure nothing changes and OutError says why, with `Source` as the file's name. A
	 * 2019 file without a header is refused, with the remedy. The caller handles undo and the package's dirty flag.
	 */
	bool SetBytes(TArray<uint8> InBytes, const FString& Source, FMRInputError& OutError);

	/**
	 * The file's bytes, unchanged; empty before the first SetBytes. A loaded asset whose bytes cannot be parsed has no
	 * recording but keeps the bytes, to be exported or saved again.
	 */
	const TArray<uint8>& GetBytes() const;

	/** The name of the file it was loaded from at run time, otherwise the asset's name. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	FString GetDisplayName() const;

	/** Whether there is anything to play. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	bool HasRecording() const { return Data.IsValid(); }

	/** Seconds from the first to the last recorded pose. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	float GetDuration() const;

	/** Time of the first pose in seconds: usually near 0, but not in early files. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	float GetStartTime() const;

	/** The format of the file: mrtk-1.0, mrtk-1.1 or documented-1.1. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	FString GetFormat() const;

	/** Whether the head's pose was recorded. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	bool HasHead() const;

	/** Whether this hand was ever seen. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	bool HasHand(EMRInputHand Hand) const;

	/** Whether eye gaze was recorded. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	bool HasGaze() const;

	/** Number of keys in all curves. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	int32 GetKeyCount() const;

	/** The named moments, in the order of the file. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	TArray<FMRInputMarker> GetMarkers() const;

	/**
	 * All input at a time in seconds, clamped to the recording. Poses are in the recording's own space, in Unreal's
	 * axes; lengths are scaled by World To Meters (100 if that is not above 0). An asset without a recording returns an
	 * empty frame.
	 */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording", meta = (AdvancedDisplay = "WorldToMeters, bAsStored"))
	FMRInputFrame SampleAt(float Time, float WorldToMeters = 100.0f, bool bAsStored = false) const;

	/** All findings about the recording, worst first. */
	UFUNCTION(BlueprintCallable, BlueprintPure = false, Category = "MR Input|Recording")
	TArray<FMRInputFinding> Validate() const;

	/** The names of all curves that have keys, such as Left.IndexTip.PositionX. */
	UFUNCTION(BlueprintCallable, BlueprintPure = false, Category = "MR Input|Curves")
	TArray<FString> GetCurveNames() const;

	/**
	 * The curve of that name, key by key and in the recording's own axes (Unity's) and metres; flags are 0 and 1.
	 * False, with OutCurve empty, if there is no such curve or it has no keys.
	 */
	bool GetRichCurve(const FString& CurveName, FRichCurve& OutCurve) const;

	/** Creates a float curve from one recorded curve, such as Left.IndexTip.PositionX, in the recording's axes and
	 * metres. */
	UFUNCTION(BlueprintCallable, BlueprintPure = false, Category = "MR Input|Curves",
		meta = (ExpandEnumAsExecs = "ReturnValue"))
	EMRInputResult CreateFloatCurve(const FString& CurveName, UCurveFloat*& Curve, FMRInputError& Error) const;

	/**
	 * Creates a vector curve from three curves, such as Left.IndexTip.Position or Gaze.Direction, in the recording's
	 * axes and metres. One of the three that has no keys is 0.
	 */
	UFUNCTION(BlueprintCallable, BlueprintPure = false, Category = "MR Input|Curves",
		meta = (ExpandEnumAsExecs = "ReturnValue"))
	EMRInputResult CreateVectorCurve(const FString& CurveName, UCurveVector*& Curve, FMRInputError& Error) const;

	//~ Begin UObject interface
	virtual void Serialize(FArchive& Ar) override;
	virtual void PostInitProperties() override;
	virtual void GetResourceSizeEx(FResourceSizeEx& CumulativeResourceSize) override;
#if WITH_EDITORONLY_DATA
#if MRINPUT_TAGS_HAVE_CONTEXT
	virtual void GetAssetRegistryTags(FAssetRegistryTagsContext Context) const override;
#else
	virtual void GetAssetRegistryTags(TArray<FAssetRegistryTag>& OutTags) const override;
#endif
#endif
#if WITH_EDITOR
#if MRINPUT_VALIDATION_HAS_CONTEXT
	virtual EDataValidationResult IsDataValid(class FDataValidationContext& Context) const override;
#else
	// UNCONFIRMED(validation-of-52): on 5.2 IsDataValid with an array of texts is still the right one [compile].
	virtual EDataValidationResult IsDataValid(TArray<FText>& ValidationErrors) override;
#endif
#endif
	//~ End UObject interface

#if WITH_EDITORONLY_DATA
	/** Where the recording was imported from. */
	UPROPERTY(VisibleAnywhere, Instanced, Category = "ImportSettings")
	TObjectPtr<UAssetImportData> AssetImportData;
#endif

private:
	friend FMRInputAccess;

	void SetData(const TSharedRef<const FMRInputRecordingData, ESPMode::ThreadSafe>& InData, const FString& File);

	/** The file's name without folder and extension; empty for an asset. */
	FString FileName;

	/** Keeps bytes that it cannot parse, and logs that. Called on any thread, like loading. */
	void TakeLoadedBytes(TArray<uint8>&& Loaded);

	TSharedPtr<const FMRInputRecordingData, ESPMode::ThreadSafe> Data;

	/** Only without Data: loaded bytes that are not a recording. */
	TArray<uint8> UnreadBytes;
};
