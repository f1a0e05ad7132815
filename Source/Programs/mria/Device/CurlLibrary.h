// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#ifndef _WIN32

#include <cstdint>

namespace mria
{

/**
 * The functions of libcurl that are used, found at run time: the tool builds and starts without it, and it is on nearly
 * every machine because curl and git bring it along. Its binary interface has been the same since 2006.
 */
struct CurlLibrary
{
	struct StringList
	{
		char* text;
		StringList* next;
	};
	struct Certificates
	{
		int count;
		StringList** properties; ///< Of each certificate: "Name:value".
	};

	void* (*createHandle)() = nullptr;
	int (*setOption)(void* handle, int option, ...) = nullptr;
	int (*perform)(void* handle) = nullptr;
	int (*getInfo)(void* handle, int info, ...) = nullptr;
	void (*resetHandle)(void* handle) = nullptr;
	void (*freeHandle)(void* handle) = nullptr;
	const char* (*describe)(int code) = nullptr;
	StringList* (*append)(StringList* list, const char* text) = nullptr;
	void (*freeList)(StringList* list) = nullptr;
	int (*initialise)(long flags) = nullptr;

	/** Null if the system has no libcurl. */
	static const CurlLibrary* Get();
};

/** Numbers of curl/curl.h. Those from 10,000 on take a pointer, from 20,000 a function, from 30,000 a 64-bit number. */
namespace CurlOption
{
enum
{
	LowSpeedLimit = 19,
	LowSpeedTime = 20,
	NoProgress = 43,
	Post = 47,
	VerifyPeer = 64,
	VerifyHost = 81,
	NoSignal = 99,
	ConnectOnly = 141,
	TimeoutMilliseconds = 155,
	ConnectTimeoutMilliseconds = 156,
	CertificateInfo = 172,
	WriteData = 10001,
	Url = 10002,
	Proxy = 10004,
	ReadData = 10009,
	ErrorBuffer = 10010,
	PostFields = 10015,
	Headers = 10023,
	HeaderData = 10029,
	CustomRequest = 10036,
	ProgressData = 10057,
	SeekData = 10168,
	PinnedPublicKey = 10230,
	WriteFunction = 20011,
	ReadFunction = 20012,
	HeaderFunction = 20079,
	SeekFunction = 20167,
	ProgressFunction = 20219,
	PostSize = 30120,
};
} // namespace CurlOption

namespace CurlInfo
{
enum
{
	ResponseCode = 0x200002,
	Certificates = 0x400022,
};
} // namespace CurlInfo

namespace CurlCode
{
enum
{
	Ok = 0,
	CannotResolve = 6,
	CannotConnect = 7,
	TimedOut = 28,
	TlsConnectError = 35,
	Aborted = 42,
	OtherPublicKey = 90,
};
} // namespace CurlCode

} // namespace mria

#endif
