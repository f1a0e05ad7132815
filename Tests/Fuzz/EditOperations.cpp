// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Channels.h"
#include "Mria/FloatRules.h"
#include "Mria/Join.h"
#include "Mria/Markers.h"
#include "Mria/Mirror.h"
#include "Mria/Repair.h"
#include "Mria/Resample.h"
#include "Mria/Retime.h"
#include "Mria/Smooth.h"
#include "Mria/Transform.h"
#include "Mria/Trim.h"
#include "Mria/Validation.h"
#include "OperationInput.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace mria
{

namespace EditOperationsDetail
{
/** Whether keys are what they should be, whatever the motion is. */
bool IsStructural(FindingCode code)
{
	constexpr FindingCode kCodes[] = {FindingCode::NonFiniteTime, FindingCode::NonFiniteValue,
		FindingCode::UnsortedTimes, FindingCode::FlagNotBoolean, FindingCode::UnknownWrapMode,
		FindingCode::UnknownWeightedMode, FindingCode::InvalidUtf8};
	return std::find(std::begin(kCodes), std::end(kCodes), code) != std::end(kCodes);
}

bool HasCode(const std::vector<Finding>& findings, FindingCode code)
{
	return std::any_of(findings.begin(), findings.end(), [&](const Finding& finding) { return finding.code == code; });
}

/** An edit adds no fault to the structure, and what comes out fits its dialect and reads back. */
void RequireSound(const OperationInput& in, const Recording& edited)
{
	std::optional<std::vector<Finding>> before; // found if they are asked for
	for (const Finding& finding : Validate(edited))
	{
		if (!IsStructural(finding.code))
		{
			continue;
		}
		before = before ? before : Validate(in.view);
		const bool isNewFault = !HasCode(*before, finding.code);
		if (isNewFault)
		{
			std::fprintf(stderr, "%s: %s\n", finding.path.c_str(), Describe(finding).c_str());
		}
		MRIA_FUZZ_REQUIRE(!isNewFault);
	}
	const Bytes bytes = WriteOrDie(edited);
	const Result<RecordingView> read = OpenRecording(bytes);
	MRIA_FUZZ_REQUIRE(read && WriteOrDie(read.Value()) == bytes);
}

/** Whether looping curves would become so many keys that an edit only takes time. */
bool RepeatsTooOften(const OperationInput& in, double length)
{
	for (const CurveView& curve : in.view.curves)
	{
		const auto repeats = [](std::int32_t mode) { return mode == WrapMode::Loop || mode == WrapMode::PingPong; };
		float low = 0.0f;
		float high = 0.0f;
		for (std::size_t i = 0; i < curve.size(); ++i)
		{
			const float time = curve.Time(i);
			low = i == 0 || time < low ? time : low;
			high = i == 0 || time > high ? time : high;
		}
		const double period = static_cast<double>(high) - static_cast<double>(low);
		if ((repeats(curve.preWrap) || repeats(curve.postWrap)) && !(length * curve.keyCount <= 2000.0 * period))
		{
			return true;
		}
	}
	return false;
}

void RequireReport(const TimeEditReport& report, const Recording& edited)
{
	const TimeRange range = RangeOf(edited);
	MRIA_FUZZ_REQUIRE(report.result.start == range.start && report.result.end == range.end);
	MRIA_FUZZ_REQUIRE(report.keysAfter == CountKeys(edited) && report.markersAfter == edited.markers.size());
}

void TrimPart(OperationInput& in)
{
	if (RepeatsTooOften(in, in.Length()))
	{
		return;
	}
	const auto part = [&] { return static_cast<float>(in.range.start + in.choice.Share() * in.Length()); };
	const TimeRange range =
		in.choice.Pick(8) == 0 ? TimeRange{in.choice.Number(), in.choice.Number()} : TimeRange{part(), part()};
	const TrimOptions options{in.choice.Flip()};
	Recording edited = in.recording;
	const Result<TimeEditReport, TimeEditError> report = Trim(edited, range, options);
	if (report)
	{
		RequireReport(report.Value(), edited);
		MRIA_FUZZ_REQUIRE(options.keepTimes || report.Value().result.start == 0.0f);
	}
	RequireSound(in, edited);
}

void JoinTwo(OperationInput& in)
{
	Recording next = in.recording;
	if (in.choice.Flip())
	{
		Mirror(next);
	}
	JoinOptions options;
	options.gap = in.choice.Number();
	options.blend = in.choice.Number();
	if (RepeatsTooOften(in, 2.0 * in.Length() + std::fabs(options.gap)))
	{
		return;
	}
	Recording edited = in.recording;
	const Result<JoinReport, TimeEditError> report = Join(edited, std::move(next), options);
	if (report)
	{
		RequireReport(report.Value().edit, edited);
	}
	RequireSound(in, edited);
}

bool IsIdentity(const RetimeOptions& options)
{
	return options.speed == 1.0 && !options.reverse && !options.startAtZero;
}

void RetimeAll(OperationInput& in)
{
	RetimeOptions options;
	options.speed = in.choice.Pick(4) == 0 ? 1.0 : static_cast<double>(in.choice.Number());
	options.reverse = in.choice.Flip();
	options.startAtZero = in.choice.Flip();
	Recording edited = in.recording;
	const Result<TimeEditReport, TimeEditError> report = Retime(edited, options);
	if (report)
	{
		RequireReport(report.Value(), edited);
		MRIA_FUZZ_REQUIRE(!IsIdentity(options) || !IsEveryday(in.view) || WriteOrDie(edited) == WriteOrDie(in.view));
	}
	RequireSound(in, edited);
}

void ResampleAll(OperationInput& in)
{
	const double rate = 1.0 + in.choice.Pick(120);
	if (in.Length() * rate > 100.0)
	{
		return; // longer ones are no different
	}
	Recording edited = in.recording;
	const Result<TimeEditReport, TimeEditError> report = Resample(edited, rate);
	if (report)
	{
		RequireReport(report.Value(), edited);
	}
	RequireSound(in, edited);
}

void MirrorAll(OperationInput& in)
{
	Recording edited = in.recording;
	Mirror(edited);
	RequireSound(in, edited);
	Mirror(edited);
	MRIA_FUZZ_REQUIRE(WriteOrDie(edited) == WriteOrDie(in.view));
	if (const std::optional<Pose> head = FindHeadStart(in.view))
	{
		Mirror(edited, *head);
		RequireSound(in, edited);
	}
}

void TransformAll(OperationInput& in)
{
	Recording edited = in.recording;
	Transform(edited, Similarity{});
	MRIA_FUZZ_REQUIRE(WriteOrDie(edited) == WriteOrDie(in.view));
	Similarity similarity;
	similarity.rotation = in.choice.Flip() ? TurnAboutUp(360.0f * in.choice.Share())
										   : Quat{in.choice.Number(), in.choice.Number(), in.choice.Number(), 1.0f};
	similarity.translation = {in.choice.Number(), in.choice.Number(), in.choice.Number()};
	similarity.scale = in.choice.Flip() ? 1.0f : in.choice.Number();
	const TransformReport report = Transform(edited, similarity, {in.choice.Number(), in.choice.Number()});
	MRIA_FUZZ_REQUIRE(!IsNan(report.largestPositionError) && !IsNan(report.largestRotationError));
	MRIA_FUZZ_REQUIRE(FlagsAndMarkersOf(edited) == FlagsAndMarkersOf(in.recording));
	RequireSound(in, edited);
}

void SmoothAll(OperationInput& in)
{
	SmoothOptions options;
	options.cutoff = in.choice.Number();
	options.beta = in.choice.Number();
	options.parts.camera = in.choice.Pick(4) != 0;
	Recording edited = in.recording;
	const SmoothReport report = Smooth(edited, options);
	MRIA_FUZZ_REQUIRE(IsFinite(report.largestMove) && IsFinite(report.meanMove));
	MRIA_FUZZ_REQUIRE(IsFinite(report.largestTurn) && IsFinite(report.meanTurn));
	MRIA_FUZZ_REQUIRE(report.mergedGroups > 0 || CountKeys(edited) == CountKeys(in.view));
	MRIA_FUZZ_REQUIRE(FlagsAndMarkersOf(edited) == FlagsAndMarkersOf(in.recording));
	RequireSound(in, edited);
}

ChannelSelection AnySelection(Choice& choice)
{
	constexpr const char* kNames[] = {
		"camera", "left", "right", "hands", "gaze", "Left.IndexTip", "right.palm", "none"};
	ChannelSelection selection = FindChannels(kNames[choice.Pick(8)]).value_or(ChannelSelection{});
	if (choice.Flip())
	{
		selection.Add(static_cast<Hand>(choice.Pick(kHandCount)), static_cast<Joint>(choice.Pick(kJointCount)));
	}
	return selection;
}

/** What is dropped and what is kept make up the whole, and a merge of what was dropped brings it back. */
void EditChannels(OperationInput& in)
{
	const ChannelSelection selection = AnySelection(in.choice);
	Recording without = in.recording;
	const std::size_t dropped = DropChannels(without, selection);
	MRIA_FUZZ_REQUIRE(CountKeys(without) + dropped == CountKeys(in.view));
	RequireSound(in, without);
	Recording kept = in.recording;
	const std::size_t others = KeepChannels(kept, selection);
	MRIA_FUZZ_REQUIRE(CountKeys(kept) + others == CountKeys(in.view));
	RequireSound(in, kept);
	MergeOptions options;
	options.offset = in.choice.Flip() ? 0.0f : in.choice.Number();
	options.markers = kMarkerMerges[in.choice.Pick(3)];
	const MergeReport report = MergeChannels(without, in.view, selection, options);
	MRIA_FUZZ_REQUIRE(report.keysIn == dropped && CountKeys(without) == CountKeys(in.view));
	RequireSound(in, without);
	StripGaze(without);
	MRIA_FUZZ_REQUIRE(!without.channels.Has(Channel::Gaze));
	RequireSound(in, without);
}

/** A marker that is added and removed again leaves no trace. */
void EditMarkers(OperationInput& in)
{
	Recording edited = in.recording;
	edited.hasMarkerList = true;
	const Bytes before = WriteOrDie(edited);
	const MarkerResult added = AddMarker(edited, in.choice.Number(), in.choice.Flip() ? "new" : "\xff");
	if (added)
	{
		MRIA_FUZZ_REQUIRE(edited.markers[added.Value()].name == "new");
		RequireSound(in, edited);
		MRIA_FUZZ_REQUIRE(RemoveMarkerAt(edited, added.Value()));
	}
	MRIA_FUZZ_REQUIRE(!added || WriteOrDie(edited) == before);
	const std::size_t index = in.choice.Pick(4);
	MRIA_FUZZ_REQUIRE(static_cast<bool>(RemoveMarkerAt(edited, index)) == (index < in.recording.markers.size()));
	if (!edited.markers.empty())
	{
		const Marker first = edited.markers.front();
		MRIA_FUZZ_REQUIRE(RenameMarkers(edited, first.name, "renamed"));
		MRIA_FUZZ_REQUIRE(IsNan(first.time) || RemoveMarkers(edited, "renamed", first.time));
	}
	ClearMarkers(edited);
	MRIA_FUZZ_REQUIRE(edited.markers.empty());
}
} // namespace EditOperationsDetail

Span<const Operation> EditOperations()
{
	using namespace EditOperationsDetail;
	static constexpr Operation kOperations[] = {
		TrimPart, JoinTwo, RetimeAll, ResampleAll, MirrorAll, TransformAll, SmoothAll, EditChannels, EditMarkers};
	return kOperations;
}

} // namespace mria
