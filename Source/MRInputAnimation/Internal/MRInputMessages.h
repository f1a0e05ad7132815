// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputFrame.h"
#include "MRInputTypes.h"

namespace mria
{
struct Error;
struct Finding;
} // namespace mria

MRINPUTANIMATION_API DECLARE_LOG_CATEGORY_EXTERN(LogMRInput, Log, All);

/** Every text that a user reads, translated; the core's errors and findings in Unreal's words. Any thread. */
namespace MRInputMessages
{

/** `Source` names the file or asset; the text shows only its last part. If empty, the text says "the recording". */
MRINPUTANIMATION_API FMRInputError ToError(const mria::Error& Error, const FString& Source);

MRINPUTANIMATION_API FMRInputFinding ToFinding(const mria::Finding& Finding);

/**
 * An error that is not about bytes. `Detail` completes its text: why a file was not written or is too large, in words,
 * or a curve's name; the other codes need none.
 */
MRINPUTANIMATION_API FMRInputError MakeError(
	EMRInputErrorCode Code, const FString& Source, const FString& Detail = FString());

} // namespace MRInputMessages
