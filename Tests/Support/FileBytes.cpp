// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "FileBytes.h"

namespace mria
{

FileBytes& FileBytes::Append(const void* data, std::size_t size)
{
	const std::uint8_t* first = static_cast<const std::uint8_t*>(data);
	bytes_.insert(bytes_.end(), first, first + size);
	return *this;
}

FileBytes& FileBytes::EmptyCurves(std::size_t count)
{
	for (std::size_t i = 0; i < count; ++i)
	{
		CurveHeader(0);
	}
	return *this;
}

FileBytes& FileBytes::WholeCurve(const Curve& curve, bool isShort)
{
	I32(curve.preWrap).I32(curve.postWrap).I32(static_cast<std::int32_t>(curve.keys.size()));
	for (const Keyframe& key : curve.keys)
	{
		F32(key.time).F32(key.value);
		if (!isShort)
		{
			F32(key.inTangent).F32(key.outTangent).F32(key.inWeight).F32(key.outWeight).I32(key.weightedMode);
		}
	}
	return *this;
}

FileBytes& FileBytes::Text(const std::string& text, std::size_t lengthSize)
{
	std::size_t left = text.size();
	std::size_t size = 1;
	for (; left > 127 || size < lengthSize; ++size)
	{
		U8(static_cast<std::uint8_t>(128 + left % 128));
		left /= 128;
	}
	U8(static_cast<std::uint8_t>(left));
	return Append(text.data(), text.size());
}

std::vector<std::uint8_t> SpellOutWithoutMarkers(const Recording& recording)
{
	const bool is10 = recording.dialect == Dialect::Mrtk10;
	const ChannelFlags channels = is10 ? ChannelFlags{} : recording.channels;
	FileBytes file;
	file.Magic().Version(1, is10 ? 0 : 1);
	if (!is10)
	{
		file.Channels(channels.bytes[0], channels.bytes[1], channels.bytes[2]);
	}
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		if (channels.Has(ChannelOf(id)))
		{
			file.WholeCurve(recording.curves[id], IsFlagCurve(id) || recording.dialect == Dialect::Mrtk11);
		}
	}
	return file.Take();
}

std::vector<std::uint8_t> SpellOut(const Recording& recording)
{
	std::vector<std::uint8_t> bytes = SpellOutWithoutMarkers(recording);
	if (recording.hasMarkerList)
	{
		FileBytes list;
		list.I32(static_cast<std::int32_t>(recording.markers.size()));
		for (const Marker& marker : recording.markers)
		{
			list.F32(marker.time).Text(marker.name, marker.lengthSize);
		}
		const std::vector<std::uint8_t> end = list.Take();
		bytes.insert(bytes.end(), end.begin(), end.end());
	}
	return bytes;
}

} // namespace mria
