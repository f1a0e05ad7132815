// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Recorder.h"

#include "Capture/RecorderState.h"

#include <utility>

namespace mria
{

const char* ToString(RecordOutcome outcome)
{
	constexpr const char* kNames[] = {"Taken", "TooSoon", "Paused", "NotLater", "NotFinite", "MemoryFull"};
	return kNames[static_cast<std::size_t>(outcome)];
}

RecorderMemory::RecorderMemory()
	: slab_(MakeTouchedSlab())
{
}

Recorder::Recorder(const RecorderOptions& options)
	: state_(std::make_unique<RecorderState>(options))
{
}

Recorder::Recorder(Recorder&& other) noexcept = default;
Recorder& Recorder::operator=(Recorder&& other) noexcept = default;
Recorder::~Recorder() = default;

RecordOutcome Recorder::AddFrame(double time, const Frame& frame)
{
	return state_->AddFrame(time, frame);
}

RecordOutcome Recorder::AddFrame(const Frame& frame)
{
	return state_->AddFrame(static_cast<double>(frame.time), frame);
}

RecordOutcome Recorder::AddMarker(double time, std::string_view name)
{
	return state_->AddMarker(time, name);
}

void Recorder::Pause()
{
	state_->Pause();
}

void Recorder::Resume()
{
	state_->Resume();
}

bool Recorder::IsPaused() const
{
	return state_->IsPaused();
}

RecordedTake Recorder::Snapshot() const
{
	return RecordedTake(state_->MakeTake());
}

void Recorder::Clear()
{
	state_->Clear();
}

void Recorder::Reserve(double seconds, double frameRate)
{
	state_->Reserve(seconds, frameRate);
}

bool Recorder::NeedsMemory() const
{
	return state_->NeedsMemory();
}

void Recorder::Provide(RecorderMemory memory)
{
	state_->Provide(std::move(memory.slab_));
}

RecorderStats Recorder::Stats() const
{
	return state_->Stats();
}

const RecorderOptions& Recorder::Options() const
{
	return state_->Options();
}

} // namespace mria
