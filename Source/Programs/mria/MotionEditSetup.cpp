// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"
#include "Commands/Mirror.h"
#include "Commands/Smooth.h"
#include "Commands/Transform.h"

namespace mria
{

namespace MotionEditSetupDetail
{
/** An option of so many numbers, neither more nor fewer, so that it never swallows a file's name. */
void AddNumbers(
	CLI::App* command, const char* name, int count, std::vector<float>& numbers, const char* summary, const char* label)
{
	command->add_option(name, numbers, summary)
		->type_size(count)
		->expected(1)
		->allow_extra_args(false)
		->option_text(label);
}

void AddMirror(CLI::App& app, Action& action)
{
	const auto options = std::make_shared<MirrorCommandOptions>();
	CLI::App* const command =
		AddCommand(app, action, "mirror", "Left becomes right: the other hand does it", options, RunMirror);
	AddEditFiles(command, options->files);
	AddChoice<MirrorPlane>(command, "--about", "PLANE", "the plane x = 0, or upright through the head as it starts:\n",
		options->about, {{"x", MirrorPlane::X}, {"head", MirrorPlane::Head}});
	command->footer("Lossless about x: mirrored twice it is the same to the bit.\n"
					"Example: mria mirror walk.bin -o left-handed.bin --about head");
}

void AddTransform(CLI::App& app, Action& action)
{
	const auto options = std::make_shared<TransformCommandOptions>();
	TransformCommandOptions& values = *options;
	CLI::App* const command =
		AddCommand(app, action, "transform", "The recording moved to another place", options, RunTransform);
	AddEditFiles(command, values.files);
	command->add_flag("--head-to-origin", values.headToOrigin, "the head starts at 0 0 0");
	AddNumbers(command, "--head-to", 3, values.headTo, "the head starts there, in metres", "X Y Z");
	command->add_flag("--keep-height", values.keepHeight, "these two move level: y stays");
	command->add_flag("--face-forward", values.faceForward, "the head starts looking along +z");
	command->add_option("--scale", values.scale, "times as large, about the origin")->option_text("S");
	command->add_option("--turn", values.turn, "about the vertical axis, above 0 to the right")->option_text("DEGREES");
	AddNumbers(command, "--rotate", 4, values.rotate, "about any axis, as a quaternion", "X Y Z W");
	AddNumbers(command, "--move", 3, values.move, "metres to the right, up and forward", "X Y Z");
	command->footer("Unity's axes: x right, y up, z forward. The order above is the order of work.\n"
					"Example: mria transform walk.bin -o placed.bin --head-to-origin --turn 90");
}

void AddSmooth(CLI::App& app, Action& action)
{
	const auto options = std::make_shared<SmoothCommandOptions>();
	SmoothOptions& smooth = options->smooth;
	CLI::App* const command =
		AddCommand(app, action, "smooth", "The recording without jitter, and without delay", options, RunSmooth);
	AddEditFiles(command, options->files);
	command->add_option("--cutoff", smooth.cutoff, "faster trembling goes, 0.1 to 1000; 4 unless given")
		->check(CLI::Range(0.1f, 1000.0f))
		->option_text("HERTZ");
	command->add_option("--beta", smooth.beta, "hertz more for each m/s of speed, 0 to 1000; 4 unless given")
		->check(CLI::Range(0.0f, 1000.0f))
		->option_text("B");
	command->add_option("--only", options->only, "only these of:\n" + Alternatives(SmoothPartNames()))
		->allow_extra_args(false)
		->delimiter(',')
		->check(CLI::IsMember(SmoothPartNames()))
		->option_text("PART,...");
	command->footer("Lower numbers smooth more. First and last keys, flags, markers and times stay.\n"
					"Example: mria smooth walk.bin -o calm.bin --cutoff 3 --only left,right");
}
} // namespace MotionEditSetupDetail

void AddMotionEdits(CLI::App& app, Action& action)
{
	MotionEditSetupDetail::AddMirror(app, action);
	MotionEditSetupDetail::AddTransform(app, action);
	MotionEditSetupDetail::AddSmooth(app, action);
}

} // namespace mria
