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

/** The leader of a part as listeners know it. A copy, because its layer may be gone when the part is released. */
struct KnownLeader
{
	bool isLed = false;
	LayerId id;
	std::uint64_t listener = 0;
	std::uint32_t generation = 0;
	double time = 0.0;
	int direction = 1;
};

/** An event of one layer before all events are sorted. */
struct PendingEvent
{
	PlayerEvent event;
	std::size_t layer = 0;
	double step = 0.0;
	int rank = 0; ///< Among events of one step; never falls within a layer.
	std::size_t index = 0;
};

/** Everything that depends only on which layers count and lead. Most frames keep the roles of the previous one. */
struct MixRoles
{
	std::vector<std::size_t> shown; ///< The layers that count and have weight, in the order of blending.
	std::array<MixedPart, kMixPartCount> parts; ///< Without the clock's values, as if there were no live devices.
	std::array<int, kMixPartCount> described; ///< The layer that gives a part its time and speed, or kNobody.
	std::array<bool, kMixPartCount> isShort = {}; ///< Whether layers alone do not fill a part that is shown.
	bool drivesDevices = false;
	bool pressesKeys = false;
	std::uint64_t number = 0; ///< Rising.
};

/** The implementation of Mixer. MixAdvance.cpp moves the layers, MixEvents.cpp emits the events. */
struct MixerState
{
	/** The position of ordinary playback among the layers, even before it exists. */
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
	bool areRolesOld = true; ///< Whether anything has changed that the roles depend on.
	std::array<KnownLeader, kMixPartCount> known;
	InputState emitted;
	std::vector<MixEvent> events;
	std::optional<std::uint64_t> solo;
	std::optional<LayerId> continued; ///< The ended layer that a layer which has just begun continues.
	std::uint64_t lastSerial = 0;

	// The current piece.
	double stepCount = 0.0;
	double stepNow = 0.0;
	double fractionFrom = 0.0;
	double fractionTo = 0.0;

	// Kept only to reuse their memory.
	std::vector<double> fractions;
	ChangeSearch search;
	std::vector<PendingEvent> pending;
};

} // namespace mria
