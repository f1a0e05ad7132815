# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Finds the reflected types of a header and reads their members; passes over all other C++."""

import cpp_text
import members
import specifiers
from lexer import BODY_MACROS, MEMBER_MACROS, REFLECTED_MACROS, TYPE_MACROS
from model import Macro, ReflectedType

_KINDS = {"UCLASS": "class", "USTRUCT": "struct", "UENUM": "enum", "UINTERFACE": "interface"}
_ACCESS = frozenset(("public", "protected", "private"))
_TYPE_WORDS = frozenset(("class", "struct", "union"))
_DEPRECATED = frozenset(("UE_DEPRECATED", "UE_DEPRECATED_FORGAME"))
_BASE_WORDS = _ACCESS | {"virtual"}


class Reader:
    def __init__(self, header, report):
        self._header, self._report = header, report
        self._tokens, self._at = header.tokens, 0
        self._interfaces = {}
        self._deprecation = None  # the UE_DEPRECATED in front of the member that is being read

    def read(self):
        while self._at < len(self._tokens):
            self._scope("")

    def _text(self, offset=0):
        at = self._at + offset
        return self._tokens[at].text if at < len(self._tokens) else ""

    def _group(self):
        """Tokens inside the bracket at the cursor; the cursor ends behind it."""
        start, end = self._at, members.closing(self._tokens, self._at)
        self._at = end + 1
        return self._tokens[start + 1 : end]

    def _error(self, line, text):
        self._report.add(self._header.path, line, text)

    def _scope(self, scope):
        """Reads declarations up to the brace that closes the scope. scope: what a type would wrongly stand in."""
        template = False
        while self._at < len(self._tokens):
            text = self._text()
            if text == "}":
                self._at += 1
                return
            if text in TYPE_MACROS and self._text(1) == "(":
                self._reflected(scope, template)
            elif text in MEMBER_MACROS and self._text(1) == "(":
                self._error(self._tokens[self._at].line, f"'{text}' outside of a reflected type")
                self._at += 1
            elif text == "namespace":
                self._namespace(scope)
            elif text == "template" and self._text(1) == "<":
                self._at += 1
                self._group()
                template = True
                continue
            elif text in _TYPE_WORDS:
                self._plain_type(scope)
            elif text == "enum":
                self._at += 2 if self._text(1) in _TYPE_WORDS else 1
            elif text == "extern" and self._text(2) == "{":
                self._at += 3
                self._scope(scope)
            elif text in ("{", "("):
                self._group()
            else:
                self._delegate(text)
                self._at += 1
                if text != ";":
                    continue
            template = False

    def _delegate(self, text):
        if text.startswith("DECLARE_") and "DELEGATE" in text and self._text(1) == "(":
            tokens = self._tokens[self._at + 2 : members.closing(self._tokens, self._at + 1)]
            parts = cpp_text.split(tokens)
            index = 1 if "RetVal" in text else 0
            if len(parts) > index and parts[index]:
                self._header.delegates[parts[index][-1].text] = text

    def _namespace(self, scope):
        start = self._at
        while self._text() not in ("{", ";", "=", ""):
            self._at += 1
        name = "".join(token.text for token in self._tokens[start + 1 : self._at])
        opened = self._text() == "{"
        self._at += 1
        if opened:
            self._scope(scope or f"namespace '{name}'")

    def _head(self):
        """(name, bases) of a class from the cursor, which stops at the brace, semicolon or whatever else ends it."""
        words, bases = [], []
        while self._text() not in ("{", ";", "(", "=", ")", ",", ">", "}", ""):
            text = self._text()
            if text == ":":
                start = self._at + 1
                while self._text() not in ("{", ";", ""):
                    self._at += 1
                bases = [cpp_text.join([token for token in part if token.text not in _BASE_WORDS])
                         for part in cpp_text.split(self._tokens[start : self._at])]
                break
            if text in ("[", "<"):
                self._group()
                continue
            self._at += 1
            if self._text() == "(" and text.isupper() or text == "alignas":
                self._group()
            elif text != "final" and not text.endswith("_API"):
                words.append(text)
        return words[-1] if words else "", bases

    def _plain_type(self, scope):
        keyword, line = self._text(), self._tokens[self._at].line
        self._at += 1
        name, bases = self._head()
        if self._text() != "{":
            return
        self._at += 1
        owner = self._interfaces.get(name)
        if owner and not scope:
            native = ReflectedType("native", Macro("", line), name, line, self._header, "", keyword, bases)
            owner.native = native
            self._members(native)
        else:
            self._scope(scope or f"type '{name}'")

    def _reflected(self, scope, template):
        token = self._tokens[self._at]
        tooltip = cpp_text.tooltip_of(token)[0]
        self._at += 1
        macro = specifiers.read(token.text, token.line, self._group())
        while self._text() not in ("class", "struct", "enum", "{", ";", ""):
            if self._text() == "template" and self._text(1) == "<":
                template = True
                self._at += 1
            self._group() if self._text() in ("(", "<", "[") else self._skip()
        made = ReflectedType(_KINDS[token.text], macro, "", token.line, self._header, tooltip, self._text())
        made.guards, made.scope, made.template = token.guards, scope, template
        self._header.types.append(made)
        self._at += 1
        self._enum(made) if made.kind == "enum" else self._class(made)

    def _skip(self):
        self._at += 1

    def _enum(self, made):
        if self._text() in ("class", "struct"):
            made.keyword = "enum class"
            self._at += 1
        name, bases = self._head()
        made.name, made.underlying = name, bases[0] if bases else ""
        if self._text() == "{":
            made.values = members.read_values(self._group())

    def _class(self, made):
        start = self._at
        made.name, made.bases = self._head()
        made.exported = any(token.text.endswith("_API") for token in self._tokens[start : self._at])
        if self._text() != "{":
            self._error(made.line, f"Missing '{{' in declaration of '{made.name}'")
            return
        self._at += 1
        if made.kind == "interface":
            self._interfaces["I" + made.name[1:]] = made
        self._members(made)

    def _members(self, owner):
        access, first = "private" if owner.keyword == "class" else "public", True
        while self._at < len(self._tokens):
            text = self._text()
            if text == "}":
                self._at += 1
                return
            if text in _ACCESS and self._text(1) == ":":
                access = text
                self._at += 2
                continue
            if text in _DEPRECATED and self._text(1) == "(":
                self._deprecation = self._tokens[self._at]
                self._at += 1
                self._group()
                continue
            if text in BODY_MACROS and not owner.body_line:
                access = self._body(owner, first)
            elif text in TYPE_MACROS and self._text(1) == "(":
                self._reflected(f"type '{owner.name}'", False)
            elif text in MEMBER_MACROS and self._text(1) == "(":
                self._member(owner, access)
            elif text in _TYPE_WORDS:
                self._plain_type(f"type '{owner.name}'")
            elif text == "template" and self._text(1) == "<":
                self._at += 1
                self._group()
            else:
                self._other(owner, access)
            first, self._deprecation = False, None

    def _body(self, owner, first):
        owner.body_line, owner.body_macro = self._tokens[self._at].line, self._text()
        owner.body_first = first
        self._at += 1
        if self._text() == "(":
            self._group()
        keeps_private = owner.keyword == "class" and owner.body_macro == "GENERATED_BODY"
        return "private" if keeps_private else "public"

    def _member(self, owner, access):
        token = self._tokens[self._at]
        tooltip, parameter_docs = cpp_text.tooltip_of(self._deprecation or token)
        self._at += 1
        macro = specifiers.read(token.text, token.line, self._group())
        if self._text() == ";":
            self._at += 1
        declaration = self._declaration()
        if token.text == "UPROPERTY":
            made, target = members.read_property(macro, declaration, access, tooltip), owner.properties
        else:
            made = members.read_function(macro, declaration, access, tooltip, parameter_docs)
            target = owner.functions
        if made:
            made.deprecated = made.deprecated or self._deprecation is not None
            target.append(made)
        else:
            self._error(token.line, f"'{token.text}' is not followed by a declaration it could describe")

    def _other(self, owner, access):
        start = self._at
        declaration = self._declaration()
        if self._at == start:
            self._at += 1
            return
        made = members.read_function(Macro("", 0), declaration, access, "", {})
        if made:
            owner.others.append(made)

    def _declaration(self):
        """Tokens up to the semicolon or the end of a function's body."""
        start, called, assigned = self._at, False, False
        while self._at < len(self._tokens):
            text = self._text()
            ends = text in REFLECTED_MACROS or (text in _ACCESS and self._text(1) == ":")
            if text == ";" or text == "}" or (ends and self._at > start):
                break
            if text in ("(", "[", "{"):
                self._group()
                called = called or text == "("
                if text == "{" and called and not assigned and self._text() not in (",", "{"):
                    break
                continue
            assigned = assigned or (text == "=" and self._text(-1) != "operator")
            self._at += 1
        tokens = self._tokens[start : self._at]
        if self._text() == ";":
            self._at += 1
        return tokens
