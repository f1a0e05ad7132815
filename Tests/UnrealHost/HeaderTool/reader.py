# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Finds the reflected types of a header and reads their members; passes over all other C++."""

import re

import specifiers
from model import EnumValue, Function, Macro, ReflectedType, Variable
from source_text import REFLECTED, SourceText, mask, spelled, split

_KINDS = {"UCLASS": "class", "USTRUCT": "struct", "UENUM": "enum", "UINTERFACE": "interface"}
_TYPE = re.compile(r"\b(UCLASS|USTRUCT|UENUM|UINTERFACE)\s*\(")
_ACCESS = re.compile(r"\b(public|protected|private)\s*:(?!:)")
_BODY = re.compile(r"(GENERATED_BODY|GENERATED_USTRUCT_BODY)\b(\s*\(\s*\))?")
_MEMBER = re.compile(r"(?:(UE_DEPRECATED\w*)\s*\([^()]*\)\s*)?\b(UPROPERTY|UFUNCTION)\s*\(")
_DELEGATE = re.compile(r"\b(DECLARE_\w*DELEGATE\w*)\s*\(")
_LEADING = re.compile(  # attributes, API macros and declaration words in front of a declaration
    r"""\s*(?:(?P<call>UE_DEPRECATED\w*|UPARAM|UE_NODISCARD|alignas)\s*(?P<inner>\(\1*\))|\[\1*\]
    |(?P<word>virtual|static|inline|FORCEINLINE\w*|FORCENOINLINE|explicit|constexpr|friend|extern|mutable|typename|
    UE_NODISCARD|\w+_API)\b)\s*""".replace(r"\1", "[\1\n]"), re.VERBOSE)
_TAIL = re.compile(r"[={\[]|(?<!:):(?!:)")
_STOP = re.compile(rf"operator\s*[^\w\s(]+|template\s*<|[;}}=({{\[]|{REFLECTED.pattern}|{_ACCESS.pattern}")


def _type(text):
    return spelled(re.sub(r"\b(class|struct|enum)\s", "", text))


def _head(text):
    """(keyword, name, bases, exported) of what precedes the brace of a class or an enum."""
    outside = mask(text)
    colon = re.search(r"(?<!:):(?!:)|\Z", outside).start()
    words = re.findall(r"\w+", re.sub("\\w+\\s*\\([\1\n]*\\)|[<[][\1\n]*[]>]", " ", outside[:colon]))
    first = next((at for at, word in enumerate(words) if word in ("class", "struct", "enum", "union")), len(words))
    keyword = re.sub("enum (class|struct)", "enum class", " ".join(words[first : first + 2]))
    keyword = keyword if keyword == "enum class" else keyword.split(" ")[0]
    named = [word for word in words[first + len(keyword.split()) :] if word != "final" and not word.endswith("_API")]
    bases = [spelled(re.sub(r"\b(public|protected|private|virtual)\b", "", part))
             for _, part in split(text[colon + 1 :])]
    return keyword, (named or [""])[-1], bases, any(word.endswith("_API") for word in words)


class Reader:
    """Fills a header with what its text declares. report(line, text) is called for each error."""

    def __init__(self, header, text, features, report):
        self._header, self._report, self._members_read = header, report, set()
        self._source = source = SourceText(text, features, report)
        header.includes, header.hides_types = source.includes, source.hides_types
        for found in _DELEGATE.finditer(source.code):
            for _, part in split(self._group(found.end() - 1))["RetVal" in found[1] :][:1]:
                header.delegates[part.split()[-1]] = found[1]
        for found in _TYPE.finditer(source.code):
            self._reflected(found)
        for found in _MEMBER.finditer(source.code):
            if found.start(2) not in self._members_read:
                report(source.line(found.start(2)), f"'{found[2]}' outside of a reflected type")

    def _group(self, at):
        """Text inside the bracket at an index."""
        return self._source.bare[at + 1 : self._source.closing(at)]

    def _scope(self, at):
        """What a type at an index would wrongly stand in, and whether it is a template."""
        code, opened = self._source.code, []
        for found in re.finditer(r"[{}]", code[:at]):
            opened = opened + [found.start()] if found[0] == "{" else opened[:-1]
        heads = [re.search(r"[^;{}]*\Z", code[:brace])[0].strip() for brace in opened]
        head = next((head for head in heads if not head.startswith("extern")), None)
        template = bool(re.search(r"\btemplate\s*<[^;{}]*\Z", code[:at]))
        if head is None:
            return "", template
        namespace = re.match(r"(?:inline\s+)?namespace\b(.*)", head, re.DOTALL)
        return f"namespace '{namespace[1].strip()}'" if namespace else f"type '{_head(head)[1]}'", template

    def _reflected(self, found):
        source, start = self._source, found.start()
        end = source.closing(found.end() - 1) + 1
        macro = specifiers.read(found[1], source.line(start), self._group(found.end() - 1))
        made = ReflectedType(_KINDS[found[1]], macro, self._header, macro.line, source.tooltip(start))
        made.guards = source.guards(start)
        made.scope, made.template = self._scope(start)
        self._header.types.append(made)
        opening = re.compile(r"[{;]|\Z").search(source.code, end).start()
        head = source.bare[end:opening]
        made.keyword, made.name, made.bases, made.exported = _head(head)
        made.template |= bool(re.match(r"\s*template\s*<", head))
        opens = source.code[opening : opening + 1] == "{"
        if made.kind == "enum":
            made.values = list(self._values(opening + 1)) if opens else []
        elif not opens:
            self._report(made.line, f"Missing '{{' in declaration of '{made.name}'")
        else:
            self._members(made, opening)
        if made.kind == "interface":
            self._native(made, opening)

    def _native(self, made, at):
        """The class I... that follows an interface's U..."""
        found = re.compile(rf"\b(class|struct)\s[^;{{}}()]*\bI{made.name[1:]}\b[^;{{}}()]*{{").search(
            self._source.code, at)
        if found and not self._scope(found.start())[0]:
            line = self._source.line(found.start())
            made.native = ReflectedType("native", Macro("", line), self._header, line, "", *_head(found[0][:-1]))
            self._members(made.native, found.end() - 1)

    def _values(self, start):
        for offset, part in split(self._group(start - 1), angles=False):
            start_of_name = start + offset + len(part) - len(part.lstrip())
            name, rest = re.match(r"\s*(\w*)(.*)", part, re.DOTALL).groups()
            meta = re.search("UMETA\\s*(\\([\1\n]*\\))", mask(rest))
            value, inner = rest, ""
            if meta:
                value, inner = rest[: meta.start()] + rest[meta.end() :], rest[meta.start(1) + 1 : meta.end() - 1]
            yield EnumValue(name, " ".join(value.partition("=")[2].split()),
                            self._source.tooltip(start_of_name), specifiers.read("UMETA", 0, inner).meta)

    def _members(self, owner, opening):
        code, at, end = self._source.code, opening + 1, self._source.closing(opening)
        access, first = "private" if owner.keyword == "class" else "public", True
        while True:
            at += len(code[at:end]) - len(code[at:end].lstrip())
            if at >= end:
                return
            label, body, member = (pattern.match(code, at, end) for pattern in (_ACCESS, _BODY, _MEMBER))
            if label:
                access, at = label[1], label.end()
                continue
            if body and not owner.body_line:
                owner.body_line, owner.body_macro, owner.body_first = self._source.line(at), body[1], first
                access, at = owner.access_behind_body, body.end()
            elif member:
                at = self._member(owner, access, member, end)
            else:
                start, (stop, at) = at, self._declaration(at, end)
                owner.others += filter(None, [self._function(Macro(), start, stop, "")])
            first = False

    def _declaration(self, start, end):
        """(end, place behind) of the declaration at an index: its semicolon or the end of the function's body."""
        code, at, called, assigned = self._source.code, start, False, False
        while True:
            found = _STOP.search(code, at, end)
            if not found or found[0] in (";", "}"):
                return (found.start(), found.end()) if found else (end, end)
            if found[0][-1] in "([{<" and not found[0].startswith("operator"):
                at = self._source.closing(found.end() - 1) + 1
                called |= found[0] == "("
                if found[0] == "{" and called and not assigned and not re.match(r"\s*[,{]", code[at:end]):
                    return at, at
                continue
            if found[0][0].isalpha() and not found[0].startswith("operator") and found.start() > start:
                return found.start(), found.start()
            assigned |= found[0] == "="
            at = found.end()

    def _member(self, owner, access, found, end):
        source, line = self._source, self._source.line(found.start(2))
        self._members_read.add(found.start(2))
        start = source.closing(found.end() - 1) + 1
        start += len(re.match(r"\s*;?\s*", source.code[start:end])[0])
        macro = specifiers.read(found[2], line, self._group(found.end() - 1))
        stop, behind = (start, start) if REFLECTED.match(source.code, start) else self._declaration(start, end)
        doc = source.tooltip(found.start())
        if found[2] == "UPROPERTY":
            made, target = self._variable(macro, start, source.bare[start:stop], doc), owner.properties
            made = made if made and made.name else None
        else:
            made, target = self._function(macro, start, stop, doc), owner.functions
        if not made:
            self._report(line, f"'{found[2]}' is not followed by a declaration it could describe")
            return behind
        made.access, made.guards, made.deprecated = access, source.guards(start), made.deprecated or bool(found[1])
        target.append(made)
        return behind

    def _strip(self, text):
        """(rest, mask of it, words, text of UPARAM's inside or None, deprecated): without what _LEADING matches."""
        outside, words, parameter, deprecated, at = mask(text), set(), None, False, 0
        while found := _LEADING.match(outside, at):
            words.add(found["word"])
            deprecated |= (found["call"] or "").startswith("UE_DEPRECATED")
            if found["call"] == "UPARAM":
                parameter = text[found.start("inner") + 1 : found.end("inner") - 1]
            at = found.end()
        return text[at:], outside[at:], words - {None}, parameter, deprecated

    def _variable(self, macro, at, text, tooltip):
        """Of 'const TArray<int32>& Name[3] : 1 = {4}'; None of nothing. macro: of a parameter None, as it is inside."""
        rest, outside, _, parameter, deprecated = self._strip(text)
        if not rest.strip():
            return None
        line = self._source.line(at)
        tail = re.search(_TAIL.pattern + r"|\Z", outside)
        named = re.match(r"(.*[\s*&>])(\w+)\s*\Z", outside[: tail.start()], re.DOTALL)
        kind = rest[: named.end(1) if named else tail.start()]
        array = re.compile("\\s*\\[([\1\n]*)\\]").match(outside, tail.start())
        default = re.compile(r"[={]").search(outside, array.end() if array else tail.start())
        value = rest[default.start() + (default[0] == "=") :] if default else ""
        bits = outside[(array or tail).end() - (not array) :].lstrip().startswith(":")
        macro = macro or specifiers.read("UPARAM", line, parameter or "")
        size = spelled(rest[array.start(1) : array.end(1)]) if array else ""
        return Variable(macro, named[2] if named else "", line, tooltip, _type(kind), " ".join(value.split()), bits,
                        size, "," in outside[: tail.start()], deprecated)

    def _function(self, macro, start, stop, tooltip):
        """None when the text declares none."""
        rest, outside, words, _, deprecated = self._strip(self._source.bare[start:stop])
        found = re.match("([^(]*?)(\\w+)\\s*(\\([\1\n]*\\))([^{=:]*)", outside)
        if not found:
            return None
        at = stop - len(rest)
        inner = rest[found.start(3) + 1 : found.end(3) - 1]
        parameters = [self._variable(None, at + found.start(3) + 1 + offset, part, "")
                      for offset, part in split(inner) if part.strip() != "void"]
        return Function(macro, found[2], self._source.line(at + found.start(2)), tooltip, _type(rest[: found.end(1)]),
                        parameters, words | set(re.findall(r"\w+", found[4])), deprecated)
