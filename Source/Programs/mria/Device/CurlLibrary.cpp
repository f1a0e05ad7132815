// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/CurlLibrary.h"

#ifndef _WIN32

#include <dlfcn.h>

#include <cstring>
#include <initializer_list>

namespace mria
{

namespace CurlLibraryDetail
{
template <typename Function>
bool Find(void* library, const char* name, Function& function)
{
	void* const address = dlsym(library, name);
	std::memcpy(&function, &address, sizeof(function));
	return address != nullptr;
}

bool Load(const char* file, CurlLibrary& curl)
{
	constexpr long kEverything = 3;
	void* const library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
	return library && Find(library, "curl_easy_init", curl.createHandle) &&
		Find(library, "curl_easy_setopt", curl.setOption) && Find(library, "curl_easy_perform", curl.perform) &&
		Find(library, "curl_easy_getinfo", curl.getInfo) && Find(library, "curl_easy_reset", curl.resetHandle) &&
		Find(library, "curl_easy_cleanup", curl.freeHandle) && Find(library, "curl_easy_strerror", curl.describe) &&
		Find(library, "curl_slist_append", curl.append) && Find(library, "curl_slist_free_all", curl.freeList) &&
		Find(library, "curl_global_init", curl.initialise) && curl.initialise(kEverything) == CurlCode::Ok;
}

CurlLibrary FirstThatLoads(bool& isLoaded)
{
	for (const char* file : {"libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.4.dylib"})
	{
		CurlLibrary curl;
		if (Load(file, curl))
		{
			isLoaded = true;
			return curl;
		}
	}
	return {};
}
} // namespace CurlLibraryDetail

const CurlLibrary* CurlLibrary::Get()
{
	static bool isLoaded = false;
	static const CurlLibrary curl = CurlLibraryDetail::FirstThatLoads(isLoaded);
	return isLoaded ? &curl : nullptr;
}

} // namespace mria

#endif
