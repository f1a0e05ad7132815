// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"
#include "Mria/Span.h"

#include <array>
#include <cstddef>
#include <vector>

namespace mria
{

/** What a short key holds. */
struct ShortKey
{
	float time = 0.0f;
	float value = 0.0f;
};
static_assert(sizeof(ShortKey) == kShortKeySize);

/**
 * A recording that takes as little memory as a file with short keys, to be edited with the functions that accept an
 * EditedRecording. Moves, does not copy.
 */
class PackedRecording
{
public:
	PackedRecording() = default;
	MRINPUTANIMATIONCORE_API explicit PackedRecording(const RecordingView& view);
	MRINPUTANIMATIONCORE_API PackedRecording(Recording recording);
	PackedRecording(PackedRecording&&) = default;
	PackedRecording& operator=(PackedRecording&&) = default;

	/** Views the keys where they are. */
	MRINPUTANIMATIONCORE_API operator RecordingView() const;

	/** The recording with all keys in full. This one is empty afterwards. */
	MRINPUTANIMATIONCORE_API Recording Take();

private:
	friend class EditedRecording;
	friend class OpenCurves;
	void Unpack(CurveId id);
	void Pack(CurveId id);

	Recording recording_; ///< Has all but the packed keys.
	std::array<std::vector<ShortKey>, kCurveCount> packed_; ///< For curves with short keys only.
};

/** The curves of a group or a single one, with all keys in full, to be changed. They are packed again at the end. */
class OpenCurves
{
public:
	MRINPUTANIMATIONCORE_API ~OpenCurves();
	OpenCurves(const OpenCurves&) = delete;
	OpenCurves& operator=(const OpenCurves&) = delete;

	Span<Curve> Get() const { return {&recording_.curves[group_.first], group_.count}; }
	Curve& operator*() const { return recording_.curves[group_.first]; }
	Curve* operator->() const { return &**this; }

private:
	friend class EditedRecording;
	MRINPUTANIMATIONCORE_API OpenCurves(Recording& recording, PackedRecording* packed, const CurveGroup& group);

	Recording& recording_;
	PackedRecording* packed_;
	CurveGroup group_;
};

/**
 * The recording that an edit changes: a Recording or a PackedRecording, of which only the curves that are open are in
 * full. A reference; pass by value.
 */
class EditedRecording
{
public:
	EditedRecording(Recording& recording)
		: recording_(&recording)
	{
	}
	EditedRecording(PackedRecording& packed)
		: recording_(&packed.recording_)
		, packed_(&packed)
	{
	}

	/** Everything but the keys, which are only there in open curves. */
	Recording* operator->() const { return recording_; }
	Recording& operator*() const { return *recording_; }

	/** Views the keys where they are: opening a curve makes the view of that curve invalid. */
	MRINPUTANIMATIONCORE_API operator RecordingView() const;

	OpenCurves Open(const CurveGroup& group) const { return OpenCurves(*recording_, packed_, group); }
	OpenCurves Open(CurveId id) const { return Open(CurveGroup{id, 1}); }

	MRINPUTANIMATIONCORE_API void Swap(CurveId a, CurveId b) const;

private:
	Recording* recording_;
	PackedRecording* packed_ = nullptr;
};

} // namespace mria
