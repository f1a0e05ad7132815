// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputRecordingData.h"
#include "Mria/ClipTime.h"
#include "Mria/Overview.h"

class ISequencer;
class UMRInputAnimation;
class UMRInputPlayerComponent;
class UMovieSceneMRInputSection;

/** Finds the recording that a section shows in the sequence editor. Game thread. */
namespace MRInputSectionSource
{

/**
 * The first player component among the objects bound in the focused sequence; null if there is none, or no sequence
 * editor.
 */
UMRInputPlayerComponent* FindPlayer(ISequencer* Sequencer, const FGuid& Binding);

/**
 * The section's own recording, or that of the bound actor's player component, as in playback; null if there is none.
 */
UMRInputAnimation* FindAnimation(const UMovieSceneMRInputSection& Section, ISequencer* Sequencer, const FGuid& Binding);

/** The section with that recording, in the ticks of its movie scene. */
mria::ClipTime MakeClip(const UMovieSceneMRInputSection& Section, const UMRInputAnimation* Animation);

/**
 * The overview of a recording, created once for all sections that show it, however often Sequencer creates its
 * sections again, because an hour takes a noticeable time. Kept until the recording is released; null without one.
 */
MRINPUTANIMATIONEDITOR_API TSharedPtr<const mria::Overview> FindOverview(const FMRInputRecordingData::FPtr& Data);

} // namespace MRInputSectionSource
