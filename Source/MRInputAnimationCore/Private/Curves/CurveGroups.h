// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/CurveId.h"
#include "Mria/Recording.h"
#include "Mria/Span.h"

namespace mria
{

inline Span<Curve> CurvesOf(Recording& recording, const CurveGroup& group)
{
	return {&recording.curves[group.first], group.count};
}

inline Span<const CurveView> CurvesOf(const RecordingView& recording, const CurveGroup& group)
{
	return {&recording.curves[group.first], group.count};
}

} // namespace mria
