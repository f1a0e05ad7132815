// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/Optional.h"
#include "UObject/SoftObjectPtr.h"

enum class EPlaySessionWorldType : uint8
{
	PlayInEditor,
	SimulateInEditor
};

/** How to start play in the editor; the host takes note of it and starts nothing. */
struct FRequestPlaySessionParams
{
	EPlaySessionWorldType WorldType = EPlaySessionWorldType::PlayInEditor;
	TOptional<FVector> StartLocation;
	TOptional<FRotator> StartRotation;
	FString GlobalMapOverride;
};
