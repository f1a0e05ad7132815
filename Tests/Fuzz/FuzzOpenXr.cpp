// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Direct/RandomCalls.h"

#include <cstdlib>

extern "C" XrResult XRAPI_CALL xrNegotiateLoaderRuntimeInterface(const NegotiateLoaderInfo*, NegotiateRuntimeRequest*);
extern "C" XrResult XRAPI_CALL xrNegotiateLoaderApiLayerInterface(
	const NegotiateLoaderInfo*, const char*, NegotiateApiLayerRequest*);

namespace
{
/** The first byte chooses one. */
constexpr const char* kRuntimes[] = {
	"motion=1;step=50000000;gaps=1;recentre_after=20;hide_after=40",
	"motion=2;step=11111111;jitter=3000000;lose_after=30",
	"step=33333333;hands=0;gaze=0;controllers=none;clock=0",
	"step=8333333;without=XR_EXT_hand_tracking,XR_EXT_eye_gaze_interaction;end_after=60",
};
} // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***)
{
	setenv("MRIA_OPENXR_PLAY", MRIA_SAMPLES "/PinchDrag.bin", 1);
	setenv("MRIA_OPENXR_LOOP", "loop", 1);
	return 0;
}

/** Calls of the OpenXR layer over the runtime without hardware, in any order. */
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
	if (size == 0)
	{
		return 0;
	}
	setenv("MRIA_NULL_RUNTIME", kRuntimes[data[0] % std::size(kRuntimes)], 1);
	direct::Chain chain;
	if (!chain.Use(&xrNegotiateLoaderRuntimeInterface, &xrNegotiateLoaderApiLayerInterface) ||
		direct::RandomCalls(chain, data + 1, size - 1).Run() > 0)
	{
		std::abort();
	}
	return 0;
}
