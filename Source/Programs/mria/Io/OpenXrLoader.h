// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mria
{

/**
 * As much of OpenXR's binary interface as it takes to ask a loader what it has, so that the tool needs no headers of
 * it. A test compares these with the headers.
 */
namespace OpenXrAbi
{
struct ApiLayerProperties
{
	std::int32_t type = 1;
	void* next = nullptr;
	char layerName[256] = {};
	std::uint64_t specVersion = 0;
	std::uint32_t layerVersion = 0;
	char description[256] = {};
};

struct ExtensionProperties
{
	std::int32_t type = 2;
	void* next = nullptr;
	char extensionName[128] = {};
	std::uint32_t extensionVersion = 0;
};

struct ApplicationInfo
{
	char applicationName[128] = {};
	std::uint32_t applicationVersion = 1;
	char engineName[128] = {};
	std::uint32_t engineVersion = 0;
	std::uint64_t apiVersion = std::uint64_t{1} << 48; ///< 1.0.0
};

struct InstanceCreateInfo
{
	std::int32_t type = 3;
	const void* next = nullptr;
	std::uint64_t createFlags = 0;
	ApplicationInfo applicationInfo;
	std::uint32_t enabledApiLayerCount = 0;
	const char* const* enabledApiLayerNames = nullptr;
	std::uint32_t enabledExtensionCount = 0;
	const char* const* enabledExtensionNames = nullptr;
};

struct InstanceProperties
{
	std::int32_t type = 32;
	void* next = nullptr;
	std::uint64_t runtimeVersion = 0;
	char runtimeName[128] = {};
};
} // namespace OpenXrAbi

/** What a program would find: the system's OpenXR loader, opened at run time. */
class OpenXrLoader
{
public:
	/** Nothing if there is none. */
	static std::optional<OpenXrLoader> Open();

	const std::string& Path() const { return path_; }

	std::vector<std::string> ListLayers() const;

	/** Of the runtime and of the layers that are chosen in the environment; empty without a runtime. */
	std::vector<std::string> ListExtensions() const;

	struct Runtime
	{
		int result = 0; ///< OpenXR's; below 0 it could not be used.
		std::string name;
		std::string version;
	};

	/** Makes an instance, as a program does, and destroys it. */
	Runtime TryInstance() const;

private:
	std::shared_ptr<void> library_;
	std::string path_;
};

} // namespace mria
