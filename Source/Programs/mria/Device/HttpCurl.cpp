// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#ifndef _WIN32

#include "Device/Certificate.h"
#include "Device/CurlLibrary.h"
#include "Device/Digest.h"
#include "Device/Http.h"

#include <array>

namespace mria
{

namespace HttpCurlDetail
{
constexpr long kConnectMilliseconds = 10000;
constexpr long kSilentSeconds = 20; ///< Without a byte for so long, a connection counts as lost.

/** What the callbacks of one request work on. */
struct Transfer
{
	const HttpRequest* request;
	const std::function<bool()>* isEndAsked;
	HttpResponse response;
};

extern "C" std::size_t MriaCurlWrite(char* data, std::size_t size, std::size_t count, void* transfer)
{
	static_cast<Transfer*>(transfer)->response.body.append(data, size * count);
	return size * count;
}

extern "C" std::size_t MriaCurlHeader(char* data, std::size_t size, std::size_t count, void* transfer)
{
	std::string line(data, size * count);
	line.erase(line.find_last_not_of("\r\n") + 1);
	static_cast<Transfer*>(transfer)->response.headers.push_back(line);
	return size * count;
}

extern "C" std::size_t MriaCurlRead(char* out, std::size_t size, std::size_t count, void* transfer)
{
	return static_cast<Transfer*>(transfer)->request->body->Read(out, size * count);
}

/** The library asks for the beginning when it has to send again, on a new connection. */
extern "C" int MriaCurlSeek(void* transfer, std::int64_t offset, int)
{
	constexpr int kDone = 0;
	constexpr int kCannot = 2;
	static_cast<Transfer*>(transfer)->request->body->Rewind();
	return offset == 0 ? kDone : kCannot;
}

extern "C" int MriaCurlProgress(void* data, std::int64_t downTotal, std::int64_t down, std::int64_t, std::int64_t up)
{
	const Transfer& transfer = *static_cast<Transfer*>(data);
	if (transfer.request->progress)
	{
		const bool sends = transfer.request->body != nullptr;
		transfer.request->progress(static_cast<std::uint64_t>(sends ? up : down),
			sends ? transfer.request->body->Size() : static_cast<std::uint64_t>(downTotal));
	}
	return (*transfer.isEndAsked)() ? 1 : 0;
}

HttpTrouble TroubleOf(int code, long silentOrLate)
{
	switch (code)
	{
	case CurlCode::CannotResolve:
	case CurlCode::CannotConnect:
	case CurlCode::TlsConnectError:
		return HttpTrouble::CannotConnect;
	case CurlCode::TimedOut:
		return silentOrLate != 0 ? HttpTrouble::Lost : HttpTrouble::TimedOut;
	case CurlCode::Aborted:
		return HttpTrouble::Interrupted;
	case CurlCode::OtherPublicKey:
		return HttpTrouble::OtherCertificate;
	default:
		return HttpTrouble::Lost;
	}
}

class HttpCurl final : public Http
{
public:
	HttpCurl(const CurlLibrary& curl, std::string origin, std::function<bool()> isEndAsked)
		: curl_(curl)
		, origin_(std::move(origin))
		, isEndAsked_(std::move(isEndAsked))
		, handle_(curl.createHandle())
	{
	}
	~HttpCurl() override { curl_.freeHandle(handle_); }
	HttpCurl(const HttpCurl&) = delete;
	HttpCurl& operator=(const HttpCurl&) = delete;

	HttpResult<std::string> Certificate() override;
	void Pin(const std::string& certificate) override
	{
		pin_ = "sha256//" + ToBase64(Sha256(PublicKeyOf(certificate)));
	}
	HttpResult<HttpResponse> Send(const HttpRequest& request) override;

private:
	void SetCommonOptions(Transfer& transfer, const std::string& url);
	void SetBodyOptions(Transfer& transfer);
	HttpError ErrorOf(int code, Transfer& transfer) const;

	const CurlLibrary& curl_;
	std::string origin_;
	std::function<bool()> isEndAsked_;
	std::string pin_;
	void* handle_;
	std::array<char, 512> message_ = {}; ///< Where the library says more than its code does.
};

void HttpCurl::SetCommonOptions(Transfer& transfer, const std::string& url)
{
	const auto set = [&](int option, auto value) { curl_.setOption(handle_, option, value); };
	message_[0] = '\0';
	curl_.resetHandle(handle_);
	set(CurlOption::Url, url.c_str());
	set(CurlOption::Proxy, ""); // a device is on this network or on a cable
	set(CurlOption::NoSignal, 1L);
	set(CurlOption::ErrorBuffer, message_.data());
	set(CurlOption::VerifyPeer, 0L); // no authority knows a device's certificate: the pin counts
	set(CurlOption::VerifyHost, 0L);
	set(CurlOption::ConnectTimeoutMilliseconds, kConnectMilliseconds);
	set(CurlOption::NoProgress, 0L);
	set(CurlOption::ProgressFunction, &MriaCurlProgress);
	set(CurlOption::ProgressData, &transfer);
	if (!pin_.empty())
	{
		set(CurlOption::PinnedPublicKey, pin_.c_str());
	}
}

void HttpCurl::SetBodyOptions(Transfer& transfer)
{
	const auto set = [&](int option, auto value) { curl_.setOption(handle_, option, value); };
	const HttpRequest& request = *transfer.request;
	if (request.body)
	{
		request.body->Rewind();
		set(CurlOption::ReadFunction, &MriaCurlRead);
		set(CurlOption::ReadData, &transfer);
		set(CurlOption::SeekFunction, &MriaCurlSeek);
		set(CurlOption::SeekData, &transfer);
	}
	if (request.method == "POST")
	{
		set(CurlOption::Post, 1L);
		set(CurlOption::PostSize, static_cast<std::int64_t>(request.body ? request.body->Size() : 0));
	}
	if (request.method == "POST" && !request.body)
	{
		set(CurlOption::PostFields, "");
	}
	set(CurlOption::CustomRequest, request.method.c_str());
}

HttpError HttpCurl::ErrorOf(int code, Transfer& transfer) const
{
	const std::string reason = message_[0] != '\0' ? message_.data() : curl_.describe(code);
	const bool isSilent = reason.find("too slow") != std::string::npos;
	return {TroubleOf(code, isSilent ? 1 : 0), reason, std::move(transfer.response)};
}

HttpResult<std::string> HttpCurl::Certificate()
{
	const HttpRequest nothing;
	Transfer transfer = {&nothing, &isEndAsked_, {}};
	SetCommonOptions(transfer, origin_);
	curl_.setOption(handle_, CurlOption::ConnectOnly, 1L);
	curl_.setOption(handle_, CurlOption::CertificateInfo, 1L);
	const int code = curl_.perform(handle_);
	if (code != CurlCode::Ok)
	{
		return ErrorOf(code, transfer);
	}
	CurlLibrary::Certificates* certificates = nullptr;
	curl_.getInfo(handle_, CurlInfo::Certificates, &certificates);
	const bool hasOne = certificates && certificates->count > 0;
	for (CurlLibrary::StringList* item = hasOne ? certificates->properties[0] : nullptr; item; item = item->next)
	{
		const std::string text = item->text;
		if (text.rfind("Cert:", 0) == 0)
		{
			return CertificateFromPem(text);
		}
	}
	return HttpError{HttpTrouble::CannotConnect, "the connection has no certificate"};
}

HttpResult<HttpResponse> HttpCurl::Send(const HttpRequest& request)
{
	Transfer transfer = {&request, &isEndAsked_, {}};
	const auto set = [&](int option, auto value) { curl_.setOption(handle_, option, value); };
	SetCommonOptions(transfer, origin_ + request.target);
	SetBodyOptions(transfer);
	CurlLibrary::StringList* headers = curl_.append(nullptr, "Expect:");
	for (const std::string& header : request.headers)
	{
		headers = curl_.append(headers, header.c_str());
	}
	set(CurlOption::Headers, headers);
	set(CurlOption::WriteFunction, &MriaCurlWrite);
	set(CurlOption::WriteData, &transfer);
	set(CurlOption::HeaderFunction, &MriaCurlHeader);
	set(CurlOption::HeaderData, &transfer);
	set(CurlOption::TimeoutMilliseconds, static_cast<long>(request.limit.count()));
	set(CurlOption::LowSpeedLimit, 1L);
	set(CurlOption::LowSpeedTime, kSilentSeconds);
	const int code = curl_.perform(handle_);
	long status = 0;
	curl_.getInfo(handle_, CurlInfo::ResponseCode, &status);
	curl_.freeList(headers);
	transfer.response.status = static_cast<int>(status);
	if (code != CurlCode::Ok)
	{
		return ErrorOf(code, transfer);
	}
	return std::move(transfer.response);
}

/** Where there is no libcurl, each request says so. */
class NoHttp final : public Http
{
public:
	HttpResult<std::string> Certificate() override { return HttpError{HttpTrouble::NoLibrary, ""}; }
	void Pin(const std::string&) override {}
	HttpResult<HttpResponse> Send(const HttpRequest&) override { return HttpError{HttpTrouble::NoLibrary, ""}; }
};
} // namespace HttpCurlDetail

std::unique_ptr<Http> MakeHttp(const std::string& origin, std::function<bool()> isEndAsked)
{
	using namespace HttpCurlDetail;
	const CurlLibrary* const curl = CurlLibrary::Get();
	if (!curl)
	{
		return std::make_unique<NoHttp>();
	}
	return std::make_unique<HttpCurl>(*curl, origin, std::move(isEndAsked));
}

} // namespace mria

#endif
