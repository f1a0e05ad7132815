// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class UWorld;

/** What playback and recording of a world are doing, for the console and the line on screen. Game thread. */
namespace MRInputStatus
{

/** "PinchDrag playing, 1.20 of 4.00 s, rate 1, looped 2 times, drives head, left hand" or "nothing plays". */
FString DescribePlayback(const UWorld& World);

/** "recording, 12.3 s, 0.8 MB", or "nothing recorded". */
FString DescribeRecording(const UWorld& World);

} // namespace MRInputStatus
