// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "DefaultXRCamera.h"
#include "Devices/MRInputTrackingSystem.h"
#include "Devices/MRInputXRCamera.h"
#include "MRInputFrameSource.h"

// What belongs to the real system goes there; without one the base's answers hold.

FString FMRInputTrackingSystem::GetVersionString() const
{
	const FSystemPtr Real = GetInner();
	return Real ? Real->GetVersionString() : FXRTrackingSystemBase::GetVersionString();
}

bool FMRInputTrackingSystem::DoesSupportLateProjectionUpdate() const
{
	const FSystemPtr Real = GetInner();
	return Real ? Real->DoesSupportLateProjectionUpdate() : FXRTrackingSystemBase::DoesSupportLateProjectionUpdate();
}

uint32 FMRInputTrackingSystem::CountTrackedDevices(EXRTrackedDeviceType Type)
{
	const FSystemPtr Real = GetInner();
	return Real ? Real->CountTrackedDevices(Type) : FXRTrackingSystemBase::CountTrackedDevices(Type);
}

bool FMRInputTrackingSystem::GetRelativeEyePose(
	int32 DeviceId, int32 ViewIndex, FQuat& OutOrientation, FVector& OutPosition)
{
	const FSystemPtr Real = GetInner();
	return Real ? Real->GetRelativeEyePose(DeviceId, ViewIndex, OutOrientation, OutPosition)
				: FXRTrackingSystemBase::GetRelativeEyePose(DeviceId, ViewIndex, OutOrientation, OutPosition);
}

bool FMRInputTrackingSystem::GetTrackingSensorProperties(
	int32 DeviceId, FQuat& OutOrientation, FVector& OutPosition, FXRSensorProperties& OutSensorProperties)
{
	const FSystemPtr Real = GetInner();
	return Real ? Real->GetTrackingSensorProperties(DeviceId, OutOrientation, OutPosition, OutSensorProperties)
				: FXRTrackingSystemBase::GetTrackingSensorProperties(
					  DeviceId, OutOrientation, OutPosition, OutSensorProperties);
}

EXRTrackedDeviceType FMRInputTrackingSystem::GetTrackedDeviceType(int32 DeviceId) const
{
	const FSystemPtr Real = GetInner();
	return Real ? Real->GetTrackedDeviceType(DeviceId) : FXRTrackingSystemBase::GetTrackedDeviceType(DeviceId);
}

FString FMRInputTrackingSystem::GetTrackedDevicePropertySerialNumber(int32 DeviceId)
{
	const FSystemPtr Real = GetInner();
	return Real ? Real->GetTrackedDevicePropertySerialNumber(DeviceId)
				: FXRTrackingSystemBase::GetTrackedDevicePropertySerialNumber(DeviceId);
}

void FMRInputTrackingSystem::SetTrackingOrigin(EHMDTrackingOrigin::Type NewOrigin)
{
	const FSystemPtr Real = GetInner();
	Real ? Real->SetTrackingOrigin(NewOrigin) : FXRTrackingSystemBase::SetTrackingOrigin(NewOrigin);
}

EHMDTrackingOrigin::Type FMRInputTrackingSystem::GetTrackingOrigin() const
{
	const FSystemPtr Real = GetInner();
	return Real ? Real->GetTrackingOrigin() : FXRTrackingSystemBase::GetTrackingOrigin();
}

#if MRINPUT_XR_HAS_ORIGIN_TRANSFORMS
bool FMRInputTrackingSystem::GetTrackingOriginTransform(
	TEnumAsByte<EHMDTrackingOrigin::Type> Origin, FTransform& OutTransform) const
{
	const FSystemPtr Real = GetInner();
	return Real ? Real->GetTrackingOriginTransform(Origin, OutTransform)
				: FXRTrackingSystemBase::GetTrackingOriginTransform(Origin, OutTransform);
}

bool FMRInputTrackingSystem::GetPlayAreaRect(FTransform& OutTransform, FVector2D& OutRect) const
{
	const FSystemPtr Real = GetInner();
	return Real ? Real->GetPlayAreaRect(OutTransform, OutRect)
				: FXRTrackingSystemBase::GetPlayAreaRect(OutTransform, OutRect);
}

IOpenXRHMD* FMRInputTrackingSystem::GetIOpenXRHMD()
{
	const FSystemPtr Real = GetInner();
	return Real ? Real->GetIOpenXRHMD() : FXRTrackingSystemBase::GetIOpenXRHMD();
}
#endif

FTransform FMRInputTrackingSystem::GetTrackingToWorldTransform() const
{
	const FSystemPtr Real = GetInner();
	return Real ? Real->GetTrackingToWorldTransform() : FXRTrackingSystemBase::GetTrackingToWorldTransform();
}

bool FMRInputTrackingSystem::GetFloorToEyeTrackingTransform(FTransform& OutFloorToEye) const
{
	const FSystemPtr Real = GetInner();
	return Real ? Real->GetFloorToEyeTrackingTransform(OutFloorToEye)
				: FXRTrackingSystemBase::GetFloorToEyeTrackingTransform(OutFloorToEye);
}

void FMRInputTrackingSystem::UpdateTrackingToWorldTransform(const FTransform& TrackingToWorldOverride)
{
	const FSystemPtr Real = GetInner();
	Real ? Real->UpdateTrackingToWorldTransform(TrackingToWorldOverride)
		 : FXRTrackingSystemBase::UpdateTrackingToWorldTransform(TrackingToWorldOverride);
}

void FMRInputTrackingSystem::CalibrateExternalTrackingSource(const FTransform& ExternalTrackingTransform)
{
	const FSystemPtr Real = GetInner();
	Real ? Real->CalibrateExternalTrackingSource(ExternalTrackingTransform)
		 : FXRTrackingSystemBase::CalibrateExternalTrackingSource(ExternalTrackingTransform);
}

void FMRInputTrackingSystem::UpdateExternalTrackingPosition(const FTransform& ExternalTrackingTransform)
{
	const FSystemPtr Real = GetInner();
	Real ? Real->UpdateExternalTrackingPosition(ExternalTrackingTransform)
		 : FXRTrackingSystemBase::UpdateExternalTrackingPosition(ExternalTrackingTransform);
}

FVector2D FMRInputTrackingSystem::GetPlayAreaBounds(EHMDTrackingOrigin::Type Origin) const
{
	const FSystemPtr Real = GetInner();
	return Real ? Real->GetPlayAreaBounds(Origin) : FXRTrackingSystemBase::GetPlayAreaBounds(Origin);
}

void FMRInputTrackingSystem::ResetOrientationAndPosition(float Yaw)
{
	if (const FSystemPtr Real = GetInner())
	{
		Real->ResetOrientationAndPosition(Yaw);
	}
}

void FMRInputTrackingSystem::ResetOrientation(float Yaw)
{
	const FSystemPtr Real = GetInner();
	Real ? Real->ResetOrientation(Yaw) : FXRTrackingSystemBase::ResetOrientation(Yaw);
}

void FMRInputTrackingSystem::ResetPosition()
{
	const FSystemPtr Real = GetInner();
	Real ? Real->ResetPosition() : FXRTrackingSystemBase::ResetPosition();
}

void FMRInputTrackingSystem::SetBaseRotation(const FRotator& BaseRotation)
{
	const FSystemPtr Real = GetInner();
	Real ? Real->SetBaseRotation(BaseRotation) : FXRTrackingSystemBase::SetBaseRotation(BaseRotation);
}

FRotator FMRInputTrackingSystem::GetBaseRotation() const
{
	const FSystemPtr Real = GetInner();
	return Real ? Real->GetBaseRotation() : FXRTrackingSystemBase::GetBaseRotation();
}

void FMRInputTrackingSystem::SetBaseOrientation(const FQuat& BaseOrientation)
{
	const FSystemPtr Real = GetInner();
	Real ? Real->SetBaseOrientation(BaseOrientation) : FXRTrackingSystemBase::SetBaseOrientation(BaseOrientation);
}

FQuat FMRInputTrackingSystem::GetBaseOrientation() const
{
	const FSystemPtr Real = GetInner();
	return Real ? Real->GetBaseOrientation() : FXRTrackingSystemBase::GetBaseOrientation();
}

void FMRInputTrackingSystem::SetBasePosition(const FVector& BasePosition)
{
	const FSystemPtr Real = GetInner();
	Real ? Real->SetBasePosition(BasePosition) : FXRTrackingSystemBase::SetBasePosition(BasePosition);
}

FVector FMRInputTrackingSystem::GetBasePosition() const
{
	const FSystemPtr Real = GetInner();
	return Real ? Real->GetBasePosition() : FXRTrackingSystemBase::GetBasePosition();
}

IHeadMountedDisplay* FMRInputTrackingSystem::GetHMDDevice()
{
	const FSystemPtr Real = GetInner();
	return Real ? Real->GetHMDDevice() : FXRTrackingSystemBase::GetHMDDevice();
}

TSharedPtr<IStereoRendering, ESPMode::ThreadSafe> FMRInputTrackingSystem::GetStereoRenderingDevice()
{
	const FSystemPtr Real = GetInner();
	return Real ? Real->GetStereoRenderingDevice() : FXRTrackingSystemBase::GetStereoRenderingDevice();
}

bool FMRInputTrackingSystem::IsHeadTrackingEnforced() const
{
	const FSystemPtr Real = GetInner();
	return Real ? Real->IsHeadTrackingEnforced() : FXRTrackingSystemBase::IsHeadTrackingEnforced();
}

void FMRInputTrackingSystem::SetHeadTrackingEnforced(bool bEnabled)
{
	const FSystemPtr Real = GetInner();
	Real ? Real->SetHeadTrackingEnforced(bEnabled) : FXRTrackingSystemBase::SetHeadTrackingEnforced(bEnabled);
}

void FMRInputTrackingSystem::OnBeginPlay(FWorldContext& WorldContext)
{
	const FSystemPtr Real = GetInner();
	Real ? Real->OnBeginPlay(WorldContext) : FXRTrackingSystemBase::OnBeginPlay(WorldContext);
}

void FMRInputTrackingSystem::OnEndPlay(FWorldContext& WorldContext)
{
	const FSystemPtr Real = GetInner();
	Real ? Real->OnEndPlay(WorldContext) : FXRTrackingSystemBase::OnEndPlay(WorldContext);
}

bool FMRInputTrackingSystem::OnEndGameFrame(FWorldContext& WorldContext)
{
	const FSystemPtr Real = GetInner();
	return Real ? Real->OnEndGameFrame(WorldContext) : FXRTrackingSystemBase::OnEndGameFrame(WorldContext);
}

#if MRINPUT_XR_RENDERS_BY_GRAPH

void FMRInputTrackingSystem::OnBeginRendering_GameThread(FSceneViewFamily& ViewFamily)
{
	const FSystemPtr Real = GetInner();
	Real ? Real->OnBeginRendering_GameThread(ViewFamily)
		 : FXRTrackingSystemBase::OnBeginRendering_GameThread(ViewFamily);
}

void FMRInputTrackingSystem::OnBeginRendering_RenderThread(FRDGBuilder& GraphBuilder, FSceneViewFamily& ViewFamily)
{
	const FSystemPtr Real = GetInner();
	Real ? Real->OnBeginRendering_RenderThread(GraphBuilder, ViewFamily)
		 : FXRTrackingSystemBase::OnBeginRendering_RenderThread(GraphBuilder, ViewFamily);
}

void FMRInputTrackingSystem::OnLateUpdateApplied_RenderThread(
	FRDGBuilder& GraphBuilder, const FTransform& NewRelativeTransform)
{
	const FSystemPtr Real = GetInner();
	Real ? Real->OnLateUpdateApplied_RenderThread(GraphBuilder, NewRelativeTransform)
		 : FXRTrackingSystemBase::OnLateUpdateApplied_RenderThread(GraphBuilder, NewRelativeTransform);
}

#else

void FMRInputTrackingSystem::OnBeginRendering_GameThread()
{
	const FSystemPtr Real = GetInner();
	Real ? Real->OnBeginRendering_GameThread() : FXRTrackingSystemBase::OnBeginRendering_GameThread();
}

void FMRInputTrackingSystem::OnBeginRendering_RenderThread(
	FRHICommandListImmediate& RHICmdList, FSceneViewFamily& ViewFamily)
{
	const FSystemPtr Real = GetInner();
	Real ? Real->OnBeginRendering_RenderThread(RHICmdList, ViewFamily)
		 : FXRTrackingSystemBase::OnBeginRendering_RenderThread(RHICmdList, ViewFamily);
}

void FMRInputTrackingSystem::OnLateUpdateApplied_RenderThread(
	FRHICommandListImmediate& RHICmdList, const FTransform& NewRelativeTransform)
{
	const FSystemPtr Real = GetInner();
	Real ? Real->OnLateUpdateApplied_RenderThread(RHICmdList, NewRelativeTransform)
		 : FXRTrackingSystemBase::OnLateUpdateApplied_RenderThread(RHICmdList, NewRelativeTransform);
}

#endif

EXRDeviceConnectionResult::Type FMRInputTrackingSystem::ConnectRemoteXRDevice(
	const FString& IpAddress, const int32 BitRate)
{
	const FSystemPtr Real = GetInner();
	return Real ? Real->ConnectRemoteXRDevice(IpAddress, BitRate)
				: FXRTrackingSystemBase::ConnectRemoteXRDevice(IpAddress, BitRate);
}

void FMRInputTrackingSystem::DisconnectRemoteXRDevice()
{
	const FSystemPtr Real = GetInner();
	Real ? Real->DisconnectRemoteXRDevice() : FXRTrackingSystemBase::DisconnectRemoteXRDevice();
}

float FMRInputTrackingSystem::GetWorldToMetersScale() const
{
	if (const FSystemPtr Real = GetInner())
	{
		return Real->GetWorldToMetersScale();
	}
	float Scale = 100.0f;
	FrameSource.Read(
		[&Scale](const FMRInputSnapshot& Snapshot) { Scale = static_cast<float>(Snapshot.WorldToMeters); });
	return Scale;
}

IXRLoadingScreen* FMRInputTrackingSystem::CreateLoadingScreen()
{
	const FSystemPtr Real = GetInner();
	return Real ? Real->GetLoadingScreen() : nullptr;
}
