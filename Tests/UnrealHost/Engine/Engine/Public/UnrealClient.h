// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** Pictures of the viewport, taken when the frame is drawn. The host draws none and remembers the request. */
struct ENGINE_API FScreenshotRequest
{
	static void RequestScreenshot(const FString& InFilename, bool, bool) { Filename = InFilename; }
	static const FString& GetFilename() { return Filename; }

private:
	static FString Filename;
};
