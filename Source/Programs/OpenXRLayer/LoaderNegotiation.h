// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <openxr/openxr.h>

#include <cstddef>

/**
 * What a loader, a runtime and an API layer say to each other before there is an instance: the chapter "Loader
 * Interfaces" of the OpenXR loader specification. Distributions ship no header for it.
 */

inline constexpr uint32_t kLoaderInterfaceVersion = 1;
inline constexpr uint32_t kLoaderStructVersion = 1;

enum LoaderStructType : int32_t
{
	kLoaderInfoStruct = 1,
	kApiLayerRequestStruct = 2,
	kRuntimeRequestStruct = 3,
	kApiLayerCreateInfoStruct = 4,
	kApiLayerNextInfoStruct = 5,
};

struct NegotiateLoaderInfo
{
	LoaderStructType structType;
	uint32_t structVersion;
	size_t structSize;
	uint32_t minInterfaceVersion;
	uint32_t maxInterfaceVersion;
	XrVersion minApiVersion;
	XrVersion maxApiVersion;
};

struct NegotiateRuntimeRequest
{
	LoaderStructType structType;
	uint32_t structVersion;
	size_t structSize;
	uint32_t runtimeInterfaceVersion;
	XrVersion runtimeApiVersion;
	PFN_xrGetInstanceProcAddr getInstanceProcAddr;
};

struct ApiLayerCreateInfo;
using PFN_CreateApiLayerInstance = XrResult(XRAPI_PTR*)(
	const XrInstanceCreateInfo* info, const ApiLayerCreateInfo* layerInfo, XrInstance* instance);

struct NegotiateApiLayerRequest
{
	LoaderStructType structType;
	uint32_t structVersion;
	size_t structSize;
	uint32_t layerInterfaceVersion;
	XrVersion layerApiVersion;
	PFN_xrGetInstanceProcAddr getInstanceProcAddr;
	PFN_CreateApiLayerInstance createApiLayerInstance;
};

struct ApiLayerNextInfo
{
	LoaderStructType structType;
	uint32_t structVersion;
	size_t structSize;
	char layerName[XR_MAX_API_LAYER_NAME_SIZE];
	PFN_xrGetInstanceProcAddr nextGetInstanceProcAddr;
	PFN_CreateApiLayerInstance nextCreateApiLayerInstance;
	ApiLayerNextInfo* next;
};

inline constexpr size_t kSettingsFilePathSize = 512;

struct ApiLayerCreateInfo
{
	LoaderStructType structType;
	uint32_t structVersion;
	size_t structSize;
	void* loaderInstance;
	char settingsFilePath[kSettingsFilePathSize];
	ApiLayerNextInfo* nextInfo;
};

using PFN_NegotiateLoaderRuntimeInterface = XrResult(XRAPI_PTR*)(const NegotiateLoaderInfo*, NegotiateRuntimeRequest*);
using PFN_NegotiateLoaderApiLayerInterface = XrResult(XRAPI_PTR*)(
	const NegotiateLoaderInfo*, const char* layerName, NegotiateApiLayerRequest*);
