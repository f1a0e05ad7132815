// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/App.h"

namespace AppDetail
{
struct FState
{
	double DeltaTime = 1.0 / 30.0;
	double CurrentTime = 0.0;
	double FixedDeltaTime = 1.0 / 30.0;
	bool bUseFixedTimeStep = false;
	FGuid InstanceId = FGuid::NewGuid();
};

static FState& State()
{
	static FState Instance;
	return Instance;
}
} // namespace AppDetail

void FApp::SetDeltaTime(double Seconds)
{
	AppDetail::State().DeltaTime = Seconds;
}

double FApp::GetFixedDeltaTime()
{
	return AppDetail::State().FixedDeltaTime;
}

void FApp::SetFixedDeltaTime(double Seconds)
{
	AppDetail::State().FixedDeltaTime = Seconds;
}

bool FApp::UseFixedTimeStep()
{
	return AppDetail::State().bUseFixedTimeStep;
}

void FApp::SetUseFixedTimeStep(bool bValue)
{
	AppDetail::State().bUseFixedTimeStep = bValue;
}

double FApp::GetCurrentTime()
{
	return AppDetail::State().CurrentTime;
}

void FApp::SetCurrentTime(double Seconds)
{
	AppDetail::State().CurrentTime = Seconds;
}

FGuid FApp::GetInstanceId()
{
	return AppDetail::State().InstanceId;
}

const TCHAR* FApp::GetProjectName()
{
	return TEXT("HostProject");
}
