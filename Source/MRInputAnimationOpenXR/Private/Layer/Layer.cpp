// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Layer/Layer.h"

#include "Replay/Files.h"

#include <cstdio>
#include <cstdlib>
#include <mutex>

namespace mria::openxr
{

namespace LayerDetail
{
void WriteLine(const std::string& path, const std::string& line)
{
	std::FILE* const file = path.empty() ? stderr : std::fopen(path.c_str(), "a");
	if (!file)
	{
		return;
	}
	std::fprintf(file, "MRInputAnimation: %s\n", line.c_str());
	path.empty() ? std::fflush(file) : std::fclose(file);
}

std::string StartText(const Settings& settings)
{
	if (settings.start == StartOn::Delay)
	{
		char text[64];
		std::snprintf(text, sizeof(text), "starts %g s after focus", settings.delay);
		return text;
	}
	return settings.start == StartOn::Key ? "starts on a key" : "starts on focus";
}

std::string PlayText(const Settings& settings, const Take& take)
{
	char length[32];
	std::snprintf(length, sizeof(length), "%.1f s", static_cast<double>(take.range.end - take.range.start));
	return "playing \"" + FileName(settings.play) + "\", " + length + ", loop " + ToString(settings.loop) + ", " +
		StartText(settings);
}
} // namespace LayerDetail

Layer& GetLayer()
{
	// Never destroyed: another thread may still call into it while the process ends.
	static Layer* const layer = new Layer;
	return *layer;
}

void SetUpLayer(const Settings& settings, const std::string& problem)
{
	Layer& layer = GetLayer();
	layer.settings = settings;
	layer.take = nullptr;
	layer.offers = {false, {false, false}, false};
	std::string trouble = problem;
	if (trouble.empty() && !settings.play.empty())
	{
		layer.take = LoadTake(settings.play, trouble);
	}
	std::string text = "OpenXR layer loaded";
	if (layer.take)
	{
		layer.offers = layer.take->parts;
		text += ", " + LayerDetail::PlayText(settings, *layer.take);
	}
	if (!trouble.empty())
	{
		layer.settings.record.clear();
		text += ", passes everything through: " + trouble;
	}
	else if (!settings.record.empty())
	{
		text += ", recording \"" + FileName(settings.record) + "\"";
	}
	else if (!layer.take)
	{
		text += ", passes everything through: nothing to play or record";
	}
	Log(text);
}

void SetUpLayerFromEnvironment()
{
	static std::once_flag once;
	std::call_once(once,
		[]
		{
			Settings settings;
			const auto problem = ReadEnvironment(settings, [](const char* name) { return std::getenv(name); });
			SetUpLayer(settings, problem.value_or(std::string()));
		});
}

void Log(const std::string& text)
{
	const Layer& layer = GetLayer();
	layer.log ? layer.log(text) : LayerDetail::WriteLine(layer.settings.log, text);
}

void LogOnce(std::atomic<bool>& flag, const std::string& text)
{
	if (!flag.exchange(true))
	{
		Log(text);
	}
}

} // namespace mria::openxr
