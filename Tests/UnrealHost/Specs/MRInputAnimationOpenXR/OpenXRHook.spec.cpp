// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "../../../OpenXRLayer/FakeRuntime.cpp" // a runtime of function pointers, which the layer's own tests have too
#include "Engine/Engine.h"
#include "Engine/GameInstance.h"
#include "Engine/World.h"
#include "Features/IModularFeatures.h"
#include "IOpenXRExtensionPlugin.h"
#include "MRInputBlueprintLibrary.h"
#include "MRInputPlaybackSubsystem.h"
#include "Misc/AutomationTest.h"
#include "Misc/ConfigCacheIni.h"
#include "Mria/Writer.h"
#include "UObject/StrongObjectPtr.h"

/** Inserts the layer as the engine's OpenXR plugin does; a real engine has done so already, and has a session of its
 * own. */
BEGIN_DEFINE_SPEC(FMRInputOpenXRHookSpec, "MRInputAnimation.Unit.OpenXRHook",
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter)
PFN_xrGetInstanceProcAddr GetProcAddr = nullptr;
XrInstance Instance = XR_NULL_HANDLE;
XrSession Session = XR_NULL_HANDLE;
XrSpace Stage = XR_NULL_HANDLE;
XrHandTrackerEXT RightHand = XR_NULL_HANDLE;
TStrongObjectPtr<UGameInstance> Game;
TStrongObjectPtr<UMRInputAnimation> Recording;

template <typename FunctionType>
FunctionType Find(const char* Name) const
{
	PFN_xrVoidFunction Function = nullptr;
	GetProcAddr(Instance, Name, &Function);
	return reinterpret_cast<FunctionType>(Function);
}

void SetRoute(const TCHAR* Route);
bool Insert();
void OpenSession();
void Play(float Time);
XrVector3f LocateWrist() const;
END_DEFINE_SPEC(FMRInputOpenXRHookSpec)

void FMRInputOpenXRHookSpec::SetRoute(const TCHAR* Route)
{
	GConfig->SetString(TEXT("/Script/MRInputAnimation.MRInputSettings"), TEXT("Route"), Route, GEngineIni);
}

bool FMRInputOpenXRHookSpec::Insert()
{
	GetProcAddr = &mria::openxr::GetFakeProcAddr;
	bool bIsInserted = false;
	for (IOpenXRExtensionPlugin* Plugin :
		IModularFeatures::Get().GetModularFeatureImplementations<IOpenXRExtensionPlugin>(
			IOpenXRExtensionPlugin::GetModularFeatureName()))
	{
		bIsInserted |= Plugin->InsertOpenXRAPILayer(GetProcAddr);
	}
	return bIsInserted;
}

void FMRInputOpenXRHookSpec::OpenSession()
{
	const char* const Extension = XR_EXT_HAND_TRACKING_EXTENSION_NAME;
	XrInstanceCreateInfo InstanceInfo{XR_TYPE_INSTANCE_CREATE_INFO};
	InstanceInfo.enabledExtensionCount = 1;
	InstanceInfo.enabledExtensionNames = &Extension;
	Find<PFN_xrCreateInstance>("xrCreateInstance")(&InstanceInfo, &Instance);
	const XrSessionCreateInfo SessionInfo{XR_TYPE_SESSION_CREATE_INFO};
	Find<PFN_xrCreateSession>("xrCreateSession")(Instance, &SessionInfo, &Session);
	const XrReferenceSpaceCreateInfo StageInfo{
		XR_TYPE_REFERENCE_SPACE_CREATE_INFO, nullptr, XR_REFERENCE_SPACE_TYPE_STAGE, {{0.0f, 0.0f, 0.0f, 1.0f}, {}}};
	Find<PFN_xrCreateReferenceSpace>("xrCreateReferenceSpace")(Session, &StageInfo, &Stage);
	const XrHandTrackerCreateInfoEXT TrackerInfo{
		XR_TYPE_HAND_TRACKER_CREATE_INFO_EXT, nullptr, XR_HAND_RIGHT_EXT, XR_HAND_JOINT_SET_DEFAULT_EXT};
	Find<PFN_xrCreateHandTrackerEXT>("xrCreateHandTrackerEXT")(Session, &TrackerInfo, &RightHand);
	mria::openxr::GetFakeRuntime().QueueState(Session, XR_SESSION_STATE_FOCUSED, 1);
	XrEventDataBuffer Event{XR_TYPE_EVENT_DATA_BUFFER};
	while (Find<PFN_xrPollEvent>("xrPollEvent")(Instance, &Event) == XR_SUCCESS)
	{
	}
}

void FMRInputOpenXRHookSpec::Play(float Time)
{
	mria::Recording Made; // a wrist that moves upwards, 0.5 m in front of the origin
	Made.curves[mria::TrackedCurve(mria::Hand::Right)].keys = {{0.0f, 1.0f}};
	const mria::CurveId First = mria::FirstCurveOf(mria::JointPose(mria::Hand::Right, mria::Joint::Wrist));
	const float Ends[mria::kPoseComponentCount][2] = {
		{0.25f, 0.25f}, {1.0f, 1.5f}, {0.5f, 0.5f}, {}, {}, {}, {1.0f, 1.0f}};
	for (size_t i = 0; i < mria::kPoseComponentCount; ++i)
	{
		Made.curves[First + i].keys = {{0.0f, Ends[i][0]}, {2.0f, Ends[i][1]}};
	}
	const std::vector<std::uint8_t> Bytes = mria::WriteRecording(Made, mria::Dialect::Mrtk11).bytes;
	UMRInputAnimation* Loaded = nullptr;
	FMRInputError Error;
	UMRInputBlueprintLibrary::LoadRecordingFromMemory(
		TArray<uint8>(Bytes.data(), static_cast<int32>(Bytes.size())), Loaded, Error);
	Recording.Reset(Loaded);
	Game.Reset(NewObject<UGameInstance>(GEngine));
	Game->InitializeStandalone();
	FMRInputPlayOptions Options;
	Options.Clock = EMRInputClock::External;
	Options.LoopMode = EMRInputLoopMode::Hold;
	UMRInputPlaybackSubsystem* Playback = Game->GetWorld()->GetSubsystem<UMRInputPlaybackSubsystem>();
	Playback->Play(Loaded, Options, Error);
	Playback->AdvanceTo(Time);
}

XrVector3f FMRInputOpenXRHookSpec::LocateWrist() const
{
	XrHandJointLocationEXT Joints[XR_HAND_JOINT_COUNT_EXT] = {};
	XrHandJointLocationsEXT Locations{
		XR_TYPE_HAND_JOINT_LOCATIONS_EXT, nullptr, XR_FALSE, XR_HAND_JOINT_COUNT_EXT, Joints};
	const XrHandJointsLocateInfoEXT Info{XR_TYPE_HAND_JOINTS_LOCATE_INFO_EXT, nullptr, Stage, 2};
	Find<PFN_xrLocateHandJointsEXT>("xrLocateHandJointsEXT")(RightHand, &Info, &Locations);
	return Joints[XR_HAND_JOINT_WRIST_EXT].pose.position;
}

void FMRInputOpenXRHookSpec::Define()
{
	BeforeEach(
		[]
		{
			mria::openxr::GetFakeRuntime() = {};
			mria::openxr::GetFakeRuntime().extensions = {XR_EXT_HAND_TRACKING_EXTENSION_NAME};
		});
	AfterEach(
		[this]
		{
			if (Instance != XR_NULL_HANDLE)
			{
				Find<PFN_xrDestroyInstance>("xrDestroyInstance")(Instance);
				Instance = XR_NULL_HANDLE;
			}
			if (Game)
			{
				UWorld* World = Game->GetWorld();
				Game->Shutdown();
				World->DestroyWorld(false);
				GEngine->DestroyWorldContext(World);
				Game.Reset();
			}
			Recording.Reset();
			GConfig->RemoveKey(TEXT("/Script/MRInputAnimation.MRInputSettings"), TEXT("Route"), GEngineIni);
		});

	It("leaves OpenXR alone where the project chose devices",
		[this]
		{
			SetRoute(TEXT("Devices"));
			TestFalse(TEXT("inserted"), Insert());
			TestTrue(TEXT("the same function"), GetProcAddr == &mria::openxr::GetFakeProcAddr);
		});

	It("shows the runtime's hand while nothing plays",
		[this]
		{
			SetRoute(TEXT("OpenXR"));
			TestTrue(TEXT("inserted"), Insert());
			OpenSession();
			TestEqual(TEXT("its x"), LocateWrist().x, mria::openxr::GetFakeRuntime().controller.position.x);
		});

	It("shows the recorded hand while a recording plays",
		[this]
		{
			SetRoute(TEXT("OpenXR"));
			TestTrue(TEXT("inserted"), Insert());
			OpenSession();
			Play(1.0f);
			const XrVector3f Located = LocateWrist();
			TestEqual(TEXT("x"), Located.x, 0.25f, 1e-4f);
			TestEqual(TEXT("y"), Located.y, 1.25f, 1e-4f);
			TestEqual(TEXT("z"), Located.z, -0.5f, 1e-4f);
		});
}
