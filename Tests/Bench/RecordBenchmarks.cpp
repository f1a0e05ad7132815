// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Benchmarks.h"
#include "BusyRecording.h"
#include "Mria/Recorder.h"
#include "Mria/Sampler.h"
#include "Names.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <memory>
#include <string>
#include <vector>

namespace mria::bench
{

namespace RecordBenchmarksDetail
{
constexpr double kFrameRate = 90.0;
constexpr double kSourceSeconds = 20.0;
constexpr std::size_t kFramesPerMinute = 60 * static_cast<std::size_t>(kFrameRate);
constexpr std::size_t kFramesPerHour = 60 * kFramesPerMinute;

/** Frames of the busy recording, there and back again, so that they continue for ever without a jump. */
class FrameSource
{
public:
	static const FrameSource& Get()
	{
		static const FrameSource source;
		return source;
	}

	const Frame& At(std::size_t index) const
	{
		const std::size_t round = 2 * (frames_.size() - 1);
		const std::size_t step = index % round;
		return frames_[step < frames_.size() ? step : round - step];
	}

private:
	FrameSource()
	{
		BusyOptions options;
		options.seconds = kSourceSeconds;
		options.frameRate = kFrameRate;
		options.isReduced = false;
		const Sampler sampler(MakeBusyRecording(options));
		Sampler::Cursor cursor;
		frames_.resize(static_cast<std::size_t>(kSourceSeconds * kFrameRate));
		for (std::size_t i = 0; i < frames_.size(); ++i)
		{
			sampler.SampleAt(static_cast<float>(static_cast<double>(i) / kFrameRate), frames_[i], cursor);
		}
	}

	std::vector<Frame> frames_;
};

RecorderOptions AllChannels()
{
	RecorderOptions options;
	options.channels.gaze = true;
	options.memoryLimit = std::size_t{2} << 30;
	return options;
}

/** Contenders: each takes one frame after the other, in memory that it has had and touched before. */
struct Ours
{
	Ours() { recorder.Reserve(60.0, kFrameRate); }
	void Add(double time, const Frame& frame) { recorder.AddFrame(time, frame); }
	void StartOver() { recorder.Clear(); }

	Recorder recorder{AllChannels()};
};

/** What MRTK's recorder does with a frame, before it thins out the curves: a 28-byte key for each of them. */
struct KeyPerCurve
{
	KeyPerCurve()
	{
		for (std::vector<Keyframe>& keys : curves)
		{
			keys.resize(kFramesPerMinute);
			keys.clear();
		}
	}
	void Add(double time, const Frame& frame)
	{
		AddPose(0, time, frame.camera);
		for (std::size_t joint = 0; joint < kHandCount * kJointCount; ++joint)
		{
			const HandFrame& hand = frame.hands[joint / kJointCount];
			AddPose(FirstCurveOf(1 + joint), time, hand.joints[joint % kJointCount]);
		}
		AddVector(kFirstGazeCurve, time, frame.gaze.origin);
		AddVector(kFirstGazeCurve + 3, time, frame.gaze.direction);
	}
	void StartOver()
	{
		for (std::vector<Keyframe>& keys : curves)
		{
			keys.clear();
		}
	}

	std::array<std::vector<Keyframe>, kCurveCount> curves;

private:
	void AddKey(CurveId curve, double time, float value)
	{
		Keyframe key;
		key.time = static_cast<float>(time);
		key.value = value;
		curves[curve].push_back(key);
	}
	void AddVector(CurveId first, double time, const Vec3& v)
	{
		AddKey(first, time, v.x);
		AddKey(first + 1, time, v.y);
		AddKey(first + 2, time, v.z);
	}
	void AddPose(CurveId first, double time, const Pose& pose)
	{
		AddVector(first, time, pose.position);
		AddVector(first + 3, time, {pose.rotation.x, pose.rotation.y, pose.rotation.z});
		AddKey(first + 6, time, pose.rotation.w);
	}
};

/** One iteration is one frame. Starts over after a minute, in the memory at hand. */
template <typename Contender>
void Register(const char* name)
{
	benchmark::RegisterBenchmark(name,
		[](benchmark::State& state)
		{
			const FrameSource& source = FrameSource::Get();
			const auto contender = std::make_unique<Contender>();
			std::size_t next = 0;
			for (auto _ : state)
			{
				contender->Add(static_cast<double>(next) / kFrameRate, source.At(next));
				if (++next == kFramesPerMinute)
				{
					contender->StartOver();
					next = 0;
				}
			}
		});
}

/** This thread's, so that what other programs do meanwhile does not count; page faults do. */
double ProcessorSeconds()
{
	timespec now{};
	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
	return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

template <typename Work>
double Time(const Work& work)
{
	const double start = ProcessorSeconds();
	work();
	return ProcessorSeconds() - start;
}

/** Records an hour; what each frame took, in seconds, sorted. */
std::vector<float> TimeHour(Recorder& recorder)
{
	const FrameSource& source = FrameSource::Get();
	std::vector<float> seconds(kFramesPerHour);
	for (std::size_t i = 0; i < kFramesPerHour; ++i)
	{
		const Frame& frame = source.At(i);
		const double time = static_cast<double>(i) / kFrameRate;
		seconds[i] = static_cast<float>(Time([&] { recorder.AddFrame(time, frame); }));
	}
	std::sort(seconds.begin(), seconds.end());
	return seconds;
}

void PrintHour(const char* what, const RecorderOptions& options)
{
	Recorder recorder(options);
	const std::vector<float> frames = TimeHour(recorder);
	const auto microseconds = [&](double part) {
		return 1e6 *
			static_cast<double>(frames[static_cast<std::size_t>(part * static_cast<double>(frames.size() - 1))]);
	};
	RecordedTake take;
	std::vector<std::uint8_t> bytes;
	const double snapshot = Time([&] { take = recorder.Snapshot(); });
	const double save = Time([&] { bytes = take.ToBytes(); });
	const RecorderStats stats = recorder.Stats();
	std::printf("| %s | %.1f | %.1f | %.1f | %.0f | %.1f | %.1f | %.3f | %.0f |\n", what, microseconds(0.5),
		microseconds(0.99), microseconds(0.9999), microseconds(1.0), static_cast<double>(stats.bytes) / 1e6,
		static_cast<double>(bytes.size()) / 1e6, 1e3 * snapshot, 1e3 * save);
}
} // namespace RecordBenchmarksDetail

void RegisterRecords()
{
	using namespace RecordBenchmarksDetail;
	Register<Ours>(names::kRecord);
	Register<KeyPerCurve>(names::kRecordPlain);
}

void ReportHour()
{
	using namespace RecordBenchmarksDetail;
	FrameSource::Get();
	std::puts("An hour at 90 Hz, head, gaze and both hands always in motion: 324,000 frames.\n");
	std::puts(
		"| recorder | µs a frame, median | 99 % | 99.99 % | worst | MB held | file, MB | snapshot, ms | save, ms |");
	std::puts("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
	RecorderOptions options = AllChannels();
	PrintHour("everything", options);
	options.window = 30.0;
	PrintHour("last 30 s", options);
}

} // namespace mria::bench
