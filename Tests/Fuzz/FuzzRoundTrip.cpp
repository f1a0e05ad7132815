// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "FuzzSupport.h"
#include "Mria/Repair.h"
#include "Mria/Sampler.h"
#include "Mria/Validation.h"

#include <cmath>
#include <cstring>

namespace mria
{

namespace FuzzRoundTripDetail
{
/** In any other dialect it can be read again, and comes back the same if nothing was said to be lost. */
void RequireConversion(const Recording& recording, const Bytes& bytes, Dialect dialect)
{
	const WrittenRecording written = WriteRecording(recording, dialect);
	Recording converted = ReadOrDie(written.bytes);
	MRIA_FUZZ_REQUIRE(WriteOrDie(converted) == written.bytes);
	// Made-up keys can make a file of one 1.1 dialect look like the other: then it is another recording.
	if (written.losses.empty() && converted.dialect == dialect)
	{
		converted.dialect = recording.dialect;
		MRIA_FUZZ_REQUIRE(WriteOrDie(converted) == bytes);
	}
}

/** Any recording can be checked and repaired, and what is repaired stays repaired. */
void RequireRepair(Recording recording)
{
	for (const Finding& finding : Validate(recording))
	{
		MRIA_FUZZ_REQUIRE(finding.count > 0 && !finding.path.empty() && !Describe(finding).empty());
	}
	const Bytes before = WriteOrDie(recording);
	const bool changed = !Repair(recording).empty();
	const Bytes once = WriteOrDie(recording);
	MRIA_FUZZ_REQUIRE(changed || once == before);
	MRIA_FUZZ_REQUIRE(Repair(recording).empty());
	MRIA_FUZZ_REQUIRE(WriteOrDie(recording) == once);
}
/** Any recording can be sampled: finite positions, unit rotations, and the same with a cursor as without. */
void RequireSampling(const Recording& recording)
{
	const Sampler sampler(recording);
	const TimeRange range = sampler.Range();
	Sampler::Cursor cursor;
	for (const float part : {0.0f, 0.3f, 0.31f, 1.0f, 0.5f, -0.5f})
	{
		Frame seated;
		Frame unseated;
		const float time = range.start + (range.end - range.start) * part;
		sampler.SampleAt(time, seated, cursor);
		sampler.SampleAt(time, unseated);
		const Pose& pose = seated.camera;
		MRIA_FUZZ_REQUIRE(std::isfinite(pose.position.x) && std::isfinite(pose.position.z));
		MRIA_FUZZ_REQUIRE(std::fabs(Dot(pose.rotation, pose.rotation) - 1.0f) < 1e-5f);
		MRIA_FUZZ_REQUIRE(std::memcmp(&pose, &unseated.camera, sizeof(pose)) == 0);
	}
}
} // namespace FuzzRoundTripDetail

} // namespace mria

/** What we read, we write back alike. */
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
	const mria::Bytes bytes(data, data + size);
	const mria::Result<mria::Recording> read = mria::ReadRecording(bytes);
	if (read)
	{
		MRIA_FUZZ_REQUIRE(mria::WriteOrDie(read.Value()) == bytes);
		for (const mria::Dialect dialect : mria::kDialects)
		{
			mria::FuzzRoundTripDetail::RequireConversion(read.Value(), bytes, dialect);
		}
		mria::FuzzRoundTripDetail::RequireRepair(read.Value());
		mria::FuzzRoundTripDetail::RequireSampling(read.Value());
	}
	return 0;
}
