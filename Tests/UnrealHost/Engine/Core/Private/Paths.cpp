// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/Paths.h"

#include "HAL/PlatformFileManager.h"
#include "Host/HostRuntime.h"
#include "Internationalization/Text.h"
#include "Misc/Guid.h"

#include <filesystem>

namespace PathsDetail
{
static FString& ProjectDirectory()
{
	static FString Directory = TEXT("./");
	return Directory;
}

static bool IsSlash(TCHAR Char)
{
	return Char == TEXT('/') || Char == TEXT('\\');
}

/** Index of the last separator, or -1. */
static int32 FindLastSlash(const FString& Path)
{
	return static_cast<int32>(FStringView(Path).find_last_of(TEXT("/\\")));
}
} // namespace PathsDetail

void UE::Host::SetProjectDir(const FString& Dir)
{
	PathsDetail::ProjectDirectory() = Dir / FString(TEXT("/"));
}

FString FPaths::ProjectDir()
{
	return PathsDetail::ProjectDirectory();
}

FString FPaths::GetExtension(const FString& InPath, bool bIncludeDot)
{
	const FString Name = GetCleanFilename(InPath);
	int32 Dot = INDEX_NONE;
	return Name.FindLastChar(TEXT('.'), Dot) ? Name.Mid(Dot + (bIncludeDot ? 0 : 1)) : FString();
}

FString FPaths::GetCleanFilename(const FString& InPath)
{
	return InPath.Mid(PathsDetail::FindLastSlash(InPath) + 1);
}

FString FPaths::GetBaseFilename(const FString& InPath, bool bRemovePath)
{
	const FString Path = bRemovePath ? GetCleanFilename(InPath) : InPath;
	int32 Dot = INDEX_NONE;
	return Path.FindLastChar(TEXT('.'), Dot) && Dot > PathsDetail::FindLastSlash(Path) ? Path.Left(Dot) : Path;
}

FString FPaths::GetPath(const FString& InPath)
{
	const int32 Slash = PathsDetail::FindLastSlash(InPath);
	return Slash == INDEX_NONE ? FString() : InPath.Left(Slash);
}

bool FPaths::FileExists(const FString& InPath)
{
	return FPlatformFileManager::Get().GetPlatformFile().FileExists(*InPath);
}

bool FPaths::DirectoryExists(const FString& InPath)
{
	return FPlatformFileManager::Get().GetPlatformFile().DirectoryExists(*InPath);
}

bool FPaths::IsRelative(const FString& InPath)
{
	// A drive letter is absolute on every platform.
	const bool bDrive = InPath.Len() >= 2 && InPath[1] == TEXT(':');
	return !bDrive && (InPath.IsEmpty() || !PathsDetail::IsSlash(InPath[0]));
}

bool FPaths::IsSamePath(const FString& PathA, const FString& PathB)
{
	return ConvertRelativePathToFull(PathA).Equals(ConvertRelativePathToFull(PathB));
}

void FPaths::NormalizeFilename(FString& InPath)
{
	InPath = InPath.Replace(TEXT("\\"), TEXT("/"));
}

void FPaths::NormalizeDirectoryName(FString& InPath)
{
	NormalizeFilename(InPath);
	if (InPath.Len() > 1 && InPath.EndsWith(TEXT("/")))
	{
		InPath = InPath.LeftChop(1);
	}
}

FString FPaths::ConvertRelativePathToFull(const FString& InPath)
{
	std::error_code Error;
	return ConvertRelativePathToFull(UTF8_TO_TCHAR(std::filesystem::current_path(Error).c_str()), InPath);
}

FString FPaths::ConvertRelativePathToFull(const FString& BasePath, const FString& InPath)
{
	FString Full = IsRelative(InPath) ? BasePath / InPath : InPath;
	NormalizeFilename(Full);
	return FString(UTF8_TO_TCHAR(std::filesystem::path(TCHAR_TO_UTF8(*Full)).lexically_normal().c_str()));
}
