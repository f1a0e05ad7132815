// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

using UnrealBuildTool;

/**
 * Recorded input below OpenXR. Its engine-free sources (everything but Private/Unreal) are built by CMake too, as an API
 * layer for any OpenXR program. A module of its own, so that a project without OpenXR can leave it out.
 */
public class MRInputAnimationOpenXR : ModuleRules
{
	public MRInputAnimationOpenXR(ReadOnlyTargetRules Target) : base(Target)
	{
		// The portable sources include no engine header, so a shared PCH would only add macros to them.
		PCHUsage = PCHUsageMode.NoPCHs;
		PrecompileForTargets = PrecompileTargetsType.Any; // for HoloLens packages with a plugin that was built elsewhere

		PrivateDependencyModuleNames.AddRange(new string[] {
			"Core",
			"CoreUObject",
			"Engine",
			"MRInputAnimation",
			"MRInputAnimationCore",
			"OpenXRHMD",
		});

		// The engine's own OpenXR headers: others before them would not fit the engine's.
		AddEngineThirdPartyPrivateStaticDependencies(Target, "OpenXR");
	}
}
