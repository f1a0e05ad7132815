// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/OpenXrLoader.h"

#include <cstring>

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#else
#include <dlfcn.h>
#endif

namespace mria
{

namespace OpenXrLoaderDetail
{
using namespace OpenXrAbi;
using Instance = void*;
using EnumerateLayers = std::int32_t (*)(std::uint32_t, std::uint32_t*, ApiLayerProperties*);
using EnumerateExtensions = std::int32_t (*)(const char*, std::uint32_t, std::uint32_t*, ExtensionProperties*);
using CreateInstance = std::int32_t (*)(const InstanceCreateInfo*, Instance*);
using DestroyInstance = std::int32_t (*)(Instance);
using GetInstanceProperties = std::int32_t (*)(Instance, InstanceProperties*);

constexpr int kNoFunction = -2; ///< XR_ERROR_RUNTIME_FAILURE

#ifdef _WIN32
std::shared_ptr<void> OpenLibrary(std::string& path)
{
	const HMODULE library = LoadLibraryA("openxr_loader.dll");
	char name[MAX_PATH] = {};
	if (library)
	{
		GetModuleFileNameA(library, name, MAX_PATH);
	}
	path = name;
	return {library, [](void* opened) { opened ? FreeLibrary(static_cast<HMODULE>(opened)) : FALSE; }};
}

template <typename Function>
Function Find(void* library, const char* name)
{
	return reinterpret_cast<Function>(reinterpret_cast<void*>(GetProcAddress(static_cast<HMODULE>(library), name)));
}
#else
std::shared_ptr<void> OpenLibrary(std::string& path)
{
	void* const library = dlopen("libopenxr_loader.so.1", RTLD_NOW | RTLD_LOCAL);
	Dl_info info = {};
	if (library && dladdr(dlsym(library, "xrCreateInstance"), &info) != 0)
	{
		path = info.dli_fname;
	}
	return {library, [](void* opened) { opened ? dlclose(opened) : 0; }};
}

template <typename Function>
Function Find(void* library, const char* name)
{
	return reinterpret_cast<Function>(dlsym(library, name));
}
#endif

std::string VersionText(std::uint64_t version)
{
	return std::to_string(version >> 48) + "." + std::to_string(version >> 32 & 0xffff) + "." +
		std::to_string(version & 0xffffffff);
}
} // namespace OpenXrLoaderDetail

std::optional<OpenXrLoader> OpenXrLoader::Open()
{
	OpenXrLoader loader;
	loader.library_ = OpenXrLoaderDetail::OpenLibrary(loader.path_);
	return loader.library_ ? std::optional<OpenXrLoader>(loader) : std::nullopt;
}

std::vector<std::string> OpenXrLoader::ListLayers() const
{
	using namespace OpenXrLoaderDetail;
	const auto enumerate = Find<EnumerateLayers>(library_.get(), "xrEnumerateApiLayerProperties");
	std::uint32_t count = 0;
	if (!enumerate || enumerate(0, &count, nullptr) < 0)
	{
		return {};
	}
	std::vector<ApiLayerProperties> found(count);
	std::vector<std::string> names;
	if (enumerate(count, &count, found.data()) >= 0)
	{
		for (const ApiLayerProperties& layer : found)
		{
			names.push_back(layer.layerName);
		}
	}
	return names;
}

std::vector<std::string> OpenXrLoader::ListExtensions() const
{
	using namespace OpenXrLoaderDetail;
	const auto enumerate = Find<EnumerateExtensions>(library_.get(), "xrEnumerateInstanceExtensionProperties");
	std::uint32_t count = 0;
	if (!enumerate || enumerate(nullptr, 0, &count, nullptr) < 0)
	{
		return {};
	}
	std::vector<ExtensionProperties> found(count);
	std::vector<std::string> names;
	if (enumerate(nullptr, count, &count, found.data()) >= 0)
	{
		for (const ExtensionProperties& extension : found)
		{
			names.push_back(extension.extensionName);
		}
	}
	return names;
}

OpenXrLoader::Runtime OpenXrLoader::TryInstance() const
{
	using namespace OpenXrLoaderDetail;
	const auto create = Find<CreateInstance>(library_.get(), "xrCreateInstance");
	const auto destroy = Find<DestroyInstance>(library_.get(), "xrDestroyInstance");
	const auto describe = Find<GetInstanceProperties>(library_.get(), "xrGetInstanceProperties");
	Runtime runtime;
	if (!create || !destroy || !describe)
	{
		runtime.result = kNoFunction;
		return runtime;
	}
	InstanceCreateInfo info;
	std::strcpy(info.applicationInfo.applicationName, "mria");
	Instance instance = nullptr;
	runtime.result = create(&info, &instance);
	if (runtime.result >= 0)
	{
		InstanceProperties properties;
		describe(instance, &properties);
		runtime.name = properties.runtimeName;
		runtime.version = VersionText(properties.runtimeVersion);
		destroy(instance);
	}
	return runtime;
}

} // namespace mria
