// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Containers/Ticker.h"
#include "MRInputTestLevels.h"
#include "MRInputTestRun.h"
#include "Misc/App.h"
#include "Misc/CommandLine.h"
#include "Misc/Paths.h"
#include "Modules/ModuleManager.h"

/** Starts a run of tests if a run.json asks for one. Loaded before the first level, whose actors may be tests. */
class FMRInputAnimationFunctionalTestingModule : public IModuleInterface
{
public:
	//~ Begin IModuleInterface
	virtual void StartupModule() override
	{
		FString RunFile;
		if (FApp::IsGame() && FMRInputTestRun::FindRunFile(FCommandLine::Get(), FPaths::ProjectSavedDir(), RunFile))
		{
			TickHandle = FTSTicker::GetCoreTicker().AddTicker(FTickerDelegate::CreateRaw(
				this, &FMRInputAnimationFunctionalTestingModule::Tick, FPaths::ConvertRelativePathToFull(RunFile)));
		}
	}
	virtual void ShutdownModule() override
	{
		FTSTicker::RemoveTicker(TickHandle);
		Run.Reset();
	}
	//~ End IModuleInterface

private:
	/** At the first tick the engine is initialised, so settings can be read. */
	bool Tick(float, FString RunFile)
	{
		if (!Run)
		{
			Run = FMRInputTestRun::Start(RunFile, MakeUnique<FMRInputTestLevels>());
		}
		return Run && Run->Tick();
	}

	TUniquePtr<FMRInputTestRun> Run;
	FTSTicker::FDelegateHandle TickHandle;
};

IMPLEMENT_MODULE(FMRInputAnimationFunctionalTestingModule, MRInputAnimationFunctionalTesting)
