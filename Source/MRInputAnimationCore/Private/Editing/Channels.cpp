// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Channels.h"

#include "Editing/LosslessDialect.h"
#include "Format/DialectTraits.h"
#include "Mria/FloatRules.h"
#include "Mria/Markers.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>
#include <vector>

namespace mria
{

namespace ChannelsDetail
{
char ToLower(char letter)
{
	return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool IsSameName(std::string_view a, std::string_view b)
{
	return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return ToLower(x) == ToLower(y); });
}

void AddCurves(ChannelSelection& selection, CurveId first, std::size_t count)
{
	std::fill_n(selection.curves.begin() + first, count, true);
}

void AddFlags(ChannelSelection& selection, Hand hand)
{
	selection.curves[TrackedCurve(hand)] = true;
	selection.curves[PinchCurve(hand)] = true;
}

ChannelSelection InverseOf(const ChannelSelection& selection)
{
	ChannelSelection inverse;
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		inverse.curves[id] = !selection.Has(id);
	}
	return inverse;
}

bool HasAny(const ChannelSelection& selection, CurveId first, std::size_t count)
{
	const auto begin = selection.curves.begin() + first;
	return std::find(begin, begin + count, true) != begin + count;
}

/** Updates the switches of the edited channels according to their content. */
void SettleSwitches(EditedRecording recording, const ChannelSelection& touched)
{
	const RecordingView view = recording;
	std::array<bool, kChannelCount> isTouched{};
	std::array<bool, kChannelCount> hasKeys{};
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		const std::size_t channel = static_cast<std::size_t>(ChannelOf(id));
		isTouched[channel] = isTouched[channel] || touched.Has(id);
		hasKeys[channel] = hasKeys[channel] || !view.curves[id].empty();
	}
	const bool isFixed = !TraitsOf(recording->dialect).hasChannelBytes;
	for (std::size_t i = 0; i < kChannelCount; ++i)
	{
		const Channel channel = static_cast<Channel>(i);
		const bool isOn = hasKeys[i] || (isFixed && channel != Channel::Gaze);
		if (isTouched[i] && isOn != recording->channels.Has(channel))
		{
			recording->channels.Set(channel, isOn); // only then: a byte other than 0 and 1 stays what it is
		}
	}
}

std::size_t Empty(Curve& curve)
{
	const std::size_t count = curve.keys.size();
	curve = Curve{};
	return count;
}

float Shifted(float time, float offset)
{
	constexpr double kLargest = (std::numeric_limits<float>::max)();
	if (offset == 0.0f || !IsFinite(time))
	{
		return time;
	}
	const double sum = static_cast<double>(time) + static_cast<double>(offset);
	return static_cast<float>(std::clamp(sum, -kLargest, kLargest));
}

Curve CopyShifted(const CurveView& view, float offset)
{
	Curve curve;
	curve.preWrap = view.preWrap;
	curve.postWrap = view.postWrap;
	curve.keys.reserve(view.size());
	for (std::size_t i = 0; i < view.size(); ++i)
	{
		Keyframe key = view[i];
		key.time = Shifted(key.time, offset);
		curve.keys.push_back(key);
	}
	return curve;
}

std::size_t MergeMarkers(EditedRecording into, const RecordingView& from, const MergeOptions& options, float offset)
{
	if (options.markers == MarkerMerge::None)
	{
		ClearMarkers(into);
	}
	if (options.markers != MarkerMerge::Both)
	{
		return 0;
	}
	std::vector<Marker> both;
	both.reserve(into->markers.size() + from.markers.size());
	std::size_t own = 0;
	for (Marker marker : from.markers)
	{
		marker.time = Shifted(marker.time, offset);
		while (own < into->markers.size() && !IsAbove(into->markers[own].time, marker.time))
		{
			both.push_back(std::move(into->markers[own++]));
		}
		both.push_back(std::move(marker));
	}
	std::move(into->markers.begin() + static_cast<std::ptrdiff_t>(own), into->markers.end(), std::back_inserter(both));
	into->markers = std::move(both);
	into->hasMarkerList = into->hasMarkerList || !from.markers.empty();
	return from.markers.size();
}
} // namespace ChannelsDetail

bool ChannelSelection::IsEmpty() const
{
	return !ChannelsDetail::HasAny(*this, 0, kCurveCount);
}

void ChannelSelection::Add(Channel channel)
{
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		curves[id] = curves[id] || ChannelOf(id) == channel;
	}
}

void ChannelSelection::Add(Hand hand)
{
	ChannelsDetail::AddFlags(*this, hand);
	ChannelsDetail::AddCurves(*this, FirstCurveOf(JointPose(hand, Joint::None)), kJointCount * kPoseComponentCount);
}

void ChannelSelection::Add(Hand hand, Joint joint)
{
	ChannelsDetail::AddCurves(*this, FirstCurveOf(JointPose(hand, joint)), kPoseComponentCount);
}

void ChannelSelection::Add(const ChannelSelection& other)
{
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		curves[id] = curves[id] || other.curves[id];
	}
}

std::optional<ChannelSelection> FindChannels(std::string_view name)
{
	ChannelSelection found;
	for (const Channel channel : {Channel::Camera, Channel::Hands, Channel::Gaze})
	{
		if (ChannelsDetail::IsSameName(name, ToString(channel)))
		{
			found.Add(channel);
			return found;
		}
	}
	for (const Hand hand : kHands)
	{
		if (ChannelsDetail::IsSameName(name, ToString(hand)))
		{
			found.Add(hand);
			return found;
		}
		for (std::size_t i = 0; i < kJointCount; ++i)
		{
			const Joint joint = static_cast<Joint>(i);
			if (ChannelsDetail::IsSameName(name, PoseName(JointPose(hand, joint))))
			{
				found.Add(hand, joint);
				return found;
			}
		}
	}
	return std::nullopt;
}

std::size_t DropChannels(EditedRecording recording, const ChannelSelection& selection)
{
	std::size_t removed = 0;
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		removed += selection.Has(id) ? ChannelsDetail::Empty(*recording.Open(id)) : 0;
	}
	ChannelsDetail::SettleSwitches(recording, selection);
	return removed;
}

std::size_t KeepChannels(EditedRecording recording, const ChannelSelection& selection)
{
	ChannelSelection kept = selection;
	for (const Hand hand : kHands)
	{
		const CurveId firstJoint = FirstCurveOf(JointPose(hand, Joint::None));
		if (ChannelsDetail::HasAny(selection, firstJoint, kJointCount * kPoseComponentCount))
		{
			ChannelsDetail::AddFlags(kept, hand);
		}
	}
	return DropChannels(recording, ChannelsDetail::InverseOf(kept));
}

std::size_t StripGaze(EditedRecording recording)
{
	ChannelSelection gaze;
	gaze.Add(Channel::Gaze);
	return DropChannels(recording, gaze);
}

const char* ToString(MarkerMerge markers)
{
	switch (markers)
	{
	case MarkerMerge::Base:
		return "base";
	case MarkerMerge::Both:
		return "both";
	case MarkerMerge::None:
		break;
	}
	return "none";
}

MergeReport MergeChannels(
	EditedRecording into, const RecordingView& from, const ChannelSelection& selection, const MergeOptions& options)
{
	const float offset = IsFinite(options.offset) ? options.offset : 0.0f;
	MergeReport report;
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		if (selection.Has(id))
		{
			const OpenCurves curve = into.Open(id);
			report.keysOut += curve->keys.size();
			report.keysIn += from.curves[id].size();
			*curve = ChannelsDetail::CopyShifted(from.curves[id], offset);
		}
	}
	ChannelsDetail::SettleSwitches(into, selection);
	report.markersIn = ChannelsDetail::MergeMarkers(into, from, options, offset);
	const Dialect dialect = FindLosslessDialect(into);
	if (dialect != into->dialect)
	{
		into->dialect = dialect;
		report.newDialect = dialect;
	}
	return report;
}

} // namespace mria
