// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Devices/MRInputActions.h"
#include "Devices/MRInputEngineSlot.h"
#include "Devices/MRInputFeatureRegistration.h"
#include "Devices/MRInputHandTracker.h"
#include "Devices/MRInputMotionController.h"
#include "MRInputFrame.h"
#include "MRInputTypes.h"

#include <atomic>

class FMRInputEyeTracker;
class FMRInputFrameSource;
class FMRInputKeys;
class FMRInputTrackingSystem;
struct FMRInputSnapshot;
class IEyeTracker;
class IXRTrackingSystem;
class UWorld;

/**
 * The devices that show a recording to the game: motion controller, hand tracker, tracking system, eye tracker, keys
 * and input actions. They exist for the whole process, as those of the engine do, so one playback drives them at a
 * time: the last one that started. When it ends, the previous one drives again. Registered only while a playback
 * drives them.
 *
 * Real devices stay registered. They come after ours and answer again as soon as ours are removed. Game thread.
 */
class FMRInputDriverSet
{
public:
	explicit FMRInputDriverSet(FMRInputFrameSource& InFrameSource, FMRInputKeys& InKeys);
	~FMRInputDriverSet();
	UE_NONCOPYABLE(FMRInputDriverSet);

	/**
	 * `Owner` wants to drive; it is only a name and may be any pointer. Again by the same owner: comes to the top.
	 * Devices show nothing until the next frame is published.
	 */
	void Acquire(const void* Owner, const FMRInputChannels& Channels);

	/**
	 * Another choice for an owner that goes on: what is not in it any more is given back, what is new comes with the
	 * next frame. Who hears a key may end playback.
	 */
	void SetChannels(const void* Owner, const FMRInputChannels& Channels);

	/** Whether this owner is the one that drives. */
	bool IsDriving(const void* Owner) const;

	/**
	 * Releases the devices. If the owner was driving, keys are released and the devices go to the previous owner, or
	 * are removed.
	 */
	void Release(const void* Owner);

	/** Releases all owners at once, for module shutdown. */
	void ReleaseAll();

	/**
	 * Something that happened since the last frame, in order, before the next one is published: a pinch that begins and
	 * ends between two frames presses its keys all the same, if it presses any. Who hears a key may end playback.
	 */
	void Pass(EMRInputEventKind Kind, EMRInputHand Hand, bool bPressesKeys);

	/**
	 * After `Shown` was published: keys, actions, and places in the lists of devices. `World` is the playing one. Who
	 * hears of it may change the frame.
	 */
	void Update(const UWorld& World, const FMRInputSnapshot& Shown);

	/** Which hands press in the last frame, those that pressed since the one before among them. */
	const FMRInputHandFlags& GetPressed() const { return Pressed; }

	/** The recorded hands, registered or not. */
	const FMRInputHandTracker& GetHandTracker() const { return HandTracker; }

	/**
	 * Where tracking space lies in the world now: what the engine's tracking system says, or without one what it would
	 * say of this world's first player. Identity before the module was loaded.
	 */
	static FTransform GetTrackingToWorld(const UWorld* World);

	/**
	 * Sessions of OpenXR that get recorded input from below. While there are any, no device is registered; frames are
	 * published as ever. Any thread; takes effect with the next frame.
	 */
	void ChangeSessionsBelow(int32 Change) { SessionsBelow += Change; }

	/** Whether a headset is connected. May be slow. */
	static bool HasHeadset();

private:
	struct FOwner
	{
		const void* Key = nullptr;
		FMRInputChannels Channels;
	};

	/** What of a frame decides which devices are needed. */
	struct FNeeds
	{
		bool bHead = false;
		bool bHands = false;
		bool bGaze = false;
		FMRInputHandFlags Tracked;
		FMRInputHandFlags Pinching;
		FMRInputHandFlags Pressing;
	};

	void HandOver();
	void Install();
	void InstallHands();
	void InstallKeys();
	void Remove();
	static FNeeds GetNeeds(const FMRInputSnapshot& Shown);
	void UpdateHead(const FNeeds& Needs, const UWorld& World);
	void LeaveHead();
	void UpdateGaze(bool bIsNeeded);
	FMRInputHandFlags GetPinches() const { return Pressing & Tracked & Pinching; }

	FMRInputFrameSource& FrameSource;
	FMRInputKeys& Keys;
	FMRInputActions Actions;
	FMRInputMotionController MotionController;
	FMRInputHandTracker HandTracker;
	TSharedPtr<FMRInputTrackingSystem, ESPMode::ThreadSafe> TrackingSystem;
	TSharedPtr<FMRInputEyeTracker, ESPMode::ThreadSafe> EyeTracker;

	TMRInputFeatureRegistration<IMotionController> MotionControllerRegistration;
	TMRInputFeatureRegistration<IHandTracker> HandTrackerRegistration;
	TMRInputEngineSlot<IXRTrackingSystem> TrackingSystemSlot;
	TMRInputEngineSlot<IEyeTracker> EyeTrackerSlot;

	FMRInputHandFlags Tracked; ///< As passed so far, driven or not.
	FMRInputHandFlags Pinching; ///< The same; a hand that is not tracked presses nothing.
	FMRInputHandFlags Pressing; ///< The hands whose pinches press keys.
	FMRInputHandFlags Pinches; ///< As the keys have them.
	FMRInputHandFlags Begun; ///< Since the last frame, for what lasts a frame.
	FMRInputHandFlags Pressed; ///< In the last frame.
	TArray<FOwner> Owners;
	bool bIsInstalled = false;
	std::atomic<int32> SessionsBelow = 0;
	bool bIsBelowOpenXR = false; ///< As the devices are installed.
	bool bIsHeadDecided = false;
};
