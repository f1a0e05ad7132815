// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

namespace EMovieScenePlayerStatus
{
enum Type
{
	Stopped,
	Playing,
	Scrubbing,
	Paused = 5,
	MAX
};
} // namespace EMovieScenePlayerStatus
