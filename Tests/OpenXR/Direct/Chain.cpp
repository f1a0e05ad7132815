// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Chain.h"

#include <dlfcn.h>

#include <cstdio>
#include <cstring>

namespace direct
{

namespace ChainDetail
{
constexpr const char* kLayerName = "XR_APILAYER_MRIA_input_animation";
constexpr NegotiateLoaderInfo kLoader = {kLoaderInfoStruct, kLoaderStructVersion, sizeof(NegotiateLoaderInfo), 1, 1,
	XR_MAKE_VERSION(1, 0, 0), XR_MAKE_VERSION(1, 1023, 4095)};
PFN_xrGetInstanceProcAddr runtimeBelow = nullptr;

template <typename Function>
Function Load(const std::string& path, const char* name)
{
	void* const library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
	void* const found = library ? dlsym(library, name) : nullptr;
	if (!found)
	{
		std::fprintf(stderr, "%s: %s\n", path.c_str(), dlerror());
	}
	return reinterpret_cast<Function>(found);
}

/** What a loader puts below the last layer. */
XRAPI_ATTR XrResult XRAPI_CALL CreateOnRuntime(
	const XrInstanceCreateInfo* info, const ApiLayerCreateInfo*, XrInstance* instance)
{
	PFN_xrCreateInstance create = nullptr;
	runtimeBelow(XR_NULL_HANDLE, "xrCreateInstance", reinterpret_cast<PFN_xrVoidFunction*>(&create));
	return create(info, instance);
}
} // namespace ChainDetail

using namespace ChainDetail;

bool Chain::Open(const std::string& runtime, const std::string& layer)
{
	const auto negotiateRuntime =
		Load<PFN_NegotiateLoaderRuntimeInterface>(runtime, "xrNegotiateLoaderRuntimeInterface");
	if (layer.empty())
	{
		return Use(negotiateRuntime, nullptr);
	}
	const auto negotiateLayer = Load<PFN_NegotiateLoaderApiLayerInterface>(layer, "xrNegotiateLoaderApiLayerInterface");
	return negotiateLayer && Use(negotiateRuntime, negotiateLayer);
}

bool Chain::Use(PFN_NegotiateLoaderRuntimeInterface runtime, PFN_NegotiateLoaderApiLayerInterface layer)
{
	NegotiateRuntimeRequest request{kRuntimeRequestStruct, kLoaderStructVersion, sizeof(NegotiateRuntimeRequest)};
	if (!runtime || XR_FAILED(runtime(&kLoader, &request)))
	{
		return false;
	}
	runtime_ = runtimeBelow = request.getInstanceProcAddr;
	if (!layer)
	{
		return true;
	}
	NegotiateApiLayerRequest layerRequest{
		kApiLayerRequestStruct, kLoaderStructVersion, sizeof(NegotiateApiLayerRequest)};
	if (XR_FAILED(layer(&kLoader, kLayerName, &layerRequest)))
	{
		return false;
	}
	layer_ = layerRequest.getInstanceProcAddr;
	createLayerInstance_ = layerRequest.createApiLayerInstance;
	return true;
}

XrInstance Chain::CreateInstance(const std::vector<const char*>& extensions) const
{
	XrInstanceCreateInfo info{XR_TYPE_INSTANCE_CREATE_INFO};
	std::strcpy(info.applicationInfo.applicationName, "direct");
	info.applicationInfo.apiVersion = XR_MAKE_VERSION(1, 0, 20);
	info.enabledExtensionCount = static_cast<std::uint32_t>(extensions.size());
	info.enabledExtensionNames = extensions.data();
	ApiLayerNextInfo next{kApiLayerNextInfoStruct, kLoaderStructVersion, sizeof(ApiLayerNextInfo)};
	std::strcpy(next.layerName, kLayerName);
	next.nextGetInstanceProcAddr = runtime_;
	next.nextCreateApiLayerInstance = &CreateOnRuntime;
	ApiLayerCreateInfo layerInfo{kApiLayerCreateInfoStruct, kLoaderStructVersion, sizeof(ApiLayerCreateInfo)};
	layerInfo.nextInfo = &next;
	XrInstance instance = XR_NULL_HANDLE;
	const XrResult result = createLayerInstance_ ? createLayerInstance_(&info, &layerInfo, &instance)
												 : CreateOnRuntime(&info, nullptr, &instance);
	if (XR_FAILED(result))
	{
		std::fprintf(stderr, "xrCreateInstance gave %d\n", result);
	}
	return instance;
}

} // namespace direct
