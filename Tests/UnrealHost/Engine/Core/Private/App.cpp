// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/App.h"

#include "Misc/EngineVersion.h"

namespace AppDetail
{

struct FState
{
	double DeltaTime = 1.0 / 30.0;
	double CurrentTime = 0.0;
	double FixedDeltaTime = 1.0 / 30.0;
	bool bUseFixedTimeStep = false;
	FGuid InstanceId = FGuid::NewGuid();
	FGuid SessionId = FGuid::NewGuid();
	FString BuildVersion = FEngineVersion::Current().ToString();
};

static FState& State()
{
	static FState Instance;
	return Instance;
}

} // namespace AppDetail

double FApp::GetDeltaTime()
{
	return AppDetail::State().DeltaTime;
}

void FApp::SetDeltaTime(double Seconds)
{
	AppDetail::State().DeltaTime = Seconds;
}

double FApp::GetCurrentTime()
{
	return AppDetail::State().CurrentTime;
}

void FApp::SetCurrentTime(double Seconds)
{
	AppDetail::State().CurrentTime = Seconds;
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

FGuid FApp::GetInstanceId()
{
	return AppDetail::State().InstanceId;
}

FGuid FApp::GetSessionId()
{
	return AppDetail::State().SessionId;
}

const TCHAR* FApp::GetProjectName()
{
	return TEXT("HostProject");
}

bool FApp::HasProjectName()
{
	return true;
}

FString FApp::GetName()
{
	return GetProjectName();
}

const TCHAR* FApp::GetBuildVersion()
{
	return *AppDetail::State().BuildVersion;
}
