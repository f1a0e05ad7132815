// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mixing/MixerState.h"
#include "Mria/FloatRules.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mria
{

namespace MixAdvanceDetail
{

double ToUnits(TickTime time)
{
	return static_cast<double>(time.tick) * kUnitsPerTick + time.part * kUnitsPerTick;
}

/** The stretch that covers a piece, or null. */
const LayerStretch* FindStretch(const MixLayer& layer, double fromFraction, double toFraction)
{
	const double middle = fromFraction + (toFraction - fromFraction) * 0.5;
	for (const LayerStretch& stretch : layer.stretches)
	{
		if (stretch.fromFraction <= middle && middle <= stretch.toFraction)
		{
			return &stretch;
		}
	}
	return nullptr;
}

LayerCourse MakeCourse(const LayerStretch& stretch, double fromFraction, double toFraction)
{
	const double from = ToUnits(stretch.from);
	const double to = ToUnits(stretch.to);
	LayerCourse course;
	course.isSet = true;
	const double length = stretch.toFraction - stretch.fromFraction;
	if (stretch.kind == StretchKind::Jumped || length <= 0.0)
	{
		course.from = course.to = std::round(to);
		return course;
	}
	course.from = from + (to - from) * ((fromFraction - stretch.fromFraction) / length);
	course.to = from + (to - from) * ((toFraction - stretch.fromFraction) / length);
	return course;
}

/**
 * Whether a layer that begins there is where one that has ended is, except for a float's rounding, which positions
 * have, and for the units that lie between the two.
 */
bool BeginsWhere(const MixLayer& layer, double begin, const MixLayer& ended, double step)
{
	const double last = ended.course.isSet ? ended.PositionAt(ended.course.At(step)) : ended.position;
	const double unit =
		std::fabs(layer.clip.rate) * layer.clip.ticks.denominator / layer.clip.ticks.numerator / kUnitsPerTick;
	const double rounding = 1e-6 + std::fabs(begin) * static_cast<double>(std::numeric_limits<float>::epsilon());
	return std::fabs(begin - last) <= rounding + 2.0 * unit;
}

} // namespace MixAdvanceDetail

void MixerState::Advance(std::uint64_t player, double seconds, bool isSameFrame)
{
	CollectFractions(player, isSameFrame);
	for (std::size_t i = 0; i + 1 < fractions.size(); ++i)
	{
		MovePiece(player, fractions[i], fractions[i + 1]);
	}
	stepNow = stepCount = 0.0;
	fractionFrom = fractionTo = 1.0;
	Enter(0.0);
	EndAdvance(player, seconds);
}

void MixerState::CollectFractions(std::uint64_t player, bool isSameFrame)
{
	fractions.clear();
	for (MixLayer& layer : layers)
	{
		if (layer.id.player == player && !layer.isPlayback)
		{
			layer.moved = isSameFrame ? layer.moved : 0.0;
			for (const LayerStretch& stretch : layer.stretches)
			{
				fractions.push_back(stretch.fromFraction);
				fractions.push_back(stretch.toFraction);
			}
		}
	}
	std::sort(fractions.begin(), fractions.end());
	fractions.erase(std::unique(fractions.begin(), fractions.end()), fractions.end());
}

void MixerState::MovePiece(std::uint64_t player, double fromFraction, double toFraction)
{
	SetCourses(player, fromFraction, toFraction);
	JumpToStart();
	Enter(0.0);
	FindPossibleChanges(layers, solo, stepCount, search);
	for (const double step : search.steps)
	{
		if (ChangesAt(step))
		{
			AdvanceFrom(stepNow, step - 1.0);
			Enter(step);
		}
	}
	AdvanceFrom(stepNow, stepCount);
	EndPiece();
}

void MixerState::SetCourses(std::uint64_t player, double fromFraction, double toFraction)
{
	using namespace MixAdvanceDetail;
	const MixLayer* reference = nullptr; // the first layer that moves; its units are the steps
	for (MixLayer& layer : layers)
	{
		const bool isMoved = layer.id.player == player && !layer.isPlayback && !layer.isDropped;
		const LayerStretch* stretch = isMoved ? FindStretch(layer, fromFraction, toFraction) : nullptr;
		layer.course = stretch ? MakeCourse(*stretch, fromFraction, toFraction) : LayerCourse{};
		const bool runs = stretch && stretch->kind == StretchKind::Played;
		const double seconds = std::fabs(layer.course.to - layer.course.from) / kUnitsPerTick *
			layer.clip.ticks.denominator / layer.clip.ticks.numerator;
		layer.moved = runs ? layer.moved + seconds * std::fabs(layer.clip.rate) : 0.0;
		const bool moves = std::round(layer.course.from) != std::round(layer.course.to);
		reference = !reference && moves ? &layer : reference;
	}
	fractionFrom = fromFraction;
	fractionTo = toFraction;
	stepNow = 0.0;
	stepCount = reference ? std::fabs(std::round(reference->course.to) - std::round(reference->course.from)) : 0.0;
	for (MixLayer& layer : layers)
	{
		layer.course.steps = stepCount;
		if (!reference || layer.id.sequence == reference->id.sequence)
		{
			layer.course.from = std::round(layer.course.from);
			layer.course.to = std::round(layer.course.to);
		}
	}
}

void MixerState::JumpToStart()
{
	for (std::size_t i = 0; i < layers.size(); ++i)
	{
		MixLayer& layer = layers[i];
		const Units start = layer.course.At(0.0);
		const double target = layer.PositionAt(start);
		if (!layer.course.isSet || !layer.hasBegun)
		{
			continue;
		}
		layer.unit = start;
		if (target != layer.position)
		{
			layer.SeekTo(target);
			if (leaders[MixPart::Clock] == static_cast<int>(i))
			{
				CopyKnown(MixPart::Clock, leaders);
				EmitOf(known[static_cast<std::size_t>(MixPart::Clock)], PlayerEventKind::Seeked);
			}
		}
	}
}

bool MixerState::ChangesAt(double step)
{
	const Leaders next = FindLeaders(layers, {step, solo});
	bool changes = IsNew(MixPart::LeftHand, next) || IsNew(MixPart::RightHand, next) || IsNew(MixPart::Clock, next);
	for (const MixLayer& layer : layers)
	{
		const bool isHeld = layer.group == LayerGroup::HeldDevices || layer.group == LayerGroup::HeldQuery;
		changes = changes || layer.BeginsAt(step) || (isHeld && next.group >= LayerGroup::Query);
	}
	return changes;
}

void MixerState::Enter(double step)
{
	stepNow = step;
	BeginLayers(step);
	const Leaders next = FindLeaders(layers, {step, solo});
	EndHeld(next.group);
	ChangeLeaders(next);
	AdvanceFrom(step - 1.0, step);
}

void MixerState::BeginLayers(double step)
{
	MeasureLayers(layers, {step, std::nullopt});
	for (MixLayer& layer : layers)
	{
		if (!layer.BeginsAt(step))
		{
			continue;
		}
		const Units unit = layer.course.At(step);
		for (MixLayer& other : layers)
		{
			const bool hasEnded = other.hasBegun && (other.isDropped || other.group < LayerGroup::Query);
			if (!layer.hasBegun && hasEnded && layer.PlaysLike(other) &&
				MixAdvanceDetail::BeginsWhere(layer, layer.PositionAt(unit), other, step))
			{
				continued = other.id;
				layer.ContinueFrom(other);
			}
		}
		if (!layer.hasBegun)
		{
			layer.BeginAt(unit);
		}
	}
}

/** The first section ends layers that are held or past their range: they do not return when the section has ended. */
void MixerState::EndHeld(LayerGroup best)
{
	for (MixLayer& layer : layers)
	{
		const bool isHeld = layer.group == LayerGroup::HeldDevices || layer.group == LayerGroup::HeldQuery;
		if (isHeld && best >= LayerGroup::Query)
		{
			layer.hasBegun = false;
			layer.isDropped = layer.isHeld;
		}
	}
}

void MixerState::AdvanceFrom(double from, double to)
{
	for (std::size_t i = 0; i < layers.size(); ++i)
	{
		if (layers[i].course.isSet && layers[i].hasBegun && to > from)
		{
			Queue(i, layers[i].AdvanceTo(layers[i].course.At(to)), from, to);
		}
	}
	EmitQueued();
	for (const MixPart part : {MixPart::LeftHand, MixPart::RightHand, MixPart::Clock})
	{
		CopyKnown(part, leaders);
	}
}

void MixerState::EndPiece()
{
	for (MixLayer& layer : layers)
	{
		layer.unit = layer.course.isSet ? layer.course.At(stepCount) : layer.unit;
		layer.course = LayerCourse{};
	}
}

void MixerState::EndAdvance(std::uint64_t player, double seconds)
{
	for (MixLayer& layer : layers)
	{
		if (layer.id.player == player && !layer.isPlayback)
		{
			const bool runs = layer.group >= LayerGroup::Query && IsAbove(seconds, 0.0);
			layer.speed = runs ? (std::min)(layer.moved / seconds, Player::kFastestRate) * layer.direction : 0.0;
			layer.stretches.clear();
		}
	}
	const auto isGone = [](const MixLayer& layer) { return layer.isDropped; };
	layers.erase(std::remove_if(layers.begin(), layers.end(), isGone), layers.end());
	leaders = FindLeaders(layers, {0.0, solo});
	areRolesOld = true;
}

} // namespace mria
