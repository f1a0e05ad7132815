// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class UMovieSceneMRInputSection;

/** What Sequencer says about a section. Game thread. */
namespace MRInputSectionText
{

/** The recording's name and length, and rate and loop where they are not the usual ones. */
FText MakeTitle(const UMovieSceneMRInputSection& Section);

/** The same in full, with what was recorded and what of it is shown. */
FText MakeToolTip(const UMovieSceneMRInputSection& Section);

} // namespace MRInputSectionText
