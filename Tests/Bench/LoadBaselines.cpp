// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Baselines.h"
#include "Format/FormatConstants.h"

#include <cstring>
#include <fstream>

namespace mria::bench
{

namespace LoadBaselinesDetail
{
/** Fields from a file, one call of read() each. */
class StreamFields
{
public:
	explicit StreamFields(const std::string& path)
		: in_(path, std::ios::binary)
	{
	}

	template <typename T>
	T Next()
	{
		T value{};
		in_.read(reinterpret_cast<char*>(&value), sizeof(value));
		return value;
	}
	bool IsGood() const { return in_.good(); }
	bool HasRoomFor(std::size_t) const { return in_.good(); }

private:
	std::ifstream in_;
};

/** Fields from memory, zeros beyond its end. */
class MemoryFields
{
public:
	explicit MemoryFields(Span<const std::uint8_t> bytes)
		: bytes_(bytes)
	{
	}

	template <typename T>
	T Next()
	{
		T value{};
		if (!HasRoomFor(sizeof(value)))
		{
			isGood_ = false;
			return value;
		}
		std::memcpy(&value, bytes_.data() + position_, sizeof(value));
		position_ += sizeof(value);
		return value;
	}
	bool IsGood() const { return isGood_; }
	bool HasRoomFor(std::size_t size) const { return size <= bytes_.size() - position_; }

private:
	Span<const std::uint8_t> bytes_;
	std::size_t position_ = 0;
	bool isGood_ = true;
};

template <typename Fields>
void LoadCurve(Fields& in, bool hasFullKeys, Curve& out)
{
	out.preWrap = in.template Next<std::int32_t>();
	out.postWrap = in.template Next<std::int32_t>();
	const std::size_t count = in.template Next<std::uint32_t>();
	if (!in.HasRoomFor(count * (hasFullKeys ? kFullKeySize : kShortKeySize)))
	{
		return;
	}
	out.keys.clear();
	out.keys.reserve(count);
	for (std::size_t i = 0; i < count && in.IsGood(); ++i)
	{
		Keyframe key;
		key.time = in.template Next<float>();
		key.value = in.template Next<float>();
		if (hasFullKeys)
		{
			key.inTangent = in.template Next<float>();
			key.outTangent = in.template Next<float>();
			key.inWeight = in.template Next<float>();
			key.outWeight = in.template Next<float>();
			key.weightedMode = in.template Next<std::int32_t>();
		}
		out.keys.push_back(key);
	}
}

template <typename Fields>
void LoadMarkers(Fields& in, Recording& out)
{
	const std::size_t count = in.template Next<std::uint32_t>();
	out.markers.clear();
	for (std::size_t i = 0; i < count && in.IsGood(); ++i)
	{
		Marker marker;
		marker.time = in.template Next<float>();
		marker.name.resize(in.template Next<std::uint8_t>()); // the benchmark's names are short
		for (char& letter : marker.name)
		{
			letter = in.template Next<char>();
		}
		out.markers.push_back(marker);
	}
}

template <typename Fields>
bool Load(Fields in, Recording& out)
{
	const bool isOurs = in.template Next<std::uint64_t>() == kMagic;
	in.template Next<std::int32_t>();
	out.dialect = in.template Next<std::int32_t>() == 0 ? Dialect::Mrtk10 : Dialect::Mrtk11;
	if (out.dialect == Dialect::Mrtk11)
	{
		out.channels.bytes = in.template Next<std::array<std::uint8_t, kChannelCount>>();
	}
	for (CurveId curve = 0; curve < kCurveCount && in.IsGood(); ++curve)
	{
		if (out.channels.Has(ChannelOf(curve)))
		{
			LoadCurve(in, HasTangents(out.dialect) && !IsFlagCurve(curve), out.curves[curve]);
		}
	}
	LoadMarkers(in, out);
	return isOurs && in.IsGood();
}
} // namespace LoadBaselinesDetail

bool LoadFromStream(const std::string& path, Recording& out)
{
	return LoadBaselinesDetail::Load(LoadBaselinesDetail::StreamFields(path), out);
}

bool LoadFromMemory(Span<const std::uint8_t> bytes, Recording& out)
{
	return LoadBaselinesDetail::Load(LoadBaselinesDetail::MemoryFields(bytes), out);
}

} // namespace mria::bench
