// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace mria
{

/** A TCP connection to this machine. Calls end early, as if the connection broke, when the end is asked for. */
class Socket
{
public:
	/** Nothing if nobody listens on that port. Without a byte for `limit`, a connection counts as broken. */
	static std::optional<Socket> ConnectTo(
		std::uint16_t port, std::chrono::seconds limit, std::function<bool()> isEndAsked);

	Socket(Socket&& other) noexcept;
	Socket& operator=(Socket&&) = delete;
	~Socket();

	bool Send(std::string_view bytes);

	/** Exactly so many bytes; false if the connection ends before. */
	bool Receive(char* out, std::size_t size);

	/** All until the other side closes; false if the connection broke instead. */
	bool ReceiveToEnd(std::string& out);

private:
	Socket(std::intptr_t handle, std::chrono::seconds limit, std::function<bool()> isEndAsked);

	/** Bytes received, 0 at the end, -1 if the connection broke. */
	long ReceiveSome(char* out, std::size_t size);
	bool WaitUntilReady(short what);

	std::intptr_t handle_;
	std::chrono::seconds limit_;
	std::function<bool()> isEndAsked_;
};

} // namespace mria
