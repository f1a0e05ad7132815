// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Material.h"

#include "BusyRecording.h"
#include "Gltf.h"
#include "Mria/Reader.h"
#include "Mria/Writer.h"

#include <unistd.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <random>

namespace mria::bench
{

Material& Material::Of(Take take)
{
	static std::array<Material, kTakeCount> all = {
		Material(Take::Minute), Material(Take::MinuteDense), Material(Take::HalfHour), Material(Take::HalfHourDense)};
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
	return take_ == Take::Minute || take_ == Take::MinuteDense ? 60.0 : 1800.0;
}

const std::vector<std::uint8_t>& Material::File()
{
	if (file_.empty())
	{
		BusyOptions options;
		options.seconds = Seconds();
		options.isReduced = take_ == Take::Minute || take_ == Take::HalfHour;
		file_ = WriteRecording(MakeBusyRecording(options), Dialect::Mrtk11).bytes;
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
