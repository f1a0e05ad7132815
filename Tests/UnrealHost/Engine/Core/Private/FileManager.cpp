// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "HAL/FileManager.h"

#include "Containers/Map.h"
#include "HAL/PlatformFileManager.h"
#include "Logging/LogMacros.h"
#include "Misc/AutomationTest.h"
#include "Misc/Paths.h"
#include "Misc/ScopeLock.h"
#include "Serialization/Archive.h"

#include <fnmatch.h>
#include <regex.h>
#include <sys/stat.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

DEFINE_LOG_CATEGORY_STATIC(LogFileManager, Log, All);

namespace FileManagerDetail
{
namespace fs = std::filesystem;

static fs::path ToPath(const TCHAR* Name)
{
	return fs::path(std::string(TCHAR_TO_UTF8(Name)));
}

static FString FromPath(const fs::path& Path)
{
	return FString(UTF8_TO_TCHAR(Path.c_str()));
}

static bool Has(const FString& Path, const char* Pattern)
{
	regex_t Expression;
	const bool bHas = regcomp(&Expression, Pattern, REG_EXTENDED | REG_NOSUB) == 0 &&
		regexec(&Expression, TCHAR_TO_UTF8(*Path), 0, nullptr, 0) == 0;
	regfree(&Expression);
	return bHas;
}

/**
 * What an automation test may do to files. Tests run in strangers' projects: a test that could destroy what is the
 * user's fails, whether or not the file is there. Outside of tests everything is allowed. A file below the automation
 * folder or named by a GUID is the test's own; it may make others under names that have the time in them, and then
 * change and delete them. Any thread.
 */
static void ExpectOfTest(const TCHAR* Path, bool bIsNew)
{
	FAutomationTestBase* Test = FAutomationTestBase::HostGetCurrent();
	const FString Full = FPaths::ConvertRelativePathToFull(Path);
	const FString Own = FPaths::ConvertRelativePathToFull(FPaths::AutomationTransientDir());
	if (!Test || (Full.StartsWith(Own) && Full.Len() > Own.Len()) || Has(Full, "[0-9A-Fa-f]{32}"))
	{
		return;
	}
	static FCriticalSection Lock;
	static TSet<FString> Made;
	const FScopeLock Held(&Lock);
	if (bIsNew)
	{
		Made.Add(Full);
	}
	if (bIsNew ? !Has(Full, "[0-9]{8}-[0-9]{6}") : !Made.Contains(Full))
	{
		Test->AddError(FString::Printf(TEXT("A test may not change %s: it could be the user's"), *Full));
	}
}

class FFileHandle : public IFileHandle
{
public:
	explicit FFileHandle(std::FILE* InFile)
		: File(InFile)
	{
	}
	virtual ~FFileHandle() override { std::fclose(File); }

	virtual int64 Tell() override { return ftello(File); }
	virtual bool Seek(int64 NewPosition) override { return fseeko(File, NewPosition, SEEK_SET) == 0; }
	virtual bool Flush(const bool) override { return std::fflush(File) == 0; }
	virtual bool Read(uint8* Destination, int64 BytesToRead) override
	{
		const size_t Size = static_cast<size_t>(BytesToRead);
		return Size == 0 || std::fread(Destination, 1, Size, File) == Size;
	}
	virtual bool Write(const uint8* Source, int64 BytesToWrite) override
	{
		const size_t Size = static_cast<size_t>(BytesToWrite);
		return Size == 0 || std::fwrite(Source, 1, Size, File) == Size;
	}
	virtual int64 Size() override
	{
		struct stat Status = {};
		std::fflush(File);
		return fstat(fileno(File), &Status) == 0 ? static_cast<int64>(Status.st_size) : -1;
	}

	static IFileHandle* Open(const TCHAR* Filename, const char* Mode)
	{
		std::FILE* File = std::fopen(TCHAR_TO_UTF8(Filename), Mode);
		return File ? new FFileHandle(File) : nullptr;
	}

private:
	std::FILE* File;
};

class FPhysicalFile : public IPlatformFile
{
public:
	virtual IPlatformFile* GetLowerLevel() override { return nullptr; }
	virtual void SetLowerLevel(IPlatformFile*) override { check(false); }
	virtual bool FileExists(const TCHAR* Filename) override
	{
		std::error_code Error;
		return fs::is_regular_file(ToPath(Filename), Error);
	}
	virtual bool IsReadOnly(const TCHAR* Filename) override
	{
		// By its mode and not by access(): tests may run as a user who may write everything.
		std::error_code Error;
		const fs::perms Permissions = fs::status(ToPath(Filename), Error).permissions();
		return !Error && (Permissions & fs::perms::owner_write) == fs::perms::none;
	}
	virtual bool SetReadOnly(const TCHAR* Filename, bool bNewReadOnlyValue) override
	{
		ExpectOfTest(Filename, false);
		std::error_code Error;
		const fs::perms Write = fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write;
		fs::permissions(ToPath(Filename), bNewReadOnlyValue ? Write : fs::perms::owner_write,
			bNewReadOnlyValue ? fs::perm_options::remove : fs::perm_options::add, Error);
		return !Error;
	}
	virtual IFileHandle* OpenRead(const TCHAR* Filename, bool) override
	{
		return FileExists(Filename) ? FFileHandle::Open(Filename, "rb") : nullptr;
	}
	virtual IFileHandle* OpenWrite(const TCHAR* Filename, bool bAppend, bool) override
	{
		ExpectOfTest(Filename, true);
		return IsReadOnly(Filename) ? nullptr : FFileHandle::Open(Filename, bAppend ? "ab" : "wb");
	}
	virtual bool DirectoryExists(const TCHAR* Directory) override
	{
		std::error_code Error;
		return fs::is_directory(ToPath(Directory), Error);
	}
	virtual bool CreateDirectoryTree(const TCHAR* Directory) override
	{
		std::error_code Error;
		fs::create_directories(ToPath(Directory), Error);
		return DirectoryExists(Directory);
	}
};

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
		uint8* const Bytes = static_cast<uint8*>(V);
		Expect(Handle.IsValid() && (IsLoading() ? Handle->Read(Bytes, Length) : Handle->Write(Bytes, Length)));
	}
	virtual int64 Tell() override { return Handle.IsValid() ? Handle->Tell() : -1; }
	virtual int64 TotalSize() override { return Handle.IsValid() ? Handle->Size() : -1; }
	virtual void Seek(int64 InPos) override { Expect(Handle.IsValid() && Handle->Seek(InPos)); }
	virtual void Flush() override { Expect(!Handle.IsValid() || Handle->Flush()); }
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
	void Expect(bool bDone)
	{
		UE_CLOG(!bDone && IsSaving(), LogFileManager, Error, TEXT("Cannot write to %s"), *Name);
		ArIsError = ArIsError || !bDone;
	}

	TUniquePtr<IFileHandle> Handle;
	FString Name;
};

/** In the order of their names. */
template <typename TIterator>
static std::vector<fs::path> Matching(TIterator It, const FString& Wildcard, bool bFiles, bool bDirectories)
{
	std::vector<fs::path> Found;
	const std::string Pattern(TCHAR_TO_UTF8(*Wildcard));
	for (std::error_code Error; It != TIterator(); It.increment(Error))
	{
		const bool bWanted = It->is_directory(Error) ? bDirectories : bFiles;
		if (bWanted && fnmatch(Pattern.c_str(), It->path().filename().c_str(), 0) == 0)
		{
			Found.push_back(It->path());
		}
	}
	std::sort(Found.begin(), Found.end());
	return Found;
}

// UNCONFIRMED(file-manager-asks): the file manager asks for the platform file with each call. [by hand: run the
// DiskFull tests in an engine: they fail with files of their own on the real disk if it does not]
static IPlatformFile& Files()
{
	return FPlatformFileManager::Get().GetPlatformFile();
}
} // namespace FileManagerDetail

using namespace FileManagerDetail;

bool IFileManager::FileExists(const TCHAR* Filename)
{
	return Files().FileExists(Filename);
}

bool IFileManager::DirectoryExists(const TCHAR* Directory)
{
	return Files().DirectoryExists(Directory);
}

bool IFileManager::IsReadOnly(const TCHAR* Filename)
{
	return Files().IsReadOnly(Filename);
}

FArchive* IFileManager::CreateFileReader(const TCHAR* Filename, uint32)
{
	IFileHandle* Handle = Files().OpenRead(Filename);
	return Handle ? new FFileArchive(Handle, Filename, true) : nullptr;
}

FArchive* IFileManager::CreateFileWriter(const TCHAR* Filename, uint32)
{
	IFileHandle* Handle = MakeFolderOf(Filename) ? Files().OpenWrite(Filename) : nullptr;
	return Handle ? new FFileArchive(Handle, Filename, false) : nullptr;
}

int64 IFileManager::FileSize(const TCHAR* Filename)
{
	std::error_code Error;
	const std::uintmax_t Size = fs::file_size(ToPath(Filename), Error);
	return Error ? -1 : static_cast<int64>(Size);
}

bool IFileManager::Delete(const TCHAR* Filename, bool RequireExists, bool EvenReadOnly, bool)
{
	ExpectOfTest(Filename, false);
	std::error_code Error;
	if (!FileExists(Filename))
	{
		return !RequireExists;
	}
	return (EvenReadOnly || !IsReadOnly(Filename)) && fs::remove(ToPath(Filename), Error);
}

bool IFileManager::Move(const TCHAR* Dest, const TCHAR* Src, bool Replace, bool EvenIfReadOnly, bool, bool)
{
	ExpectOfTest(Dest, true);
	ExpectOfTest(Src, false);
	std::error_code Error;
	const bool bHasRoom = !FileExists(Dest) || (Replace && Delete(Dest, false, EvenIfReadOnly, true));
	if (!FileExists(Src) || !bHasRoom || !MakeFolderOf(Dest))
	{
		return false;
	}
	fs::rename(ToPath(Src), ToPath(Dest), Error);
	return !Error;
}

bool IFileManager::MakeDirectory(const TCHAR* Path, bool Tree)
{
	std::error_code Error;
	return Tree ? Files().CreateDirectoryTree(Path)
				: fs::create_directory(ToPath(Path), Error) || DirectoryExists(Path);
}

bool IFileManager::DeleteDirectory(const TCHAR* Path, bool RequireExists, bool Tree)
{
	ExpectOfTest(Path, false);
	std::error_code Error;
	if (!DirectoryExists(Path))
	{
		return !RequireExists;
	}
	return (Tree ? fs::remove_all(ToPath(Path), Error) > 0 : fs::remove(ToPath(Path), Error)) && !Error;
}

void IFileManager::FindFiles(TArray<FString>& FileNames, const TCHAR* Filename, bool bFiles, bool bDirectories)
{
	std::error_code Error;
	for (const fs::path& Path : Matching(fs::directory_iterator(ToPath(*FPaths::GetPath(Filename)), Error),
			 FPaths::GetCleanFilename(Filename), bFiles, bDirectories))
	{
		FileNames.Add(FromPath(Path.filename()));
	}
}

void IFileManager::FindFilesRecursive(TArray<FString>& FileNames, const TCHAR* StartDirectory, const TCHAR* Filename,
	bool bFiles, bool bDirectories, bool bClearFileNames)
{
	if (bClearFileNames)
	{
		FileNames.Empty();
	}
	std::error_code Error;
	for (const fs::path& Path :
		Matching(fs::recursive_directory_iterator(ToPath(StartDirectory), Error), Filename, bFiles, bDirectories))
	{
		FileNames.Add(FromPath(Path));
	}
}

FDateTime IFileManager::GetTimeStamp(const TCHAR* Path)
{
	struct stat Status = {};
	const bool bIsThere = stat(TCHAR_TO_UTF8(Path), &Status) == 0;
	return bIsThere ? FDateTime::FromUnixTimestamp(Status.st_mtime) : FDateTime::MinValue();
}

bool IFileManager::MakeFolderOf(const TCHAR* Filename)
{
	const FString Folder = FPaths::GetPath(Filename);
	return Folder.IsEmpty() || MakeDirectory(*Folder, true);
}

IPlatformFile& IPlatformFile::GetPlatformPhysical()
{
	static FPhysicalFile Instance;
	return Instance;
}

FPlatformFileManager& FPlatformFileManager::Get()
{
	static FPlatformFileManager Instance;
	return Instance;
}

IFileManager& IFileManager::Get()
{
	static IFileManager Instance;
	return Instance;
}
