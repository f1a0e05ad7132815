// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#ifdef _WIN32

#include "Device/Http.h"

#include <windows.h> // with wincrypt.h, which cannot come before it
#include <winhttp.h>

#include <algorithm>
#include <array>
#include <future>
#include <thread>

namespace mria
{

namespace HttpWindowsDetail
{
struct HandleCloser
{
	void operator()(void* handle) const { WinHttpCloseHandle(handle); }
};
using Handle = std::unique_ptr<void, HandleCloser>;

std::wstring Wide(const std::string& text)
{
	const int size = static_cast<int>(text.size());
	std::wstring wide(static_cast<std::size_t>(MultiByteToWideChar(CP_UTF8, 0, text.data(), size, nullptr, 0)), L'\0');
	MultiByteToWideChar(CP_UTF8, 0, text.data(), size, wide.data(), static_cast<int>(wide.size()));
	return wide;
}

std::string Narrow(const wchar_t* text, std::size_t count)
{
	const int size = static_cast<int>(count);
	const int bytes = WideCharToMultiByte(CP_UTF8, 0, text, size, nullptr, 0, nullptr, nullptr);
	std::string narrow(static_cast<std::size_t>(bytes), '\0');
	WideCharToMultiByte(CP_UTF8, 0, text, size, narrow.data(), bytes, nullptr, nullptr);
	return narrow;
}

HttpError LastError(HttpResponse received = {})
{
	const DWORD code = GetLastError();
	HttpTrouble trouble = HttpTrouble::Lost;
	switch (code)
	{
	case ERROR_WINHTTP_CANNOT_CONNECT:
	case ERROR_WINHTTP_NAME_NOT_RESOLVED:
	case ERROR_WINHTTP_SECURE_FAILURE:
		trouble = HttpTrouble::CannotConnect;
		break;
	case ERROR_WINHTTP_TIMEOUT:
		trouble = HttpTrouble::TimedOut;
		break;
	default:
		break;
	}
	return {trouble, "WinHTTP error " + std::to_string(code), std::move(received)};
}

/** The certificate (DER) of the server that a request is connected to. */
std::string CertificateOf(HINTERNET request)
{
	PCCERT_CONTEXT context = nullptr;
	DWORD size = sizeof(context);
	if (!WinHttpQueryOption(request, WINHTTP_OPTION_SERVER_CERT_CONTEXT, &context, &size))
	{
		return "";
	}
	std::string bytes(reinterpret_cast<const char*>(context->pbCertEncoded), context->cbCertEncoded);
	CertFreeCertificateContext(context);
	return bytes;
}

/** One exchange with the server, on a thread of its own. Shared, because that thread may never end. */
struct Exchange
{
	std::string pinned;
	std::promise<HttpResult<HttpResponse>> result;
};

/**
 * Called when the secure connection is there and the request is about to go out: the last moment to stop it. WinHTTP
 * documents how to end asynchronous requests only, so the thread of a refused request stays here.
 */
void CALLBACK CheckCertificate(HINTERNET request, DWORD_PTR context, DWORD status, void*, DWORD)
{
	Exchange* const exchange = reinterpret_cast<Exchange*>(context);
	if (status == WINHTTP_CALLBACK_STATUS_SENDING_REQUEST && exchange && !exchange->pinned.empty() &&
		CertificateOf(request) != exchange->pinned)
	{
		exchange->result.set_value(HttpError{HttpTrouble::OtherCertificate, "another certificate"});
		Sleep(INFINITE);
	}
}

class HttpWindows final : public Http
{
public:
	HttpWindows(const std::string& origin, std::function<bool()> isEndAsked)
		: isEndAsked_(std::move(isEndAsked))
		, session_(WinHttpOpen(L"mria", WINHTTP_ACCESS_TYPE_NO_PROXY, nullptr, nullptr, 0))
	{
		isSecure_ = origin.rfind("https:", 0) == 0;
		const std::size_t host = origin.find("//") + 2;
		const std::size_t port = origin.rfind(':');
		server_.reset(WinHttpConnect(session_.get(), Wide(origin.substr(host, port - host)).c_str(),
			static_cast<INTERNET_PORT>(std::stoi(origin.substr(port + 1))), 0));
	}

	HttpResult<std::string> Certificate() override;
	void Pin(const std::string& certificate) override { pinned_ = certificate; }
	HttpResult<HttpResponse> Send(const HttpRequest& request) override;

private:
	Handle Open(const HttpRequest& request, Exchange* exchange) const;
	HttpResult<HttpResponse> Do(const HttpRequest& request, Exchange* exchange) const;
	bool SendBody(HINTERNET handle, const HttpRequest& request) const;
	bool Receive(HINTERNET handle, const HttpRequest& request, HttpResponse& response) const;

	std::function<bool()> isEndAsked_;
	Handle session_;
	Handle server_;
	bool isSecure_ = true;
	std::string pinned_;
};

Handle HttpWindows::Open(const HttpRequest& request, Exchange* exchange) const
{
	Handle opened(WinHttpOpenRequest(server_.get(), Wide(request.method).c_str(), Wide(request.target).c_str(), nullptr,
		WINHTTP_NO_REFERER, WINHTTP_DEFAULT_ACCEPT_TYPES,
		(isSecure_ ? WINHTTP_FLAG_SECURE : 0) | WINHTTP_FLAG_ESCAPE_DISABLE_QUERY));
	const HINTERNET handle = opened.get();
	// No authority knows a device's certificate: the pin counts.
	DWORD ignored = SECURITY_FLAG_IGNORE_UNKNOWN_CA | SECURITY_FLAG_IGNORE_CERT_CN_INVALID |
		SECURITY_FLAG_IGNORE_CERT_DATE_INVALID | SECURITY_FLAG_IGNORE_CERT_WRONG_USAGE;
	DWORD features = WINHTTP_DISABLE_COOKIES | WINHTTP_DISABLE_REDIRECTS | WINHTTP_DISABLE_AUTHENTICATION;
	DWORD_PTR context = reinterpret_cast<DWORD_PTR>(exchange);
	if (isSecure_)
	{
		WinHttpSetOption(handle, WINHTTP_OPTION_SECURITY_FLAGS, &ignored, sizeof(ignored));
	}
	WinHttpSetOption(handle, WINHTTP_OPTION_DISABLE_FEATURE, &features, sizeof(features));
	WinHttpSetOption(handle, WINHTTP_OPTION_CONTEXT_VALUE, &context, sizeof(context));
	constexpr int kConnect = 10000;
	constexpr int kSilent = 20000;
	const int limit = static_cast<int>((std::min)(request.limit.count(), decltype(request.limit.count())(kSilent)));
	WinHttpSetTimeouts(handle, kConnect, kConnect, limit, limit);
	WinHttpSetStatusCallback(handle, &CheckCertificate, WINHTTP_CALLBACK_FLAG_SEND_REQUEST, 0);
	return opened;
}

HttpResult<std::string> HttpWindows::Certificate()
{
	HttpRequest head;
	head.method = "HEAD";
	head.target = "/";
	const Handle handle = Open(head, nullptr);
	if (!handle || !WinHttpSendRequest(handle.get(), nullptr, 0, nullptr, 0, 0, 0))
	{
		return LastError();
	}
	std::string certificate = CertificateOf(handle.get());
	if (certificate.empty())
	{
		return HttpError{HttpTrouble::CannotConnect, "the connection has no certificate"};
	}
	return certificate;
}

bool HttpWindows::SendBody(HINTERNET handle, const HttpRequest& request) const
{
	std::array<char, 65536> buffer;
	std::uint64_t sent = 0;
	request.body->Rewind();
	for (std::size_t size = 1; size > 0 && sent < request.body->Size();)
	{
		size = request.body->Read(buffer.data(), buffer.size());
		DWORD written = 0;
		if (isEndAsked_() || !WinHttpWriteData(handle, buffer.data(), static_cast<DWORD>(size), &written))
		{
			return false;
		}
		sent += size;
		if (request.progress)
		{
			request.progress(sent, request.body->Size());
		}
	}
	return sent == request.body->Size();
}

bool HttpWindows::Receive(HINTERNET handle, const HttpRequest& request, HttpResponse& response) const
{
	DWORD status = 0;
	DWORD size = sizeof(status);
	WinHttpQueryHeaders(
		handle, WINHTTP_QUERY_STATUS_CODE | WINHTTP_QUERY_FLAG_NUMBER, nullptr, &status, &size, nullptr);
	response.status = static_cast<int>(status);
	size = 0;
	WinHttpQueryHeaders(handle, WINHTTP_QUERY_RAW_HEADERS, nullptr, nullptr, &size, nullptr);
	std::wstring headers(size / sizeof(wchar_t) + 1, L'\0');
	WinHttpQueryHeaders(handle, WINHTTP_QUERY_RAW_HEADERS, nullptr, headers.data(), &size, nullptr);
	for (std::size_t i = 0; i < headers.size() && headers[i] != L'\0';)
	{
		const std::size_t length = wcslen(headers.data() + i);
		response.headers.push_back(Narrow(headers.data() + i, length));
		i += length + 1;
	}
	const std::uint64_t length = std::strtoull(response.Header("content-length").c_str(), nullptr, 10);
	std::array<char, 65536> buffer;
	for (DWORD got = 1; got > 0;)
	{
		if (isEndAsked_() || !WinHttpReadData(handle, buffer.data(), static_cast<DWORD>(buffer.size()), &got))
		{
			return false;
		}
		response.body.append(buffer.data(), got);
		if (request.progress && !request.body)
		{
			request.progress(response.body.size(), length);
		}
	}
	SetLastError(ERROR_WINHTTP_CONNECTION_ERROR); // a connection that broke can look like the end
	return response.body.size() >= length;
}

HttpResult<HttpResponse> HttpWindows::Send(const HttpRequest& request)
{
	const auto exchange = std::make_shared<Exchange>();
	exchange->pinned = pinned_;
	std::future<HttpResult<HttpResponse>> result = exchange->result.get_future();
	std::thread thread([this, exchange, &request] { exchange->result.set_value(Do(request, exchange.get())); });
	HttpResult<HttpResponse> done = result.get();
	if (!done && done.GetError().trouble == HttpTrouble::OtherCertificate)
	{
		thread.detach(); // it stays in the callback, and what it uses stays open
		static_cast<void>(server_.release());
		static_cast<void>(session_.release());
	}
	else
	{
		thread.join();
	}
	return done;
}

HttpResult<HttpResponse> HttpWindows::Do(const HttpRequest& request, Exchange* exchange) const
{
	const Handle handle = Open(request, exchange);
	std::string headers;
	for (const std::string& header : request.headers)
	{
		headers += header + "\r\n";
	}
	const std::wstring wide = Wide(headers);
	const DWORD total = static_cast<DWORD>(request.body ? request.body->Size() : 0);
	HttpResponse response;
	const bool isSent = handle &&
		WinHttpSendRequest(handle.get(), wide.c_str(), static_cast<DWORD>(wide.size()), nullptr, 0, total, 0) != FALSE;
	const bool isDone = isSent && (!request.body || SendBody(handle.get(), request)) &&
		WinHttpReceiveResponse(handle.get(), nullptr) && Receive(handle.get(), request, response);
	if (!isDone && isEndAsked_())
	{
		return HttpError{HttpTrouble::Interrupted, "interrupted", std::move(response)};
	}
	if (!isDone)
	{
		return LastError(std::move(response));
	}
	return response;
}
} // namespace HttpWindowsDetail

std::unique_ptr<Http> MakeHttp(const std::string& origin, std::function<bool()> isEndAsked)
{
	return std::make_unique<HttpWindowsDetail::HttpWindows>(origin, std::move(isEndAsked));
}

} // namespace mria

#endif
