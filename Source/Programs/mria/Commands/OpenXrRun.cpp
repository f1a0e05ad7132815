// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"
#include "Io/InputBytes.h"
#include "Io/OpenXrLayer.h"
#include "Io/OutputFile.h"
#include "Io/Report.h"
#include "Mria/LoopTimeline.h"
#include "Mria/Reader.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#ifdef _WIN32
#include <process.h>
#else
#include <unistd.h>
#endif

namespace mria
{

namespace OpenXrRunDetail
{
struct Options
{
	CommonOptions common;
	std::string play;
	std::string record;
	std::string layer; ///< A folder.
	std::string start = "focus";
	std::string origin = "stage";
	std::string log;
	LoopMode loop = LoopMode::Once;
	double rate = 1.0;
	std::vector<std::string> program;
};

/** The layer would only log it, and pass everything through. */
std::optional<Failure> CheckRecording(const std::string& path)
{
	ShowProgress("reading " + InputName(path));
	const FileResult<InputBytes> bytes = ReadInput(path);
	if (!bytes)
	{
		return bytes.GetError();
	}
	ReadOptions options;
	options.acceptHeaderless = true;
	const Result<RecordingView> recording = OpenRecording(bytes.Value().Get(), options);
	return recording ? std::nullopt : std::optional<Failure>(NotARecording(path, recording.GetError()));
}

/** Programs change their folder. */
std::string Absolute(const std::string& path)
{
	std::error_code ignored;
	return path.empty() ? path : std::filesystem::absolute(path, ignored).string();
}

void SetUpEnvironment(const Options& options, const std::filesystem::path& layer)
{
	EnableOpenXrLayer(layer);
	SetVariable("MRIA_OPENXR_PLAY", Absolute(options.play));
	SetVariable("MRIA_OPENXR_RECORD", Absolute(options.record));
	SetVariable("MRIA_OPENXR_LOG", Absolute(options.log));
	SetVariable("MRIA_OPENXR_LOOP", ToString(options.loop));
	SetVariable("MRIA_OPENXR_RATE", std::to_string(options.rate));
	SetVariable("MRIA_OPENXR_START", options.start);
	SetVariable("MRIA_OPENXR_ORIGIN", options.origin);
}

/** Becomes the program, or waits for it where a process cannot. Returns only if that failed, or with its exit code. */
ExitCode Become(const Options& options)
{
	std::vector<char*> arguments;
	for (const std::string& argument : options.program)
	{
		arguments.push_back(const_cast<char*>(argument.c_str()));
	}
	arguments.push_back(nullptr);
	std::fflush(nullptr);
#ifdef _WIN32
	const auto result = _spawnvp(_P_WAIT, arguments[0], arguments.data());
	if (result >= 0)
	{
		std::exit(static_cast<int>(result));
	}
#else
	std::signal(SIGPIPE, SIG_DFL); // the tool ignores these, which a program would inherit
	std::signal(SIGXFSZ, SIG_DFL);
	execvp(arguments[0], arguments.data());
#endif
	const std::string reason = std::generic_category().message(errno);
	return Report(options.common).Fail(CannotRead(options.program[0], "cannot be run: " + reason));
}

ExitCode Run(const Options& options)
{
	const Report report(options.common);
	if (options.play.empty() && options.record.empty())
	{
		return report.Misuse("nothing to do: give --play FILE, --record FILE or both");
	}
	if (const auto failure = options.play.empty() ? std::nullopt : CheckRecording(options.play))
	{
		return report.Fail(*failure);
	}
	for (const std::string& path : {options.record, options.log})
	{
		if (const std::optional<Failure> failure = RefuseToReplace(path))
		{
			return report.Fail(*failure);
		}
	}
	const FileResult<std::filesystem::path> layer = FindOpenXrLayer(options.layer);
	if (!layer)
	{
		return report.Fail(layer.GetError());
	}
	SetUpEnvironment(options, layer.Value());
	StopProgress(); // the program has the terminal
	return Become(options);
}
} // namespace OpenXrRunDetail

void AddOpenXrRun(CLI::App& app, Action& action)
{
	using namespace OpenXrRunDetail;
	const auto [command, options] =
		AddCommand(app, action, "run", "Runs a program with the layer that replays and records its input", Run);
	Options& values = *options;
	command->add_option("--play", values.play, "a recording to replay")->option_text("FILE");
	command->add_option("--record", values.record, "where to record to")->option_text("FILE");
	AddChoice<LoopMode>(command, "--loop", "MODE", "at the end: ", values.loop, ChoicesOf(kLoopModes));
	command->add_option("--rate", values.rate, "times as fast, above 0")
		->check(InRange(1e-3, 1000.0))
		->option_text("R");
	command->add_option("--start", values.start, "on focus, on a key, or so many SECONDS after focus")
		->option_text("WHEN");
	command->add_option("--origin", values.origin, "where the recording's world is: stage, local,\napplication or head")
		->check(OneOf({"stage", "local", "application", "head"}))
		->option_text("PLACE");
	command->add_option("--log", values.log, "where the layer logs to; else to standard error")->option_text("FILE");
	AddNoClobber(command);
	command->add_option("--layer", values.layer, "the folder with the layer, if it is not the tool's")
		->option_text("FOLDER");
	command->add_option("PROGRAM", values.program, "after --, with its arguments")->required()->option_text(" ");
	command->footer("Exit code: the program's.\n"
					"Example: mria openxr run --play walk.bin --loop loop -- hello_xr -g Vulkan");
}

} // namespace mria
