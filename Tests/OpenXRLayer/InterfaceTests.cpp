// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/OpenXrLoader.h"
#include "LayerTest.h"

#include <cstddef>
#include <type_traits>

namespace mria::openxr
{

// The tool asks a loader without OpenXR's headers: what it declares itself has to be the same.
static_assert(sizeof(OpenXrAbi::ApiLayerProperties) == sizeof(XrApiLayerProperties));
static_assert(offsetof(OpenXrAbi::ApiLayerProperties, description) == offsetof(XrApiLayerProperties, description));
static_assert(sizeof(OpenXrAbi::ExtensionProperties) == sizeof(XrExtensionProperties));
static_assert(
	offsetof(OpenXrAbi::ExtensionProperties, extensionVersion) == offsetof(XrExtensionProperties, extensionVersion));
static_assert(sizeof(OpenXrAbi::InstanceCreateInfo) == sizeof(XrInstanceCreateInfo));
static_assert(offsetof(OpenXrAbi::InstanceCreateInfo, enabledExtensionNames) ==
	offsetof(XrInstanceCreateInfo, enabledExtensionNames));
static_assert(offsetof(OpenXrAbi::ApplicationInfo, apiVersion) == offsetof(XrApplicationInfo, apiVersion));
static_assert(sizeof(OpenXrAbi::InstanceProperties) == sizeof(XrInstanceProperties));
static_assert(offsetof(OpenXrAbi::InstanceProperties, runtimeName) == offsetof(XrInstanceProperties, runtimeName));

class Interface : public LayerTest
{
protected:
	PFN_xrVoidFunction Find(const char* name)
	{
		PFN_xrVoidFunction function = nullptr;
		GetInstanceProcAddr(instance_, name, &function);
		return function;
	}
};

TEST_F(Interface, OfTheToolHasOpenXrsTypeNumbers)
{
	EXPECT_EQ(OpenXrAbi::ApiLayerProperties().type, XR_TYPE_API_LAYER_PROPERTIES);
	EXPECT_EQ(OpenXrAbi::ExtensionProperties().type, XR_TYPE_EXTENSION_PROPERTIES);
	EXPECT_EQ(OpenXrAbi::InstanceCreateInfo().type, XR_TYPE_INSTANCE_CREATE_INFO);
	EXPECT_EQ(OpenXrAbi::InstanceProperties().type, XR_TYPE_INSTANCE_PROPERTIES);
	EXPECT_EQ(OpenXrAbi::ApplicationInfo().apiVersion, XR_MAKE_VERSION(1, 0, 0));
}

TEST_F(Interface, WrapsWhatIsReplayedAndPassesTheRestOn)
{
	Play(MakeRecording());
	CreateInstanceAndSession();
	PFN_xrVoidFunction below = nullptr;
	GetFakeProcAddr(instance_, "xrLocateSpace", &below);
	EXPECT_NE(Find("xrLocateSpace"), below);
	GetFakeProcAddr(instance_, "xrStringToPath", &below);
	EXPECT_EQ(Find("xrStringToPath"), below);
	EXPECT_NE(Find("xrCreateHandTrackerEXT"), nullptr);
	EXPECT_EQ(Find("xrNothingOfTheKind"), nullptr);
	EXPECT_EQ(Find("xrLocateSpaces"), nullptr) << "the runtime does not have it";
}

TEST_F(Interface, HasNoFunctionsOfExtensionsThatNobodyAskedFor)
{
	Play(MakeRecording());
	XrInstanceCreateInfo info{XR_TYPE_INSTANCE_CREATE_INFO};
	ASSERT_EQ(CreateInstance(&info, &instance_), XR_SUCCESS);
	PFN_xrVoidFunction below = nullptr;
	GetFakeProcAddr(instance_, "xrCreateHandTrackerEXT", &below);
	EXPECT_EQ(Find("xrCreateHandTrackerEXT"), below) << "the runtime's own answer";
}

TEST_F(Interface, OffersTheExtensionsThatTheRuntimeLacks)
{
	Recording recording = MakeRecording();
	recording.channels.Set(Channel::Gaze, false);
	Play(recording);
	GetFakeRuntime().extensions = {XR_EXT_HAND_TRACKING_EXTENSION_NAME, "XR_KHR_something"};
	std::uint32_t count = 0;
	ASSERT_EQ(EnumerateInstanceExtensionProperties(nullptr, 0, &count, nullptr), XR_SUCCESS);
	EXPECT_EQ(count, 6u) << "two of the runtime's, four for hands, none for gaze";
	std::vector<XrExtensionProperties> list(count, XrExtensionProperties{XR_TYPE_EXTENSION_PROPERTIES});
	EXPECT_EQ(EnumerateInstanceExtensionProperties(nullptr, 3, &count, list.data()), XR_ERROR_SIZE_INSUFFICIENT);
	ASSERT_EQ(EnumerateInstanceExtensionProperties(nullptr, count, &count, list.data()), XR_SUCCESS);
	for (const XrExtensionProperties& extension : list)
	{
		EXPECT_STRNE(extension.extensionName, XR_EXT_EYE_GAZE_INTERACTION_EXTENSION_NAME);
	}
}

TEST_F(Interface, LocatesListsOfSpaces)
{
	const Recording recording = MakeRecording();
	Play(recording);
	GetFakeRuntime().hasSpaceLists = true;
	CreateInstanceAndSession();
	const XrSpace stage = MakeSpace(XR_REFERENCE_SPACE_TYPE_STAGE);
	const XrSpace spaces[] = {MakeSpace(XR_REFERENCE_SPACE_TYPE_VIEW), MakeSpace(XR_REFERENCE_SPACE_TYPE_LOCAL)};
	Focus(kSecond);
	const auto locate = reinterpret_cast<LocateSpacesFunction>(Find("xrLocateSpaces"));
	ASSERT_NE(locate, nullptr);
	SpaceLocationData found[2] = {};
	SpaceVelocityData speeds[2] = {};
	SpaceVelocities velocities{kSpaceVelocitiesType, nullptr, 2, speeds};
	SpaceLocations locations{XR_TYPE_UNKNOWN, &velocities, 2, found};
	const SpacesLocateInfo info{XR_TYPE_UNKNOWN, nullptr, stage, 3 * kSecond, 2, spaces};
	ASSERT_EQ(locate(session_, &info, &locations), XR_SUCCESS);
	ExpectNear(found[0].pose, SampleOpenXr(recording, 2.0f).camera);
	EXPECT_EQ(speeds[0].velocityFlags, kVelocityValid);
	ExpectNear(found[1].pose, GetFakeRuntime().local);
}

} // namespace mria::openxr
