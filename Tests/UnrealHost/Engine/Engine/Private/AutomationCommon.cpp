// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Tests/AutomationCommon.h"

#if WITH_DEV_AUTOMATION_TESTS

bool FWaitLatentCommand::Update()
{
	return GetCurrentRunTime() >= Duration;
}

bool FEngineWaitLatentCommand::Update()
{
	return GetCurrentRunTime() >= Duration;
}

#endif
