// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/CurveId.h"
#include "Mria/Recording.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mria
{

/** Parts of a recording, as a person thinks of them: a plain set of curves. Empty to begin with. */
struct ChannelSelection
{
	std::array<bool, kCurveCount> curves{};

	bool Has(CurveId curve) const { return curves[curve]; }
	MRINPUTANIMATIONCORE_API bool IsEmpty() const;

	MRINPUTANIMATIONCORE_API void Add(Channel channel);
	/** All joints, and the tracked and pinch flags, which go with their hand. */
	MRINPUTANIMATIONCORE_API void Add(Hand hand);
	/** The joint's seven curves and no flag. */
	MRINPUTANIMATIONCORE_API void Add(Hand hand, Joint joint);
	MRINPUTANIMATIONCORE_API void Add(const ChannelSelection& other);
};

/** "camera", "left", "right", "hands", "gaze", or a joint: "Left.IndexTip". Case does not matter. */
MRINPUTANIMATIONCORE_API std::optional<ChannelSelection> FindChannels(std::string_view name);

/**
 * What holds for all edits of channels:
 * - Curves that are not selected stay as they are, to the bit; so do markers, unless MergeOptions says otherwise.
 * - A curve that is dropped is as new: no keys, wrap modes as MRTK writes them.
 * - A channel that was touched is on while any of its curves has a key and off otherwise: without the left hand, Hands
 *   stays on for the right one. In 1.0 camera and hands are on always, and empty where nothing is left.
 * - Keys may be anything: they are moved, never looked at.
 */

/** Empties the selected curves. Returns how many keys went. */
MRINPUTANIMATIONCORE_API std::size_t DropChannels(Recording& recording, const ChannelSelection& selection);

/**
 * Empties all curves but the selected ones. A hand of which any joint is kept keeps its flags too: without them it
 * would never be tracked. Returns how many keys went.
 */
MRINPUTANIMATIONCORE_API std::size_t KeepChannels(Recording& recording, const ChannelSelection& selection);

/**
 * For privacy: where the person looked is gone for good, the channel's switch included. No other curve holds gaze.
 * (The head says roughly where a person faces; that is for DropChannels.) Returns how many keys went.
 */
MRINPUTANIMATIONCORE_API std::size_t StripGaze(Recording& recording);

/** Whose markers the result of a merge has. */
enum class MarkerMerge : std::uint8_t
{
	Base, ///< "base": those that were there.
	Both, ///< "both": the others too, moved by the offset, each behind those at its time; both keep their order.
	None, ///< "none": no markers. The list stays, empty.
};

inline constexpr std::array<MarkerMerge, 3> kMarkerMerges = {MarkerMerge::Base, MarkerMerge::Both, MarkerMerge::None};

/** "base", "both", "none". */
MRINPUTANIMATIONCORE_API const char* ToString(MarkerMerge markers);

struct MergeOptions
{
	float offset = 0.0f; ///< Seconds that what comes in is moved by. What is not finite counts as 0.
	MarkerMerge markers = MarkerMerge::Base;
};

struct MergeReport
{
	std::size_t keysOut = 0; ///< Of the selected channels, gone.
	std::size_t keysIn = 0; ///< Of the selected channels, come in their place.
	std::size_t markersIn = 0;
	std::optional<Dialect> newDialect; ///< If the recording's own would have lost something.
};

/**
 * Replaces the selected channels of `into` by those of `from`, which must be another recording: keys, wrap modes and,
 * with a hand, its flags. Where `from` has nothing, nothing is there afterwards.
 *
 * Times stay as they are, to the bit; with an offset each is rounded to a float, and held at the largest one beyond it.
 * Nothing is cut or stretched: where `from` ends first its last values hold, a flag's too, and flag keys at negative
 * times come along, since they hold the state at the start.
 *
 * Where the dialect cannot hold the result (curved keys among short ones, gaze in 1.0), it becomes the first of
 * Mrtk11, Mrtk10 and Documented11 that can without loss; the first two are what MRTK itself reads.
 */
MRINPUTANIMATIONCORE_API MergeReport MergeChannels(
	Recording& into, const RecordingView& from, const ChannelSelection& selection, const MergeOptions& options = {});

} // namespace mria
