// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Device/Transport.h"

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mria
{

struct PortalCall
{
	std::string method = "GET";
	std::string target;
	HttpBody* body = nullptr;
	std::string contentType = {};
	TransferProgress progress = {};
	std::chrono::milliseconds limit = std::chrono::minutes(10);
	int attempts = 3; ///< 1 where the same call must not happen twice.
	bool canResume = false; ///< A download continues where the connection broke, if the server can.
};

/**
 * Requests to Windows Device Portal: checks the certificate before anything else, then signs in, and follows the rule
 * that a request which changes something repeats the cookie CSRF-Token in the header X-CSRF-Token.
 */
class PortalSession
{
public:
	PortalSession(DeviceAddress address, TransportOptions options);

	/** Certificate, then credentials. */
	std::optional<Failure> Open();

	/** Any answer but 2xx is a failure. */
	FileResult<HttpResponse> Call(const PortalCall& call);

	/** Waits, unless the end is asked for. */
	void Wait(std::chrono::milliseconds time) const;

	const DeviceAddress& Address() const { return address_; }
	bool IsEndAsked() const { return options_.isEndAsked(); }

private:
	HttpRequest RequestFor(const PortalCall& call, const std::string& received) const;
	HttpResult<HttpResponse> SendOnce(const PortalCall& call, std::string& received);
	void KeepToken(const HttpResponse& response);
	Failure FailureOf(const HttpError& error) const;
	Failure FailureOf(const HttpResponse& response) const;

	DeviceAddress address_;
	TransportOptions options_;
	std::unique_ptr<Http> http_;
	std::string authorization_;
	std::string token_;
};

/** "?a=b&c=d", encoded. */
std::string QueryText(const std::vector<std::pair<std::string, std::string>>& parameters);

} // namespace mria
