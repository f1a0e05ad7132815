// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/Socket.h"

#include <array>
#include <utility>

#ifdef _WIN32
#include <winsock2.h>
#else
#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace mria
{

namespace SocketDetail
{
constexpr std::intptr_t kNone = -1;
constexpr int kLookMilliseconds = 50; ///< How often a wait looks whether the end is asked for.

#ifdef _WIN32
using Native = SOCKET;
constexpr int kSendFlags = 0;

bool StartUp()
{
	static WSADATA data;
	static const bool isStarted = WSAStartup(MAKEWORD(2, 2), &data) == 0;
	return isStarted;
}

void Close(Native handle)
{
	closesocket(handle);
}

int Poll(Native handle, short what)
{
	WSAPOLLFD poll = {handle, what, 0};
	return WSAPoll(&poll, 1, kLookMilliseconds);
}
#else
using Native = int;
constexpr int kSendFlags = MSG_NOSIGNAL;

bool StartUp()
{
	return true;
}

void Close(Native handle)
{
	close(handle);
}

int Poll(Native handle, short what)
{
	pollfd one = {handle, what, 0};
	return poll(&one, 1, kLookMilliseconds);
}
#endif
} // namespace SocketDetail

std::optional<Socket> Socket::ConnectTo(
	std::uint16_t port, std::chrono::seconds limit, std::function<bool()> isEndAsked)
{
	using namespace SocketDetail;
	if (!StartUp())
	{
		return std::nullopt;
	}
	Socket connection(static_cast<std::intptr_t>(socket(AF_INET, SOCK_STREAM, 0)), limit, std::move(isEndAsked));
	sockaddr_in address = {};
	address.sin_family = AF_INET;
	address.sin_port = htons(port);
	address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	const bool isConnected = connection.handle_ != kNone &&
		connect(
			static_cast<Native>(connection.handle_), reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0;
	return isConnected ? std::optional<Socket>(std::move(connection)) : std::nullopt;
}

Socket::Socket(std::intptr_t handle, std::chrono::seconds limit, std::function<bool()> isEndAsked)
	: handle_(handle)
	, limit_(limit)
	, isEndAsked_(std::move(isEndAsked))
{
}

Socket::Socket(Socket&& other) noexcept
	: handle_(std::exchange(other.handle_, SocketDetail::kNone))
	, limit_(other.limit_)
	, isEndAsked_(std::move(other.isEndAsked_))
{
}

Socket::~Socket()
{
	if (handle_ != SocketDetail::kNone)
	{
		SocketDetail::Close(static_cast<SocketDetail::Native>(handle_));
	}
}

bool Socket::WaitUntilReady(short what)
{
	const auto end = std::chrono::steady_clock::now() + limit_;
	while (!isEndAsked_() && std::chrono::steady_clock::now() < end)
	{
		if (SocketDetail::Poll(static_cast<SocketDetail::Native>(handle_), what) > 0)
		{
			return true;
		}
	}
	return false;
}

bool Socket::Send(std::string_view bytes)
{
	while (!bytes.empty())
	{
		constexpr std::size_t kMost = 65536;
		const std::size_t size = bytes.size() < kMost ? bytes.size() : kMost;
#ifdef _WIN32
		const int amount = static_cast<int>(size);
#else
		const std::size_t amount = size;
#endif
		const auto sent = WaitUntilReady(POLLOUT)
			? send(static_cast<SocketDetail::Native>(handle_), bytes.data(), amount, SocketDetail::kSendFlags)
			: -1;
		if (sent <= 0)
		{
			return false;
		}
		bytes.remove_prefix(static_cast<std::size_t>(sent));
	}
	return true;
}

long Socket::ReceiveSome(char* out, std::size_t size)
{
#ifdef _WIN32
	const int amount = static_cast<int>(size);
#else
	const std::size_t amount = size;
#endif
	return WaitUntilReady(POLLIN) ? static_cast<long>(recv(static_cast<SocketDetail::Native>(handle_), out, amount, 0))
								  : -1;
}

bool Socket::Receive(char* out, std::size_t size)
{
	while (size > 0)
	{
		const long got = ReceiveSome(out, size);
		if (got <= 0)
		{
			return false;
		}
		out += got;
		size -= static_cast<std::size_t>(got);
	}
	return true;
}

bool Socket::ReceiveToEnd(std::string& out)
{
	std::array<char, 4096> buffer;
	for (;;)
	{
		const long got = ReceiveSome(buffer.data(), buffer.size());
		if (got <= 0)
		{
			return got == 0;
		}
		out.append(buffer.data(), static_cast<std::size_t>(got));
	}
}

} // namespace mria
