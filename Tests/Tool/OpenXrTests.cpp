// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/TestFiles.h"
#include "ToolProcess.h"

#include <gtest/gtest.h>

namespace mria::OpenXrTests
{

namespace OpenXrTestsDetail
{
/** A folder that passes for the layer's, and a recording. */
class OpenXrFolder : public TestFolder
{
public:
	OpenXrFolder()
	{
		Write("mria_openxr_layer.json", std::string("{}"));
		std::filesystem::copy_file(std::filesystem::path(MRIA_SAMPLES) / "PinchDrag.bin", Path() / "take.bin");
	}

	/** Runs a shell command under `mria openxr run` with these options. */
	ToolRun RunShell(const std::vector<std::string>& options, const std::string& command) const
	{
		std::vector<std::string> arguments = {"openxr", "run", "--layer", Path().string()};
		arguments.insert(arguments.end(), options.begin(), options.end());
		arguments.insert(arguments.end(), {"--", "sh", "-c", command});
		ToolOptions toolOptions;
		toolOptions.environment.push_back({"XR_ENABLE_API_LAYERS", "XR_APILAYER_other"});
		toolOptions.environment.push_back({"XR_API_LAYER_PATH", "/other"});
		return RunMria(Path(), arguments, toolOptions);
	}
};
} // namespace OpenXrTestsDetail

using OpenXrTestsDetail::OpenXrFolder;

TEST(OpenXrRun, GivesTheProgramTheLayerAndItsSettings)
{
	const OpenXrFolder folder;
	const std::string here = folder.Path().string();
	const ToolRun run = folder.RunShell({"--play", "take.bin", "--record", "out.bin", "--loop", "ping-pong", "--rate",
											"0.5", "--start", "key", "--origin", "head"},
		"cd /; echo $XR_ENABLE_API_LAYERS $XR_API_LAYER_PATH; env | grep ^MRIA_OPENXR | sort; exit 7");
	EXPECT_EQ(run.exitCode, 7) << "the program's";
	EXPECT_EQ(run.err, "");
	EXPECT_EQ(run.out,
		"XR_APILAYER_MRIA_input_animation:XR_APILAYER_other " + here +
			":/other\nMRIA_OPENXR_LOG=\nMRIA_OPENXR_LOOP=ping-pong\n" +
			"MRIA_OPENXR_ORIGIN=head\nMRIA_OPENXR_PLAY=" + here + "/take.bin\nMRIA_OPENXR_RATE=0.500000\n" +
			"MRIA_OPENXR_RECORD=" + here + "/out.bin\nMRIA_OPENXR_START=key\n");
}

TEST(OpenXrRun, StartsNothingIfTheRecordingOrTheLayerIsWrong)
{
	const OpenXrFolder folder;
	folder.Write("broken.bin", folder.Read("take.bin").substr(0, 1000));
	const ToolRun broken = folder.RunShell({"--play", "broken.bin"}, "echo started");
	EXPECT_EQ(broken.exitCode, 3);
	EXPECT_EQ(broken.out, "");
	EXPECT_NE(broken.err.find("broken.bin ends too early"), std::string::npos) << broken.err;

	const ToolRun nothing = folder.RunShell({}, "echo started");
	EXPECT_EQ(nothing.exitCode, 2);
	EXPECT_NE(nothing.err.find("--play FILE, --record FILE or both"), std::string::npos) << nothing.err;

	std::filesystem::remove(folder.Path() / "mria_openxr_layer.json");
	const ToolRun noLayer = folder.RunShell({"--play", "take.bin"}, "echo started");
	EXPECT_EQ(noLayer.exitCode, 3);
	EXPECT_NE(noLayer.err.find("the OpenXR layer is not there"), std::string::npos) << noLayer.err;
}

TEST(OpenXrRun, ReplacesNoFileWithNoClobber)
{
	const OpenXrFolder folder;
	folder.Write("mine.bin", "mine");
	for (const char* const output : {"--record", "--log"})
	{
		const ToolRun refused = folder.RunShell({"--play", "take.bin", "-n", output, "mine.bin"}, "echo started");
		EXPECT_EQ(refused.exitCode, 3) << output;
		EXPECT_EQ(refused.out, "");
		EXPECT_NE(refused.err.find("mine.bin: it exists, and --no-clobber keeps it"), std::string::npos) << refused.err;
		EXPECT_EQ(folder.RunShell({"--play", "take.bin", "-n", output, "new.bin"}, "echo started").out, "started\n");
	}
}

TEST(OpenXrRun, SaysWhyAProgramCannotBeRun)
{
	const OpenXrFolder folder;
	const ToolRun run = RunMria(
		folder.Path(), {"openxr", "run", "--layer", folder.Path().string(), "--play", "take.bin", "--", "./missing"});
	EXPECT_EQ(run.exitCode, 3);
	EXPECT_NE(run.err.find("./missing"), std::string::npos) << run.err;
	EXPECT_NE(run.err.find("No such file or directory"), std::string::npos) << run.err;
}

TEST(OpenXrDoctor, NamesWhatIsMissing)
{
	const OpenXrFolder folder;
	ToolOptions options;
	options.environment.push_back({"XR_RUNTIME_JSON", "/missing/runtime.json"});
	const std::vector<std::string> arguments = {"openxr", "doctor", "--layer", folder.Path().string()};
	const ToolRun run = RunMria(folder.Path(), arguments, options);
	EXPECT_EQ(run.exitCode, 1);
	EXPECT_NE(run.out.find("loader"), std::string::npos);
	EXPECT_NE(run.out.find("hint: install"), std::string::npos) << run.out;
}

TEST(OpenXr, HasHelpOfItsOwnAndOfItsCommands)
{
	const TestFolder folder;
	EXPECT_NE(RunMria(folder.Path(), {"openxr", "--help"}).out.find("doctor"), std::string::npos);
	const ToolRun run = RunMria(folder.Path(), {"openxr", "run", "--help"});
	EXPECT_NE(run.out.find("mria openxr run"), std::string::npos) << run.out;
	EXPECT_NE(run.out.find("--origin"), std::string::npos);
	const ToolRun misuse = RunMria(folder.Path(), {"openxr", "run", "--bogus"});
	EXPECT_EQ(misuse.exitCode, 2);
	EXPECT_NE(misuse.err.find("'mria openxr run --help'"), std::string::npos) << misuse.err;
}

} // namespace mria::OpenXrTests
