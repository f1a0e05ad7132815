// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "MRInputBelowOpenXR.h"
#include "Replay/Playback.h"

#include <memory>
#include <mutex>

/**
 * Provides the input of the runtime module's player and Sequencer to an OpenXR session. Frames are those of the game
 * thread: they are not resampled at the queried time, since blends and live input cannot be.
 */
class FMRInputOpenXRPlayback : public mria::openxr::Playback
{
public:
	explicit FMRInputOpenXRPlayback(const std::shared_ptr<FMRInputBelowOpenXR>& InBelow);
	virtual ~FMRInputOpenXRPlayback() override;
	UE_NONCOPYABLE(FMRInputOpenXRPlayback);

	//~ Begin mria::openxr::Playback
	virtual bool FrameAt(XrTime Time, mria::openxr::PlayedFrame& Out) override;
	virtual mria::Velocity VelocityAt(mria::PoseId Pose, XrTime Time) override;
	virtual std::array<mria::openxr::PlayedHand, mria::kHandCount> HandsAt(XrTime Time) override;
	virtual mria::FrameParts Offers() const override { return {}; }
	//~ End mria::openxr::Playback

private:
	const std::shared_ptr<FMRInputBelowOpenXR> Below;
	std::mutex Guard; // of the next one
	std::array<mria::openxr::PlayedHand, mria::kHandCount> Last;
};
