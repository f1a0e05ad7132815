// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Templates/SharedPointer.h"

class FMenuBuilder;
class ISequencer;
class UMovieSceneMRInputSection;

/**
 * A section's context menu. If the section is selected, an entry changes all selected sections in one undo step. Game
 * thread.
 */
namespace MRInputSectionMenu
{

/** Rates that the menu offers. */
inline constexpr double Rates[] = {0.25, 0.5, 1.0, 2.0, 4.0};

/**
 * Entries do nothing if the section or Sequencer no longer exists. The binding is that of the section's track; invalid
 * for an unbound track.
 */
void Build(FMenuBuilder& MenuBuilder, UMovieSceneMRInputSection& Section, TWeakPtr<ISequencer> Sequencer,
	const FGuid& Binding);

} // namespace MRInputSectionMenu
