// SPDX-License-Identifier: MIT

#include "Host/HostEngine.h"
#include "Host/HostObjects.h"
#include "Host/HostRuntime.h"
#include "SelfTest.h"
#include "TestReport.h"

/** Runs the checks of the host itself. */
int main(int ArgumentCount, char** Arguments)
{
	UE::Host::SetProjectDir(TEXT(HOST_PROJECT_DIR));
	UE::Host::RegisterCompiledIn();
	UE::Host::InitializeEngine();

	UE::Host::FTestReport Report(UE::Host::SelectionOf(ArgumentCount, Arguments));
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
