// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/OpenXrLayer.h"

#include <cstdlib>
#include <initializer_list>
#include <system_error>

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#endif

namespace mria
{

namespace OpenXrLayerDetail
{
constexpr const char* kManifest = "mria_openxr_layer.json";
#ifdef _WIN32
constexpr char kListSeparator = ';';
#else
constexpr char kListSeparator = ':';
#endif

std::string Variable(const char* name)
{
	const char* const value = std::getenv(name);
	return value ? value : "";
}

std::filesystem::path ToolFolder()
{
#ifdef _WIN32
	wchar_t path[MAX_PATH] = {};
	GetModuleFileNameW(nullptr, path, MAX_PATH);
	return std::filesystem::path(path).parent_path();
#else
	std::error_code ignored;
	return std::filesystem::read_symlink("/proc/self/exe", ignored).parent_path();
#endif
}

/** Where a loader looks for layers unless XR_API_LAYER_PATH says otherwise: setting that must not lose them. */
std::string DefaultFolders()
{
#ifdef _WIN32
	return ""; // they are in the registry
#else
	std::string folders;
	for (const char* const parent : {"/usr/local/share", "/usr/share", "/usr/local/etc", "/etc", "/etc/xdg"})
	{
		folders += std::string(":") + parent + "/openxr/1/api_layers/explicit.d";
	}
	const std::string home = Variable("HOME");
	return home.empty() ? folders : folders + ":" + home + "/.local/share/openxr/1/api_layers/explicit.d";
#endif
}
} // namespace OpenXrLayerDetail

FileResult<std::filesystem::path> FindOpenXrLayer(const std::string& given)
{
	using namespace OpenXrLayerDetail;
	std::error_code ignored;
	const std::filesystem::path tool = ToolFolder();
	const std::initializer_list<std::filesystem::path> usual = {tool, tool / "OpenXRLayer", tool / "../../OpenXRLayer"};
	const std::initializer_list<std::filesystem::path> only = {given};
	for (const std::filesystem::path& folder : given.empty() ? usual : only)
	{
		if (std::filesystem::exists(folder / kManifest, ignored))
		{
			return std::filesystem::canonical(folder, ignored);
		}
	}
	Failure failure = CannotRead(given.empty() ? kManifest : given + "/" + kManifest, "the OpenXR layer is not there");
	failure.hint = "build the target mria_openxr_layer, which needs OpenXR's headers (libopenxr-dev)";
	return failure;
}

void EnableOpenXrLayer(const std::filesystem::path& folder)
{
	using namespace OpenXrLayerDetail;
	const std::string layers = Variable("XR_ENABLE_API_LAYERS");
	const std::string folders = Variable("XR_API_LAYER_PATH");
	SetVariable("XR_ENABLE_API_LAYERS", kOpenXrLayerName + (layers.empty() ? layers : kListSeparator + layers));
	SetVariable("XR_API_LAYER_PATH", folder.string() + (folders.empty() ? DefaultFolders() : kListSeparator + folders));
}

void SetVariable(const std::string& name, const std::string& value)
{
#ifdef _WIN32
	_putenv_s(name.c_str(), value.c_str());
#else
	setenv(name.c_str(), value.c_str(), 1);
#endif
}

} // namespace mria
