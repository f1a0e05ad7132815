// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class IMovieScenePlayer;

namespace UE::MovieScene
{
struct FRestoreStateParams
{
	IMovieScenePlayer* HostPlayer = nullptr;
};
} // namespace UE::MovieScene
