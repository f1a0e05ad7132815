// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "PlainSampler.h"

#include "Mria/Reader.h"
#include "Mria/Sampler.h"

void SamplePlain(const std::uint8_t* file, std::size_t size, bool asStored, float time, void* frame)
{
	const mria::Result<mria::RecordingView> view = mria::OpenRecording({file, size});
	const mria::Sampler sampler(view.Value(), {asStored});
	sampler.SampleAt(time, *static_cast<mria::Frame*>(frame));
}
