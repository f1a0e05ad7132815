// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Templates/SharedPointer.h"

class FMenuBuilder;
class ISequencer;
class UMovieSceneMRInputSection;

/**
 * A section's context menu. An entry that changes the section changes all selected ones with it if it is selected, in
 * one step to undo. Game thread.
 */
namespace MRInputSectionMenu
{

/** Rates that the menu offers. */
inline constexpr double Rates[] = {0.25, 0.5, 1.0, 2.0, 4.0};

/**
 * Entries outlive neither a section nor a Sequencer that is gone: they then do nothing. The binding is that of the
 * section's track; not valid for the sequence's own.
 */
void Build(FMenuBuilder& MenuBuilder, UMovieSceneMRInputSection& Section, TWeakPtr<ISequencer> Sequencer,
	const FGuid& Binding);

} // namespace MRInputSectionMenu
