// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Subsystems/Subsystem.h"

#include "LocalPlayerSubsystem.generated.h"

class APlayerController;
class ULocalPlayer;

UCLASS(Abstract)
class ENGINE_API ULocalPlayerSubsystem : public USubsystem
{
	GENERATED_BODY()

public:
	ULocalPlayerSubsystem() = default;

	template <typename LocalPlayerType = ULocalPlayer>
	LocalPlayerType* GetLocalPlayer() const
	{
		return Cast<LocalPlayerType>(GetOuter());
	}
};
