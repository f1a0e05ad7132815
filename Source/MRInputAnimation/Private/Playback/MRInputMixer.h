// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Ticker.h"
#include "CoreMinimal.h"
#include "MRInputFrame.h"
#include "MRInputRecordingData.h"
#include "MRInputSnapshot.h"
#include "MRInputTypes.h"
#include "Mria/Mixer.h"
#include "Playback/MRInputOrigin.h"

#include <array>

class FMRInputLiveInput;
class FMRInputPlayback;
class UMRInputAnimation;
class UMRInputPlayerComponent;
class UWorld;

/** What plays in a layer: ordinary playback's recording, or a section's. */
struct FMRInputLayerContent
{
	UMRInputAnimation* Animation = nullptr; ///< Has a recording.
	UMRInputPlayerComponent* Component = nullptr; ///< Its events fire there as well; null for none.
	FMRInputPlayOptions Options;
};

/** An event of the mixer, for devices and listeners. */
struct FMRInputMixedEvent
{
	FMRInputEvent Event;
	TWeakObjectPtr<UMRInputPlayerComponent> Component;
	bool bPressesKeys = false; ///< If it is a pinch.
};

/**
 * The core's mixer in a world. It knows whose layers they are and where they are put, reads the live devices where the
 * weights leave something to them, and turns the result into a snapshot and events. Everything else is the core's.
 *
 * Sections of sequences are reported one by one and mixed once per evaluation of their player, by Advance. Game thread.
 */
class FMRInputMixer
{
public:
	/** The one of that world; null without one, as before and after the life of its subsystems. */
	static TSharedPtr<FMRInputMixer> FindIn(const UWorld* InWorld);

	/** FindIn finds it until Reset. */
	static TSharedRef<FMRInputMixer> MakeFor(UWorld& InWorld);

	explicit FMRInputMixer(UWorld& InWorld);
	~FMRInputMixer();
	UE_NONCOPYABLE(FMRInputMixer);

	/** Called after sections have changed what is shown. */
	FSimpleDelegate OnChanged;

	/** The layer of ordinary playback shows this from now on. */
	void SetPlayback(const FMRInputLayerContent& Content);

	/** Ordinary playback has moved, or was changed; the events are those that its player has returned. */
	void ReportPlayback(const FMRInputPlayback& Playback, mria::Span<const mria::PlayerEvent> Passed);
	bool IsPlaybackSuspended() const { return Mixer.IsPlaybackSuspended(); }
	FMRInputPlayOptions& GetPlaybackOptions() { return PlaybackLayer.Options; }
	bool IsPlaybackOf(const UMRInputPlayerComponent& Component) const
	{
		return PlaybackLayer.Component.Get() == &Component;
	}

	/** A name for what a section shows from one evaluation to the next, until it is torn down. */
	mria::LayerId MakeId(std::uint64_t Player, std::uint64_t Sequence) { return {Player, Sequence, ++LastSection}; }

	/** A section is evaluated; `Report` has everything but the source and the output. Mixed by Advance. */
	void Report(mria::LayerReport Report, const FMRInputLayerContent& Content);

	/** A section is not evaluated any more. What it shows stays until Restore, or until another section comes. */
	void Hold(const mria::LayerId& Id);

	/** A section has nothing to show any more; its end is mixed by Advance or Apply. */
	void Drop(const mria::LayerId& Id) { Mixer.Drop(Id); }

	/** The same from where no event may fire and no object be made: while garbage is collected. */
	void DropLater(const mria::LayerId& Id);

	/** All sections of that player are reported. */
	void Advance(std::uint64_t Player);

	/** Mixes what was dropped. */
	void Apply();

	/** Ends what sections have left behind; if none has, those that are evaluated still end with their sections. */
	void Restore();

	/** Ends what sections show; those that are evaluated come back with their next evaluation. */
	void DropSections();
	void DropHeld() { Mixer.DropHeld(); }

	/** See FMRInputSequenceSolo. */
	void BeginSolo(std::uint64_t Player);
	void EndSolo();

	/** Fills the snapshot with what is shown now and adds what has happened since the last call to Events. */
	void Finish();

	/** Until somebody takes them, in order. */
	TArray<FMRInputMixedEvent> Events;

	/** The world ends: forgets everything, without an event. */
	void Reset();

	UWorld& GetWorld() const { return World; }

	/** As of the last Finish. */
	const FMRInputSnapshot& GetSnapshot() const { return Snapshots[Shown]; }
	const mria::MixResult& GetMixed() const { return GetSnapshot().Mixed; }
	bool HasLayers() const { return GetMixed().hasLayers; }
	EMRInputPlayStatus GetStatus() const;
	int32 GetNewestPlaybackId() const { return NewestId; }

	/** Of the layer whose time and status are the world's; without layers of ordinary playback. */
	UMRInputAnimation* FindAnimation() const { return FindClock(GetMixed()).Animation.Get(); }
	UMRInputPlayerComponent* FindComponent() const { return FindClock(GetMixed()).Component.Get(); }
	const FMRInputPlayOptions& GetOptions() const { return FindClock(GetMixed()).Options; }

private:
	/** A layer, in what the core does not know of it. */
	struct FLayer
	{
		mria::LayerId Id;
		TWeakObjectPtr<UMRInputAnimation> Animation;
		TWeakObjectPtr<UMRInputPlayerComponent> Component;
		FMRInputRecordingData::FPtr Data;
		TSharedPtr<const mria::EventTimeline> Events;
		FMRInputPlayOptions Options;
		mria::LayerSource Source;
		mria::LayerOutput Output;
		FMRInputOrigin Origin;
		int32 NextPlaybackId = 0; ///< The number of its next start, if it was given out.
		bool bIsHeld = false;
		bool bEndsWithSection = false;

		bool PressesKeys(EMRInputHand Hand) const
		{
			const FMRInputChannels& Channels = Options.Channels;
			return Channels.bKeys && (Hand == EMRInputHand::Left ? Channels.bLeftHand : Channels.bRightHand);
		}
	};

	struct FListener
	{
		std::uint64_t Number = 0;
		TWeakObjectPtr<UMRInputPlayerComponent> Component;
	};

	FLayer* Find(const mria::LayerId& Id);
	const FLayer& FindClock(const mria::MixResult& Mixed) const;
	TSharedPtr<const mria::EventTimeline> FindEvents(const FMRInputRecordingData::FPtr& Data) const;
	void SetContent(FLayer& Layer, const FMRInputLayerContent& Content);
	std::uint64_t FindListener(UMRInputPlayerComponent* Component);
	const mria::Frame* ReadLive();
	void SetOrigins(FMRInputSnapshot& Snapshot);
	void FillSnapshot(FMRInputSnapshot& Snapshot);
	void FillSource(mria::MixPart Part, FMRInputSnapshot& Snapshot);
	void AddEvents();
	std::size_t FindUnread() const;
	void CancelDrops();

	UWorld& World;
	mria::Mixer Mixer;
	FLayer PlaybackLayer;
	bool bIsPlaybackMoved = false; ///< The core does not know its origin yet.
	TArray<FLayer> Sections;
	TArray<FListener> Listeners;
	std::uint64_t LastListener = 0;
	std::uint64_t LastSection = 0;
	int32 NewestId = 0;
	int32 ClockId = 0; ///< The number of the start that the events belong to.
	TOptional<std::uint64_t> Solo;

	/** In turn: one that no thread reads is filled, then it is the shown one. */
	std::array<FMRInputSnapshot, 3> Snapshots;
	std::size_t Shown = 0;
	TUniquePtr<FMRInputLiveInput> Live;
	mria::Frame LiveFrame;

	// The evaluations of one player in one frame, which borders of sections may cut into several.
	std::uint64_t FramePlayer = 0;
	uint64 FrameNumber = 0;
	double FrameSeconds = 0.0; ///< Of the sequence.
	double StepSeconds = 0.0; ///< The same, of the evaluation to come.

	TArray<mria::LayerId> DroppedLater;
	FTSTicker::FDelegateHandle DropTicker;
};
