// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Reader.h"

#include "Format/ByteReader.h"
#include "Format/DialectTraits.h"
#include "Format/FormatConstants.h"
#include "Mria/Stream.h"
#include "Simd/CpuFeatures.h"

#include <algorithm>
#include <cstring>

namespace mria
{

namespace ReaderDetail
{
constexpr const char* kKeyFields[] = {
	"time", "value", "inTangent", "outTangent", "inWeight", "outWeight", "weightedMode"};

/**
 * The position of a curve is known only from the one before it, so in a file outside the caches each header would be
 * a wait. The other curves of a group usually have the same length, so their headers can be prefetched now.
 */
void PrefetchNeighbours(const CurveView& curve)
{
	const std::size_t distance = curve.size() * curve.keySize + kCurveHeaderSize;
	for (std::size_t i = 1; !curve.empty() && i < kRotationCurveCount; ++i)
	{
		MRIA_PREFETCH(curve.keys + i * distance);
	}
}

CurveView ReadCurve(ByteReader& in, CurveId id, const DialectTraits& traits)
{
	in.SetCurve(id);

	CurveView curve;
	curve.preWrap = in.I32("preWrapMode");
	curve.postWrap = in.I32("postWrapMode");
	curve.keySize = IsFlagCurve(id) ? kShortKeySize : traits.floatKeySize;
	const std::uint32_t count = in.Count("keyCount", curve.keySize);
	curve.keys = in.Records("keys", count, curve.keySize, kKeyFields);
	curve.keyCount = curve.keys ? count : 0;
	PrefetchNeighbours(curve);
	return curve;
}

void ReadCurves(ByteReader& in, const DialectTraits& traits, RecordingView& out)
{
	for (CurveId id = 0; id < kCurveCount && !in.FirstError(); ++id)
	{
		if (out.channels.Has(ChannelOf(id)))
		{
			out.curves[id] = ReadCurve(in, id, traits);
		}
	}
	in.SetCurve(std::nullopt);
}

Marker ReadMarker(ByteReader& in)
{
	Marker marker;
	marker.time = in.F32("time");
	const ByteReader::Text name = in.String("name");
	marker.name.assign(reinterpret_cast<const char*>(name.bytes.data()), name.bytes.size());
	marker.lengthSize = name.lengthSize;
	return marker;
}

void ReadMarkers(ByteReader& in, RecordingView& out)
{
	out.hasMarkerList = in.Left() > 0;
	if (!out.hasMarkerList)
	{
		return;
	}
	const std::uint32_t count = in.Count("markerCount", kSmallestMarkerSize);
	out.markers.reserve((std::min<std::size_t>)(count, in.Left() / kSmallestMarkerSize));
	for (std::uint32_t i = 0; i < count && !in.FirstError(); ++i)
	{
		const ByteReader::Scope inMarker = in.Enter("markers", static_cast<std::int32_t>(i));
		out.markers.push_back(ReadMarker(in));
	}
}

ChannelFlags ReadChannels(ByteReader& in, const DialectTraits& traits)
{
	ChannelFlags channels;
	if (traits.hasChannelBytes)
	{
		channels.bytes = {in.U8("hasCamera"), in.U8("hasHands"), in.U8("hasGaze")};
	}
	return channels;
}

/** A body read as one dialect. If two dialects fail, the one that failed later in the file is the better match. */
struct Attempt
{
	RecordingView view;
	std::optional<Error> error;
};

/**
 * Whether all wrap modes are those of Unity. If a small file happens to fit the wrong dialect, these fields hold
 * floats.
 */
bool HasUnityWrapModes(const RecordingView& view)
{
	return std::all_of(view.curves.begin(), view.curves.end(),
		[](const CurveView& curve) { return WrapMode::IsKnown(curve.preWrap) && WrapMode::IsKnown(curve.postWrap); });
}

/** Whether `attempt` is the better match. If both are equal, the first wins. */
bool IsLikelier(const Attempt& attempt, const Attempt& before)
{
	if (attempt.error || before.error)
	{
		return before.error && (!attempt.error || attempt.error->offset > before.error->offset);
	}
	return HasUnityWrapModes(attempt.view) && !HasUnityWrapModes(before.view);
}

Attempt ReadBody(ByteReader in, Dialect dialect)
{
	const DialectTraits& traits = TraitsOf(dialect);
	Attempt attempt;
	attempt.view.dialect = dialect;
	attempt.view.channels = ReadChannels(in, traits);
	ReadCurves(in, traits, attempt.view);
	ReadMarkers(in, attempt.view);
	in.ExpectEnd();
	attempt.error = in.FirstError();
	return attempt;
}

/** Tries the dialects of a version in order; the right one uses all bytes. */
Attempt ReadBody(const ByteReader& in, std::int32_t major, std::int32_t minor)
{
	std::optional<Attempt> best;
	for (const Dialect dialect : kDialects)
	{
		if (!IsVersion(TraitsOf(dialect), major, minor))
		{
			continue;
		}
		Attempt attempt = ReadBody(in, dialect);
		if (!best || IsLikelier(attempt, *best))
		{
			best = std::move(attempt);
		}
		if (!best->error && HasUnityWrapModes(best->view))
		{
			break;
		}
	}
	return std::move(*best);
}

void CheckVersion(ByteReader& in, std::size_t offset, std::int32_t major, std::int32_t minor)
{
	const std::size_t minorOffset = offset + sizeof(major);
	switch (MatchVersion(major, minor))
	{
	case VersionMatch::Known:
		return;
	case VersionMatch::NewerMajor:
		return in.Fail(ErrorCode::NewerVersion, offset, "majorVersion", kNewestMajor, major);
	case VersionMatch::NewerMinor:
		return in.Fail(ErrorCode::NewerVersion, minorOffset, "minorVersion", kNewestMinor, minor);
	case VersionMatch::OlderMajor:
		return in.Fail(ErrorCode::UnknownVersion, offset, "majorVersion", kNewestMajor, major);
	case VersionMatch::OlderMinor:
		return in.Fail(ErrorCode::UnknownVersion, minorOffset, "minorVersion", kOldestMinor, minor);
	case VersionMatch::NotAVersion:
		return in.Fail(ErrorCode::MissingVersion, offset, "majorVersion", kNewestMajor, major);
	}
}

/** No magic number: a 2019 body from byte 0, a stream, or another kind of file. */
Result<RecordingView> OpenWithoutMagic(Span<const std::uint8_t> bytes, std::int64_t magic, const ReadOptions& options)
{
	ByteReader in(bytes);
	Attempt body = ReadBody(in, Dialect::Mrtk10);
	const bool isBody = !body.error;
	if (isBody && options.acceptHeaderless)
	{
		return std::move(body.view);
	}
	const ErrorCode code = isBody ? ErrorCode::HeaderlessFile
		: IsStream(bytes)		  ? ErrorCode::StreamFile
								  : ErrorCode::WrongMagic;
	in.Fail(code, 0, "magic", static_cast<std::int64_t>(kMagic), magic);
	return *in.FirstError();
}

/** Whether a 2019 body may begin with these bytes and continue after them. */
bool MayBeHeaderless(Span<const std::uint8_t> head)
{
	const Attempt body = ReadBody(ByteReader(head), Dialect::Mrtk10);
	const bool isNegative = body.error && body.error->code == ErrorCode::CountOutOfRange && body.error->found < 0;
	const bool goesOn = body.error && body.error->code != ErrorCode::BytesLeftOver && !isNegative;
	return goesOn && HasUnityWrapModes(body.view);
}

void CopyKeys(const CurveView& view, std::vector<Keyframe>& out)
{
	out.resize(view.size());
	if (view.keySize == sizeof(Keyframe))
	{
		if (!view.empty())
		{
			std::memcpy(out.data(), view.keys, view.size() * sizeof(Keyframe));
		}
		return;
	}
	for (std::size_t i = 0; i < view.size(); ++i)
	{
		out[i] = view[i];
	}
}
} // namespace ReaderDetail

Result<RecordingView> OpenRecording(Span<const std::uint8_t> bytes, const ReadOptions& options)
{
	ByteReader in(bytes);
	if (bytes.empty())
	{
		in.Fail(ErrorCode::EmptyFile, 0, "magic", kMagicSize, 0);
		return *in.FirstError();
	}
	const std::int64_t magic = in.I64("magic");
	if (!in.FirstError() && static_cast<std::uint64_t>(magic) != kMagic)
	{
		return ReaderDetail::OpenWithoutMagic(bytes, magic, options);
	}
	const std::size_t versionOffset = in.Offset();
	const std::int32_t major = in.I32("majorVersion");
	const std::int32_t minor = in.I32("minorVersion");
	if (!in.FirstError())
	{
		ReaderDetail::CheckVersion(in, versionOffset, major, minor);
	}
	if (in.FirstError())
	{
		return *in.FirstError();
	}
	ReaderDetail::Attempt body = ReaderDetail::ReadBody(in, major, minor);
	if (body.error)
	{
		return *body.error;
	}
	return std::move(body.view);
}

Result<Recording> ReadRecording(Span<const std::uint8_t> bytes, const ReadOptions& options)
{
	const Result<RecordingView> view = OpenRecording(bytes, options);
	if (!view)
	{
		return view.GetError();
	}
	return CopyRecording(view.Value());
}

Recording CopyRecording(const RecordingView& view)
{
	Recording recording;
	recording.dialect = view.dialect;
	recording.channels = view.channels;
	recording.hasMarkerList = view.hasMarkerList;
	recording.markers = view.markers;
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		Curve& curve = recording.curves[id];
		curve.preWrap = view.curves[id].preWrap;
		curve.postWrap = view.curves[id].postWrap;
		ReaderDetail::CopyKeys(view.curves[id], curve.keys);
	}
	return recording;
}

std::optional<Error> RejectHead(Span<const std::uint8_t> head)
{
	const Result<RecordingView> view = OpenRecording(head);
	if (view)
	{
		return std::nullopt;
	}
	switch (view.GetError().code)
	{
	case ErrorCode::MissingVersion:
	case ErrorCode::NewerVersion:
	case ErrorCode::UnknownVersion:
	case ErrorCode::StreamFile:
		return view.GetError();
	case ErrorCode::WrongMagic:
		return ReaderDetail::MayBeHeaderless(head) ? std::nullopt : std::optional<Error>(view.GetError());
	default:
		return std::nullopt;
	}
}

RecordingMatch LooksLikeRecording(Span<const std::uint8_t> bytes)
{
	if (HasMagic(bytes))
	{
		return RecordingMatch::Certain;
	}
	const Result<RecordingView> view = OpenRecording(bytes);
	const ErrorCode code = view.GetError().code; // nothing opens without the magic number
	if (code == ErrorCode::HeaderlessFile || code == ErrorCode::StreamFile)
	{
		return RecordingMatch::Certain;
	}
	return ReaderDetail::MayBeHeaderless(bytes) ? RecordingMatch::Possible : RecordingMatch::None;
}

bool HasMagic(Span<const std::uint8_t> bytes)
{
	return bytes.size() >= kMagicSize && std::memcmp(bytes.data(), &kMagic, kMagicSize) == 0;
}

} // namespace mria
