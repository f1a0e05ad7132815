// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputRecordingData.h"

namespace mria
{
struct Frame;
class RecordedTake;
} // namespace mria

struct FMRInputSnapshot;
class UMRInputAnimation;
class UMRInputPlaybackSubsystem;
class UMRInputRecorderSubsystem;
class UMRInputRigComponent;

/**
 * Gives the plugin's own modules access to its public classes in the core's types. Other plugins and games see neither
 * the core nor the Internal headers, so the public headers do not offer it. Game thread.
 */
struct MRINPUTANIMATION_API FMRInputAccess
{
	/** The parsed recording of an asset, for any thread. Null while the asset holds no recording. */
	static FMRInputRecordingData::FPtr GetData(const UMRInputAnimation& Animation);

	/** Sets a recording that was already read, for example on another thread. `File` is its source, if known. */
	static void SetData(
		UMRInputAnimation& Animation, const FMRInputRecordingData::FRef& Data, const FString& File = FString());

	/** The input shown now, in tracking space; null while stopped. Valid until playback next changes. */
	static const FMRInputSnapshot* FindShown(const UMRInputPlaybackSubsystem& Playback);

	/** What is recorded so far, for any thread; cheap. Empty before the first start. */
	static mria::RecordedTake TakeSnapshot(const UMRInputRecorderSubsystem& Recorder);

	/** The frame that a rig shows, relative to its root, in the axes of a recording and metres. */
	static void ReadFrame(const UMRInputRigComponent& Rig, mria::Frame& OutFrame);
};
