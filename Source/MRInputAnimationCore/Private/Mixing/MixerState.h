// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mixing/Leadership.h"
#include "Mixing/MixLayer.h"
#include "Mria/Mixer.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace mria
{

/** The leader of a part as listeners know it: kept by value, since its layer may be gone when it is released. */
struct KnownLeader
{
	bool isLed = false;
	LayerId id;
	std::uint64_t listener = 0;
	std::uint32_t generation = 0;
	double time = 0.0;
	int direction = 1;
};

/** An event of one layer, on its way into the order of all. */
struct PendingEvent
{
	PlayerEvent event;
	std::size_t layer = 0;
	double step = 0.0;
	int rank = 0; ///< Among events of one step; never falls within a layer.
	std::size_t index = 0;
};

/** What follows from who counts and leads, whatever the clocks show: most frames have the roles of the one before. */
struct MixRoles
{
	std::vector<std::size_t> shown; ///< The layers that count and have weight, in the order of blending.
	std::array<MixedPart, kMixPartCount> parts; ///< Without what belongs to a clock, and as without live devices.
	std::array<int, kMixPartCount> described; ///< Whose time and speed a part has: a layer or kNobody.
	std::array<bool, kMixPartCount> isShort = {}; ///< A part is shown, but not by layers alone.
	bool drivesDevices = false;
	bool pressesKeys = false;
	std::uint64_t number = 0; ///< Rising.
};

/** Everything a Mixer has. What moves layers is in MixAdvance.cpp, what emits in MixEvents.cpp. */
struct MixerState
{
	/** Where the ordinary playback is among the layers, also before there is any. */
	static constexpr std::size_t kPlayback = 0;

	MixerState();
	MixLayer* Find(const LayerId& id);
	MixLayer& FindOrAdd(const LayerId& id);

	void Advance(std::uint64_t player, double seconds, bool isSameFrame);
	void ReportPlayback(const PlaybackReport& report);
	void Finish(const Frame* live, MixResult& out);

	// One piece of an evaluation: everything moves evenly from its first step, 0, to its last one.
	void CollectFractions(std::uint64_t player, bool isSameFrame);
	void MovePiece(std::uint64_t player, double fromFraction, double toFraction);
	void SetCourses(std::uint64_t player, double fromFraction, double toFraction);
	void JumpToStart();
	void AdvanceFrom(double from, double to);
	bool ChangesAt(double step);
	void Enter(double step);
	void BeginLayers(double step);
	void EndHeld(LayerGroup best);
	void EndPiece();
	void EndAdvance(std::uint64_t player, double seconds);

	// Events.
	void ChangeLeaders(const Leaders& next);
	void ChangeClock(const Leaders& next);
	void ChangeFlags(const Leaders& next, EventKind kind);
	bool IsNew(MixPart part, const Leaders& next) const;
	bool Leads(std::size_t layer, const PlayerEvent& event) const;
	void Queue(std::size_t layer, Span<const PlayerEvent> events, double from, double to);
	void EmitQueued();
	void Emit(const MixLayer& layer, const PlayerEvent& event);
	void EmitOf(const KnownLeader& leader, PlayerEventKind kind);
	void CopyKnown(MixPart part, const Leaders& next);
	double TickOf(const LayerId& id) const;
	double FractionNow() const;

	// The frame.
	bool Counts(const MixLayer& layer) const
	{
		return leaders.group != LayerGroup::Absent && layer.group == leaders.group;
	}
	void AssignRoles();
	void AssignPart(MixPart part);
	void SortShown();
	int FindFirst() const;
	bool IsShort(MixPart part) const;
	void BlendFrame(const Frame* live, Frame& frame);

	std::vector<MixLayer> layers;
	Leaders leaders; ///< Now; indices into layers.
	MixRoles roles;
	bool areRolesOld = true; ///< Something has changed that roles depend on.
	std::array<KnownLeader, kMixPartCount> known;
	InputState emitted;
	std::vector<MixEvent> events;
	std::optional<std::uint64_t> solo;
	std::optional<LayerId> continued; ///< The layer that one which has just begun continues.
	std::uint64_t lastSerial = 0;

	// The piece under way.
	double stepCount = 0.0;
	double stepNow = 0.0;
	double fractionFrom = 0.0;
	double fractionTo = 0.0;

	// Kept for their memory only.
	std::vector<double> fractions;
	ChangeSearch search;
	std::vector<PendingEvent> pending;
};

} // namespace mria
