// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/Paths.h"

#include "HAL/FileManager.h"
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

FString FPaths::GetBaseFilename(const FString& InPath, bool bRemovePath)
{
	const FString Path = bRemovePath ? GetCleanFilename(InPath) : InPath;
	int32 Dot = INDEX_NONE;
	return Path.FindLastChar(TEXT('.'), Dot) && Dot > FindSlash(Path) ? Path.Left(Dot) : Path;
}

FString FPaths::GetPath(const FString& InPath)
{
	const int32 Slash = FindSlash(InPath);
	return Slash == INDEX_NONE ? FString() : InPath.Left(Slash);
}

bool FPaths::FileExists(const FString& InPath)
{
	return IFileManager::Get().FileExists(*InPath);
}

bool FPaths::DirectoryExists(const FString& InPath)
{
	return IFileManager::Get().DirectoryExists(*InPath);
}

bool FPaths::IsRelative(const FString& InPath)
{
	// A drive letter is absolute on every platform.
	const bool bDrive = InPath.Len() >= 2 && InPath[1] == TEXT(':');
	return !bDrive && (InPath.IsEmpty() || FindSlash(InPath.Left(1)) != 0);
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
