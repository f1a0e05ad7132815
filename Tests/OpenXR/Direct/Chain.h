// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "LoaderNegotiation.h"

#include <string>
#include <vector>

namespace direct
{

/**
 * A runtime, and the layer over it or none, without a loader: several instances at once, which Khronos' loader does not
 * allow, and nothing between that costs time. Libraries stay loaded.
 */
class Chain
{
public:
	/** False, with a message on standard error, if a library is not as it should be. `layer` may be empty. */
	bool Open(const std::string& runtime, const std::string& layer);

	/** The same with both linked into the program; `layer` may be null. */
	bool Use(PFN_NegotiateLoaderRuntimeInterface runtime, PFN_NegotiateLoaderApiLayerInterface layer);

	/** The null handle, with a message, where that fails. */
	XrInstance CreateInstance(const std::vector<const char*>& extensions) const;

	/** Of the layer, where there is one, else of the runtime. */
	PFN_xrGetInstanceProcAddr GetProcAddr() const { return layer_ ? layer_ : runtime_; }

private:
	PFN_xrGetInstanceProcAddr runtime_ = nullptr;
	PFN_xrGetInstanceProcAddr layer_ = nullptr;
	PFN_CreateApiLayerInstance createLayerInstance_ = nullptr;
};

} // namespace direct
