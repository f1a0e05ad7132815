// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Engine/EngineBaseTypes.h"

namespace EWorldType
{
enum Type
{
	None,
	Game,
	Editor,
	PIE,
	EditorPreview,
};
} // namespace EWorldType

/** What a trace asks for. The engine has channels of a project's own besides. */
enum ECollisionChannel : int
{
	ECC_Visibility = 3,
};

namespace EEndPlayReason
{
enum Type : int
{
	Destroyed,
	LevelTransition,
	RemovedFromWorld = 3,
	Quit,
};
} // namespace EEndPlayReason

namespace EComponentMobility
{
enum Type : int
{
	Movable = 2,
};
} // namespace EComponentMobility

namespace ECollisionEnabled
{
enum Type : int
{
	NoCollision,
	QueryAndPhysics = 3,
};
} // namespace ECollisionEnabled

enum class ESpawnActorCollisionHandlingMethod : uint8
{
	Undefined,
};

enum class ETeleportType : uint8
{
	None,
	ResetPhysics = 2,
};

/** In the engine one rule each for location, rotation and scale. The host keeps relative transforms only. */
struct ENGINE_API FAttachmentTransformRules
{
	static FAttachmentTransformRules KeepRelativeTransform;

private:
	FAttachmentTransformRules() = default;
};
