// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Reader.h"
#include "Support/HostileText.h"
#include "Support/RecordingBuilder.h"
#include "Support/TestEffort.h"
#include "Text/ValueText.h"
#include "ToolOutput.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mria::HostileTextTests
{

namespace HostileTextTestsDetail
{
using Names = std::vector<std::string>;

Names AnyNames(std::uint64_t seed, int count)
{
	Random random(seed);
	Names names;
	for (int i = 0; i < count; ++i)
	{
		names.push_back(HostileText::AnyName(random));
	}
	return names;
}

std::vector<std::uint8_t> RecordingOf(const Names& names)
{
	RecordingBuilder builder(Dialect::Mrtk10);
	builder.WithCameraKeys(2);
	for (std::size_t i = 0; i < names.size(); ++i)
	{
		builder.WithMarker(static_cast<float>(i) / 1024.0f, names[i]);
	}
	return builder.Bytes();
}

/** RFC 4180, without line breaks inside of cells. */
Names CellsOf(const std::string& row)
{
	Names cells(1);
	bool isQuoted = false;
	for (std::size_t i = 0; i < row.size(); ++i)
	{
		const bool isDoubled = isQuoted && row.compare(i, 2, "\"\"") == 0;
		if (row[i] == '"' && !isDoubled)
		{
			isQuoted = !isQuoted;
		}
		else if (row[i] == ',' && !isQuoted)
		{
			cells.emplace_back();
		}
		else
		{
			cells.back() += row[i];
			i += isDoubled ? 1 : 0;
		}
	}
	return cells;
}

std::string TextOfCell(const std::string& cell)
{
	return HostileText::Unescaped(cell.substr(!cell.empty() && cell[0] == '\'' ? 1 : 0));
}

/** The text behind the last comma that no quotes enclose, of each row of markers. */
Names MarkersInCsv(const std::string& csv)
{
	Names names;
	for (std::size_t start = 0; start < csv.size();)
	{
		const std::size_t end = csv.find('\n', start);
		const Names cells = CellsOf(csv.substr(start, end - start));
		EXPECT_EQ(cells.size(), 4u) << csv.substr(start, end - start);
		if (cells.size() == 4 && cells[1] == "Marker")
		{
			names.push_back(TextOfCell(cells.back()));
		}
		start = end + 1;
	}
	return names;
}

std::string FromHex(const std::string& digits)
{
	std::string bytes;
	for (std::size_t i = 0; i < digits.size(); i += 2)
	{
		bytes += static_cast<char>(std::stoi(digits.substr(i, 2), nullptr, 16));
	}
	return bytes;
}

/** Where both are given, the bytes count. */
Names NamesInJson(const std::string& json, const char* list, const char* name, const char* bytes)
{
	const rapidjson::Document document = ParseJson(json);
	Names names;
	for (const rapidjson::Value& item : document[list].GetArray())
	{
		const bool hasBytes = item.HasMember(bytes);
		const rapidjson::Value& text = item[hasBytes ? bytes : name];
		const std::string found(text.GetString(), text.GetStringLength());
		names.push_back(hasBytes ? FromHex(found) : found);
	}
	return names;
}

void ExpectClean(const ToolRun& run, const std::string& what)
{
	EXPECT_TRUE(HostileText::IsClean(run.out)) << what << "\n" << run.out;
	EXPECT_TRUE(HostileText::IsClean(run.err)) << what << "\n" << run.err;
}

const std::string kEvil = "\x1b[31m\x07\u202e\xc2\x9b\xff=.bin";
} // namespace HostileTextTestsDetail

using namespace HostileTextTestsDetail;

TEST(HostileText, GivesEveryMarkerNameBackInEveryForm)
{
	for (int seed = 0; seed < Rounds(8); ++seed)
	{
		const TestFolder folder;
		const Names names = AnyNames(static_cast<std::uint64_t>(seed), 300);
		folder.Write("walk.bin", RecordingOf(names));
		const auto run = [&](const std::vector<std::string>& arguments)
		{
			const ToolRun result = RunMria(folder.Path(), arguments);
			ExpectClean(result, arguments[0]);
			EXPECT_EQ(result.exitCode, 0) << arguments[0] << result.err;
			return result.out;
		};
		EXPECT_EQ(MarkersInCsv(run({"events", "walk.bin", "--csv"})), names);
		EXPECT_EQ(NamesInJson(run({"events", "walk.bin", "--json"}), "events", "marker", "markerBytes"), names);
		EXPECT_EQ(NamesInJson(run({"info", "walk.bin", "--json"}), "markers", "name", "nameBytes"), names);
		EXPECT_EQ(NamesInJson(run({"markers", "walk.bin", "--json"}), "markers", "name", "nameBytes"), names);
		for (const std::string command : {"events", "info", "markers", "check", "stats"})
		{
			run({command, "walk.bin"});
		}
		run({"play", "walk.bin", "--step", "0.1"});
		run({"convert", "walk.bin", "-o", "walk.json"});
		const std::string json = folder.Read("walk.json");
		std::string flat = json;
		std::replace(flat.begin(), flat.end(), '\t', ' '); // its indentation
		EXPECT_TRUE(HostileText::IsClean(flat));
		EXPECT_EQ(NamesInJson(json, "markers", "name", "nameBytes"), names);
		run({"convert", "walk.json", "-o", "back.bin"});
		EXPECT_EQ(folder.Read("back.bin"), folder.Read("walk.bin"));
	}
}

TEST(HostileText, ShowsNoRawMarkerInADifference)
{
	const TestFolder folder;
	folder.Write("a.bin", RecordingOf(AnyNames(1, 40)));
	folder.Write("b.bin", RecordingOf(AnyNames(2, 40)));
	ExpectClean(RunMria(folder.Path(), {"diff", "a.bin", "b.bin"}), "diff");
	ExpectClean(RunMria(folder.Path(), {"diff", "a.bin", "b.bin", "--json"}), "diff --json");
	ExpectClean(RunMria(folder.Path(), {"trim", "a.bin", "-o", "c.bin", "--from-marker", "none"}), "trim");
}

TEST(HostileText, ShowsNoRawFileName)
{
	const TestFolder folder;
	folder.Write(kEvil, RecordingOf({kEvil}));
	folder.Write("walk.bin", RecordingOf({"grab"}));
	folder.Write("not-" + kEvil, std::string("nothing"));
	const std::vector<std::vector<std::string>> runs = {{"info", kEvil}, {"check", kEvil}, {"check", "."},
		{"events", kEvil}, {"stats", kEvil}, {"stats", kEvil, "--csv"}, {"sample", kEvil, "--at", "0"},
		{"sample", kEvil, "--at", "0", "--csv"}, {"markers", kEvil}, {"channels", kEvil},
		{"play", kEvil, "--step", "0.1"}, {"diff", kEvil, "walk.bin"}, {"diff", "walk.bin", kEvil, "--json"},
		{"info", "not-" + kEvil}, {"info", "missing-" + kEvil}, {"info", "missing-" + kEvil, "--json"},
		{"convert", kEvil, "-o", "out-" + kEvil}, {"convert", kEvil, "-o", kEvil + "/none.bin"},
		{"join", kEvil, kEvil, "-o", "out-" + kEvil}, {"trim", kEvil, "--from", "0.1", "-o", "out-" + kEvil},
		{"merge", kEvil, "--camera", kEvil, "-o", "out-" + kEvil}, {"reduce", kEvil, "-o", "out-" + kEvil},
		{"repair", kEvil, "-o", "out-" + kEvil}, {"synth", "--stream", "--duration", "1", "-o", kEvil + "/none"}};
	for (const std::vector<std::string>& arguments : runs)
	{
		ExpectClean(RunMria(folder.Path(), arguments), arguments[0]);
	}
}

TEST(HostileText, ShowsNoRawArgument)
{
	const TestFolder folder;
	folder.Write("walk.bin", RecordingOf({"grab"}));
	const std::vector<std::vector<std::string>> runs = {{kEvil}, {"info", "walk.bin", kEvil},
		{"info", "walk.bin", "--" + kEvil}, {"sample", "walk.bin", "--at", kEvil},
		{"convert", "walk.bin", "-o", "a.bin", "--to", kEvil}, {"convert", "walk.bin", "-o", "a." + kEvil},
		{"trim", "walk.bin", "-o", "a.bin", "--from-marker", kEvil}, {"markers", "walk.bin", "--rename", kEvil},
		{"markers", "walk.bin", "--remove", kEvil, "-o", "a.bin"}, {"markers", "walk.bin", "--add", kEvil},
		{"markers", "walk.bin", "--add", "1=" + kEvil.substr(0, 6), "-o", "a.bin"},
		{"channels", "walk.bin", "--drop", kEvil, "-o", "a.bin"}, {"synth", "--motion", kEvil, "-o", "a.bin"}};
	for (const std::vector<std::string>& arguments : runs)
	{
		ExpectClean(RunMria(folder.Path(), arguments), arguments[0]);
	}
}

TEST(AppendCsvText, NeutralisesFormulas)
{
	const auto cell = [](std::string_view text)
	{
		std::string out;
		AppendCsvText(out, text);
		return out;
	};
	EXPECT_EQ(cell("grab"), "grab");
	EXPECT_EQ(cell("a-b=c"), "a-b=c");
	EXPECT_EQ(cell("=1+1"), "'=1+1");
	EXPECT_EQ(cell("  -1"), "'  -1");
	EXPECT_EQ(cell("@SUM(A1,A2)"), "\"'@SUM(A1,A2)\"");
	EXPECT_EQ(cell("\uff1d1"), "'\uff1d1");
	EXPECT_EQ(cell("'tis"), "''tis");
	EXPECT_EQ(cell("\t=1"), "\\x09=1");
	EXPECT_EQ(cell("a;\"b\""), "\"a;\"\"b\"\"\"");
}

TEST(AppendJsonText, EscapesWhatIsNotSeen)
{
	std::string out;
	AppendJsonText(out, "\xc3\xa9\"\\/\n\x1b\xc2\x85\u2028\u202e\U000e0041\xff");
	EXPECT_EQ(out,
		R"("é\"\\/\n\u001B\u0085\u2028\u202E\uDB40\uDC41)"
		"\xef\xbf\xbd\"");
}

} // namespace mria::HostileTextTests
