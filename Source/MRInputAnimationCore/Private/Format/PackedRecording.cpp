// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/PackedRecording.h"

#include "Format/ShortKey.h"

#include <algorithm>
#include <utility>

namespace mria
{

PackedRecording::PackedRecording(const RecordingView& view)
{
	recording_.dialect = view.dialect;
	recording_.channels = view.channels;
	recording_.hasMarkerList = view.hasMarkerList;
	recording_.markers = view.markers;
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		Curve& curve = recording_.curves[id];
		curve.preWrap = view.curves[id].preWrap;
		curve.postWrap = view.curves[id].postWrap;
		curve.keys.reserve(view.curves[id].size());
		for (std::size_t i = 0; i < view.curves[id].size(); ++i)
		{
			curve.keys.push_back(view.curves[id][i]);
		}
		Pack(id);
	}
}

PackedRecording::PackedRecording(Recording recording)
	: recording_(std::move(recording))
{
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		Pack(id);
	}
}

PackedRecording::operator RecordingView() const
{
	RecordingView view(recording_);
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		if (!packed_[id].empty())
		{
			view.curves[id].keys = reinterpret_cast<const std::uint8_t*>(packed_[id].data());
			view.curves[id].keyCount = static_cast<std::uint32_t>(packed_[id].size());
			view.curves[id].keySize = kShortKeySize;
		}
	}
	return view;
}

Recording PackedRecording::Take()
{
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		Unpack(id);
	}
	return std::move(recording_);
}

void PackedRecording::Unpack(CurveId id)
{
	std::vector<Keyframe>& keys = recording_.curves[id].keys;
	keys.reserve(packed_[id].size());
	for (const ShortKey& key : packed_[id])
	{
		keys.push_back({key.time, key.value});
	}
	packed_[id] = std::vector<ShortKey>();
}

void PackedRecording::Pack(CurveId id)
{
	std::vector<Keyframe>& keys = recording_.curves[id].keys;
	if (!std::all_of(keys.begin(), keys.end(), IsShort))
	{
		return;
	}
	packed_[id].reserve(keys.size());
	for (const Keyframe& key : keys)
	{
		packed_[id].push_back({key.time, key.value});
	}
	keys = std::vector<Keyframe>(); // releases the memory, as clear would not
}

OpenCurves::OpenCurves(Recording& recording, PackedRecording* packed, const CurveGroup& group)
	: recording_(recording)
	, packed_(packed)
	, group_(group)
{
	for (CurveId id = group.first; packed_ && id < group.first + group.count; ++id)
	{
		packed_->Unpack(id);
	}
}

OpenCurves::~OpenCurves()
{
	for (CurveId id = group_.first; packed_ && id < group_.first + group_.count; ++id)
	{
		packed_->Pack(id);
	}
}

EditedRecording::operator RecordingView() const
{
	return packed_ ? RecordingView(*packed_) : RecordingView(*recording_);
}

void EditedRecording::Swap(CurveId a, CurveId b) const
{
	std::swap(recording_->curves[a], recording_->curves[b]);
	if (packed_)
	{
		std::swap(packed_->packed_[a], packed_->packed_[b]);
	}
}

} // namespace mria
