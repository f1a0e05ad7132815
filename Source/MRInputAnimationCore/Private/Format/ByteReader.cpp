// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Format/ByteReader.h"

#include "Format/FormatConstants.h"

#include <cstring>

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "Recordings are little-endian and are loaded as they lie"
#endif

namespace mria
{

template <typename T>
T ByteReader::Load(const char* field)
{
	if (error_)
	{
		return T{};
	}
	if (Left() < sizeof(T))
	{
		Fail(ErrorCode::Truncated, offset_, field, sizeof(T), static_cast<std::int64_t>(Left()));
		return T{};
	}
	T value;
	std::memcpy(&value, bytes_.data() + offset_, sizeof(T));
	offset_ += sizeof(T);
	return value;
}

std::uint8_t ByteReader::U8(const char* field)
{
	return Load<std::uint8_t>(field);
}

std::int32_t ByteReader::I32(const char* field)
{
	return Load<std::int32_t>(field);
}

std::int64_t ByteReader::I64(const char* field)
{
	return Load<std::int64_t>(field);
}

float ByteReader::F32(const char* field)
{
	return Load<float>(field);
}

std::uint32_t ByteReader::Count(const char* field, std::size_t elementSize)
{
	const std::size_t start = offset_;
	const std::int32_t count = I32(field);
	const std::size_t most = Left() / elementSize;
	const bool fits = count >= 0 && static_cast<std::size_t>(count) <= most;
	if (!fits && (count < 0 || count > kMaxPlausibleCount))
	{
		Fail(ErrorCode::CountOutOfRange, start, field, static_cast<std::int64_t>(most), count);
		return 0;
	}
	return static_cast<std::uint32_t>(count);
}

const std::uint8_t* ByteReader::Records(
	const char* name, std::uint32_t count, std::size_t size, Span<const char* const> fields)
{
	if (error_ || count == 0)
	{
		return nullptr;
	}
	const std::size_t whole = Left() / size;
	if (count > whole)
	{
		const std::size_t rest = Left() % size;
		const Scope inRecord = Enter(name, static_cast<std::int32_t>(whole));
		Fail(ErrorCode::Truncated, bytes_.size() - rest % sizeof(float), fields[rest / sizeof(float)], sizeof(float),
			static_cast<std::int64_t>(rest % sizeof(float)));
		return nullptr;
	}
	const std::uint8_t* records = bytes_.data() + offset_;
	offset_ += count * size;
	return records;
}

ByteReader::Text ByteReader::String(const char* field)
{
	const std::size_t start = offset_;
	std::uint64_t length = 0;
	std::uint8_t lengthSize = 0;
	std::uint8_t group = 0x80;
	while ((group & 0x80) != 0 && lengthSize < kMaxStringLengthSize && !error_)
	{
		group = U8(field);
		length |= static_cast<std::uint64_t>(group & 0x7f) << (7 * lengthSize);
		++lengthSize;
	}
	if (error_)
	{
		return {};
	}
	if ((group & 0x80) != 0 || length > Left())
	{
		Fail(ErrorCode::StringTooLong, start, field, static_cast<std::int64_t>(Left()),
			static_cast<std::int64_t>(length));
		return {};
	}
	const Text text{bytes_.Part(offset_, static_cast<std::size_t>(length)), lengthSize};
	offset_ += text.bytes.size();
	return text;
}

void ByteReader::ExpectEnd()
{
	if (!error_ && Left() > 0)
	{
		Fail(ErrorCode::BytesLeftOver, offset_, "end", static_cast<std::int64_t>(offset_),
			static_cast<std::int64_t>(bytes_.size()));
	}
}

void ByteReader::Fail(ErrorCode code, std::size_t offset, const char* field, std::int64_t wanted, std::int64_t found)
{
	if (!error_)
	{
		FieldPath path = curve_ ? CurvePath(*curve_) : FieldPath{};
		for (std::size_t i = 0; i < path_.depth; ++i)
		{
			path.Push(path_.segments[i].name, path_.segments[i].index);
		}
		path.Push(field);
		error_ = Error{code, offset, path, wanted, found};
	}
}

} // namespace mria
