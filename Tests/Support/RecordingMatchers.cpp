// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "RecordingMatchers.h"

#include <algorithm>
#include <cstring>

namespace mria
{

namespace RecordingMatchersDetail
{
using ::testing::AssertionFailure;
using ::testing::AssertionResult;
using ::testing::AssertionSuccess;

AssertionResult SameCurve(const std::string& name, const Curve& a, const Curve& b)
{
	if (a.preWrap != b.preWrap || a.postWrap != b.postWrap)
	{
		return AssertionFailure() << name << ": wrap modes " << a.preWrap << ", " << a.postWrap << " and " << b.preWrap
								  << ", " << b.postWrap;
	}
	if (a.keys.size() != b.keys.size())
	{
		return AssertionFailure() << name << ": " << a.keys.size() << " and " << b.keys.size() << " keys";
	}
	for (std::size_t i = 0; i < a.keys.size(); ++i)
	{
		if (std::memcmp(&a.keys[i], &b.keys[i], sizeof(Keyframe)) != 0)
		{
			return AssertionFailure() << name << ".keys[" << i << "] differs";
		}
	}
	return AssertionSuccess();
}

AssertionResult SameMarkers(const Recording& a, const Recording& b)
{
	if (a.hasMarkerList != b.hasMarkerList || a.markers.size() != b.markers.size())
	{
		return AssertionFailure() << "marker lists: " << a.hasMarkerList << " with " << a.markers.size() << ", "
								  << b.hasMarkerList << " with " << b.markers.size();
	}
	for (std::size_t i = 0; i < a.markers.size(); ++i)
	{
		const Marker& left = a.markers[i];
		const Marker& right = b.markers[i];
		if (std::memcmp(&left.time, &right.time, sizeof(float)) != 0 || left.name != right.name ||
			left.lengthSize != right.lengthSize)
		{
			return AssertionFailure() << "markers[" << i << "] differs";
		}
	}
	return AssertionSuccess();
}
} // namespace RecordingMatchersDetail

::testing::AssertionResult SameContent(const Recording& a, const Recording& b)
{
	if (a.channels.bytes != b.channels.bytes)
	{
		return ::testing::AssertionFailure() << "the channel bytes differ";
	}
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		if (auto same = RecordingMatchersDetail::SameCurve(CurveName(id), a.curves[id], b.curves[id]); !same)
		{
			return same;
		}
	}
	return RecordingMatchersDetail::SameMarkers(a, b);
}

::testing::AssertionResult SameRecording(const Recording& a, const Recording& b)
{
	if (a.dialect != b.dialect)
	{
		return ::testing::AssertionFailure() << "dialects " << ToString(a.dialect) << " and " << ToString(b.dialect);
	}
	return SameContent(a, b);
}

::testing::AssertionResult SameBytes(const std::vector<std::uint8_t>& a, const std::vector<std::uint8_t>& b)
{
	const std::size_t common = std::min(a.size(), b.size());
	const std::size_t at = static_cast<std::size_t>(
		std::mismatch(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(common), b.begin()).first - a.begin());
	if (at < common)
	{
		return ::testing::AssertionFailure() << "byte " << at << " is " << int{a[at]} << " and " << int{b[at]};
	}
	if (a.size() != b.size())
	{
		return ::testing::AssertionFailure() << "alike, but " << a.size() << " and " << b.size() << " bytes long";
	}
	return ::testing::AssertionSuccess();
}

::testing::AssertionResult IsError(const Error& error, const WantedError& wanted)
{
	const bool isSame = error.code == wanted.code && error.offset == wanted.offset &&
		ToString(error.path) == wanted.path && error.wanted == wanted.wanted && error.found == wanted.found;
	if (isSame)
	{
		return ::testing::AssertionSuccess();
	}
	return ::testing::AssertionFailure() << "got  " << Describe(error) << " (" << error.wanted << ", " << error.found
										 << ")\nwant " << ToString(wanted.code) << " at byte " << wanted.offset
										 << " in " << wanted.path << " (" << wanted.wanted << ", " << wanted.found
										 << ")";
}

} // namespace mria
