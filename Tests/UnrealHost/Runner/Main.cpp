// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "CoreMinimal.h"
#include "Host/HostEngine.h"
#include "Host/HostObjects.h"
#include "Host/HostRuntime.h"
#include "Modules/ModuleManager.h"
#include "TestReport.h"

namespace MainDetail
{

struct FModuleRow
{
	const char* Name;
	int Phase;
};

/** The plugin's modules in the order of their loading phases. */
constexpr FModuleRow Modules[] = {
#include "Modules.inl"
};

/** PostDefault: the last phase before the engine exists, in the build tool's count. */
constexpr int LastPhaseBeforeEngine = 7;

void LoadModules(bool bBeforeEngine)
{
	for (const FModuleRow& Row : Modules)
	{
		if ((Row.Phase <= LastPhaseBeforeEngine) == bBeforeEngine)
		{
			FModuleManager::Get().LoadModuleChecked<IModuleInterface>(FName(ANSI_TO_TCHAR(Row.Name)));
		}
	}
}

bool RunTest(const FString& Name)
{
	const UE::Host::FHostTestResult Result = UE::Host::RunAutomationTest(Name);
	for (const FString& Info : Result.Infos)
	{
		std::printf("%s\n", TCHAR_TO_UTF8(*Info));
	}
	for (const FString& Warning : Result.Warnings)
	{
		std::printf("warning: %s\n", TCHAR_TO_UTF8(*Warning));
	}
	for (const FString& Error : Result.Errors)
	{
		std::printf("error: %s\n", TCHAR_TO_UTF8(*Error));
	}
	return Result.bPassed;
}

} // namespace MainDetail

/** Starts the plugin as the engine would and runs its automation tests, each reported as a test of its own. */
int main(int ArgumentCount, char** Arguments)
{
	testing::InitGoogleTest(&ArgumentCount, Arguments);
	const std::string ProjectDir = UE::Host::MakeProjectDir(HOST_PROJECT_DIR, UE::Host::GetShardIndex());
	UE::Host::SetProjectDir(UTF8_TO_TCHAR(ProjectDir.c_str()));
	UE::Host::PluginBaseDirs().Add(TEXT(UE_PLUGIN_NAME), TEXT(HOST_PLUGIN_DIR));

	UE::Host::RegisterCompiledIn();
	MainDetail::LoadModules(true);
	UE::Host::InitializeEngine();
	MainDetail::LoadModules(false);

	for (const FString& Name : UE::Host::ListAutomationTests())
	{
		UE::Host::RegisterTest(TCHAR_TO_UTF8(*Name), [Name] { return MainDetail::RunTest(Name); });
	}
	const int ExitCode = UE::Host::RunTests();

	UE::Host::ShutdownEngine();
	UE::Host::Shutdown();
	UE::Host::ShutdownObjects();
	return ExitCode;
}
