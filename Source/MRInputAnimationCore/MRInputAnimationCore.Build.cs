// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

using UnrealBuildTool;

/**
 * The engine-free core. Its sources know only the standard library and are built by CMake too; Core is needed for the
 * module file alone, which also routes this module's new and delete to the engine's allocator.
 */
public class MRInputAnimationCore : ModuleRules
{
	public MRInputAnimationCore(ReadOnlyTargetRules Target) : base(Target)
	{
		// The portable sources include no engine header, so a shared PCH would only add macros to them.
		PCHUsage = PCHUsageMode.NoPCHs;

		PrivateDependencyModuleNames.Add("Core");
	}
}
