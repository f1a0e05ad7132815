// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"
#include "Io/InputBytes.h"
#include "Io/OpenXrLayer.h"
#include "Io/OpenXrLoader.h"
#include "Io/Report.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

namespace mria
{

namespace OpenXrDoctorDetail
{
struct Options
{
	CommonOptions common;
	std::string layer; ///< A folder.
};

/** Something that has to be there, in the order in which one needs the other. */
struct Check
{
	std::string name;
	bool isGood = false;
	std::string text;
	std::string hint; ///< What to do if it is not good.
};

constexpr const char* kExtensions[] = {"XR_EXT_hand_tracking", "XR_FB_hand_tracking_aim", "XR_MSFT_hand_interaction",
	"XR_EXT_hand_interaction", "XR_EXT_palm_pose", "XR_EXT_eye_gaze_interaction"};

bool Contains(const std::vector<std::string>& names, const std::string& name)
{
	return std::find(names.begin(), names.end(), name) != names.end();
}

Check CheckRuntime(const OpenXrLoader& loader)
{
	const OpenXrLoader::Runtime runtime = loader.TryInstance();
	if (runtime.result >= 0)
	{
		return {"runtime", true, runtime.name + " " + runtime.version, ""};
	}
	return {"runtime", false, "none, or it does not start (OpenXR result " + std::to_string(runtime.result) + ")",
		"install one and make it the active one, or name its manifest in XR_RUNTIME_JSON"};
}

/** The layer says so itself, in its log: a loader may leave a layer out without a word. */
Check CheckLayer(const OpenXrLoader& loader, const std::filesystem::path& folder)
{
	std::error_code ignored;
	const std::filesystem::path log = std::filesystem::temp_directory_path(ignored) /
		("mria-openxr-doctor-" + std::to_string(reinterpret_cast<std::uintptr_t>(&loader)) + ".log");
	std::filesystem::remove(log, ignored);
	EnableOpenXrLayer(folder);
	SetVariable("MRIA_OPENXR_LOG", log.string());
	const bool isListed = Contains(loader.ListLayers(), kOpenXrLayerName);
	const int result = loader.TryInstance().result;
	const FileResult<InputBytes> bytes = ReadInput(log.string());
	const bool isLoaded = result >= 0 && bytes && bytes.Value().size() > 0;
	std::filesystem::remove(log, ignored);
	const char* const text = isLoaded ? ", loads"
		: isListed					  ? ", is found but not loaded"
									  : ", the loader does not find it";
	return {"layer", isLoaded, folder.string() + text,
		"check that the library next to the manifest can be opened; XR_LOADER_DEBUG=all shows what the loader does"};
}

Check CheckExtension(const char* name, const std::vector<std::string>& runtime, const std::vector<std::string>& all)
{
	const bool hasRuntime = Contains(runtime, name);
	const bool isOffered = hasRuntime || Contains(all, name);
	return {name, isOffered, hasRuntime ? "runtime" : isOffered ? "layer, in a replay" : "missing", ""};
}

std::vector<Check> Examine(const Options& options)
{
	std::vector<Check> checks;
	const std::optional<OpenXrLoader> loader = OpenXrLoader::Open();
	if (!loader)
	{
		return {{"loader", false, "there is none", "install libopenxr-loader1; on Windows it comes with a program"}};
	}
	checks.push_back({"loader", true, loader->Path(), ""});
	checks.push_back(CheckRuntime(*loader));
	const FileResult<std::filesystem::path> layer = FindOpenXrLayer(options.layer);
	if (!layer)
	{
		checks.push_back({"layer", false, layer.GetError().summary, layer.GetError().hint});
		return checks;
	}
	const std::vector<std::string> runtimeExtensions = loader->ListExtensions();
	checks.push_back(CheckLayer(*loader, layer.Value()));
	const std::vector<std::string> all = loader->ListExtensions();
	for (const char* const name : kExtensions)
	{
		checks.push_back(CheckExtension(name, runtimeExtensions, all));
	}
	return checks;
}

void PrintText(const Report& report, const std::vector<Check>& checks)
{
	for (const Check& check : checks)
	{
		const std::string name = check.name + std::string(check.name.size() < 28 ? 28 - check.name.size() : 1, ' ');
		report.Line((check.isGood ? "  ok    " : report.Paint(Tone::Error, "  no    ")) + name + check.text);
		if (!check.isGood && !check.hint.empty())
		{
			report.Line("        hint: " + check.hint);
		}
	}
}

void PrintJson(const Report& report, const std::vector<Check>& checks)
{
	JsonText json;
	json.BeginObject();
	for (const Check& check : checks)
	{
		json.Name(check.name.c_str());
		json.BeginObject();
		json.BoolMember("ok", check.isGood);
		json.TextMember("text", check.text);
		json.EndObject();
	}
	json.EndObject();
	report.Json(json);
}

ExitCode Run(const Options& options)
{
	const Report report(options.common);
	const std::vector<Check> checks = Examine(options);
	report.WantsJson() ? PrintJson(report, checks) : PrintText(report, checks);
	const bool isGood = std::all_of(checks.begin(), checks.end(), [](const Check& check) { return check.isGood; });
	return isGood ? ExitCode::Fine : ExitCode::Problems;
}
} // namespace OpenXrDoctorDetail

void AddOpenXrDoctor(CLI::App& app, Action& action)
{
	using namespace OpenXrDoctorDetail;
	const auto [command, options] = AddCommand(
		app, action, "doctor", "Is there a loader and a runtime, does the layer load, which extensions are there", Run);
	command->add_option("--layer", options->layer, "the folder with the layer, if it is not the tool's")
		->option_text("FOLDER");
	command->footer("Exit code 1 if something is missing.\nExample: mria openxr doctor");
}

} // namespace mria
