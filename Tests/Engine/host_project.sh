#!/usr/bin/env bash
# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
# host_project.sh FOLDER: an empty C++ project there, which uses the plugin. It is written here, not stored: Unreal would
# take rules files under Tests for the plugin's own.
set -eu
mkdir -p "$1/Source/Host" "$1/Config"
cd "$1"

cat >Host.uproject <<'TEXT'
{
	"FileVersion": 3,
	"Modules": [{ "Name": "Host", "Type": "Runtime", "LoadingPhase": "Default" }],
	"Plugins": [
		{ "Name": "MRInputAnimation", "Enabled": true },
		{ "Name": "PythonScriptPlugin", "Enabled": true }
	]
}
TEXT

# Settings as a new project of this engine has them: older ones do not go with the build of an installed engine.
write_target() {
	cat >"Source/$1.Target.cs" <<TEXT
using UnrealBuildTool;

public class $1Target : TargetRules
{
	public $1Target(TargetInfo Target) : base(Target)
	{
		Type = TargetType.$2;
		DefaultBuildSettings = BuildSettingsVersion.Latest;
		IncludeOrderVersion = EngineIncludeOrderVersion.Latest;
		ExtraModuleNames.Add("Host");
	}
}
TEXT
}
write_target Host Game
write_target HostEditor Editor

cat >Source/Host/Host.Build.cs <<'TEXT'
using UnrealBuildTool;

public class Host : ModuleRules
{
	public Host(ReadOnlyTargetRules Target) : base(Target)
	{
		PCHUsage = PCHUsageMode.UseExplicitOrSharedPCHs;
		PrivateDependencyModuleNames.AddRange(new[] { "Core", "CoreUObject", "Engine" });
	}
}
TEXT

cat >Source/Host/Host.cpp <<'TEXT'
#include "Modules/ModuleManager.h"

IMPLEMENT_PRIMARY_GAME_MODULE(FDefaultGameModuleImpl, Host, "Host");
TEXT

# An empty level: the tests make worlds of their own.
cat >Config/DefaultEngine.ini <<'TEXT'
[/Script/EngineSettings.GameMapsSettings]
EditorStartupMap=
GameDefaultMap=/Engine/Maps/Entry
TEXT
