// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTypes.h"

class UMRInputAnimation;

/** Which recording a person means by a few words, the same for nodes, console and command line. Game thread. */
namespace MRInputPaths
{

/**
 * The file of that path, with or without .bin: as it stands, or under the project's folder, its recordings, its saved
 * and its content folder, or the plugin's samples; the first one that is there. False, with OutFound empty, if none is:
 * the error says where it looked. Where recordings are written is in MRInputTakeFiles.h.
 */
MRINPUTANIMATION_API bool Resolve(const FString& Path, FString& OutFound, FMRInputError& OutError);

/**
 * A file as above, or an asset by its path: /Game/Hands/Reach, or what Copy Reference gives. Null on failure, with
 * OutError filled. The result is not kept from being collected.
 */
MRINPUTANIMATION_API UMRInputAnimation* LoadNamed(const FString& Name, FMRInputError& OutError);

} // namespace MRInputPaths
