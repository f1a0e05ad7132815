// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

using UnrealBuildTool;

/** Automation tests of the editor module. They are built for the editor only, and never ship. */
public class MRInputAnimationEditorTests : ModuleRules
{
	public MRInputAnimationEditorTests(ReadOnlyTargetRules Target) : base(Target)
	{
		PCHUsage = PCHUsageMode.UseExplicitOrSharedPCHs;
		bUseUnity = false;

		PrivateDependencyModuleNames.AddRange(new string[] {
			"ApplicationCore",
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
			"InputDevice",
			"LevelSequence",
			"MRInputAnimation",
			"MRInputAnimationCore",
			"MRInputAnimationEditor",
			"MRInputAnimationTests",
			"MessageLog",
			"MovieScene",
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
