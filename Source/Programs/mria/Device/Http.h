// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Result.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mria
{

/** How far a transfer has come, in bytes. */
using TransferProgress = std::function<void(std::uint64_t done, std::uint64_t total)>;

/** What a request sends: texts and files in a row, read as they are needed. */
class HttpBody
{
public:
	void AddText(std::string text);

	/** False if the file cannot be read. */
	bool AddFile(const std::string& path);

	std::uint64_t Size() const { return size_; }

	/** The next bytes, at most `size`; 0 at the end or where a file became unreadable. */
	std::size_t Read(char* out, std::size_t size);

	/** Begins again. */
	void Rewind() { position_ = 0; }

private:
	struct Part
	{
		std::string text;
		std::string file; ///< Empty for a text.
		std::uint64_t size = 0;
	};
	std::vector<Part> parts_;
	std::uint64_t size_ = 0;
	std::uint64_t position_ = 0;
};

struct HttpRequest
{
	std::string method = "GET";
	std::string target; ///< Path and query, encoded.
	std::vector<std::string> headers = {}; ///< "Name: value".
	HttpBody* body = nullptr;
	TransferProgress progress = {}; ///< Of the body that is sent, or else of the one that is received.
	std::chrono::milliseconds limit = std::chrono::minutes(30); ///< For all of it.
};

struct HttpResponse
{
	int status = 0;
	std::vector<std::string> headers = {};
	std::string body = {};

	/** The first header of that name, in lower case; empty if there is none. */
	std::string Header(std::string_view name) const;
};

enum class HttpTrouble
{
	CannotConnect,
	Lost, ///< The connection broke, or nothing came over it for too long.
	TimedOut, ///< The whole request took longer than its limit.
	OtherCertificate, ///< Not the pinned one. Nothing was sent.
	Interrupted, ///< The caller asked for the end.
	NoLibrary, ///< The system has no libcurl.
};

struct HttpError
{
	HttpTrouble trouble = HttpTrouble::CannotConnect;
	std::string reason; ///< The library's words.
	HttpResponse received = {}; ///< What had arrived before a connection broke.
};

template <typename T>
using HttpResult = Result<T, HttpError>;

/** Requests to one server. Not for several threads at once. */
class Http
{
public:
	virtual ~Http() = default;

	/** The server's certificate (DER). Sends no credentials. */
	virtual HttpResult<std::string> Certificate() = 0;

	/** From now on only a server with this certificate (DER) receives anything. */
	virtual void Pin(const std::string& certificate) = 0;

	virtual HttpResult<HttpResponse> Send(const HttpRequest& request) = 0;
};

/** `origin` is "https://192.168.0.7:443". A request ends early when `isEndAsked` becomes true. */
std::unique_ptr<Http> MakeHttp(const std::string& origin, std::function<bool()> isEndAsked);

} // namespace mria
