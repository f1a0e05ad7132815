// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: MovieSceneTrackEditor.h: No such file
// DEPENDS: Core, CoreUObject, Engine, MovieScene, SlateCore, Slate, UnrealEd
// CURE: Sequencer
// Track editors are in the editor's module, not with the tracks.

#include "MovieSceneTrackEditor.h"
