// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Host/HostEngine.h"
#include "Host/HostObjects.h"
#include "Host/HostRuntime.h"
#include "SelfTest.h"
#include "TestReport.h"

/** Runs the checks of the host itself. */
int main(int ArgumentCount, char** Arguments)
{
	const UE::Host::FTestSelection Selection = UE::Host::SelectionOf(ArgumentCount, Arguments);
	UE::Host::SetProjectDir(UTF8_TO_TCHAR(UE::Host::MakeProjectDir(HOST_PROJECT_DIR, Selection).c_str()));
	UE::Host::RegisterCompiledIn();
	UE::Host::InitializeEngine();

	UE::Host::FTestReport Report(Selection);
	for (const UE::Host::FSelfTest& Test : UE::Host::SelfTests())
	{
		Report.Run(std::string("UnrealHost.") + Test.Name,
			[&Test]
			{
				const int Before = UE::Host::SelfTestFailures();
				Test.Run();
				return UE::Host::SelfTestFailures() == Before;
			});
	}

	UE::Host::ShutdownEngine();
	UE::Host::Shutdown();
	UE::Host::ShutdownObjects();
	return Report.Finish();
}
