// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "HAL/FileManager.h"

#include "HAL/PlatformFileManager.h"
#include "HostTestFiles.h"
#include "Logging/LogMacros.h"
#include "Misc/Paths.h"
#include "Serialization/Archive.h"
#include "Templates/UniquePtr.h"

#include <fnmatch.h>

DEFINE_LOG_CATEGORY_STATIC(LogFileManager, Log, All);

namespace FileManagerDetail
{
/** A file read or written through the archive interface. */
class FFileArchive : public FArchive
{
public:
	FFileArchive(IFileHandle* InHandle, const TCHAR* InName, bool bLoading)
		: Handle(InHandle)
		, Name(InName)
	{
		SetIsLoading(bLoading);
		SetIsSaving(!bLoading);
		SetIsPersistent(true);
	}

	virtual void Serialize(void* V, int64 Length) override
	{
		const bool bDone = Handle.IsValid() &&
			(IsLoading() ? Handle->Read(static_cast<uint8*>(V), Length)
						 : Handle->Write(static_cast<const uint8*>(V), Length));
		if (!bDone)
		{
			Fail();
		}
	}
	virtual int64 Tell() override { return Handle.IsValid() ? Handle->Tell() : -1; }
	virtual int64 TotalSize() override { return Handle.IsValid() ? Handle->Size() : -1; }
	virtual void Seek(int64 InPos) override
	{
		if (!Handle.IsValid() || !Handle->Seek(InPos))
		{
			SetError();
		}
	}
	virtual void Flush() override
	{
		if (Handle.IsValid() && !Handle->Flush())
		{
			Fail();
		}
	}
	virtual bool Close() override
	{
		Flush();
		Handle.Reset();
		return !IsError();
	}

private:
	/**
	 * UNCONFIRMED(write-error-log): an archive whose file cannot be written to logs an error of its own each time.
	 * [by hand: save a recording to a full disk and read the log]
	 */
	void Fail()
	{
		UE_CLOG(IsSaving(), LogFileManager, Error, TEXT("Cannot write to %s"), *Name);
		SetError();
	}

	TUniquePtr<IFileHandle> Handle;
	FString Name;
};

class FFileManager : public IFileManager
{
public:
	virtual FArchive* CreateFileReader(const TCHAR* Filename, uint32) override
	{
		IFileHandle* Handle = Files().OpenRead(Filename);
		return Handle ? new FFileArchive(Handle, Filename, true) : nullptr;
	}
	virtual FArchive* CreateFileWriter(const TCHAR* Filename, uint32 WriteFlags) override
	{
		const FString Folder = FPaths::GetPath(Filename);
		if (((WriteFlags & FILEWRITE_NoReplaceExisting) != 0 && FileExists(Filename)) ||
			(!Folder.IsEmpty() && !MakeDirectory(*Folder, true)))
		{
			return nullptr;
		}
		if ((WriteFlags & FILEWRITE_EvenIfReadOnly) != 0 && FileExists(Filename))
		{
			Files().SetReadOnly(Filename, false);
		}
		IFileHandle* Handle = Files().OpenWrite(Filename, (WriteFlags & FILEWRITE_Append) != 0);
		return Handle ? new FFileArchive(Handle, Filename, false) : nullptr;
	}
	virtual bool FileExists(const TCHAR* Filename) override { return Files().FileExists(Filename); }
	virtual bool DirectoryExists(const TCHAR* InDirectory) override { return Files().DirectoryExists(InDirectory); }
	virtual int64 FileSize(const TCHAR* Filename) override { return Files().FileSize(Filename); }
	virtual bool IsReadOnly(const TCHAR* Filename) override { return Files().IsReadOnly(Filename); }
	virtual bool Delete(const TCHAR* Filename, bool RequireExists, bool EvenReadOnly, bool) override
	{
		UE::Host::ExpectOwnFile(Filename);
		if (!FileExists(Filename))
		{
			return !RequireExists;
		}
		if (EvenReadOnly)
		{
			Files().SetReadOnly(Filename, false);
		}
		return Files().DeleteFile(Filename);
	}
	virtual bool Move(const TCHAR* Dest, const TCHAR* Src, bool Replace, bool EvenIfReadOnly, bool, bool) override
	{
		return MakeRoom(Dest, Src, Replace, EvenIfReadOnly) && Files().MoveFile(Dest, Src);
	}
	virtual bool MakeDirectory(const TCHAR* Path, bool Tree) override
	{
		return Tree ? Files().CreateDirectoryTree(Path) : Files().CreateDirectory(Path);
	}
	virtual bool DeleteDirectory(const TCHAR* Path, bool RequireExists, bool Tree) override
	{
		UE::Host::ExpectOwnFile(Path);
		if (!DirectoryExists(Path))
		{
			return !RequireExists;
		}
		return Tree ? Files().DeleteDirectoryRecursively(Path) : Files().DeleteDirectory(Path);
	}
	virtual void FindFiles(TArray<FString>& FileNames, const TCHAR* Filename, bool bFiles, bool bDirectories) override
	{
		const FString Wildcard = FPaths::GetCleanFilename(Filename);
		Files().IterateDirectory(*FPaths::GetPath(Filename),
			[&FileNames, &Wildcard, bFiles, bDirectories](const TCHAR* Path, bool bIsDirectory)
			{
				if ((bIsDirectory ? bDirectories : bFiles) && Matches(Path, Wildcard))
				{
					FileNames.Add(FPaths::GetCleanFilename(Path));
				}
				return true;
			});
	}
	virtual void FindFilesRecursive(TArray<FString>& FileNames, const TCHAR* StartDirectory, const TCHAR* Filename,
		bool bFiles, bool bDirectories, bool bClearFileNames) override
	{
		if (bClearFileNames)
		{
			FileNames.Empty();
		}
		const FString Wildcard(Filename);
		Files().IterateDirectoryRecursively(StartDirectory,
			[&FileNames, &Wildcard, bFiles, bDirectories](const TCHAR* Path, bool bIsDirectory)
			{
				if ((bIsDirectory ? bDirectories : bFiles) && Matches(Path, Wildcard))
				{
					FileNames.Add(Path);
				}
				return true;
			});
	}
	virtual FDateTime GetTimeStamp(const TCHAR* Path) override { return Files().GetTimeStamp(Path); }

private:
	static bool Matches(const TCHAR* Path, const FString& Wildcard)
	{
		return fnmatch(TCHAR_TO_UTF8(*Wildcard), TCHAR_TO_UTF8(*FPaths::GetCleanFilename(Path)), 0) == 0;
	}

	/** Removes the target and makes its folder. */
	bool MakeRoom(const TCHAR* Dest, const TCHAR* Src, bool bReplace, bool bEvenIfReadOnly)
	{
		if (!FileExists(Src) || (FileExists(Dest) && !(bReplace && Delete(Dest, false, bEvenIfReadOnly, true))))
		{
			return false;
		}
		const FString Folder = FPaths::GetPath(Dest);
		return Folder.IsEmpty() || MakeDirectory(*Folder, true);
	}

	// UNCONFIRMED(file-manager-asks): the file manager asks for the platform file with each call. [by hand: run the
	// DiskFull tests in an engine: they fail with files of their own on the real disk if it does not]
	static IPlatformFile& Files() { return FPlatformFileManager::Get().GetPlatformFile(); }
};
} // namespace FileManagerDetail

IFileManager& IFileManager::Get()
{
	static FileManagerDetail::FFileManager Instance;
	return Instance;
}
