// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class UMRInputAnimation;
class UMovieSceneMRInputSection;

/** Texts about a section and the recording that it shows, its own or that of a player. Game thread. */
namespace MRInputSectionText
{

/** The recording's name and length, and rate and loop where they are not the usual ones. */
FText MakeTitle(const UMovieSceneMRInputSection& Section, const UMRInputAnimation* Animation);

/** The same in full, with the recorded channels and those that are shown. */
FText MakeToolTip(const UMovieSceneMRInputSection& Section, const UMRInputAnimation* Animation);

} // namespace MRInputSectionText
