// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

using System;
using System.Reflection;
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
		PrecompileForTargets = PrecompileTargetsType.Any; // for HoloLens packages with a plugin that was built elsewhere

		PrivateDependencyModuleNames.Add("Core");

		// The same bits everywhere: the engine's default is /fp:fast. Older releases have no such member; for them
		// Mria/FloatRules.h says it to the compiler.
		SetWherePresent("FPSemantics", "Precise");
	}

	/** Sets an enumeration of the module rules by its name, in engines that have it. */
	private void SetWherePresent(string Name, string Value)
	{
		FieldInfo Field = typeof(ModuleRules).GetField(Name);
		if (Field != null)
		{
			Field.SetValue(this, Enum.Parse(Field.FieldType, Value));
		}
		PropertyInfo Property = typeof(ModuleRules).GetProperty(Name);
		if (Property != null)
		{
			Property.SetValue(this, Enum.Parse(Property.PropertyType, Value));
		}
	}
}
