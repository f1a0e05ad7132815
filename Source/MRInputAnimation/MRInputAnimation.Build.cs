// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

using UnrealBuildTool;

/** The runtime module: recordings as assets, playback, and the devices through which a game sees them. */
public class MRInputAnimation : ModuleRules
{
	public MRInputAnimation(ReadOnlyTargetRules Target) : base(Target)
	{
		PCHUsage = PCHUsageMode.UseExplicitOrSharedPCHs;
		PrecompileForTargets = PrecompileTargetsType.Any; // for HoloLens packages with a plugin that was built elsewhere

		PublicDependencyModuleNames.AddRange(
			new string[] { "Core", "CoreUObject", "DeveloperSettings", "Engine", "MovieScene" });

		PrivateDependencyModuleNames.AddRange(new string[] {
			"ApplicationCore",
			"AssetRegistry",
			"EnhancedInput",
			"EyeTracker",
			"HeadMountedDisplay",
			"InputCore",
			"InputDevice",
			"MRInputAnimationCore",
			"Projects",
		});

		// Tracking-system bases moved here from HeadMountedDisplay in 5.3.
		if (Target.Version.MajorVersion > 5 || (Target.Version.MajorVersion == 5 && Target.Version.MinorVersion >= 3))
		{
			PrivateDependencyModuleNames.Add("XRBase");
		}
	}
}
