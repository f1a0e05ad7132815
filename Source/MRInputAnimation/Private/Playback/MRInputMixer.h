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
 * The core's mixer in a world. Keeps the owner and the origin of each layer, reads the live devices if the weights
 * leave them a share, and converts the result to a snapshot and events. The core does everything else.
 *
 * Sections of sequences are reported one by one and mixed once per evaluation of their player, by Advance. Game thread.
 */
class FMRInputMixer
{
public:
	/** The mixer of a world. Null if it has none, as before its subsystems are created and after they are destroyed. */
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

	/** Reports that ordinary playback has moved or was changed. `Events` are those that its player returned. */
	void ReportPlayback(const FMRInputPlayback& Playback, mria::Span<const mria::PlayerEvent> Passed);
	bool IsPlaybackSuspended() const { return Mixer.IsPlaybackSuspended(); }
	FMRInputPlayOptions& GetPlaybackOptions() { return PlaybackLayer.Options; }
	bool IsPlaybackOf(const UMRInputPlayerComponent& Component) const
	{
		return PlaybackLayer.Component.Get() == &Component;
	}

	/** Makes an id for a section's layer, which is valid until the section is torn down. */
	mria::LayerId MakeId(std::uint64_t Player, std::uint64_t Sequence) { return {Player, Sequence, ++LastSection}; }

	/** Reports the evaluation of a section; `Report` lacks only the source and the output. Mixed by Advance. */
	void Report(mria::LayerReport Report, const FMRInputLayerContent& Content);

	/** Reports that a section is no longer evaluated. Its input stays until Restore or until another section begins. */
	void Hold(const mria::LayerId& Id);

	/** Removes the layer of a section; its end is mixed by Advance or Apply. */
	void Drop(const mria::LayerId& Id) { Mixer.Drop(Id); }

	/** The same for callers during garbage collection, when no event may fire and no object may be created. */
	void DropLater(const mria::LayerId& Id);

	/** Mixes the sections of a player, which were all reported. */
	void Advance(std::uint64_t Player);

	/** Mixes the ends of dropped layers. */
	void Apply();

	/** Ends layers that were held. Without any, layers still end together with their sections. */
	void Restore();

	/** Ends the layers of all sections. Sections that are evaluated return with their next evaluation. */
	void DropSections();
	void DropHeld() { Mixer.DropHeld(); }

	/** See FMRInputSequenceSolo. */
	void BeginSolo(std::uint64_t Player);
	void EndSolo();

	/** Fills the snapshot with what is shown now and adds what has happened since the last call to Events. */
	void Finish();

	/** In order; they stay until they are removed. */
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
	/** The part of a layer that the core does not know. */
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
		int32 NextPlaybackId = 0; ///< The number of its next start, if assigned.
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

	/** Used in turn: a snapshot that no thread reads is filled and becomes the one shown. */
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
