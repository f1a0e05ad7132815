// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Host/HostEngine.h"
#include "Host/HostObjects.h"
#include "Host/HostRuntime.h"
#include "TestReport.h"

/** Runs the checks of the host itself. */
int main(int ArgumentCount, char** Arguments)
{
	testing::InitGoogleTest(&ArgumentCount, Arguments);
	const std::string ProjectDir = UE::Host::MakeProjectDir(HOST_PROJECT_DIR, UE::Host::GetShardIndex());
	UE::Host::SetProjectDir(UTF8_TO_TCHAR(ProjectDir.c_str()));
	UE::Host::RegisterCompiledIn();
	UE::Host::InitializeEngine();
	const int ExitCode = UE::Host::RunTests();

	UE::Host::ShutdownEngine();
	UE::Host::Shutdown();
	UE::Host::ShutdownObjects();
	return ExitCode;
}
