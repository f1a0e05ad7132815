// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "OperationInput.h"
#include "RecordingMutator.h"

#include <cstring>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t maxSize);

namespace mria
{

namespace FuzzOperationsDetail
{
/** What an operation may hold in memory at most, for an input of this size. */
constexpr std::size_t kMemoryPerByte = 16;
constexpr std::size_t kMemoryForAll = std::size_t{16} << 20;

std::vector<Operation> AllOperations()
{
	std::vector<Operation> all;
	for (const Span<const Operation> part : {PlayOperations(), EditOperations(), MeasureOperations(),
			 CaptureOperations(), MixOperations(), FileOperations()})
	{
		all.insert(all.end(), part.begin(), part.end());
	}
	return all;
}

void Run(const std::uint8_t* data, Span<const std::uint8_t> bytes)
{
	static const std::vector<Operation> operations = AllOperations();
	MemoryUse::StartPeak();
	const Result<RecordingView> view = OpenRecording(bytes);
	if (!view)
	{
		MRIA_FUZZ_REQUIRE(view.GetError().offset <= bytes.size() && !Describe(view.GetError()).empty());
		return;
	}
	const Recording recording = CopyRecording(view.Value());
	OperationInput in{bytes, view.Value(), recording, RangeOf(view.Value()), Choice(data)};
	operations[data[0] % operations.size()](in);
	MRIA_FUZZ_REQUIRE(MemoryUse::Peak() <= kMemoryPerByte * bytes.size() + kMemoryForAll);
}

/** The recording of an input; a new one if its bytes are not a recording. */
Recording ReadOrStart(const std::uint8_t* data, std::size_t size)
{
	const Result<Recording> read = ReadRecording({data + kChoiceSize, size - kChoiceSize});
	if (read)
	{
		return read.Value();
	}
	Recording recording;
	recording.channels.bytes = {1, 0, 0};
	return recording;
}

/** Writes an input back; 0 where there is not enough room. */
std::size_t Store(const Recording& recording, std::uint8_t* data, std::size_t maxSize)
{
	const Bytes bytes = WriteRecording(recording, recording.dialect).bytes;
	if (kChoiceSize + bytes.size() > maxSize)
	{
		return 0;
	}
	std::memcpy(data + kChoiceSize, bytes.data(), bytes.size());
	return kChoiceSize + bytes.size();
}
} // namespace FuzzOperationsDetail

} // namespace mria

/** Each input goes through one of the core's public operations, whose promises are checked. */
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
	if (size > mria::kChoiceSize)
	{
		mria::FuzzOperationsDetail::Run(data, {data + mria::kChoiceSize, size - mria::kChoiceSize});
	}
	return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(
	std::uint8_t* data, std::size_t size, std::size_t maxSize, unsigned int seed)
{
	mria::Random random(seed);
	if (size <= mria::kChoiceSize || random.OneIn(16))
	{
		return LLVMFuzzerMutate(data, size, maxSize);
	}
	if (random.OneIn(3))
	{
		data[random.Below(mria::kChoiceSize)] = static_cast<std::uint8_t>(random.Below(256));
		return size;
	}
	mria::Recording recording = mria::FuzzOperationsDetail::ReadOrStart(data, size);
	mria::Mutate(recording, random);
	const std::size_t stored = mria::FuzzOperationsDetail::Store(recording, data, maxSize);
	return stored > 0 ? stored : LLVMFuzzerMutate(data, size, maxSize);
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* a, std::size_t sizeA, const std::uint8_t* b,
	std::size_t sizeB, std::uint8_t* out, std::size_t maxSize, unsigned int seed)
{
	if (sizeA <= mria::kChoiceSize || sizeB <= mria::kChoiceSize || maxSize <= mria::kChoiceSize)
	{
		return 0;
	}
	using namespace mria::FuzzOperationsDetail;
	mria::Random random(seed);
	std::memcpy(out, a, mria::kChoiceSize);
	return Store(mria::Cross(ReadOrStart(a, sizeA), ReadOrStart(b, sizeB), random), out, maxSize);
}
