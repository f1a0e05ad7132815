// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "NameLaws.h"

#include "FuzzSupport.h"
#include "Mria/Channels.h"
#include "Mria/Compare.h"
#include "Mria/LoopTimeline.h"
#include "Mria/Markers.h"
#include "Mria/Reducer.h"
#include "Mria/Repair.h"
#include "Mria/TimeEdit.h"
#include "Mria/Validation.h"

namespace mria
{

namespace NameLawsDetail
{
template <typename Values, typename Find>
void RequireFound(const Values& values, const Find& find)
{
	for (const auto& value : values)
	{
		const auto found = find(ToString(value));
		MRIA_FUZZ_REQUIRE(found && *found == value);
	}
}
} // namespace NameLawsDetail

void RequireNames(std::uint32_t number)
{
	using namespace NameLawsDetail;
	const CurveId curve = number % kCurveCount;
	MRIA_FUZZ_REQUIRE(FindCurve(CurveName(curve)) == curve && ToString(CurvePath(curve)) == CurveName(curve));
	const PoseId pose = number % kPoseCount;
	MRIA_FUZZ_REQUIRE(pose == kCameraPose || FindChannels(PoseName(pose)));
	RequireFound(kDialects, FindDialect);
	const auto repair = static_cast<RepairKind>(number % kRepairCount);
	MRIA_FUZZ_REQUIRE(FindRepair(ToString(repair)) == repair);
	Excess excess;
	excess.kind = static_cast<ExcessKind>(number % 11);
	excess.part = static_cast<ComparedPart>(number % kComparedPartCount);
	excess.event = static_cast<EventKind>(number % 4);
	excess.isInA = number % 2 == 0;
	excess.value = static_cast<double>(number % 7) - 3.0;
	excess.count = number % 3;
	MRIA_FUZZ_REQUIRE(!Describe(excess).empty());
	Error error;
	error.code = static_cast<ErrorCode>(number % 12);
	error.wanted = number % 3;
	error.path.Push("keys", static_cast<std::int32_t>(number % 2) - 1);
	MRIA_FUZZ_REQUIRE(!Describe(error).empty() && !Explain(error).hint.empty());
	const Loss loss{static_cast<LossCode>(number % 7), "path", number % 3};
	MRIA_FUZZ_REQUIRE(!Describe(loss).empty());
	const Finding finding{Severity::Info, static_cast<FindingCode>(number % 20), "path", number % 3};
	MRIA_FUZZ_REQUIRE(!Describe(finding).empty() && *Remedy(finding.code) != 0);
	const SkippedGroup left{curve, static_cast<SkipReason>(number % 7)};
	MRIA_FUZZ_REQUIRE(!Describe(left).empty() && *Describe(static_cast<TimeEditError>(number % 7)) != 0);
	const MarkerError markerError{static_cast<MarkerErrorCode>(number % 3), number % 4};
	MRIA_FUZZ_REQUIRE(!Describe(markerError).empty());
}

} // namespace mria
