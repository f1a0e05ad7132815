// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Material.h"

#include "BusyRecording.h"
#include "Gltf.h"
#include "Mria/Reader.h"
#include "Mria/Writer.h"
#include "RecordingVariants.h"

#include <unistd.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <random>
#include <utility>

namespace mria::bench
{

Material& Material::Of(Take take)
{
	static std::array<Material, kTakeCount> all = {Material(Take::Minute), Material(Take::MinuteDense),
		Material(Take::HalfHour), Material(Take::HalfHourDense), Material(Take::TenMinutes), Material(Take::TwoHours),
		Material(Take::Cubic), Material(Take::Weighted), Material(Take::OwnWeights), Material(Take::OwnTimes),
		Material(Take::Resting)};
	return all[static_cast<std::size_t>(take)];
}

Material::~Material()
{
	if (!path_.empty())
	{
		std::error_code ignored;
		std::filesystem::remove(path_, ignored);
	}
}

double Material::Seconds() const
{
	switch (take_)
	{
	case Take::HalfHour:
	case Take::HalfHourDense:
	case Take::Resting:
		return 1800.0;
	case Take::TenMinutes:
		return 600.0;
	case Take::TwoHours:
		return 7200.0;
	default:
		return 60.0;
	}
}

Recording Material::Make() const
{
	BusyOptions options;
	const bool isHalfHour = take_ == Take::HalfHour || take_ == Take::HalfHourDense;
	options.seconds = isHalfHour ? Seconds() : options.seconds;
	options.isReduced = take_ != Take::MinuteDense && take_ != Take::HalfHourDense && take_ != Take::OwnTimes;
	Recording recording = MakeBusyRecording(options);
	switch (take_)
	{
	case Take::TenMinutes:
	case Take::TwoHours:
		return Repeat(recording, options.seconds, static_cast<std::size_t>(Seconds() / options.seconds));
	case Take::Cubic:
		return WithTangents(std::move(recording), KeyWeights::None);
	case Take::Weighted:
		return WithTangents(std::move(recording), KeyWeights::Shared);
	case Take::OwnWeights:
		return WithTangents(std::move(recording), KeyWeights::Own);
	case Take::OwnTimes:
		return WithOwnTimes(std::move(recording));
	case Take::Resting:
		return WithRestUntil(std::move(recording), Seconds());
	default:
		return recording;
	}
}

const std::vector<std::uint8_t>& Material::File()
{
	if (file_.empty())
	{
		const bool hasTangents = take_ == Take::Cubic || take_ == Take::Weighted || take_ == Take::OwnWeights;
		file_ = WriteRecording(Make(), hasTangents ? Dialect::Mrtk10 : Dialect::Mrtk11).bytes;
	}
	return file_;
}

const std::vector<std::uint8_t>& Material::File10()
{
	if (file10_.empty())
	{
		file10_ = WriteRecording(View(), Dialect::Mrtk10).bytes;
	}
	return file10_;
}

const std::vector<std::uint8_t>& Material::Glb()
{
	if (glb_.empty())
	{
		glb_ = WriteGlb(View());
	}
	return glb_;
}

const std::string& Material::Path()
{
	if (path_.empty())
	{
		const std::string name = "mria_bench_" + std::to_string(getpid()) + ".bin";
		path_ = (std::filesystem::temp_directory_path() / name).string();
		std::ofstream out(path_, std::ios::binary);
		out.write(reinterpret_cast<const char*>(File().data()), static_cast<std::streamsize>(File().size()));
	}
	return path_;
}

RecordingView Material::View()
{
	return OpenRecording(File()).Value();
}

const Sampler& Material::Ours()
{
	if (!ours_)
	{
		ours_ = std::make_unique<Sampler>(View());
	}
	return *ours_;
}

const LinearCurves& Material::Linear()
{
	if (!linear_)
	{
		linear_ = std::make_unique<LinearCurves>(MakeLinearCurves(View()));
	}
	return *linear_;
}

const HermiteCurves& Material::Hermite()
{
	if (!hermite_)
	{
		hermite_ = std::make_unique<HermiteCurves>(MakeHermiteCurves(View()));
	}
	return *hermite_;
}

std::vector<float> Material::PlaybackTimes(double rate) const
{
	std::vector<float> times;
	for (std::size_t i = 0; static_cast<double>(i) < Seconds() * rate; ++i)
	{
		times.push_back(static_cast<float>(static_cast<double>(i) / rate));
	}
	return times;
}

std::vector<float> Material::RandomTimes(std::size_t count) const
{
	std::mt19937 random(7);
	std::uniform_real_distribution<float> within(0.0f, static_cast<float>(Seconds()));
	std::vector<float> times(count);
	for (float& time : times)
	{
		time = within(random);
	}
	return times;
}

} // namespace mria::bench
