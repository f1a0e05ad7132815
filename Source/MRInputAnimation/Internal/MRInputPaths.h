// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTypes.h"

class UMRInputAnimation;

/** Finds the recording that a name or path refers to, for nodes, console and command line alike. Game thread. */
namespace MRInputPaths
{

/**
 * Finds the file of a path, with or without .bin: as given, or in the folders of the project, its recordings, its
 * saved files and its content, or in the samples of the plugin; the first that exists wins. Returns false if none
 * exists; OutFound is empty and the error lists the searched folders. For the folders in which recordings are saved,
 * see MRInputTakeFiles.h.
 */
MRINPUTANIMATION_API bool Resolve(const FString& Path, FString& OutFound, FMRInputError& OutError);

/**
 * A file as above, or an asset by its path: /Game/Hands/Reach, or what Copy Reference gives. Null on failure, with
 * OutError filled. The caller must keep the result from being garbage collected.
 */
MRINPUTANIMATION_API UMRInputAnimation* LoadNamed(const FString& Name, FMRInputError& OutError);

} // namespace MRInputPaths
