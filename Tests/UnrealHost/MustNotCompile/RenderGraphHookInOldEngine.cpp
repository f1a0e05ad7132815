// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
// EXPECT: marked .override., but does not override
// VERSION: 5.5
// Before 5.6 the render-thread hooks took a command list.

#include "IXRTrackingSystem.h"

class FCase : public IXRTrackingSystem
{
public:
#ifdef CURED
	virtual void OnBeginRendering_RenderThread(
		class FRHICommandListImmediate& RHICmdList, class FSceneViewFamily& ViewFamily) override;
#else
	virtual void OnBeginRendering_RenderThread(
		class FRDGBuilder& GraphBuilder, class FSceneViewFamily& ViewFamily) override;
#endif
};
