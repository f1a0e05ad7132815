// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "WritingCommands.h"

#include "Mria/Synth.h"
#include "Mria/Writer.h"
#include "Support/TestEffort.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mria
{

namespace WritingCommandsDetail
{
std::vector<std::uint8_t> ShortTake(std::uint32_t seed)
{
	SynthOptions options;
	options.duration = 0.1f;
	options.seed = seed;
	return WriteRecording(Synthesize(options), Dialect::Mrtk11).bytes;
}

const std::vector<std::uint8_t>& Input()
{
	static const std::vector<std::uint8_t> bytes = ShortTake(1);
	return bytes;
}

/** A recording too, so that it can be edited in place. */
const std::vector<std::uint8_t>& OldOutput()
{
	static const std::vector<std::uint8_t> bytes = ShortTake(2);
	return bytes;
}

/** Runs the command with that fate for its n-th call. With 0 all happen. */
TracedRun RunWithFate(const WritingScene& scene, bool hasUnnamedFiles, std::size_t n, CallFate fate)
{
	return TraceMria(scene.Path(), scene.Command().arguments,
		[&](const FileCall& call, std::size_t number)
		{
			const bool isSupported = hasUnnamedFiles || !call.isUnnamed;
			return number == n ? fate : isSupported ? CallFate::Happens : CallFate::FailsAsUnsupported;
		});
}
} // namespace WritingCommandsDetail

std::vector<WritingCommand> WritingCommands()
{
	std::vector<WritingCommand> commands = {
		{{"sample", "in.bin", "--fps", "90", "-o", "out.csv"}, "out.csv"},
		{{"markers", "out.bin", "-o", "out.bin", "--add", "0.05=here"}, "out.bin"},
	};
	const std::vector<std::vector<std::string>> others = {
		{"convert", "in.bin", "--to", "bin1.0"},
		{"convert", "in.bin", "--to", "json"},
		{"convert", "out.bin", "--to", "bin1.0"},
		{"repair", "in.bin"},
		{"repair", "out.bin"},
		{"reduce", "in.bin"},
		{"reduce", "out.bin"},
		{"trim", "in.bin", "--from", "0.03"},
		{"trim", "out.bin", "--from", "0.03"},
		{"join", "in.bin", "in.bin"},
		{"retime", "in.bin", "--speed", "2"},
		{"resample", "in.bin", "--fps", "30"},
		{"mirror", "in.bin"},
		{"mirror", "out.bin"},
		{"transform", "in.bin", "--turn", "90"},
		{"smooth", "in.bin"},
		{"channels", "in.bin", "--strip-gaze"},
		{"merge", "in.bin", "--left", "in.bin"},
		{"markers", "in.bin", "--add", "0.05=here"},
		{"synth", "--duration", "0.1"},
	};
	for (std::vector<std::string> arguments : others)
	{
		arguments.insert(arguments.end(), {"-o", "out.bin"});
		commands.push_back({arguments, "out.bin"});
	}
	return commands;
}

WritingScene::WritingScene(const WritingCommand& command, bool hasOld)
	: command_(command)
	, hasOld_(true)
{
	Reset();
	if (RunMria(Path(), command_.arguments).exitCode == 0)
	{
		newContent_ = folder_->Read(command_.output);
	}
	const bool isInPlace = command_.arguments[1] == command_.output;
	hasOld_ = hasOld || isInPlace;
	Reset();
}

void WritingScene::Reset()
{
	using namespace WritingCommandsDetail;
	folder_ = std::make_unique<TestFolder>();
	folder_->Write("in.bin", Input());
	if (hasOld_)
	{
		folder_->Write(command_.output, OldOutput());
	}
}

bool WritingScene::IsOld() const
{
	return hasOld_ ? folder_->Read(command_.output) == AsText(WritingCommandsDetail::OldOutput())
				   : !folder_->Has(command_.output);
}

bool WritingScene::IsNew() const
{
	return !newContent_.empty() && folder_->Has(command_.output) && folder_->Read(command_.output) == newContent_;
}

std::vector<std::string> WritingScene::Litter() const
{
	std::vector<std::string> names = folder_->Names();
	const auto isExpected = [this](const std::string& name) { return name == "in.bin" || name == command_.output; };
	names.erase(std::remove_if(names.begin(), names.end(), isExpected), names.end());
	return names;
}

void ForEachScene(const std::function<void(WritingScene& scene, bool hasUnnamedFiles)>& test)
{
	const std::vector<WritingCommand> commands = WritingCommands();
	const std::size_t count = WantsLongTests() ? commands.size() : 2;
	for (std::size_t i = 0; i < count; ++i)
	{
		for (const bool hasUnnamedFiles : {false, true})
		{
			for (const bool hasOld : {false, true})
			{
				const bool isOften = WantsLongTests() || hasOld == (i != 0);
				if (isOften && !::testing::Test::HasFailure())
				{
					WritingScene scene(commands[i], hasOld);
					SCOPED_TRACE(commands[i].arguments[0] + (hasOld ? " over an old file" : " to a new file") +
						(hasUnnamedFiles ? "" : ", without unnamed files"));
					test(scene, hasUnnamedFiles);
				}
			}
		}
	}
}

TracedRun RunTraced(const WritingScene& scene, bool hasUnnamedFiles)
{
	return WritingCommandsDetail::RunWithFate(scene, hasUnnamedFiles, 0, CallFate::Happens);
}

int ForEachCall(CallFate fate, const std::function<void(const FatedRun& run)>& test)
{
	int count = 0;
	ForEachScene(
		[&](WritingScene& scene, bool hasUnnamedFiles)
		{
			for (std::size_t n = 1; !::testing::Test::HasFailure(); n += kCallStep)
			{
				scene.Reset();
				const TracedRun run = WritingCommandsDetail::RunWithFate(scene, hasUnnamedFiles, n, fate);
				if (run.calls.size() < n)
				{
					EXPECT_TRUE(scene.IsNew()) << "and every call has happened";
					break;
				}
				const FileCall& call = run.calls[n - 1];
				SCOPED_TRACE("call " + std::to_string(n) + ": " + call.name + " " + call.path);
				test({scene, run, call, hasUnnamedFiles});
				++count;
			}
		});
	return count;
}

} // namespace mria
