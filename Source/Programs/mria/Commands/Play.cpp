// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Command.h"
#include "Io/LiveLine.h"
#include "Io/LoadedRecording.h"
#include "Io/Report.h"
#include "Io/Signals.h"
#include "Io/Terminal.h"
#include "Mria/LoopTimeline.h"
#include "Mria/Player.h"
#include "Mria/Sampler.h"
#include "Results/EventText.h"
#include "Text/PlayPicture.h"
#include "Text/Strings.h"
#include "Text/ValueText.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <thread>

namespace mria
{

namespace PlayDetail
{
struct Options
{
	CommonOptions common;
	std::string file;
	double rate = 1.0;
	LoopMode loop = LoopMode::Once;
	double fps = 30.0; ///< How often it looks at the clock and draws.
	std::optional<double> duration; ///< Seconds after which it ends wherever it is.
	std::optional<double> step; ///< Seconds that every update takes, without waiting: the same each time.
};

using SteadyClock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

constexpr double kShortestStep = 1e-6;
constexpr double kFlashSeconds = 1.0;
constexpr Seconds kLongestSleep(0.05); // so that Ctrl-C is answered at once

/** What is wrong with the options whatever the file; empty if nothing is. */
std::string Misuse(const Options& options)
{
	if (!(std::fabs(options.rate) <= Player::kFastestRate) || options.rate == 0.0)
	{
		return "--rate must be a number other than 0, -1,000,000 to 1,000,000";
	}
	if (!(options.fps >= 1.0 && options.fps <= 1000.0))
	{
		return "--fps must be a number from 1 to 1000";
	}
	if (options.duration && !(*options.duration >= 0.0 && std::isfinite(*options.duration)))
	{
		return "--for must be a number of seconds from 0 on";
	}
	if (options.step && !(*options.step >= kShortestStep && std::isfinite(*options.step)))
	{
		return "--step must be a number of seconds, at least 0.000001";
	}
	if (options.step && options.loop != LoopMode::Once && !options.duration)
	{
		return std::string("--step with --loop ") + ToString(options.loop) + " would never end: add --for SECONDS";
	}
	return "";
}

/** Prints what the player emits: lines, JSON lines, or lines above a live one. */
class Show
{
public:
	Show(const Options& options, const RecordingView& recording, const Player& player)
		: report_(options.common)
		, isJson_(options.common.json)
		, hasLiveLine_(report_.WantsText() && !options.step && IsTerminal(stdout))
		, recording_(recording)
		, player_(player)
		, sampler_(hasLiveLine_ ? Sampler(recording) : Sampler())
		, picture_(RangeOf(recording), player.Timeline())
		, style_{hasLiveLine_ && HasColour(stdout) && HasUtf8()}
	{
	}

	bool HasLiveLine() const { return hasLiveLine_; }

	void Title(const std::string& file)
	{
		const LoopTimeline& loop = player_.Loop();
		report_.Line(report_.Paint(Tone::Strong, InputName(file)) + ", from " + SecondsText(loop.Start()) + " to " +
			SecondsText(loop.End()) + (hasLiveLine_ ? "; Ctrl-C ends it" : ""));
	}

	/** `now` is when, in seconds of play. */
	void PrintEvents(Span<const PlayerEvent> events, double now)
	{
		for (const PlayerEvent& event : events)
		{
			isJson_ ? Print(JsonOf(event)) : PrintEvent(event);
			const bool isMarker = event.kind == PlayerEventKind::Input && event.input.kind == EventKind::Marker;
			flash_ = isMarker ? recording_.markers[event.input.marker].name : flash_;
			flashEnd_ = isMarker ? now + kFlashSeconds : flashEnd_;
		}
		if (!events.empty())
		{
			std::fflush(stdout);
		}
	}

	void Draw(double now)
	{
		if (!hasLiveLine_)
		{
			return;
		}
		PlayMoment moment;
		// Once rewinds when it is through, but the line stays where the recording ended.
		moment.time = isOver_ ? lastTime_ : player_.Time();
		moment.state = isOver_ ? player_.Timeline().StateAt(lastTime_) : player_.Input();
		moment.flash = now < flashEnd_ ? flash_ : "";
		Frame frame;
		sampler_.SampleAt(isOver_ ? static_cast<float>(lastTime_) : player_.SampleTime(), frame, cursor_);
		for (std::size_t hand = 0; hand < kHandCount; ++hand)
		{
			moment.gaps[hand] = PinchGap(frame.hands[hand]);
		}
		style_.columns = std::max<std::size_t>(TerminalColumns(stdout), 2);
		line_.Draw(picture_.Line(moment, style_));
	}

private:
	void Print(const std::string& text)
	{
		hasLiveLine_ ? line_.PrintAbove(text) : static_cast<void>(std::fputs((text + "\n").c_str(), stdout));
	}

	void PrintEvent(const PlayerEvent& event)
	{
		isOver_ = isOver_ || event.kind == PlayerEventKind::Finished;
		lastTime_ = event.kind == PlayerEventKind::Finished ? event.time : lastTime_;
		// What is on at the start is in the lines of the state; releases at the end are the player's own.
		const bool isOnlyResync = event.isResync && (isStarting_ || isOver_);
		isStarting_ = event.kind == PlayerEventKind::Started || (isStarting_ && event.isResync);
		if (!report_.WantsText() || isOnlyResync)
		{
			return;
		}
		switch (event.kind)
		{
		case PlayerEventKind::Started:
			PrintState(event.time);
			break;
		case PlayerEventKind::Looped:
			Print(MomentLine(
				report_, event.time, "play", player_.Loop().Mode() == LoopMode::PingPong ? "turned round" : "looped"));
			break;
		case PlayerEventKind::Finished:
			Print(MomentLine(report_, event.time, "play", "ended"));
			break;
		case PlayerEventKind::Input:
			Print(LineOf(event));
			break;
		default:
			break;
		}
	}

	void PrintState(double time)
	{
		for (const Hand hand : kHands)
		{
			if (recording_.channels.Has(Channel::Hands))
			{
				Print(StateLine(report_, time, hand, player_.Timeline().StateAt(time)[hand]));
			}
		}
	}

	/** With the time at which play passed it: a resync happens where play jumped to. */
	static InputEvent EventOf(const PlayerEvent& event)
	{
		InputEvent input = event.input;
		input.time = static_cast<float>(event.time);
		return input;
	}

	std::string LineOf(const PlayerEvent& event) const
	{
		return EventLine(report_, EventOf(event), recording_.markers);
	}

	std::string JsonOf(const PlayerEvent& event) const
	{
		if (event.kind == PlayerEventKind::Input)
		{
			return "{" + EventMembers(EventOf(event), recording_.markers) +
				(event.isResync ? ", \"resync\": true}" : "}");
		}
		std::string out = "{\"time\": ";
		AppendJsonFloat(out, static_cast<float>(event.time));
		return out + ", \"event\": \"" + ToString(event.kind) + "\"}";
	}

	Report report_;
	bool isJson_;
	bool hasLiveLine_;
	const RecordingView& recording_;
	const Player& player_;
	Sampler sampler_;
	Sampler::Cursor cursor_;
	PlayPicture picture_;
	PlayPicture::Style style_;
	LiveLine line_;
	bool isStarting_ = false;
	bool isOver_ = false;
	double lastTime_ = 0.0;
	std::string flash_;
	double flashEnd_ = 0.0;
};

/** Waits until then or until the user asks for the end. */
void SleepUntil(SteadyClock::time_point then)
{
	while (!IsEndAsked() && SteadyClock::now() < then)
	{
		const Seconds left = then - SteadyClock::now();
		std::this_thread::sleep_for(std::min(left, kLongestSleep));
	}
}

bool GoesOn(const Player& player)
{
	return player.Status() == PlayStatus::Playing && !IsEndAsked() && std::ferror(stdout) == 0;
}

/** Steps of one length and no waiting: the same lines whatever the machine does meanwhile. */
void PlaySteps(Player& player, Show& show, double step, double duration)
{
	player.SetFixedStep(step);
	for (double count = 1.0; GoesOn(player) && count * step <= duration * (1.0 + 1e-12); ++count)
	{
		show.PrintEvents(player.Update(step), count * step);
	}
}

void PlayInRealTime(Player& player, Show& show, double fps, double duration)
{
	const auto interval = std::chrono::duration_cast<SteadyClock::duration>(Seconds(1.0 / fps));
	SteadyClock::time_point last = SteadyClock::now();
	double played = 0.0;
	while (GoesOn(player) && played < duration)
	{
		show.Draw(played);
		SleepUntil(last + interval);
		const SteadyClock::time_point now = SteadyClock::now();
		const double passed = TakeResumed() ? 0.0 : std::min(Seconds(now - last).count(), duration - played);
		last = now;
		played += passed;
		show.PrintEvents(player.Update(passed), played);
	}
	show.Draw(played);
}

/**
 * `mria play`: the recording's events as they happen, and on a terminal a line that shows where it is. Ends at the end
 * of `once`, after `duration`, or when the user interrupts it, which is exit code 0 too.
 */
ExitCode Run(const Options& options)
{
	const Report report(options.common);
	if (const std::string misuse = Misuse(options); !misuse.empty())
	{
		return report.Misuse(misuse);
	}
	const FileResult<LoadedRecording> loaded = LoadRecording(options.file);
	if (!loaded)
	{
		return report.Fail(loaded.GetError());
	}
	Player player(loaded.Value().view);
	player.SetRate(options.rate);
	player.SetLoopMode(options.loop);
	Show show(options, loaded.Value().view, player);
	WatchSignals(show.HasLiveLine());
	show.Title(options.file);
	player.Play();
	show.PrintEvents(player.TakeEvents(), 0.0);
	const double duration = options.duration.value_or(std::numeric_limits<double>::infinity());
	options.step ? PlaySteps(player, show, *options.step, duration)
				 : PlayInRealTime(player, show, options.fps, duration);
	return ExitCode::Fine;
}
} // namespace PlayDetail

void AddPlay(CLI::App& app, Action& action)
{
	using namespace PlayDetail;
	const auto [command, options] =
		AddCommand(app, action, "play", "Plays the events of a recording in real time", Run);
	Options& values = *options;
	command->add_option("FILE", values.file, "a recording, or - for standard input")->required()->option_text(" ");
	command->add_option("--rate", values.rate, "playback rate; negative plays backwards")->option_text("R");
	AddChoice<LoopMode>(command, "--loop", "MODE", "at the end: ", values.loop, ChoicesOf(kLoopModes));
	command->add_option("--fps", values.fps, "updates per second, 1 to 1000")->option_text("N");
	command->add_option("--for", values.duration, "stop after this time")->option_text("SECONDS");
	command->add_option("--step", values.step, "for scripts: fixed steps, without waiting")->option_text("SECONDS");
	command->footer("Ctrl-C ends it, with exit code 0.\nExample: mria play walk.bin --rate 0.5");
}

} // namespace mria
