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
	Static,
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

enum class EAttachmentRule : uint8
{
	KeepRelative,
	KeepWorld,
	SnapToTarget,
};

/** In the engine one rule each for location, rotation and scale. */
struct ENGINE_API FAttachmentTransformRules
{
	static FAttachmentTransformRules KeepRelativeTransform;

	FAttachmentTransformRules(EAttachmentRule InRule, bool)
		: Rule(InRule)
	{
	}

	EAttachmentRule Rule;
};
