// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

using UnrealBuildTool;

/** Automation tests of the plugin. They run in the editor and in a game, and never ship. */
public class MRInputAnimationTests : ModuleRules
{
	public MRInputAnimationTests(ReadOnlyTargetRules Target) : base(Target)
	{
		PCHUsage = PCHUsageMode.UseExplicitOrSharedPCHs;
		bUseUnity = false;

		PrivateDependencyModuleNames.AddRange(new string[] {
			"ApplicationCore",
			"AssetRegistry",
			"Core",
			"CoreUObject",
			"Engine",
			"EnhancedInput",
			"EyeTracker",
			"FunctionalTesting",
			"HeadMountedDisplay",
			"InputCore",
			"InputDevice",
			"LevelSequence",
			"MRInputAnimation",
			"MRInputAnimationCore",
			"MRInputAnimationFunctionalTesting",
			"MovieScene",
			"MovieSceneTracks",
			"Projects",
			"RHI",
			"RenderCore",
			"Slate",
			"SlateCore",
		});

		// Tracking-system bases moved here from HeadMountedDisplay in 5.3.
		if (Target.Version.MajorVersion > 5 || (Target.Version.MajorVersion == 5 && Target.Version.MinorVersion >= 3))
		{
			PrivateDependencyModuleNames.Add("XRBase");
		}
	}
}
