// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/AdbServer.h"

#include "Mria/Text.h"

#include <array>
#include <cstdlib>
#include <cstring>
#include <sstream>

namespace mria
{

namespace AdbServerDetail
{
constexpr std::chrono::seconds kSilentLimit(60); ///< Long enough for a package to be installed.
constexpr std::size_t kMostData = 65536; ///< In one block of a file.
constexpr std::uint32_t kMostAnswer = 1 << 20;
constexpr const char* kExitMark = "mria-exit-code:";

std::uint16_t ServerPort()
{
	const char* const text = std::getenv("ANDROID_ADB_SERVER_PORT");
	const int port = text ? std::atoi(text) : 0;
	return static_cast<std::uint16_t>(port > 0 && port < 65536 ? port : 5037);
}

/** Four letters and a little-endian number: every message about files begins so. */
std::string SyncHead(const char* id, std::size_t number)
{
	std::string head(id, 4);
	for (int shift = 0; shift < 32; shift += 8)
	{
		head += static_cast<char>(number >> shift);
	}
	return head;
}

struct SyncMessage
{
	std::string id;
	std::uint32_t number = 0;
};

std::uint32_t NumberAt(const char* bytes)
{
	std::uint32_t number = 0;
	for (int i = 3; i >= 0; --i)
	{
		number = number << 8 | static_cast<unsigned char>(bytes[i]);
	}
	return number;
}

bool ReceiveMessage(Socket& socket, SyncMessage& message)
{
	std::array<char, 8> bytes;
	const bool isWhole = socket.Receive(bytes.data(), bytes.size());
	message = {std::string(bytes.data(), 4), isWhole ? NumberAt(bytes.data() + 4) : 0};
	return isWhole;
}

/** A text after its length in four hexadecimal digits. */
bool ReceiveText(Socket& socket, std::string& text)
{
	char digits[5] = {};
	if (!socket.Receive(digits, 4))
	{
		return false;
	}
	text.resize(std::strtoul(digits, nullptr, 16));
	return socket.Receive(text.data(), text.size());
}
} // namespace AdbServerDetail

AdbServer::AdbServer(std::string device, std::function<bool()> isEndAsked)
	: device_(std::move(device))
	, isEndAsked_(std::move(isEndAsked))
{
}

Failure AdbServer::Lost() const
{
	return isEndAsked_() ? DeviceFailure(device_, "Interrupted", "interrupted")
						 : DeviceFailure(device_, "ConnectionLost", "the connection to " + device_ + " broke");
}

Failure AdbServer::Refused(Socket& socket, std::size_t reasonSize) const
{
	std::string reason(reasonSize < AdbServerDetail::kMostAnswer ? reasonSize : 0, '\0');
	if (!socket.Receive(reason.data(), reason.size()))
	{
		return Lost();
	}
	const auto says = [&](const char* text) { return reason.find(text) != std::string::npos; };
	if (says("No space left"))
	{
		return DeviceFailure(device_, "DiskFull", "the disk of " + device_ + " is full", Printable(reason),
			"delete recordings, takes or apps on the device");
	}
	const bool isMissing = says("No such file");
	const bool isGone = says("not found") || says("offline") || says("no devices");
	return DeviceFailure(device_,
		isMissing	 ? "NotFound"
			: isGone ? "CannotConnect"
					 : "Refused",
		isGone ? "adb does not see " + device_ : device_ + " refuses the request", Printable(reason),
		isGone ? "'adb devices' lists what it sees; unlock the device and allow debugging" : "");
}

std::optional<Failure> AdbServer::Ask(Socket& socket, const std::string& request) const
{
	char size[5] = {};
	std::snprintf(size, sizeof(size), "%04x", static_cast<unsigned int>(request.size() & 0xFFFF));
	std::array<char, 4> answer;
	if (!socket.Send(size + request) || !socket.Receive(answer.data(), answer.size()))
	{
		return Lost();
	}
	if (std::memcmp(answer.data(), "OKAY", 4) == 0)
	{
		return std::nullopt;
	}
	char digits[5] = {};
	const bool hasReason = socket.Receive(digits, 4);
	return hasReason ? Refused(socket, std::strtoul(digits, nullptr, 16)) : Lost();
}

FileResult<Socket> AdbServer::Open(const std::vector<std::string>& requests) const
{
	using namespace AdbServerDetail;
	std::optional<Socket> socket = Socket::ConnectTo(ServerPort(), kSilentLimit, isEndAsked_);
	if (!socket)
	{
		return DeviceFailure(device_, "CannotConnect", "no adb server answers on this machine",
			"port " + std::to_string(ServerPort()), "start it: adb start-server");
	}
	for (const std::string& request : requests)
	{
		if (std::optional<Failure> failure = Ask(*socket, request))
		{
			return *failure;
		}
	}
	return std::move(*socket);
}

FileResult<Socket> AdbServer::OpenSync(const std::string& serial) const
{
	return Open({"host:transport:" + serial, "sync:"});
}

FileResult<std::vector<AdbDevice>> AdbServer::Devices() const
{
	FileResult<Socket> socket = Open({"host:devices"});
	if (!socket)
	{
		return socket.GetError();
	}
	std::string text;
	if (!AdbServerDetail::ReceiveText(socket.Value(), text))
	{
		return Lost();
	}
	std::vector<AdbDevice> devices;
	std::istringstream lines(text);
	for (std::string line; std::getline(lines, line);)
	{
		const std::size_t tab = line.find('\t');
		if (tab != std::string::npos)
		{
			devices.push_back({line.substr(0, tab), line.substr(tab + 1)});
		}
	}
	return devices;
}

FileResult<std::string> AdbServer::Run(const std::string& serial, const std::string& command) const
{
	using namespace AdbServerDetail;
	FileResult<Socket> socket =
		Open({"host:transport:" + serial, "exec:" + command + "; echo " + std::string(kExitMark) + "$?"});
	if (!socket)
	{
		return socket.GetError();
	}
	std::string text;
	if (!socket.Value().ReceiveToEnd(text))
	{
		return Lost();
	}
	const std::size_t mark = text.rfind(kExitMark);
	if (mark == std::string::npos)
	{
		return Lost();
	}
	const int exitCode = std::atoi(text.c_str() + mark + std::strlen(kExitMark));
	text.erase(mark);
	if (exitCode != 0)
	{
		text.erase(text.find_last_not_of("\r\n") + 1);
		return DeviceFailure(device_, "Refused", device_ + " refuses the request",
			Printable(command) + " ends with " + std::to_string(exitCode) +
				(text.empty() ? "" : ": " + Printable(text)));
	}
	return text;
}

std::optional<Failure> AdbServer::Push(
	const std::string& serial, const std::string& path, HttpBody& bytes, const TransferProgress& progress) const
{
	using namespace AdbServerDetail;
	FileResult<Socket> socket = OpenSync(serial);
	if (!socket)
	{
		return socket.GetError();
	}
	const std::string target = path + ",33188"; // a regular file, mode 644
	bool isSent = socket.Value().Send(SyncHead("SEND", target.size()) + target);
	std::string block(kMostData, '\0');
	bytes.Rewind();
	for (std::uint64_t sent = 0; isSent && sent < bytes.Size();)
	{
		const std::size_t size = bytes.Read(block.data(), block.size());
		isSent = size > 0 && socket.Value().Send(SyncHead("DATA", size)) &&
			socket.Value().Send(std::string_view(block.data(), size));
		sent += size;
		if (progress)
		{
			progress(sent, bytes.Size());
		}
	}
	// Where the device gave up in the middle, its reason is still to be read.
	isSent = isSent && socket.Value().Send(SyncHead("DONE", 0));
	SyncMessage answer;
	if (!ReceiveMessage(socket.Value(), answer))
	{
		return Lost();
	}
	return answer.id == "OKAY" ? std::nullopt : std::optional(Refused(socket.Value(), answer.number));
}

FileResult<std::string> AdbServer::Pull(
	const std::string& serial, const std::string& path, const TransferProgress& progress) const
{
	using namespace AdbServerDetail;
	FileResult<Socket> socket = OpenSync(serial);
	if (!socket)
	{
		return socket.GetError();
	}
	std::string bytes;
	SyncMessage message;
	bool isThere = socket.Value().Send(SyncHead("RECV", path.size()) + path);
	while (isThere && (isThere = ReceiveMessage(socket.Value(), message)) && message.id == "DATA")
	{
		const std::size_t before = bytes.size();
		bytes.resize(before + (message.number <= kMostData ? message.number : 0));
		isThere = message.number <= kMostData && socket.Value().Receive(bytes.data() + before, message.number);
		if (progress)
		{
			progress(bytes.size(), 0);
		}
	}
	if (!isThere)
	{
		return Lost();
	}
	if (message.id != "DONE")
	{
		return Refused(socket.Value(), message.number);
	}
	return bytes;
}

FileResult<std::vector<DeviceFile>> AdbServer::Files(const std::string& serial, const std::string& folder) const
{
	using namespace AdbServerDetail;
	constexpr std::uint32_t kKindMask = 0170000;
	constexpr std::uint32_t kRegularFile = 0100000;
	FileResult<Socket> socket = OpenSync(serial);
	if (!socket)
	{
		return socket.GetError();
	}
	std::vector<DeviceFile> files;
	bool isThere = socket.Value().Send(SyncHead("LIST", folder.size()) + folder);
	for (SyncMessage entry; isThere;)
	{
		std::array<char, 12> rest; // size, time, length of the name; at the end too
		isThere = ReceiveMessage(socket.Value(), entry) && socket.Value().Receive(rest.data(), rest.size());
		if (isThere && entry.id == "DONE")
		{
			return files;
		}
		std::string name(isThere ? NumberAt(rest.data() + 8) & 0xFFFF : 0, '\0');
		isThere = isThere && entry.id == "DENT" && socket.Value().Receive(name.data(), name.size());
		if ((entry.number & kKindMask) == kRegularFile)
		{
			files.push_back({name, NumberAt(rest.data())});
		}
	}
	return Lost();
}

} // namespace mria
