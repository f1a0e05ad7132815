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
	 * `Owner` starts to drive; it is only an identifier and may be any pointer. An owner that acquires again becomes
	 * the newest. Devices show nothing until the next frame is published.
	 */
	void Acquire(const void* Owner, const FMRInputChannels& Channels);

	/**
	 * Changes the channels of an owner. Removed channels return to the real devices at once; new ones are driven from
	 * the next frame on. A listener of a key may end playback.
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
	 * Reports an event since the last frame, in order, before the next frame is published. So a pinch that begins and
	 * ends between two frames also presses its keys, if it presses any. A listener of a key may end playback.
	 */
	void Pass(EMRInputEventKind Kind, EMRInputHand Hand, bool bPressesKeys);

	/**
	 * Publishes `Shown`, then updates keys, actions and the registration of devices. `World` is the one that plays. A
	 * listener may change the frame.
	 */
	void Update(const UWorld& World, const FMRInputSnapshot& Shown);

	/** The hands that pressed keys in the last frame, or at any time since the frame before it. */
	const FMRInputHandFlags& GetPressed() const { return Pressed; }

	/** The recorded hands, registered or not. */
	const FMRInputHandTracker& GetHandTracker() const { return HandTracker; }

	/**
	 * The current transform from tracking space to the world: that of the engine's tracking system, or without one the
	 * transform that it would have for this world's first player. Identity before the module was loaded.
	 */
	static FTransform GetTrackingToWorld(const UWorld* World);

	/**
	 * Counts OpenXR sessions that get recorded input below OpenXR. While there are any, no device is registered; frames
	 * are still published. Any thread; takes effect with the next frame.
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

	void HandOver();
	void Install();
	void InstallHands();
	void InstallKeys();
	void Remove();
	void UpdateHead(const FMRInputSnapshot& Shown, const UWorld& World);
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

	FMRInputHandFlags Tracked; ///< As reported so far, driven or not.
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
