// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/CurveId.h"
#include "Mria/PackedRecording.h"
#include "Mria/Recording.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mria
{

/** A set of curves, built from the parts that a user names. Default: empty. */
struct ChannelSelection
{
	std::array<bool, kCurveCount> curves{};

	bool Has(CurveId curve) const { return curves[curve]; }
	MRINPUTANIMATIONCORE_API bool IsEmpty() const;

	MRINPUTANIMATIONCORE_API void Add(Channel channel);
	/** Adds all joints of the hand and its tracked and pinch flags. */
	MRINPUTANIMATIONCORE_API void Add(Hand hand);
	/** Adds the seven curves of the joint, without flags. */
	MRINPUTANIMATIONCORE_API void Add(Hand hand, Joint joint);
	MRINPUTANIMATIONCORE_API void Add(const ChannelSelection& other);
};

/**
 * Parses "camera", "left", "right", "hands", "gaze", or a joint such as "Left.IndexTip". Case-insensitive. Empty if
 * there is no such channel.
 */
MRINPUTANIMATIONCORE_API std::optional<ChannelSelection> FindChannels(std::string_view name);

/**
 * Rules for all channel edits:
 * - Curves that are not selected keep their exact bits; so do markers, unless MergeOptions says otherwise.
 * - A dropped curve has no keys and the wrap modes that MRTK writes.
 * - A channel that was edited is on while any of its curves has a key, and off otherwise: without the left hand,
 *   Hands stays on for the right one. In 1.0, camera and hands are always on and may be empty.
 * - Keys are moved without being interpreted, so they may hold any values.
 */

/** Removes all keys of the selected curves. Returns the number of removed keys. */
MRINPUTANIMATIONCORE_API std::size_t DropChannels(EditedRecording recording, const ChannelSelection& selection);

/**
 * Removes all keys of the curves that are not selected. A hand keeps its flags if any of its joints is kept; without
 * them it would never be tracked. Returns the number of removed keys.
 */
MRINPUTANIMATIONCORE_API std::size_t KeepChannels(EditedRecording recording, const ChannelSelection& selection);

/**
 * Removes all gaze data and switches the gaze channel off, for privacy. No other curve holds gaze data. (The head
 * pose still shows roughly where the person faces; use DropChannels for that.) Returns the number of removed keys.
 */
MRINPUTANIMATIONCORE_API std::size_t StripGaze(EditedRecording recording);

/** Which markers the result of a merge has. */
enum class MarkerMerge : std::uint8_t
{
	Base, ///< "base": the markers of the base recording.
	Both, ///< "both": markers of both, the added ones moved by the offset and placed after those at the same time.
		  ///< Order is kept.
	None, ///< "none": no markers. The marker list itself stays.
};

inline constexpr std::array<MarkerMerge, 3> kMarkerMerges = {MarkerMerge::Base, MarkerMerge::Both, MarkerMerge::None};

/** "base", "both", "none". */
MRINPUTANIMATIONCORE_API const char* ToString(MarkerMerge markers);

struct MergeOptions
{
	float offset = 0.0f; ///< Seconds added to the times of the merged keys and markers. NaN and infinity count as 0.
	MarkerMerge markers = MarkerMerge::Base;
};

struct MergeReport
{
	std::size_t keysOut = 0; ///< Keys of the selected channels that were removed.
	std::size_t keysIn = 0; ///< Keys of the selected channels that were added.
	std::size_t markersIn = 0;
	std::optional<Dialect> newDialect; ///< Set if the dialect changed because the previous one cannot hold the result.
};

/**
 * Replaces the selected channels of `into` with those of `from`, which must be a different object: keys, wrap modes
 * and, for a hand, its flags. Channels that are empty in `from` are empty afterwards.
 *
 * Times keep their exact bits. With an offset, each time is rounded to the nearest float and clamped to the largest
 * one. Nothing is cut or stretched: if `from` ends first, its last values hold. Flag keys at negative times are
 * copied too, because they define the state at the start.
 *
 * If the dialect cannot hold the result (curved keys in a dialect with short keys, gaze in 1.0), the result gets the
 * first of Mrtk11, Mrtk10 and Documented11 that can hold it without loss. MRTK itself reads the first two.
 */
MRINPUTANIMATIONCORE_API MergeReport MergeChannels(EditedRecording into, const RecordingView& from,
	const ChannelSelection& selection, const MergeOptions& options = {});

} // namespace mria
