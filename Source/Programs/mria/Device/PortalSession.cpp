// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/PortalSession.h"

#include "Device/Certificate.h"
#include "Device/Digest.h"
#include "Device/KnownDevices.h"
#include "Json/JsonDocument.h"
#include "Mria/Text.h"

#include <cctype>
#include <thread>

namespace mria
{

namespace PortalSessionDetail
{
constexpr std::chrono::milliseconds kFirstPause(300);
constexpr const char* kTokenTarget = "/api/os/info";

/** What Device Portal says about a failure; it has two forms. */
std::string ReasonIn(const HttpResponse& response)
{
	const JsonDocument json(response.body);
	for (const char* name : {"Reason", "ErrorMessage", "CodeText"})
	{
		const std::string text = JsonDocument::Text(json.Root(), name);
		if (!text.empty())
		{
			return Printable(text);
		}
	}
	return "";
}

/** 0x80070070, as a signed or unsigned number or in words. */
bool IsDiskFull(const HttpResponse& response)
{
	const auto says = [&](const char* text) { return response.body.find(text) != std::string::npos; };
	constexpr int kInsufficientStorage = 507;
	return response.status == kInsufficientStorage || says("-2147024784") || says("2147942512") || says("80070070");
}

bool IsWorthAnotherTry(HttpTrouble trouble)
{
	return trouble == HttpTrouble::Lost || trouble == HttpTrouble::CannotConnect || trouble == HttpTrouble::TimedOut;
}
} // namespace PortalSessionDetail

PortalSession::PortalSession(DeviceAddress address, TransportOptions options)
	: address_(std::move(address))
	, options_(std::move(options))
	, http_(MakeHttp(address_.origin, options_.isEndAsked))
{
}

std::optional<Failure> PortalSession::Open()
{
	if (address_.isSecure)
	{
		const HttpResult<std::string> certificate = http_->Certificate();
		if (!certificate)
		{
			return FailureOf(certificate.GetError());
		}
		if (std::optional<Failure> failure =
				CheckFingerprint(address_, FingerprintOf(certificate.Value()), options_.fingerprints, KnownDevices()))
		{
			return failure;
		}
		http_->Pin(certificate.Value());
	}
	const FileResult<Credentials> credentials = options_.credentials();
	if (!credentials)
	{
		return credentials.GetError();
	}
	authorization_ = "Authorization: Basic " + ToBase64(credentials.Value().user + ":" + credentials.Value().password);
	return std::nullopt;
}

HttpRequest PortalSession::RequestFor(const PortalCall& call, const std::string& received) const
{
	HttpRequest request;
	request.method = call.method;
	request.target = call.target;
	request.body = call.body;
	request.limit = call.limit;
	request.headers = {authorization_};
	if (call.method != "GET" && !token_.empty())
	{
		request.headers.push_back("Cookie: CSRF-Token=" + token_);
		request.headers.push_back("X-CSRF-Token: " + token_);
	}
	if (!call.contentType.empty())
	{
		request.headers.push_back("Content-Type: " + call.contentType);
	}
	const std::uint64_t before = received.size();
	if (before > 0)
	{
		request.headers.push_back("Range: bytes=" + std::to_string(before) + "-");
	}
	if (call.progress)
	{
		request.progress = [progress = call.progress, before](std::uint64_t done, std::uint64_t total)
		{ progress(before + done, before + total); };
	}
	return request;
}

/** `received` collects what arrived of a download before its connection broke. */
HttpResult<HttpResponse> PortalSession::SendOnce(const PortalCall& call, std::string& received)
{
	constexpr int kWhole = 200;
	constexpr int kRest = 206;
	HttpResult<HttpResponse> result = http_->Send(RequestFor(call, received));
	HttpResponse broken = result ? HttpResponse() : result.GetError().received;
	HttpResponse& response = result ? result.Value() : broken;
	const std::string begin = "bytes " + std::to_string(received.size()) + "-";
	const bool isRest = response.status == kRest && response.Header("content-range").rfind(begin, 0) == 0;
	if (call.canResume && (isRest || response.status == kWhole))
	{
		received = isRest ? received + response.body : response.body;
		response.body = result ? received : "";
	}
	return result;
}

FileResult<HttpResponse> PortalSession::Call(const PortalCall& call)
{
	using namespace PortalSessionDetail;
	constexpr int kForbidden = 403;
	constexpr int kNoSuchRange = 416;
	std::string received;
	bool isTokenRenewed = false;
	std::chrono::milliseconds pause = kFirstPause;
	for (int attempt = 1;; ++attempt)
	{
		HttpResult<HttpResponse> result = SendOnce(call, received);
		if (!result)
		{
			if (attempt >= call.attempts || !IsWorthAnotherTry(result.GetError().trouble) || IsEndAsked())
			{
				return FailureOf(result.GetError());
			}
			Wait(pause);
			pause *= 3;
			continue;
		}
		KeepToken(result.Value());
		if (result.Value().status == kNoSuchRange && !received.empty())
		{
			received.clear(); // the file is another one by now
			continue;
		}
		if (result.Value().status == kForbidden && call.method != "GET" && !isTokenRenewed)
		{
			isTokenRenewed = true;
			PortalCall renewal;
			renewal.target = kTokenTarget;
			const FileResult<HttpResponse> renewed = Call(renewal);
			if (!renewed)
			{
				return renewed.GetError();
			}
			continue;
		}
		if (result.Value().status / 100 != 2)
		{
			return FailureOf(result.Value());
		}
		return std::move(result.Value());
	}
}

void PortalSession::Wait(std::chrono::milliseconds time) const
{
	constexpr std::chrono::milliseconds kStep(20);
	for (; time.count() > 0 && !IsEndAsked(); time -= kStep)
	{
		std::this_thread::sleep_for((std::min)(time, kStep));
	}
}

void PortalSession::KeepToken(const HttpResponse& response)
{
	constexpr std::string_view kCookie = "CSRF-Token=";
	for (const std::string& header : response.headers)
	{
		const std::size_t at = header.find(kCookie);
		if (at != std::string::npos && std::tolower(static_cast<unsigned char>(header[0])) == 's')
		{
			const std::size_t begin = at + kCookie.size();
			token_ = header.substr(begin, header.find(';', begin) - begin);
		}
	}
}

Failure PortalSession::FailureOf(const HttpError& error) const
{
	const std::string& device = address_.name;
	const std::string reason = Printable(error.reason);
	switch (error.trouble)
	{
	case HttpTrouble::CannotConnect:
		return DeviceFailure(device, "CannotConnect", "cannot connect to " + address_.origin, reason,
			"is the device on, awake and in this network, and Device Portal enabled?");
	case HttpTrouble::Lost:
		return DeviceFailure(device, "ConnectionLost", "the connection to " + device + " broke", reason);
	case HttpTrouble::TimedOut:
		return DeviceFailure(device, "TimedOut", device + " did not answer in time", reason);
	case HttpTrouble::OtherCertificate:
		return DeviceFailure(device, "ChangedCertificate",
			"the certificate of " + address_.origin + " changed meanwhile", reason,
			"nothing was sent to the new one; call again to see its fingerprint");
	case HttpTrouble::Interrupted:
		return DeviceFailure(device, "Interrupted", "interrupted");
	default:
		return DeviceFailure(device, "NoLibrary", "Device Portal needs libcurl, which is not installed", "",
			"install it: apt-get install libcurl4 (Debian, Ubuntu), dnf install libcurl (Fedora, RHEL), "
			"zypper install libcurl4 (SUSE)");
	}
}

Failure PortalSession::FailureOf(const HttpResponse& response) const
{
	using namespace PortalSessionDetail;
	constexpr int kUnauthorized = 401;
	constexpr int kNotFound = 404;
	const std::string reason = ReasonIn(response);
	if (response.status == kUnauthorized)
	{
		return DeviceFailure(address_.name, "WrongPassword", address_.name + " refuses the user name or password", "",
			"they are those of Device Portal, not of a Microsoft account");
	}
	if (IsDiskFull(response))
	{
		return DeviceFailure(address_.name, "DiskFull", "the disk of " + address_.name + " is full", reason,
			"delete recordings, takes or apps on the device");
	}
	const std::string status = "HTTP status " + std::to_string(response.status);
	return DeviceFailure(address_.name, response.status == kNotFound ? "NotFound" : "Refused",
		address_.name + " refuses the request", reason.empty() ? status : status + ": " + reason);
}

std::string QueryText(const std::vector<std::pair<std::string, std::string>>& parameters)
{
	constexpr char kHex[] = "0123456789ABCDEF";
	std::string text;
	for (const auto& [name, value] : parameters)
	{
		text += (text.empty() ? "?" : "&") + name + "=";
		for (const unsigned char c : value)
		{
			const bool isPlain = std::isalnum(c) != 0 || c == '-' || c == '_' || c == '.' || c == '~';
			text += isPlain ? std::string(1, static_cast<char>(c)) : std::string{'%', kHex[c >> 4], kHex[c & 15]};
		}
	}
	return text;
}

} // namespace mria
