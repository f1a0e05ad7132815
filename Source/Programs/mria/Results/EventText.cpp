// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Results/EventText.h"

#include "Mria/Text.h"
#include "Text/Strings.h"
#include "Text/ValueText.h"

namespace mria
{

namespace EventTextDetail
{
constexpr std::size_t kTimeWidth = 10;
constexpr std::size_t kWhoWidth = 8;

struct Wording
{
	const char* text;
	Tone tone;
};

/** In the order of EventKind. */
constexpr Wording kWordings[] = {
	{"pinch ended", Tone::Warning},
	{"tracking lost", Tone::Faint},
	{"tracking gained", Tone::Info},
	{"pinch started", Tone::Warning},
};

std::string HandName(Hand hand)
{
	return ToLower(ToString(hand));
}

const char* BoolText(bool value)
{
	return value ? "true" : "false";
}
} // namespace EventTextDetail

std::string MomentLine(const Report& report, double time, const std::string& who, const std::string& what)
{
	using namespace EventTextDetail;
	const std::string timeText = FixedText(time, 3, kTimeWidth);
	return report.Paint(Tone::Faint, timeText) + "  " + PadRight(who, kWhoWidth) + what;
}

std::string EventLine(const Report& report, const InputEvent& event, Span<const Marker> markers)
{
	using namespace EventTextDetail;
	if (event.kind == EventKind::Marker)
	{
		const std::string name = Printable(markers[event.marker].name);
		return MomentLine(report, event.time, "marker", report.Paint(Tone::Strong, name));
	}
	const Wording& wording = kWordings[static_cast<std::size_t>(event.kind)];
	return MomentLine(report, event.time, HandName(event.hand), report.Paint(wording.tone, wording.text));
}

std::string StateLine(const Report& report, double time, Hand hand, const HandInput& input)
{
	const std::string text =
		std::string(input.isTracked ? "tracked" : "not tracked") + (input.isPinching ? ", pinching" : "");
	return MomentLine(report, time, EventTextDetail::HandName(hand), "starts " + text);
}

std::string EventMembers(const InputEvent& event, Span<const Marker> markers)
{
	std::string out = "\"time\": ";
	AppendJsonFloat(out, event.time);
	out += std::string(", \"event\": \"") + ToString(event.kind) + "\"";
	if (event.kind != EventKind::Marker)
	{
		return out + ", \"hand\": \"" + EventTextDetail::HandName(event.hand) + "\"";
	}
	const std::string& name = markers[event.marker].name;
	out += ", \"marker\": ";
	AppendJsonText(out, name);
	return CountInvalidUtf8(name) == 0 ? out : out + ", \"markerBytes\": \"" + HexText(name) + "\"";
}

std::string StateJson(const InputState& state)
{
	using namespace EventTextDetail;
	std::string out = "{";
	for (const Hand hand : kHands)
	{
		out += (out.size() > 1 ? ", \"" : "\"") + HandName(hand) +
			"\": {\"tracked\": " + BoolText(state[hand].isTracked) +
			", \"pinch\": " + BoolText(state[hand].isPinching) + "}";
	}
	return out + "}";
}

void WriteMarkers(JsonText& json, const std::vector<Marker>& markers)
{
	json.ObjectsMember("markers", markers,
		[&](const Marker& marker)
		{
			json.FloatMember("time", marker.time);
			json.TextMember("name", marker.name);
			if (CountInvalidUtf8(marker.name) > 0)
			{
				json.TextMember("nameBytes", HexText(marker.name));
			}
		});
}

} // namespace mria
