// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class UMRInputAnimation;
class UMovieSceneMRInputSection;

/** Texts about a section and its recording, or that of a player component. Game thread. */
namespace MRInputSectionText
{

/** The recording's name and length, and rate and loop unless they have their defaults. */
FText MakeTitle(const UMovieSceneMRInputSection& Section, const UMRInputAnimation* Animation);

/** All details, including the recorded channels and those that are shown. */
FText MakeToolTip(const UMovieSceneMRInputSection& Section, const UMRInputAnimation* Animation);

} // namespace MRInputSectionText
