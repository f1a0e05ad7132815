// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Engine/World.h"
#include "LevelSequence.h"
#include "MRInputAnimation.h"
#include "MRInputTypes.h"
#include "Misc/FrameRate.h"
#include "Mria/Curve.h"
#include "Sequencer/MRInputBake.h"
#include "Sequencer/MRInputBakeTypes.h"
#include "Support/MRInputEditorTestFiles.h"
#include "Support/MRInputQuietKeys.h"
#include "Support/MRInputTestUndo.h"
#include "UObject/StrongObjectPtr.h"

#include <vector>

class UMRInputRigComponent;

/** A world, a level sequence and a recording for the specs of baking. Collects garbage at its end. Game thread. */
class FMRInputBakeStage
{
public:
	/** The sequence's playback range is a second longer than the recording. */
	explicit FMRInputBakeStage(const TArray<uint8>& Bytes, FFrameRate DisplayRate = FFrameRate(60, 1));
	~FMRInputBakeStage();
	UE_NONCOPYABLE(FMRInputBakeStage);

	/** Into the last rig if there is one. Fills Report and Error. */
	bool Bake(const FMRInputBakeOptions& Options = FMRInputBakeOptions());
	static FMRInputBakeOptions MakeHeadOnly();
	UMRInputRigComponent* FindRig() const;

	/** Puts a player of the sequence at a display frame; the first one if there is none yet. */
	void GoTo(int32 Frame);

	/** The same, but playing on from where it was. */
	void PlayTo(int32 Frame);

	/** Ends that player. */
	void StopPlayer();

	/** How many tracks the sequence's bindings have. */
	int32 CountTracks() const;

	/** What is planned for a recording, all of it. */
	static FMRInputBaked Plan(
		const UMRInputAnimation& InAnimation, const mria::ClipFrames& Frames, const FMRInputBakeSettings& Settings);

	/** How many display frames it takes to come to the recording's end. */
	int32 GetLastFrame() const;

	/** The good files; of those that differ only in dialect or header, which is not seen here, one. */
	static TArray<MRInputEditorTestFiles::FFile> GetFiles();

	/** The bytes of a recording in which the right hand pinches at those times, on and off in turn. */
	static TArray<uint8> MakePinching(const TArray<float>& Times);

	/** The bytes of a recording of a head alone, which has those keys to its right, in metres. */
	static TArray<uint8> MakeHead(const std::vector<mria::Keyframe>& InKeys);

	TStrongObjectPtr<UWorld> World;
	TStrongObjectPtr<ULevelSequence> Sequence;
	TStrongObjectPtr<UMRInputAnimation> Animation;
	FMRInputBakeReport Report;
	FMRInputError Error;

private:
	class ULevelSequencePlayer& GetPlayer();

	FMRInputQuietKeys Keys;
	FMRInputTestUndo Undo;

	TStrongObjectPtr<class ALevelSequenceActor> Actor;
};
