// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputEngineCompat.h"
#include "Misc/ScopeRWLock.h"
#include "XRTrackingSystemBase.h"

class FMRInputFrameSource;
class FMRInputXRCamera;
class FRDGBuilder;
class FRHICommandListImmediate;
class FSceneViewFamily;
class IHeadMountedDisplay;
class IOpenXRHMD;
class IStereoRendering;
class IXRCamera;
class IXRLoadingScreen;
class UWorld;
struct FWorldContext;

/**
 * The recorded head and hands as the tracking system of the engine. On a desktop it works alone, without a display
 * or stereo. With a headset it wraps the real system: recorded head and hands are answered here, and everything
 * else, above all rendering, is forwarded. Parts that are not driven are forwarded too, or not tracked.
 *
 * Calls may come from any thread, even after it was removed from the engine, because frames in flight still use it.
 * It therefore lives as long as the module, and the wrapped system changes under a lock.
 */
class FMRInputTrackingSystem final : public FXRTrackingSystemBase
{
public:
	using FSystemPtr = TSharedPtr<IXRTrackingSystem, ESPMode::ThreadSafe>;

	/** `InFrameSource` must outlive it. */
	explicit FMRInputTrackingSystem(const FMRInputFrameSource& InFrameSource);
	virtual ~FMRInputTrackingSystem() override;

	/**
	 * Wraps `InInner`, or works alone if it is null, with the origin of the player of `World`. Cameras of other
	 * worlds and calls from them are not answered from the recording. Game thread.
	 */
	void Begin(const FSystemPtr& InInner, const UWorld* World);

	/** Releases the real system and the camera. Game thread. */
	void End();

	/** The transform of tracking space if this were the engine's system: that of the camera's parent. */
	FTransform FindTrackingToWorld(const UWorld* World) const;

	/** The head in tracking space and the world's units; false, changing nothing, while it is not driven. Any thread.
	 */
	static bool FindHead(const FMRInputFrameSource& InFrameSource, FQuat& OutOrientation, FVector& OutPosition);

	/** The name of this system and its camera, also when it wraps another one. */
	static FName GetOwnName();

	//~ Begin IXRTrackingSystem interface: answered here, from the recording
	virtual FName GetSystemName() const override;
	virtual int32 GetXRSystemFlags() const override;
	virtual bool EnumerateTrackedDevices(TArray<int32>& OutDevices, EXRTrackedDeviceType Type) override;
	virtual bool IsTracking(int32 DeviceId) override;
	virtual bool GetCurrentPose(int32 DeviceId, FQuat& OutOrientation, FVector& OutPosition) override;
	virtual bool DoesSupportPositionalTracking() const override;
	virtual bool HasValidTrackingPosition() override;
	/** Not for the recorded head: the picture shows the frame that the game saw. */
	virtual bool DoesSupportLateUpdate() const override;
	virtual bool IsHeadTrackingAllowed() const override;
	virtual bool IsHeadTrackingAllowedForWorld(UWorld& World) const override;
	virtual TSharedPtr<IXRCamera, ESPMode::ThreadSafe> GetXRCamera(int32 DeviceId) override;
	virtual bool OnStartGameFrame(FWorldContext& WorldContext) override;
	virtual void GetHMDData(UObject* WorldContext, FXRHMDData& HMDData) override;
	/**
	 * Without a real system, the profile of the controllers whose keys a driven hand presses; empty for own keys.
	 *
	 * UNCONFIRMED(interaction-profile-5.1): 5.1 and 5.2 have GetCurrentInteractionProfile; 5.3 does. [compile]
	 */
	virtual bool GetCurrentInteractionProfile(const EControllerHand Hand, FString& OutProfile) override;
#if MRINPUT_HAS_CONTROLLER_DATA
	PRAGMA_DISABLE_DEPRECATION_WARNINGS
	virtual void GetMotionControllerData(
		UObject* WorldContext, const EControllerHand Hand, FXRMotionControllerData& MotionControllerData) override;
	PRAGMA_ENABLE_DEPRECATION_WARNINGS
#endif
#if MRINPUT_HAS_XR_STATES
	virtual void GetMotionControllerState(UObject* WorldContext, const EXRSpaceType XRSpaceType,
		const EControllerHand Hand, const EXRControllerPoseType XRControllerPoseType,
		FXRMotionControllerState& MotionControllerState) override;
	virtual void GetHandTrackingState(UObject* WorldContext, const EXRSpaceType XRSpaceType, const EControllerHand Hand,
		FXRHandTrackingState& HandTrackingState) override;
#endif
	//~ End IXRTrackingSystem interface

	//~ Begin IXRTrackingSystem interface: the real system's, MRInputTrackingSystemForward.cpp
	virtual FString GetVersionString() const override;
	virtual bool DoesSupportLateProjectionUpdate() const override;
	virtual uint32 CountTrackedDevices(EXRTrackedDeviceType Type) override;
	virtual bool GetRelativeEyePose(
		int32 DeviceId, int32 ViewIndex, FQuat& OutOrientation, FVector& OutPosition) override;
	virtual bool GetTrackingSensorProperties(
		int32 DeviceId, FQuat& OutOrientation, FVector& OutPosition, FXRSensorProperties& OutSensorProperties) override;
	virtual EXRTrackedDeviceType GetTrackedDeviceType(int32 DeviceId) const override;
	virtual FString GetTrackedDevicePropertySerialNumber(int32 DeviceId) override;
	virtual void SetTrackingOrigin(EHMDTrackingOrigin::Type NewOrigin) override;
	virtual EHMDTrackingOrigin::Type GetTrackingOrigin() const override;
#if MRINPUT_XR_HAS_ORIGIN_TRANSFORMS
	virtual bool GetTrackingOriginTransform(
		TEnumAsByte<EHMDTrackingOrigin::Type> Origin, FTransform& OutTransform) const override;
	virtual bool GetPlayAreaRect(FTransform& OutTransform, FVector2D& OutRect) const override;
	virtual IOpenXRHMD* GetIOpenXRHMD() override;
#endif
	virtual FTransform GetTrackingToWorldTransform() const override;
	virtual bool GetFloorToEyeTrackingTransform(FTransform& OutFloorToEye) const override;
	virtual void UpdateTrackingToWorldTransform(const FTransform& TrackingToWorldOverride) override;
	virtual void CalibrateExternalTrackingSource(const FTransform& ExternalTrackingTransform) override;
	virtual void UpdateExternalTrackingPosition(const FTransform& ExternalTrackingTransform) override;
	virtual FVector2D GetPlayAreaBounds(EHMDTrackingOrigin::Type Origin) const override;
	virtual void ResetOrientationAndPosition(float Yaw) override;
	virtual void ResetOrientation(float Yaw) override;
	virtual void ResetPosition() override;
	virtual void SetBaseRotation(const FRotator& BaseRotation) override;
	virtual FRotator GetBaseRotation() const override;
	virtual void SetBaseOrientation(const FQuat& BaseOrientation) override;
	virtual FQuat GetBaseOrientation() const override;
	virtual void SetBasePosition(const FVector& BasePosition) override;
	virtual FVector GetBasePosition() const override;
	virtual IHeadMountedDisplay* GetHMDDevice() override;
	virtual TSharedPtr<IStereoRendering, ESPMode::ThreadSafe> GetStereoRenderingDevice() override;
	virtual bool IsHeadTrackingEnforced() const override;
	virtual void SetHeadTrackingEnforced(bool bEnabled) override;
	virtual void OnBeginPlay(FWorldContext& WorldContext) override;
	virtual void OnEndPlay(FWorldContext& WorldContext) override;
	virtual bool OnEndGameFrame(FWorldContext& WorldContext) override;
#if MRINPUT_XR_RENDERS_BY_GRAPH
	virtual void OnBeginRendering_GameThread(FSceneViewFamily& ViewFamily) override;
	virtual void OnBeginRendering_RenderThread(FRDGBuilder& GraphBuilder, FSceneViewFamily& ViewFamily) override;
	virtual void OnLateUpdateApplied_RenderThread(
		FRDGBuilder& GraphBuilder, const FTransform& NewRelativeTransform) override;
#else
	virtual void OnBeginRendering_GameThread() override;
	virtual void OnBeginRendering_RenderThread(
		FRHICommandListImmediate& RHICmdList, FSceneViewFamily& ViewFamily) override;
	virtual void OnLateUpdateApplied_RenderThread(
		FRHICommandListImmediate& RHICmdList, const FTransform& NewRelativeTransform) override;
#endif
	virtual EXRDeviceConnectionResult::Type ConnectRemoteXRDevice(
		const FString& IpAddress, const int32 BitRate) override;
	virtual void DisconnectRemoteXRDevice() override;
	//~ End IXRTrackingSystem interface

protected:
	//~ Begin FXRTrackingSystemBase interface
	virtual float GetWorldToMetersScale() const override;
	/** UNCONFIRMED(loading-screen-final): GetLoadingScreen is final and asks CreateLoadingScreen [compile]. */
	virtual IXRLoadingScreen* CreateLoadingScreen() override;
	//~ End FXRTrackingSystemBase interface

private:
	FSystemPtr GetInner() const;
	bool IsHeadDriven() const;
	bool IsOfOtherWorld(const UObject* WorldContext) const;

	const FMRInputFrameSource& FrameSource;
	mutable FRWLock Guard;
	FSystemPtr Inner;
	FString InteractionProfile;
	const UWorld* PlayingWorld = nullptr; ///< Only compared.
	TSharedPtr<FMRInputXRCamera, ESPMode::ThreadSafe> InnerCamera;
};
