// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Mria/Blend.h"
#include "Mria/Events.h"
#include "Mria/Frame.h"
#include "Sequencer/MRInputSequenceLayer.h"

#include <array>

class FMRInputLiveInput;
struct FMRInputSnapshot;
class UMRInputPlaybackSubsystem;

/**
 * Plays the sections of sequences through a world's playback, which plays one recording: that of the layer with the
 * most weight, of equal ones that which began last. It is begun, and tells its events, while that weight is at least
 * half; below, its poses are shown without. The other layers' poses, and the real devices' where the weights do not
 * come to 1, are blended in.
 *
 * Head, gaze and each hand are blended among the layers that carry them only. A hand that the front layer does not
 * carry is told by the one that has the most weight of those that do, which plays beside it for that.
 *
 * While a section is evaluated it has the playback; another recording that is started meanwhile is replaced in the
 * sequence's next frame. Game thread.
 */
class FMRInputSequenceDriver
{
public:
	explicit FMRInputSequenceDriver(UMRInputPlaybackSubsystem& InPlayback);
	~FMRInputSequenceDriver();
	UE_NONCOPYABLE(FMRInputSequenceDriver);

	/** What plays the sections of sequences in that world. */
	static FMRInputSequenceDriver& Get(const UMRInputPlaybackSubsystem& InPlayback);

	/** A name for a layer; never 0. */
	int32 MakeId() { return ++LastId; }

	/** A section was evaluated. Its first time makes the layer. */
	void Update(int32 LayerId, const FMRInputSectionStep& Step);

	/** A section is not evaluated any more. What it shows stays until Restore, or until another section comes. */
	void Leave(int32 LayerId);

	/** A section has nothing to show any more: what it showed ends at once. */
	void Drop(int32 LayerId);

	/** Ends what sections have left, and what is evaluated still with its section. Whether it ended the last of it. */
	bool Restore();

	/** Forgets everything, telling nothing: the world ends. */
	void Reset();

	/** See FMRInputSequenceSolo. */
	void BeginSolo();
	void EndSolo();

	/** Whether the playback of that number is one of a sequence. */
	bool IsDriving(int32 PlaybackId) const { return FrontId != 0 && PlaybackId == DrivenId; }

	/** Adds to the front layer's frame what the others and the real devices have. */
	void BlendInto(FMRInputSnapshot& Shown);

	/**
	 * Leaves of the front layer's events, which begin at that index, out what others tell, and adds what they do; then
	 * tells the devices whose hands they show. Whoever hears of a key may change everything.
	 */
	void MixEvents(TArray<FMRInputEvent>& Events, int32 FirstNew);

private:
	FMRInputSequenceLayer* Find(int32 LayerId);
	FMRInputSequenceLayer& FindOrAdd(int32 LayerId);
	const FMRInputSequenceLayer* FindFront() const;
	bool IsMine() const;
	bool IsMixedIn(const FMRInputSequenceLayer& Layer, const FMRInputSequenceLayer& Front) const;
	FMRInputSequenceLayer& FindOwner(mria::Hand Hand, FMRInputSequenceLayer& Front);
	bool IsBeside(const FMRInputSequenceLayer& Layer, const FMRInputSequenceLayer& Front) const;
	FMRInputChannels GetChannels(const FMRInputSequenceLayer& Front) const;
	void TellDevices(FMRInputSequenceLayer& Front);
	bool Note(const FMRInputEvent& Event);
	void TakeBeside(TArray<FMRInputEvent>& Events);
	void Retell(mria::Hand Hand, const mria::HandInput& Wanted, TArray<FMRInputEvent>& Events, int32& Index);
	void StepFront(int32 LayerId);
	void StepBack(int32 LayerId);
	void StepBeside(int32 LayerId);
	void FinishBefore(const FMRInputSequenceLayer& Next);
	bool GoesOn(const FMRInputSequenceLayer& Next);
	void TakeOver(const FMRInputSequenceLayer& Layer);
	void Show(int32 LayerId);
	void Begin(int32 LayerId, double Position);
	void GoTo(double Position, bool bTells);
	void Wait(double Position);
	void Remove(int32 LayerId);
	void End();
	void AddOthers(
		FMRInputSequenceLayer& Front, FMRInputSnapshot& Shown, mria::FrameBlend& Blend, mria::Frame& Leading);
	const mria::Frame* ReadLive(const FMRInputSnapshot& Shown);

	UMRInputPlaybackSubsystem& Playback;
	TArray<FMRInputSequenceLayer> Layers;
	TArray<FMRInputSequenceLayer> Aside; ///< Of others, during a solo.
	TArray<const void*> Unheard; ///< Whose they are.
	TUniquePtr<FMRInputLiveInput> Live;
	mria::Frame LiveFrame;
	TArray<FMRInputSequenceLayer*> Order; ///< Only while it blends.
	TArray<FMRInputEvent> BesideEvents; ///< Only while it mixes.
	mria::InputState Told; ///< Since the playback began.
	std::array<int32, mria::kHandCount> OwnerIds = {}; ///< Who told the hands last.
	int32 LastId = 0;
	int32 FrontId = 0; ///< The layer whose recording the playback has.
	int32 DrivenId = 0; ///< The number of that playback.
	double ShownPosition = 0.0;
	bool bHasBegun = false; ///< It tells events.
};
