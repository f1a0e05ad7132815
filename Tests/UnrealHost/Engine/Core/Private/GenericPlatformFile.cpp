// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "GenericPlatform/GenericPlatformFile.h"

#include "HAL/PlatformFileManager.h"
#include "HostTestFiles.h"
#include "Misc/Paths.h"

#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

namespace GenericPlatformFileDetail
{
namespace fs = std::filesystem;

static fs::path ToPath(const TCHAR* Name)
{
	return fs::path(std::string(TCHAR_TO_UTF8(Name)));
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
	virtual int64 FileSize(const TCHAR* Filename) override { return GetStatData(Filename).FileSize; }
	virtual bool DeleteFile(const TCHAR* Filename) override
	{
		UE::Host::ExpectOwnFile(Filename);
		std::error_code Error;
		return FileExists(Filename) && !IsReadOnly(Filename) && fs::remove(ToPath(Filename), Error);
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
		UE::Host::ExpectOwnFile(Filename);
		std::error_code Error;
		const fs::perms Write = fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write;
		fs::permissions(ToPath(Filename), bNewReadOnlyValue ? Write : fs::perms::owner_write,
			bNewReadOnlyValue ? fs::perm_options::remove : fs::perm_options::add, Error);
		return !Error;
	}
	virtual bool MoveFile(const TCHAR* To, const TCHAR* From) override
	{
		UE::Host::ExpectNewFile(To);
		UE::Host::ExpectOwnFile(From);
		std::error_code Error;
		if (FileExists(To) || !FileExists(From))
		{
			return false;
		}
		fs::rename(ToPath(From), ToPath(To), Error);
		return !Error;
	}
	virtual FDateTime GetTimeStamp(const TCHAR* Filename) override { return GetStatData(Filename).ModificationTime; }
	virtual FFileStatData GetStatData(const TCHAR* FilenameOrDirectory) override
	{
		FFileStatData Data;
		struct stat Status = {};
		Data.bIsValid = stat(TCHAR_TO_UTF8(FilenameOrDirectory), &Status) == 0;
		if (Data.bIsValid)
		{
			Data.bIsDirectory = S_ISDIR(Status.st_mode);
			Data.bIsReadOnly = (Status.st_mode & S_IWUSR) == 0;
			Data.FileSize = Data.bIsDirectory ? -1 : static_cast<int64>(Status.st_size);
			Data.ModificationTime = FDateTime::FromUnixTimestamp(Status.st_mtime);
		}
		return Data;
	}
	virtual IFileHandle* OpenRead(const TCHAR* Filename, bool) override
	{
		return FileExists(Filename) ? Open(Filename, "rb") : nullptr;
	}
	virtual IFileHandle* OpenWrite(const TCHAR* Filename, bool bAppend, bool) override
	{
		UE::Host::ExpectNewFile(Filename);
		return IsReadOnly(Filename) ? nullptr : Open(Filename, bAppend ? "ab" : "wb");
	}
	virtual bool DirectoryExists(const TCHAR* Directory) override
	{
		std::error_code Error;
		return fs::is_directory(ToPath(Directory), Error);
	}
	virtual bool CreateDirectory(const TCHAR* Directory) override
	{
		std::error_code Error;
		fs::create_directory(ToPath(Directory), Error);
		return DirectoryExists(Directory);
	}
	virtual bool CreateDirectoryTree(const TCHAR* Directory) override
	{
		std::error_code Error;
		fs::create_directories(ToPath(Directory), Error);
		return DirectoryExists(Directory);
	}
	virtual bool DeleteDirectory(const TCHAR* Directory) override
	{
		UE::Host::ExpectOwnFile(Directory);
		std::error_code Error;
		return DirectoryExists(Directory) && fs::remove(ToPath(Directory), Error);
	}
	virtual bool DeleteDirectoryRecursively(const TCHAR* Directory) override
	{
		UE::Host::ExpectOwnFile(Directory);
		std::error_code Error;
		return DirectoryExists(Directory) && fs::remove_all(ToPath(Directory), Error) > 0 && !Error;
	}
	virtual bool IterateDirectory(const TCHAR* Directory, FDirectoryVisitor& Visitor) override
	{
		std::error_code Error;
		std::vector<std::string> Names;
		for (fs::directory_iterator It(ToPath(Directory), Error), End; !Error && It != End; It.increment(Error))
		{
			Names.push_back(It->path().filename().string());
		}
		std::sort(Names.begin(), Names.end());
		for (const std::string& Name : Names)
		{
			const FString Full = FPaths::Combine(Directory, FString(UTF8_TO_TCHAR(Name.c_str())));
			if (!Visitor.Visit(*Full, DirectoryExists(*Full)))
			{
				return false;
			}
		}
		return !Error;
	}

private:
	static IFileHandle* Open(const TCHAR* Filename, const char* Mode)
	{
		std::FILE* File = std::fopen(TCHAR_TO_UTF8(Filename), Mode);
		return File ? new FFileHandle(File) : nullptr;
	}
};

struct FFunctionVisitor : IPlatformFile::FDirectoryVisitor
{
	explicit FFunctionVisitor(TFunctionRef<bool(const TCHAR*, bool)> InFunction)
		: Function(InFunction)
	{
	}
	virtual bool Visit(const TCHAR* FilenameOrDirectory, bool bIsDirectory) override
	{
		return Function(FilenameOrDirectory, bIsDirectory);
	}
	TFunctionRef<bool(const TCHAR*, bool)> Function;
};

} // namespace GenericPlatformFileDetail

IPlatformFile& IPlatformFile::GetPlatformPhysical()
{
	static GenericPlatformFileDetail::FPhysicalFile Instance;
	return Instance;
}

FPlatformFileManager& FPlatformFileManager::Get()
{
	static FPlatformFileManager Instance;
	return Instance;
}

bool IPlatformFile::IterateDirectory(const TCHAR* Directory, TFunctionRef<bool(const TCHAR*, bool)> Visitor)
{
	GenericPlatformFileDetail::FFunctionVisitor Adapter(Visitor);
	return IterateDirectory(Directory, Adapter);
}

bool IPlatformFile::IterateDirectoryRecursively(const TCHAR* Directory, FDirectoryVisitor& Visitor)
{
	return IterateDirectory(Directory,
		[this, &Visitor](const TCHAR* Path, bool bIsDirectory)
		{ return Visitor.Visit(Path, bIsDirectory) && (!bIsDirectory || IterateDirectoryRecursively(Path, Visitor)); });
}

bool IPlatformFile::IterateDirectoryRecursively(const TCHAR* Directory, TFunctionRef<bool(const TCHAR*, bool)> Visitor)
{
	GenericPlatformFileDetail::FFunctionVisitor Adapter(Visitor);
	return IterateDirectoryRecursively(Directory, Adapter);
}
