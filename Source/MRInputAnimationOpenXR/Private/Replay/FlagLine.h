// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/LoopTimeline.h"
#include "Mria/Recording.h"
#include "Mria/Span.h"

#include <cstddef>
#include <vector>

namespace mria::openxr
{

/** One flag of a hand over the whole recording: its state at any time, and the time of its last change. */
class FlagLine
{
public:
	/** `edges` are the times at which it changes, rising; it begins with `initial`. */
	FlagLine(bool initial, std::vector<double> edges)
		: initial_(initial)
		, edges_(std::move(edges))
	{
	}

	bool ValueAt(double time) const { return initial_ != (CountUntil(time) % 2 != 0); }

	/** The offset on the line at which it last changed before `point`, loops counted; 0 if it never has. */
	double LastChange(const LoopTimeline& line, const LoopPoint& point) const;

private:
	std::size_t CountUntil(double time) const;
	double ChangeBefore(const LoopTimeline& line, double cycle) const;

	bool initial_ = false;
	std::vector<double> edges_;
};

} // namespace mria::openxr
