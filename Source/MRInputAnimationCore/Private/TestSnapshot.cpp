// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/TestSnapshot.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <utility>

namespace mria
{

namespace TestSnapshotDetail
{
bool EndsIn(std::string_view text, std::string_view end)
{
	return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

/** Whether a number begins here: a digit, or a sign or point before one. */
bool IsNumberAt(std::string_view text, std::size_t index)
{
	const auto isDigit = [text](std::size_t place)
	{ return place < text.size() && text[place] >= '0' && text[place] <= '9'; };
	const std::size_t unsignedAt = index + (text[index] == '-' || text[index] == '+' ? 1 : 0);
	return isDigit(unsignedAt) || (unsignedAt < text.size() && text[unsignedAt] == '.' && isDigit(unsignedAt + 1));
}

/** Reads the number at `index` and moves behind it. */
double TakeNumber(const std::string& text, std::size_t& index)
{
	char* end = nullptr;
	const double number = std::strtod(text.c_str() + index, &end);
	index = static_cast<std::size_t>(end - text.c_str());
	return number;
}

struct NumberRule
{
	double tolerance = 0.0;
	bool isAngle = false;

	bool Accepts(double expected, double actual) const
	{
		const double difference = std::fabs(expected - actual);
		return difference <= tolerance || (isAngle && std::fabs(std::remainder(difference, 360.0)) <= tolerance);
	}
};

NumberRule RuleOf(const std::string& valueName, const SnapshotTolerances& tolerances)
{
	if (EndsIn(valueName, ".Rotation"))
	{
		return {tolerances.rotation, true};
	}
	return {EndsIn(valueName, ".Location") ? tolerances.location : tolerances.number, false};
}

std::string TimeText(double time)
{
	char text[64];
	std::snprintf(text, sizeof(text), "at %.3f s", time);
	return text;
}

/** Calls `matched` for items of equal names, the first with the first, and `single` for the others. */
template <typename Item, typename Matched, typename Single>
void ForEachPair(const std::vector<Item>& expected, const std::vector<Item>& actual, std::string Item::*name,
	Matched matched, Single single)
{
	std::vector<bool> isTaken(actual.size(), false);
	for (const Item& wanted : expected)
	{
		std::size_t partner = 0;
		while (partner < actual.size() && (isTaken[partner] || actual[partner].*name != wanted.*name))
		{
			++partner;
		}
		if (partner == actual.size())
		{
			single(wanted, true);
			continue;
		}
		isTaken[partner] = true;
		matched(wanted, actual[partner]);
	}
	for (std::size_t i = 0; i < actual.size(); ++i)
	{
		if (!isTaken[i])
		{
			single(actual[i], false);
		}
	}
}

class Comparer
{
public:
	explicit Comparer(const SnapshotTolerances& tolerances)
		: tolerances_(tolerances)
	{
	}

	void CompareEvents(const std::vector<ObservedEvent>& expected, const std::vector<ObservedEvent>& actual)
	{
		ForEachPair(
			expected, actual, &ObservedEvent::text,
			[this](const ObservedEvent& wanted, const ObservedEvent& found) { CompareTime(wanted, found, found.text); },
			[this](const ObservedEvent& only, bool isExpected) { AddSingle(only, only.text, isExpected); });
	}

	void CompareMoments(const std::vector<ObservedMoment>& expected, const std::vector<ObservedMoment>& actual)
	{
		ForEachPair(
			expected, actual, &ObservedMoment::name,
			[this](const ObservedMoment& wanted, const ObservedMoment& found)
			{
				CompareTime(wanted, found, found.name);
				CompareValues(wanted.values, found);
			},
			[this](const ObservedMoment& only, bool isExpected) { AddSingle(only, only.name, isExpected); });
	}

	std::vector<TestDifference> TakeSorted()
	{
		std::stable_sort(differences_.begin(), differences_.end(),
			[](const TestDifference& a, const TestDifference& b) { return a.time < b.time; });
		return std::move(differences_);
	}

private:
	void CompareValues(const std::vector<ObservedValue>& expected, const ObservedMoment& moment)
	{
		ForEachPair(
			expected, moment.values, &ObservedValue::name,
			[&](const ObservedValue& wanted, const ObservedValue& found)
			{
				if (!AreEqual(wanted.text, found.text, found.name, tolerances_))
				{
					differences_.push_back({moment.time, found.name, wanted.text, found.text, moment.input});
				}
			},
			[&](const ObservedValue& only, bool isExpected)
			{
				const std::string nothing = "nothing";
				differences_.push_back({moment.time, only.name, isExpected ? only.text : nothing,
					isExpected ? nothing : only.text, moment.input});
			});
	}

	template <typename Item>
	void CompareTime(const Item& expected, const Item& actual, const std::string& name)
	{
		if (std::fabs(expected.time - actual.time) > tolerances_.time)
		{
			differences_.push_back({actual.time, name, TimeText(expected.time), TimeText(actual.time), actual.input});
		}
	}

	template <typename Item>
	void AddSingle(const Item& only, const std::string& name, bool isExpected)
	{
		const std::string time = TimeText(only.time);
		differences_.push_back({only.time, name, isExpected ? time : "never", isExpected ? "never" : time, only.input});
	}

	const SnapshotTolerances& tolerances_;
	std::vector<TestDifference> differences_;
};

/** Nothing for a hand that is not tracked. */
std::string DescribeHand(const HandFrame& hand, const char* name)
{
	return hand.isTracked ? std::string(name) + (hand.isPinching ? " hand pinches" : " hand tracked") : std::string();
}
} // namespace TestSnapshotDetail

bool AreEqual(const std::string& expected, const std::string& actual, const std::string& valueName,
	const SnapshotTolerances& tolerances)
{
	using namespace TestSnapshotDetail;
	const NumberRule rule = RuleOf(valueName, tolerances);
	std::size_t inExpected = 0;
	std::size_t inActual = 0;
	while (inExpected < expected.size() && inActual < actual.size())
	{
		const bool isNumber = IsNumberAt(expected, inExpected);
		if (isNumber != IsNumberAt(actual, inActual))
		{
			return false;
		}
		if (!isNumber)
		{
			if (expected[inExpected++] != actual[inActual++])
			{
				return false;
			}
		}
		else if (!rule.Accepts(TakeNumber(expected, inExpected), TakeNumber(actual, inActual)))
		{
			return false;
		}
	}
	return inExpected == expected.size() && inActual == actual.size();
}

std::vector<TestDifference> CompareSnapshots(
	const TestSnapshot& expected, const TestSnapshot& actual, const SnapshotTolerances& tolerances)
{
	using namespace TestSnapshotDetail;
	Comparer comparer(tolerances);
	comparer.CompareEvents(expected.events, actual.events);
	comparer.CompareMoments(expected.moments, actual.moments);
	return comparer.TakeSorted();
}

std::optional<TestDifference> FindMissing(
	const ExpectedEvent& expected, const std::vector<ObservedEvent>& events, double endTime)
{
	using namespace TestSnapshotDetail;
	const ObservedEvent* nearest = nullptr;
	const auto distance = [&expected](const ObservedEvent& event)
	{ return expected.time ? std::fabs(event.time - *expected.time) : 0.0; };
	for (const ObservedEvent& event : events)
	{
		if (event.text == expected.text && (!nearest || distance(event) < distance(*nearest)))
		{
			nearest = &event;
		}
	}
	if (nearest && distance(*nearest) <= expected.tolerance)
	{
		return std::nullopt;
	}
	TestDifference missing;
	missing.time = nearest ? nearest->time : expected.time.value_or(endTime);
	missing.value = expected.text;
	missing.expected = expected.time ? TimeText(*expected.time) : "at any time";
	missing.actual = nearest ? TimeText(nearest->time) : "never";
	missing.input = nearest ? nearest->input : std::string();
	return missing;
}

std::string DescribeHands(const Frame& frame)
{
	using namespace TestSnapshotDetail;
	const std::string left = DescribeHand(frame[Hand::Left], "left");
	const std::string right = DescribeHand(frame[Hand::Right], "right");
	if (left.empty() && right.empty())
	{
		return "no hand tracked";
	}
	return left.empty() || right.empty() ? left + right : left + ", " + right;
}

} // namespace mria
