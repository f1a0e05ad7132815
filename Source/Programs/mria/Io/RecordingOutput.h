// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Failure.h"
#include "Io/Report.h"
#include "Mria/Recording.h"
#include "Mria/Writer.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mria
{

/** What a recording is written as: a dialect's bytes, or JSON that names the dialect. */
struct OutputForm
{
	bool isJson = false;
	Dialect dialect = Dialect::Mrtk11; ///< For JSON the recording's own is named instead.
};

/** The words that --to accepts, in the order of the dialects, then JSON. */
inline constexpr std::array<const char*, 4> kFormNames = {"bin1.0", "bin1.1", "bin1.1-doc", "json"};

std::optional<OutputForm> FindForm(std::string_view name);

/** "json" or the dialect's name. */
std::string FormText(const OutputForm& form);

/** By the file's ending: .json, or .bin in `dialect`; nothing for any other. */
std::optional<OutputForm> FormByEnding(const std::string& path, Dialect dialect);

/** The form of that name; without a name by the file's ending. */
std::optional<OutputForm> ChooseForm(const std::string& name, const std::string& path, Dialect dialect);

/** Says why FormByEnding had no answer for `path`, and how to help it. */
ExitCode ReportUnknownForm(const Report& report, const std::string& path);

/** Reports what is already known to be wrong with an output: its ending, unless `form` names one, or the file. */
std::optional<ExitCode> CheckOutput(const Report& report, const std::string& form, const std::string& path);

/** A recording ready to be saved, and what saving it will lose. */
struct EncodedRecording
{
	OutputForm form;
	RecordingView view; ///< For JSON, which is made while saving.
	std::vector<std::uint8_t> bytes; ///< For the others.
	std::vector<Loss> losses;
};

EncodedRecording EncodeRecording(const RecordingView& view, const OutputForm& form, const WriteOptions& options = {});

/** Writes the file, whole or not at all. Returns its size in bytes. */
FileResult<std::uint64_t> SaveRecording(const EncodedRecording& encoded, const std::string& path);

/** A report that keeps clear of standard output if the recording goes there. */
Report MakeReport(const CommonOptions& options, const std::string& output);

/** "wrote out.json (json, 45,467 keys, 1,905,120 bytes)". */
std::string SavedText(const EncodedRecording& encoded, const std::string& path, std::size_t keys, std::uint64_t bytes);

/** A line for each kind of loss. */
void WarnOfLosses(const Report& report, const std::vector<Loss>& losses);

/** "losses": [{code, path, count, message}], as a member of the object that is open. */
void WriteLosses(JsonText& json, const std::vector<Loss>& losses);

} // namespace mria
