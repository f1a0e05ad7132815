// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

using UnrealBuildTool;

/** The editor module: recordings in the Content Browser, in the details panel and out again. */
public class MRInputAnimationEditor : ModuleRules
{
	public MRInputAnimationEditor(ReadOnlyTargetRules Target) : base(Target)
	{
		PCHUsage = PCHUsageMode.UseExplicitOrSharedPCHs;

		PrivateDependencyModuleNames.AddRange(new string[] {
			"AssetRegistry",
			"AssetTools",
			"CinematicCamera",
			"ContentBrowser",
			"Core",
			"CoreUObject",
			"DesktopPlatform",
			"DeveloperSettings",
			"Engine",
			"InputCore",
			"LevelSequence",
			"MRInputAnimation",
			"MRInputAnimationCore",
			"MessageLog",
			"MovieScene",
			"MovieSceneTools",
			"MovieSceneTracks",
			"Projects",
			"PropertyEditor",
			"Sequencer",
			"SequencerCore",
			"Slate",
			"SlateCore",
			"ToolMenus",
			"UnrealEd",
		});
	}
}
