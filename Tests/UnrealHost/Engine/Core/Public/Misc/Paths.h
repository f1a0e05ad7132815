// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/UnrealString.h"

/** Paths of the project, and paths as text. Separator is '/'; directories end with it. */
class FPaths
{
public:
	/** Set through UE::Host::SetProjectDir. */
	static FString ProjectDir();
	static FString ProjectContentDir() { return ProjectDir() + TEXT("Content/"); }
	static FString ProjectSavedDir() { return ProjectDir() + TEXT("Saved/"); }
	static FString AutomationTransientDir() { return ProjectSavedDir() + TEXT("Automation/Tmp/"); }

	/** "a/b/c.txt": extension "txt", clean name "c.txt", base name "c", path "a/b". */
	static FString GetExtension(const FString& InPath, bool bIncludeDot = false);
	static FString GetCleanFilename(const FString& InPath) { return InPath.Mid(FindSlash(InPath) + 1); }
	static FString GetBaseFilename(const FString& InPath, bool bRemovePath = true);
	static FString GetPath(const FString& InPath);

	static bool FileExists(const FString& InPath);
	static bool DirectoryExists(const FString& InPath);
	static bool IsRelative(const FString& InPath);
	static bool IsSamePath(const FString& PathA, const FString& PathB)
	{
		return ConvertRelativePathToFull(PathA).Equals(ConvertRelativePathToFull(PathB));
	}

	/** Backslashes to slashes; the directory form also drops a slash at the end. */
	static void NormalizeFilename(FString& InPath) { InPath = InPath.Replace(TEXT("\\"), TEXT("/")); }
	static void NormalizeDirectoryName(FString& InPath);
	/** Without "." and "name/..", and with single slashes. */
	static FString ConvertRelativePathToFull(const FString& InPath);
	static FString ConvertRelativePathToFull(const FString& BasePath, const FString& InPath);

	/** Joined with one '/' between parts. */
	template <typename... PathTypes>
	static FString Combine(PathTypes&&... InPaths)
	{
		return (FString() / ... / FString(InPaths));
	}

private:
	/** Index of the last separator, or -1. */
	static int32 FindSlash(const FString& Path)
	{
		return static_cast<int32>(FStringView(Path).find_last_of(TEXT("/\\")));
	}
};
