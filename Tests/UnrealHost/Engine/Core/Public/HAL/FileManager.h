// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/UnrealString.h"
#include "Misc/DateTime.h"

class FArchive;

enum EFileWrite
{
	FILEWRITE_AllowRead = 0x10,
	FILEWRITE_Silent = 0x20
};

enum EFileRead
{
	FILEREAD_Silent = 0x02,
	FILEREAD_AllowWrite = 0x04
};

/** Files as archives, and the operations on whole files. Any thread. */
class IFileManager
{
public:
	static IFileManager& Get();

	/** Null when it cannot be opened; the caller deletes it. A writer makes missing folders and replaces the file. */
	FArchive* CreateFileReader(const TCHAR* Filename, uint32 ReadFlags = 0);
	FArchive* CreateFileWriter(const TCHAR* Filename, uint32 WriteFlags = 0);

	bool FileExists(const TCHAR* Filename);
	bool DirectoryExists(const TCHAR* Directory);
	bool IsReadOnly(const TCHAR* Filename);
	int64 FileSize(const TCHAR* Filename);

	/** A missing file is a failure only with RequireExists. */
	bool Delete(const TCHAR* Filename, bool RequireExists = false, bool EvenReadOnly = false, bool Quiet = false);
	bool Move(const TCHAR* Dest, const TCHAR* Src, bool Replace = true, bool EvenIfReadOnly = false,
		bool Attributes = false, bool bDoNotRetryOrError = false);
	bool MakeDirectory(const TCHAR* Path, bool Tree = false);
	bool DeleteDirectory(const TCHAR* Path, bool RequireExists = false, bool Tree = false);

	/** Names, without their path, that match a wildcard ("Dir/ *.bin" without the space). */
	void FindFiles(TArray<FString>& FileNames, const TCHAR* Filename, bool bFiles, bool bDirectories);
	/** Full paths that match a wildcard such as "*.bin". */
	void FindFilesRecursive(TArray<FString>& FileNames, const TCHAR* StartDirectory, const TCHAR* Filename, bool bFiles,
		bool bDirectories, bool bClearFileNames = true);

	/** UTC; FDateTime::MinValue() for what does not exist. */
	FDateTime GetTimeStamp(const TCHAR* Path);

private:
	IFileManager() = default;
	bool MakeFolderOf(const TCHAR* Filename);
};
