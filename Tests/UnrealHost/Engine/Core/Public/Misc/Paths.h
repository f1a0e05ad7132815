// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/StringView.h"
#include "Containers/UnrealString.h"

/** Paths of the project, and paths as text. Separator is '/'; directories end with it. */
class FPaths
{
public:
	/** Set through UE::Host::SetProjectDir. */
	static FString ProjectDir();
	static FString ProjectContentDir() { return ProjectDir() + TEXT("Content/"); }
	static FString ProjectConfigDir() { return ProjectDir() + TEXT("Config/"); }
	static FString ProjectSavedDir() { return ProjectDir() + TEXT("Saved/"); }
	static FString ProjectIntermediateDir() { return ProjectDir() + TEXT("Intermediate/"); }
	static FString ProjectPluginsDir() { return ProjectDir() + TEXT("Plugins/"); }
	static FString ProjectLogDir() { return ProjectSavedDir() + TEXT("Logs/"); }
	static FString ProjectPersistentDownloadDir() { return ProjectSavedDir() + TEXT("PersistentDownloadDir/"); }
	static FString ProjectUserDir() { return ProjectDir(); }
	static FString AutomationDir() { return ProjectSavedDir() + TEXT("Automation/"); }
	static FString AutomationTransientDir() { return AutomationDir() + TEXT("Tmp/"); }
	static FString EngineDir() { return TEXT("Engine/"); }
	static FString RootDir() { return TEXT("./"); }
	static FString LaunchDir() { return TEXT("./"); }

	/** "a/b/c.txt": extension "txt", clean name "c.txt", base name "c", path "a/b". */
	static FString GetExtension(const FString& InPath, bool bIncludeDot = false);
	static FString GetCleanFilename(const FString& InPath);
	static FString GetBaseFilename(const FString& InPath, bool bRemovePath = true);
	static FString GetPath(const FString& InPath);
	static FString GetPathLeaf(const FString& InPath);
	static FString ChangeExtension(const FString& InPath, const FString& InNewExtension);
	static FString SetExtension(const FString& InPath, const FString& InNewExtension);

	static bool FileExists(const FString& InPath);
	static bool DirectoryExists(const FString& InPath);
	static bool IsRelative(const FString& InPath);
	static bool IsDrive(const FString& InPath) { return InPath == TEXT("/"); }
	static bool IsUnderDirectory(const FString& InPath, const FString& InDirectory);
	static bool IsSamePath(const FString& PathA, const FString& PathB);

	/** Backslashes to slashes; the directory form also drops a slash at the end. */
	static void NormalizeFilename(FString& InPath);
	static void NormalizeDirectoryName(FString& InPath);
	static void RemoveDuplicateSlashes(FString& InPath);
	/** Takes out "." and "name/.."; false when ".." leads out of the path. */
	static bool CollapseRelativeDirectories(FString& InPath);
	static FString ConvertRelativePathToFull(const FString& InPath);
	static FString ConvertRelativePathToFull(const FString& BasePath, const FString& InPath);
	static bool MakePathRelativeTo(FString& InPath, const TCHAR* InRelativeTo);

	/** A name that no file has. */
	static FString CreateTempFilename(
		const TCHAR* Path, const TCHAR* Prefix = TEXT(""), const TCHAR* Extension = TEXT(".tmp"));
	static FString MakeValidFileName(const FString& InString, const TCHAR InReplacementChar = 0);
	static bool ValidatePath(const FString& InPath, class FText* OutReason = nullptr);

	/** Joined with one '/' between parts. */
	template <typename... PathTypes>
	static FString Combine(PathTypes&&... InPaths)
	{
		FString Joined;
		(AppendPart(Joined, FStringView(InPaths)), ...);
		return Joined;
	}

private:
	static void AppendPart(FString& InOutPath, FStringView Part);
};
