// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Engine/DeveloperSettings.h"
#include "MRInputRecordTypes.h"
#include "MRInputTypes.h"
#include "UObject/SoftObjectPtr.h"

#include "MRInputSettings.generated.h"

class UInputAction;

/** How the recorded head reaches the game. */
UENUM()
enum class EMRInputHeadRoute : uint8
{
	Never UMETA(ToolTip = "Recordings do not move the head."),
	WithoutHeadset UMETA(ToolTip = "The recorded head is used while no headset is connected."),
	Always UMETA(ToolTip = "The recorded head is also used with a headset. The headset keeps displaying, but the game "
						   "sees the recorded head."),
};

/** The way on which recorded input reaches the game. */
UENUM()
enum class EMRInputRoute : uint8
{
	Devices UMETA(ToolTip = "The plugin's own devices: motion controller, hand tracker, head, eyes and keys."),
	OpenXR UMETA(DisplayName = "OpenXR",
		ToolTip = "Below the engine's OpenXR plugin, which then sees the recorded head, "
				  "hands and gaze, as does all that is built on it. Without an OpenXR "
				  "runtime the devices are used."),
};

/** The device whose keys a recorded pinch presses. */
UENUM()
enum class EMRInputKeyPreset : uint8
{
	HandInteraction UMETA(DisplayName = "HoloLens, hand interaction", ToolTip = "Select and grip of hand interaction."),
	OculusTouch UMETA(ToolTip = "Trigger and grip of Oculus Touch controllers, each as axis and click."),
	ValveIndex UMETA(ToolTip = "Trigger of Valve Index controllers as axis and click, grip as axis and force."),
	HTCVive UMETA(DisplayName = "HTC Vive", ToolTip = "Trigger of HTC Vive controllers as axis and click, grip click."),
	WindowsMR UMETA(DisplayName = "Windows Mixed Reality",
		ToolTip = "Trigger of Windows Mixed Reality controllers as axis and click, grip click."),
	Custom UMETA(ToolTip = "The keys listed under Keys."),
};

/** A key that a recorded pinch presses. */
USTRUCT()
struct MRINPUTANIMATION_API FMRInputKeyBinding
{
	GENERATED_BODY()

	/** The hand whose pinch presses it. */
	UPROPERTY(EditAnywhere, Category = "MR Input|Keys")
	EMRInputHand Hand = EMRInputHand::Left;

	/** The key's name. It is pressed and released on edges; an axis also gets an analog value of 0 or 1. */
	UPROPERTY(EditAnywhere, Category = "MR Input|Keys")
	FName Key;
};

/** An input action that a recorded pinch triggers. */
USTRUCT()
struct MRINPUTANIMATION_API FMRInputActionBinding
{
	GENERATED_BODY()

	/** The hand whose pinch triggers it. */
	UPROPERTY(EditAnywhere, Category = "MR Input|Keys")
	EMRInputHand Hand = EMRInputHand::Left;

	/** The action; it gets the value 1 in every frame of the pinch. */
	UPROPERTY(EditAnywhere, Category = "MR Input|Keys")
	TSoftObjectPtr<UInputAction> Action;
};

/** Project Settings, Plugins, MR Input: how recorded input reaches the game. */
UCLASS(Config = Engine, DefaultConfig, meta = (DisplayName = "MR Input"))
class MRINPUTANIMATION_API UMRInputSettings : public UDeveloperSettings
{
	GENERATED_BODY()

public:
	UMRInputSettings();

	/** The device whose keys a pinch presses. The VR Template listens to controllers, not to hand interaction. */
	UPROPERTY(Config, EditAnywhere, Category = "MR Input|Keys")
	EMRInputKeyPreset KeyPreset = EMRInputKeyPreset::HandInteraction;

	/** Keys that a pinch presses if the preset is Custom. Keys that no plugin has registered are added. */
	UPROPERTY(Config, EditAnywhere, Category = "MR Input|Keys",
		meta = (EditCondition = "KeyPreset == EMRInputKeyPreset::Custom"))
	TArray<FMRInputKeyBinding> Keys;

	/** Input actions that a pinch triggers in addition to those mapped to the keys. */
	UPROPERTY(Config, EditAnywhere, Category = "MR Input|Keys")
	TArray<FMRInputActionBinding> Actions;

	/**
	 * The route by which recorded input reaches the game. Takes effect when the engine starts. On HoloLens the default
	 * is OpenXR; another route there is set in Config/HoloLens/HoloLensEngine.ini.
	 */
	UPROPERTY(Config, EditAnywhere, Category = "MR Input|Devices", meta = (ConfigRestartRequired = true))
	EMRInputRoute Route = EMRInputRoute::Devices;

	/** When the recorded head replaces the headset's. */
	UPROPERTY(Config, EditAnywhere, Category = "MR Input|Devices")
	EMRInputHeadRoute HeadRoute = EMRInputHeadRoute::WithoutHeadset;

	/** Device type name of the recorded hands' tracker, for code that looks for a certain tracker. */
	UPROPERTY(Config, EditAnywhere, Category = "MR Input|Devices")
	FName HandTrackerName = TEXT("OpenXRHandTracking");

	/** Also provide the long motion source names: HandTrackingLeftIndexTip as well as LeftIndexTip. */
	UPROPERTY(Config, EditAnywhere, Category = "MR Input|Devices")
	bool bLongMotionSources = true;

	/** Default play options of the console commands and the command line. */
	UPROPERTY(Config, EditAnywhere, Category = "MR Input|Playback")
	FMRInputPlayOptions PlayOptions;

	/** Height of the first recorded head above the origin of tracking space when the Floor option lifts it. */
	UPROPERTY(Config, EditAnywhere, Category = "MR Input|Playback", meta = (ClampMin = "0", Units = "cm"))
	float EyeHeight = 160.0f;

	/** Shows on screen what is being played and recorded, like the console variable MRInput.ShowStatus. */
	UPROPERTY(Config, EditAnywhere, Category = "MR Input|Playback")
	bool bShowStatus = false;

	/** Default record options of the console commands and the command line. */
	UPROPERTY(Config, EditAnywhere, Category = "MR Input|Recording")
	FMRInputRecordOptions RecordOptions;

	/** Where recordings are saved; relative to the project's Saved folder. */
	UPROPERTY(Config, EditAnywhere, Category = "MR Input|Recording")
	FString RecordingFolder = TEXT("MRInput");

	/** The default route of a platform. `Platform` is FPlatformProperties::IniPlatformName. */
	static EMRInputRoute GetDefaultRoute(const FString& Platform);

	/** Whether Route is OpenXR, read from the configuration, so that it works before objects exist. */
	static bool IsBelowOpenXR();

	//~ Begin UDeveloperSettings interface
	virtual FName GetCategoryName() const override;
	//~ End UDeveloperSettings interface
};
