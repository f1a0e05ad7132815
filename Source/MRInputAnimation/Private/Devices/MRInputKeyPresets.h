// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputSettings.h"

/** How a key is sent. */
enum class EMRInputKeyKind : uint8
{
	Axis, ///< An analog value only, as controllers send an axis.
	Button, ///< A press and a release only.
	AxisAndButton ///< Both: programs for HoloLens bind the axes of hand interaction as buttons too.
};

/** A key that a pinch drives. */
struct FMRInputPinchKey
{
	FName Name;
	EMRInputHand Hand = EMRInputHand::Left;
	EMRInputKeyKind Kind = EMRInputKeyKind::AxisAndButton;
};

/** The one table of presets and their keys. Game thread. */
namespace MRInputKeyPresets
{

/** The keys of a preset, or the edited ones for Custom; no empty names. */
TArray<FMRInputPinchKey> GetKeys(const UMRInputSettings& Settings);

/** The OpenXR interaction profile that a preset emulates; empty for Custom. */
FString GetInteractionProfile(EMRInputKeyPreset Preset);

/**
 * Registers the keys of all presets and settings that no other plugin has registered. Call after the other plugins
 * have started.
 */
void RegisterMissing(const UMRInputSettings& Settings);

} // namespace MRInputKeyPresets
