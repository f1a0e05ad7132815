// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

using UnrealBuildTool;

/** Functional tests for users' own projects, and the runner in a packaged app. Not in Shipping builds. */
public class MRInputAnimationFunctionalTesting : ModuleRules
{
	public MRInputAnimationFunctionalTesting(ReadOnlyTargetRules Target) : base(Target)
	{
		PCHUsage = PCHUsageMode.UseExplicitOrSharedPCHs;

		// Packaging with a plugin that was built elsewhere needs this module's precompiled files.
		PrecompileForTargets = PrecompileTargetsType.Any;

		PublicDependencyModuleNames.AddRange(
			new string[] { "Core", "CoreUObject", "DeveloperSettings", "Engine", "FunctionalTesting", "MRInputAnimation" });

		PrivateDependencyModuleNames.AddRange(
			new string[] { "HeadMountedDisplay", "Json", "MRInputAnimationCore", "Projects" });
	}
}
