// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Compare.h"
#include "Mria/CsvExport.h"
#include "Mria/CurveEvaluator.h"
#include "Mria/FloatRules.h"
#include "Mria/Overview.h"
#include "Mria/Repair.h"
#include "Mria/RichCurve.h"
#include "Mria/SampleReduction.h"
#include "Mria/Statistics.h"
#include "Mria/Transform.h"
#include "NameLaws.h"
#include "OperationInput.h"
#include "ReducedError.h"
#include "Support/KeepSamples.h"
#include "Support/RichCurveEvaluation.h"

#include <algorithm>
#include <cmath>

namespace mria
{

namespace MeasureOperationsDetail
{
/** In any dialect it can be read again, and comes back the same if nothing was said to be lost. */
void Convert(OperationInput& in)
{
	const Dialect dialect = kDialects[in.choice.Pick(3)];
	const WrittenRecording written = WriteRecording(in.view, dialect, {static_cast<MarkerList>(in.choice.Pick(3))});
	for (const Loss& loss : written.losses)
	{
		// A gaze without keys is lost too.
		MRIA_FUZZ_REQUIRE((loss.count > 0 || loss.code == LossCode::Gaze) && !Describe(loss).empty());
	}
	MRIA_FUZZ_REQUIRE(WriteOrDie(ReadOrDie(written.bytes)) == written.bytes);
	MRIA_FUZZ_REQUIRE(WriteOrDie(in.recording) == Bytes(in.bytes.begin(), in.bytes.end()));
}

/** What can be repaired is repaired, once and for all. */
void RepairAll(OperationInput& in)
{
	RepairSet repairs;
	const bool isWhole = in.choice.Pick(4) != 0;
	for (std::size_t i = 0; !isWhole && i < kRepairCount; ++i)
	{
		repairs.wanted[i] = in.choice.Flip();
	}
	Result<RepairedRecording> repaired = RepairBytes(in.bytes, repairs);
	MRIA_FUZZ_REQUIRE(repaired);
	PackedRecording& recording = repaired.Value().recording;
	const Bytes once = WriteOrDie(recording);
	for (const RepairReport& report : repaired.Value().reports)
	{
		MRIA_FUZZ_REQUIRE(report.count > 0 && !Describe(report).empty());
	}
	MRIA_FUZZ_REQUIRE(!repaired.Value().reports.empty() || once == WriteOrDie(in.view));
	MRIA_FUZZ_REQUIRE(Repair(recording, repairs).empty() && WriteOrDie(recording) == once);
	for (const Finding& finding : Validate(recording))
	{
		MRIA_FUZZ_REQUIRE(finding.count > 0 && !finding.path.empty() && !Describe(finding).empty());
		if (isWhole && RepairFor(finding.code))
		{
			std::fprintf(stderr, "%s: %s\n", finding.path.c_str(), Describe(finding).c_str());
		}
		MRIA_FUZZ_REQUIRE(!isWhole || !RepairFor(finding.code));
	}
}

/** The bound holds as the evaluator sees it, and the report says no less than what was lost. */
void ReduceWithin(OperationInput& in)
{
	ReduceTolerances tolerances;
	tolerances.cameraPosition = 0.1f * in.choice.Share();
	tolerances.cameraRotation = 0.1f * in.choice.Share();
	tolerances.jointPosition = in.choice.Number();
	Recording inPlace = in.recording;
	const ReduceReport report = Reduce(inPlace, tolerances);
	Recording other;
	Reduce(in.view, tolerances, other);
	MRIA_FUZZ_REQUIRE(WriteOrDie(inPlace) == WriteOrDie(other));
	RequireWithin(in.view, inPlace, tolerances, report);
	MRIA_FUZZ_REQUIRE(FlagsAndMarkersOf(inPlace) == FlagsAndMarkersOf(in.recording));
	MRIA_FUZZ_REQUIRE(report.Total().position.keysAfter <= report.Total().position.keysBefore);
	for (const SkippedGroup& left : report.skipped)
	{
		MRIA_FUZZ_REQUIRE(!Describe(left).empty());
	}
	Recording likeMrtk = in.recording;
	ReduceLikeMrtk(likeMrtk, tolerances, in.choice.Flip() ? kMrtkPartition : in.choice.Pick(8));
	MRIA_FUZZ_REQUIRE(WriteOrDie(ReadOrDie(WriteOrDie(likeMrtk))) == WriteOrDie(likeMrtk));
}

void RequireFinite(const MotionStatistics& motion)
{
	MRIA_FUZZ_REQUIRE(IsFinite(motion.path) && IsFinite(motion.meanSpeed) && IsFinite(motion.maxSpeed));
	MRIA_FUZZ_REQUIRE(motion.path >= 0.0 && motion.dwell.longest <= motion.dwell.total);
}

void Measure(OperationInput& in)
{
	StatisticsOptions options;
	options.dwellRadius = in.choice.Number();
	options.dwellTime = in.choice.Number();
	if (CountEvaluations(in) > 1000.0)
	{
		return;
	}
	const RecordingStatistics statistics = ComputeStatistics(in.view, options);
	RequireFinite(statistics.head);
	for (const HandStatistics& hand : statistics.hands)
	{
		RequireFinite(hand.palm);
		RequireFinite(hand.indexTip);
		MRIA_FUZZ_REQUIRE(hand.trackedShare >= 0.0 && hand.trackedShare <= 1.0);
		MRIA_FUZZ_REQUIRE(hand.gazeShare >= 0.0 && hand.gazeShare <= 1.0 + 1e-9);
		MRIA_FUZZ_REQUIRE(hand.pinch.shortest <= hand.pinch.longest && hand.pinch.longest <= hand.pinch.total);
	}
	MRIA_FUZZ_REQUIRE(statistics.keys == CountKeys(in.view) && statistics.duration == in.Length());
	if (in.choice.Pick(4) == 0)
	{
		const RecordingStatistics copy = ComputeStatistics(in.recording, options);
		MRIA_FUZZ_REQUIRE(copy.head.path == statistics.head.path);
		MRIA_FUZZ_REQUIRE(copy.frames.medianStep == statistics.frames.medianStep);
	}
}

void RequireInOrder(const std::vector<OverviewSpan>& spans, const TimeRange& range)
{
	double last = range.start;
	for (const OverviewSpan& span : spans)
	{
		MRIA_FUZZ_REQUIRE(span.start >= last && span.end > span.start && span.end <= range.end);
		last = span.end;
	}
}

void LookOver(OperationInput& in)
{
	const int columns = static_cast<int>(in.choice.Pick(70)) - 2;
	if (CountEvaluations(in) > 1000.0)
	{
		return;
	}
	const Overview overview = MakeOverview(in.view, columns);
	MRIA_FUZZ_REQUIRE(overview.columns == std::clamp(columns, 1, kMaxOverviewColumns));
	for (const OverviewHand& hand : overview.hands)
	{
		RequireInOrder(hand.tracked, overview.range);
		RequireInOrder(hand.pinched, overview.range);
		for (const float speed : hand.peakSpeed)
		{
			MRIA_FUZZ_REQUIRE(IsFinite(speed) && speed >= 0.0f && speed <= hand.maxSpeed);
		}
	}
	for (const OverviewMarker& marker : overview.markers)
	{
		MRIA_FUZZ_REQUIRE(marker.name == in.view.markers[marker.index].name);
	}
}

void RequireFinite(const Deviation& deviation)
{
	MRIA_FUZZ_REQUIRE(IsFinite(deviation.largest) && IsFinite(deviation.mean) && IsFinite(deviation.rms));
}

/** A recording is like itself, and a comparison with another one has finite numbers only. */
void CompareTwo(OperationInput& in)
{
	CompareOptions options;
	options.asStored = in.choice.Flip();
	options.allJoints = in.choice.Flip();
	options.cells = in.choice.Pick(20);
	const double cost = CountEvaluations(in);
	if (cost > 500.0)
	{
		return;
	}
	const Comparison same = Compare(in.view, in.recording, {}, options);
	MRIA_FUZZ_REQUIRE(same.IsWithin());
	Recording other = in.recording;
	Transform(other, {TurnAboutUp(10.0f), {in.choice.Number(), 0.0f, 0.0f}, 1.0f});
	if (!other.markers.empty())
	{
		other.markers.pop_back();
	}
	const Comparison comparison = Compare(in.view, other, {}, options);
	for (const PartDifference& part : comparison.parts)
	{
		RequireFinite(part.position);
		RequireFinite(part.rotation);
	}
	for (const Excess& excess : comparison.excesses)
	{
		MRIA_FUZZ_REQUIRE(!Describe(excess).empty() && !IsNan(excess.ratio) && IsFinite(excess.value));
	}
	if (in.choice.Pick(16) == 0 && cost < 100.0 && in.Length() < 10.0)
	{
		const TimeAlignment alignment = FindTimeShift(in.view, other, 0.5);
		MRIA_FUZZ_REQUIRE(IsFinite(alignment.shift) && IsFinite(alignment.rms) && IsFinite(alignment.confidence));
	}
}

/** Every row has a cell for each column. */
void WriteTable(OperationInput& in)
{
	RequireNames(in.choice.Pick(1u << 16));
	const CsvTable table(in.view, 1.0 + in.choice.Pick(100));
	std::string header;
	table.AppendHeader(header);
	const auto columns = std::count(header.begin(), header.end(), ',');
	for (const std::int64_t row : {std::int64_t{0}, table.RowCount() / 2, table.RowCount() - 1})
	{
		std::string text;
		table.AppendRow(row, text);
		MRIA_FUZZ_REQUIRE(std::count(text.begin(), text.end(), ',') == columns && text.back() == '\n');
	}
}

/** Whether a curve's keys and tangents are finite and its segments no shorter than people record. */
bool IsPlain(const CurveView& curve)
{
	for (std::size_t i = 0; i < curve.size(); ++i)
	{
		if (i > 0 && curve.Time(i) != curve.Time(i - 1) && curve.Time(i) - curve.Time(i - 1) < 1e-3f)
		{
			return false;
		}
	}
	return true;
}

/** Rich curves evaluate as the curves they were made from. */
void MakeRichCurves(OperationInput& in)
{
	const bool isEveryday = IsEveryday(in.view);
	const std::vector<float> times = TimesOf(in, 3);
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		const CurveView& curve = in.view.curves[id];
		if (curve.empty())
		{
			continue;
		}
		const RichCurveConversion rich = ToRichCurve(curve);
		const RichCurve flag = ToRichFlagCurve(curve);
		for (const float time : times)
		{
			const bool isCut = rich.losses.repeats || !rich.losses.EvaluatesAlike() || !IsFinite(time);
			const float wanted = EvaluateCurve(curve, time);
			MRIA_FUZZ_REQUIRE(isCut || !isEveryday || !IsPlain(curve) ||
				std::fabs(EvaluateRichCurve(rich.curve, time) - wanted) < 1e-1f);
			MRIA_FUZZ_REQUIRE(
				!IsFinite(time) || !isEveryday || IsFlagOn(EvaluateRichCurve(flag, time)) == EvaluateFlag(curve, time));
		}
	}
}

/** Whether two numbers are the same, NaN being like NaN. */
bool IsSameNumber(float a, float b)
{
	return a == b || (IsNan(a) && IsNan(b));
}

/** Sorted keys are evaluated as any others, and slopes are finite. */
void EvaluateCurves(OperationInput& in)
{
	const std::vector<float> times = TimesOf(in, 4);
	for (const CurveView& curve : in.view.curves)
	{
		const bool isSorted = HasSortedKeys(curve);
		for (std::size_t i = 0; i < times.size() && !curve.empty(); ++i)
		{
			const float value = EvaluateCurve(curve, times[i]);
			const float slope = EvaluateSlope(curve, times[i]);
			MRIA_FUZZ_REQUIRE(IsFinite(slope));
			MRIA_FUZZ_REQUIRE(!isSorted || IsSameNumber(EvaluateSortedCurve(curve, times[i]), value));
			MRIA_FUZZ_REQUIRE(!isSorted || EvaluateSortedSlope(curve, times[i]) == slope);
		}
	}
}

/** Lines between the samples that are kept pass all others within the bound. */
void KeepFewSamples(OperationInput& in)
{
	const CurveView& curve = in.view.curves[in.choice.Pick(kPoseComponentCount)];
	const double bound = static_cast<double>(in.choice.Number());
	const auto error = [&](std::size_t first, std::size_t last, std::size_t sample)
	{
		const double share = static_cast<double>(sample - first) / static_cast<double>(last - first);
		const double from = curve.Value(first);
		return std::fabs(from + (curve.Value(last) - from) * share - curve.Value(sample));
	};
	const std::vector<std::size_t> kept = KeepSamples(curve.size(), bound, error);
	MRIA_FUZZ_REQUIRE(kept.empty() == curve.empty());
	for (std::size_t i = 1; i < kept.size(); ++i)
	{
		for (std::size_t sample = kept[i - 1] + 1; sample < kept[i]; ++sample)
		{
			MRIA_FUZZ_REQUIRE(error(kept[i - 1], kept[i], sample) <= bound);
		}
	}
	EulerDegrees angles = {in.choice.Number(), in.choice.Number(), in.choice.Number()};
	angles = NearestEuler(angles, {in.choice.Number(), in.choice.Number(), in.choice.Number()});
	NearestEuler({0.0, 0.0, 0.0}, angles);
}
} // namespace MeasureOperationsDetail

Span<const Operation> MeasureOperations()
{
	using namespace MeasureOperationsDetail;
	static constexpr Operation kOperations[] = {Convert, RepairAll, ReduceWithin, Measure, LookOver, CompareTwo,
		WriteTable, MakeRichCurves, KeepFewSamples, EvaluateCurves};
	return kOperations;
}

} // namespace mria
