// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: marked .override., but does not override
// What puts a state back is told by what it is put back, not by a player, since 5.0.

#include "MovieSceneExecutionToken.h"

struct FCase : IMovieScenePreAnimatedGlobalToken
{
#ifdef CURED
	virtual void RestoreState(const UE::MovieScene::FRestoreStateParams&) override {}
#else
	virtual void RestoreState(IMovieScenePlayer&) override {}
#endif
};
