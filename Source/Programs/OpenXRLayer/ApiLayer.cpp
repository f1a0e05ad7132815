// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Layer/EntryPoints.h"
#include "Layer/Layer.h"
#include "LoaderNegotiation.h"
#include "StartKey.h"

#include <cstring>

namespace mria::openxr
{

namespace ApiLayerDetail
{
constexpr const char* kLayerName = "XR_APILAYER_MRIA_input_animation";

/** The runtime's, or the loader's in front of it. Layers between may not forward a call without an instance. */
PFN_xrGetInstanceProcAddr FindEnd(const ApiLayerNextInfo* info)
{
	while (info->next)
	{
		info = info->next;
	}
	return info->nextGetInstanceProcAddr;
}

XRAPI_ATTR XrResult XRAPI_CALL CreateApiLayerInstance(
	const XrInstanceCreateInfo* info, const ApiLayerCreateInfo* layerInfo, XrInstance* instance)
{
	const ApiLayerNextInfo* const ours = layerInfo ? layerInfo->nextInfo : nullptr;
	if (!info || !ours || std::strcmp(ours->layerName, kLayerName) != 0)
	{
		return XR_ERROR_INITIALIZATION_FAILED;
	}
	SetUpLayerFromEnvironment();
	GetLayer().isStartKeyPressed = &IsStartKeyPressed;
	const auto create = [&](const XrInstanceCreateInfo* infoBelow, XrInstance* created)
	{
		ApiLayerCreateInfo layerInfoBelow = *layerInfo;
		layerInfoBelow.nextInfo = ours->next;
		return ours->nextCreateApiLayerInstance(infoBelow, &layerInfoBelow, created);
	};
	return CreateInstanceOn({ours->nextGetInstanceProcAddr, FindEnd(ours), create}, info, instance);
}

bool IsRequestUsable(const NegotiateLoaderInfo* loader, const NegotiateApiLayerRequest* request)
{
	return loader && request && loader->structType == kLoaderInfoStruct &&
		loader->structSize == sizeof(NegotiateLoaderInfo) && request->structType == kApiLayerRequestStruct &&
		request->structSize == sizeof(NegotiateApiLayerRequest) &&
		loader->minInterfaceVersion <= kLoaderInterfaceVersion &&
		loader->maxInterfaceVersion >= kLoaderInterfaceVersion;
}
} // namespace ApiLayerDetail

} // namespace mria::openxr

#ifdef _WIN32
#define MRIA_OPENXR_EXPORT __declspec(dllexport)
#else
#define MRIA_OPENXR_EXPORT __attribute__((visibility("default")))
#endif

/** The one function that a loader looks for in the library. */
extern "C" MRIA_OPENXR_EXPORT XRAPI_ATTR XrResult XRAPI_CALL xrNegotiateLoaderApiLayerInterface(
	const NegotiateLoaderInfo* loaderInfo, const char* layerName, NegotiateApiLayerRequest* request)
{
	using namespace mria::openxr;
	const bool isOurs = layerName && std::strcmp(layerName, ApiLayerDetail::kLayerName) == 0;
	if (!isOurs || !ApiLayerDetail::IsRequestUsable(loaderInfo, request))
	{
		return XR_ERROR_INITIALIZATION_FAILED;
	}
	request->layerInterfaceVersion = kLoaderInterfaceVersion;
	request->layerApiVersion = XR_CURRENT_API_VERSION;
	request->getInstanceProcAddr = &GetInstanceProcAddr;
	request->createApiLayerInstance = &ApiLayerDetail::CreateApiLayerInstance;
	return XR_SUCCESS;
}
