// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Repair.h"
#include "Mria/Sampler.h"
#include "Mria/Stream.h"
#include "Mria/Text.h"
#include "OperationInput.h"
#include "Support/StreamSamples.h"

#include <algorithm>
#include <string>

namespace mria
{

namespace FileOperationsDetail
{
/** As a bad disk, a cut-off copy or a second writer leaves it. */
void Damage(Choice& choice, Bytes& bytes)
{
	for (std::uint32_t left = 1 + choice.Pick(3); left > 0 && !bytes.empty(); --left)
	{
		const std::size_t at = choice.Pick(static_cast<std::uint32_t>(choice.Flip() ? bytes.size() : 1));
		switch (choice.Pick(5))
		{
		case 0:
			bytes.resize(at);
			break;
		case 1:
			bytes.insert(bytes.end(), bytes.begin() + static_cast<std::ptrdiff_t>(at), bytes.end());
			break;
		case 2:
			bytes.erase(bytes.begin() + static_cast<std::ptrdiff_t>(at / 4),
				bytes.begin() + static_cast<std::ptrdiff_t>((std::min)(at / 4 + 16, bytes.size())));
			break;
		default:
			bytes[at] = static_cast<std::uint8_t>(choice.Pick(256));
			break;
		}
	}
}

/** A text is shown on one line of valid UTF-8, in which every character is seen. */
void RequirePrintable(std::string_view name)
{
	const std::string shown = Printable(name);
	MRIA_FUZZ_REQUIRE(CountInvalidUtf8(shown) == 0 && shown.size() >= name.size());
	for (std::size_t i = 0; i < shown.size();)
	{
		const Utf8Character character = DecodeUtf8(shown, i);
		MRIA_FUZZ_REQUIRE(character.size > 0 && !IsInvisible(character.code));
		i += character.size;
	}
}

void RequireExplained(const Error& error, std::size_t size)
{
	const ErrorText text = Explain(error);
	MRIA_FUZZ_REQUIRE(error.offset <= size && !Describe(error).empty());
	MRIA_FUZZ_REQUIRE(!text.summary.empty() && !text.detail.empty() && !text.hint.empty());
}

/** Damage is explained, and what the first bytes rule out the whole does not make good. */
void ReadDamagedFile(OperationInput& in)
{
	Bytes bytes(in.bytes.begin(), in.bytes.end());
	const auto headSize = [&] { return in.choice.Pick(static_cast<std::uint32_t>(bytes.size()) + 1); };
	MRIA_FUZZ_REQUIRE(!RejectHead({bytes.data(), headSize()}));
	for (const Marker& marker : in.view.markers)
	{
		RequirePrintable(marker.name);
	}
	Damage(in.choice, bytes);
	RequirePrintable({reinterpret_cast<const char*>(bytes.data()), (std::min)(bytes.size(), std::size_t{64})});
	const Result<RecordingView> view = OpenRecording(bytes);
	if (view)
	{
		MRIA_FUZZ_REQUIRE(!RejectHead({bytes.data(), headSize()}));
		return;
	}
	RequireExplained(view.GetError(), bytes.size());
	if (const std::optional<Error> error = RejectHead({bytes.data(), headSize()}))
	{
		RequireExplained(*error, bytes.size());
	}
	const Result<RepairedRecording> repaired = RepairBytes(bytes);
	MRIA_FUZZ_REQUIRE(!repaired || HasMagic(WriteOrDie(repaired.Value().recording)));
}

/** Bytes of a damaged stream are used or reported as lost, and what is recovered can be repaired. */
void ReadDamagedStream(OperationInput& in)
{
	Bytes bytes;
	StreamWriter writer([&](Span<const std::uint8_t> packet)
		{ bytes.insert(bytes.end(), packet.begin(), packet.end()); },
		{AllChannels(), 1 + in.choice.Pick(2), MakeId(in.choice.Pick(4))});
	const Sampler sampler(in.view);
	for (std::uint32_t i = 0; i < 4; ++i)
	{
		Frame frame;
		sampler.SampleAt(static_cast<float>(in.range.start + in.choice.Share() * in.Length()), frame);
		writer.AddFrame(0.25 * i, frame);
	}
	writer.AddMarker(in.choice.Number(), "marker");
	writer.End();
	if (in.choice.Pick(4) == 0)
	{
		bytes = RespelledAs(1, bytes);
	}
	Damage(in.choice, bytes);
	const Result<StreamReport> report = ReadStream(bytes);
	if (!report)
	{
		RequireExplained(report.GetError(), bytes.size());
		return;
	}
	std::uint64_t lost = 0;
	for (const StreamDamage& damage : report.Value().damages)
	{
		MRIA_FUZZ_REQUIRE(!Describe(damage).empty());
		lost += damage.size;
	}
	MRIA_FUZZ_REQUIRE(lost == report.Value().bytesLost && lost + report.Value().bytesUsed == bytes.size());
	Result<RepairedRecording> repaired = RepairBytes(bytes);
	MRIA_FUZZ_REQUIRE(repaired && Repair(repaired.Value().recording).empty());
}
} // namespace FileOperationsDetail

Span<const Operation> FileOperations()
{
	using namespace FileOperationsDetail;
	static constexpr Operation kOperations[] = {ReadDamagedFile, ReadDamagedStream};
	return kOperations;
}

} // namespace mria
