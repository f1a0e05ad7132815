// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <openxr/openxr.h>

#include <cinttypes>
#include <cstdio>
#include <string>

namespace probe
{

/** Text of one JSON value after the other, commas where they belong. Names need no escapes. */
class Json
{
public:
	Json& Key(const std::string& name)
	{
		Comma();
		text_ += '"' + name + "\":";
		needsComma_ = false;
		return *this;
	}
	Json& Open(char bracket)
	{
		Comma();
		text_ += bracket;
		needsComma_ = false;
		return *this;
	}
	Json& Close(char bracket)
	{
		text_ += bracket;
		needsComma_ = true;
		return *this;
	}
	Json& Number(double value)
	{
		char digits[32];
		std::snprintf(digits, sizeof(digits), "%.9g", value);
		return Raw(digits);
	}
	Json& Integer(std::int64_t value) { return Raw(std::to_string(value)); }
	Json& Text(const std::string& value) { return Raw('"' + value + '"'); }
	Json& Vector(const XrVector3f& v) { return Number(v.x).Number(v.y).Number(v.z); }
	Json& Pose(const XrPosef& pose)
	{
		const XrQuaternionf& q = pose.orientation;
		return Open('[').Vector(pose.position).Number(q.x).Number(q.y).Number(q.z).Number(q.w).Close(']');
	}
	/** The values of `other`, which is empty then. */
	Json& Append(Json& other)
	{
		if (!other.text_.empty())
		{
			Raw(other.text_);
		}
		other = {};
		return *this;
	}
	void PrintLine()
	{
		std::puts(text_.c_str());
		text_.clear();
		needsComma_ = false;
	}

private:
	Json& Raw(const std::string& value)
	{
		Comma();
		text_ += value;
		needsComma_ = true;
		return *this;
	}
	void Comma()
	{
		if (needsComma_)
		{
			text_ += ',';
		}
	}

	std::string text_;
	bool needsComma_ = false;
};

} // namespace probe
