// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: MovieSceneTrack.h: No such file
// DEPENDS: Core, CoreUObject, Engine
// CURE: MovieScene
// The engine does not hand sequences out by itself.

#include "MovieSceneTrack.h"
