# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""What is read from headers that use all of C++ around the reflected parts."""

import unittest

from tests.support import errors, in_class, in_struct, read

_BUSY = r'''
class FForward; enum { Anonymous = 1 }; enum class EPlain : uint8 { A };
extern "C" { int CFunction(void); }
using namespace std;
template <typename T, typename U = TMap<T, int>> struct TPlain final : public TBase<T, U> { T Value = T{}; };
template <> struct TPlain<int>;
static const TCHAR* Texts[] = {TEXT("UCLASS() class UFake : public UObject {"), TEXT("}")}; // UCLASS() here
inline bool Compare(int A, int B) { if (A < B) { return true; } return A > B; }
static const char* Raw = R"x(USTRUCT() struct FFake { ")" )x";
struct FHolder { friend class UBusy; struct FInner { int A; }; FInner Inner{3};
	operator bool() const { return true; } };

UCLASS(Abstract, hideCategories = (Physics, "Other Things"), meta = (ShortTooltip = "a, (b)" " and c", Bare),
	ClassGroup = Custom)
class UE_DEPRECATED(5.1, "gone; {soon}") alignas(16) [[maybe_unused]] BUSY_API UBusy final
	: public UBase, private TPlain<TMap<int, FName>>, public IBusy
{
	GENERATED_BODY()
	UPROPERTY() uint8 bFirst : 1;
public:
	explicit UBusy(const FObjectInitializer& Initializer = FObjectInitializer::Get()) : Super(Initializer), A{1}, B(2) {}
	UBusy(const UBusy&) = delete;
	DECLARE_SOMETHING(UBusy)
	UPROPERTY(EditAnywhere,
		Category = "One|Two",
		meta = (DisplayName = "It's \"so\""))
	TMap<FName, TArray<struct FRow>::ElementType>
		Rows;
	bool operator<(const UBusy& Other) const { return A < Other.A; }
	template <typename T> void Each(T&& Call) { for (auto& Row : Rows) { Call(Row); } }
	DECLARE_EVENT(UBusy, FOnDone) FOnDone& OnDone() { return Done; }
	/** Kept. */
	UE_DEPRECATED(5.2, "Use Other")
	UPROPERTY() float Fixed[4] = {1.0f, 2.0f};
	UFUNCTION(BlueprintCallable) BUSY_API static FORCEINLINE TArray<FName> Find(const TMap<FName, int32>& In,
		UPARAM(DisplayName = "x") class UObject* Object = nullptr, TFunction<void(int, int)> Done = nullptr);
	UFUNCTION() [[nodiscard]] virtual const FString& Name() const override PURE_VIRTUAL(UBusy::Name, return Text;);
	UFUNCTION() void Inline(void) { struct FLocal { int A; }; if (true) { } }
	TFunction<void()> Lambda = [this]() { A = 1; };
private:
	int A, B = 0; union { int C; float D; };
	enum EOld { One, Two };
	UPROPERTY() TSoftObjectPtr<UObject> Soft{nullptr};
};
'''


class Reader(unittest.TestCase):
    def setUp(self):
        self.made = read(_BUSY).types[0]

    def test_only_real_types_are_found(self):
        self.assertEqual([made.name for made in read(_BUSY).types], ["UBusy"])
        self.assertEqual(self.made.bases, ["UBase", "TPlain<TMap<int, FName>>", "IBusy"])

    def test_specifiers_and_metadata(self):
        self.assertEqual(self.made.macro.specifiers["HideCategories"], ["Physics", "Other Things"])
        self.assertEqual(self.made.macro.specifiers["ClassGroup"], "Custom")
        self.assertEqual(self.made.macro.meta, {"ShortTooltip": "a, (b) and c", "Bare": ""})
        self.assertEqual(self.made.properties[1].macro.meta["DisplayName"], "It's \"so\"")

    def test_properties(self):
        found = [(one.name, one.type, one.default, one.access) for one in self.made.properties]
        self.assertEqual(found, [
            ("bFirst", "uint8", "", "private"),
            ("Rows", "TMap<FName, TArray<FRow>::ElementType>", "", "public"),
            ("Fixed", "float", "{1.0f, 2.0f}", "public"),
            ("Soft", "TSoftObjectPtr<UObject>", "{nullptr}", "private"),
        ])
        first, _, fixed, _ = self.made.properties
        self.assertTrue(first.bits and not fixed.bits)
        self.assertEqual((fixed.array, fixed.deprecated, fixed.tooltip), ("4", True, "Kept."))

    def test_functions(self):
        find, name, inline = self.made.functions
        self.assertEqual((find.name, find.result), ("Find", "TArray<FName>"))
        self.assertEqual([(one.type, one.name, one.default) for one in find.parameters], [
            ("const TMap<FName, int32>&", "In", ""), ("UObject*", "Object", "nullptr"),
            ("TFunction<void(int, int)>", "Done", "nullptr")])
        self.assertIn("static", find.words)
        self.assertEqual((name.result, inline.parameters), ("const FString&", []))
        self.assertTrue({"virtual", "const", "override"} <= name.words)

    def test_enumerators(self):
        text = 'UENUM()\nenum class EKind : uint8\n{\n// First.\nA UMETA(DisplayName = "a, b", Hidden),' \
               ' B = (1 << 2), C = 8 >> 1, D = 3 < 2, E,\n};'
        values = read(text).types[0].values
        self.assertEqual([(one.name, one.value, one.tooltip) for one in values],
                         [("A", "", "First."), ("B", "(1 << 2)", ""),
                          ("C", "8 >> 1", ""), ("D", "3 < 2", ""), ("E", "", "")])
        self.assertEqual(values[0].meta, {"DisplayName": "a, b", "Hidden": "true"})

    def test_windows_line_ends_and_byte_order(self):
        text = in_class("/** One.\n * Two. */\nUPROPERTY()\nint32 A = 0;").replace("\n", "\r\n")
        made = read(text).types[0]
        self.assertEqual((made.properties[0].tooltip, made.body_line), ("One.\nTwo.", 7))

    def test_broken_text_ends_without_a_fall(self):
        whole = "#pragma once\n" + _BUSY
        for length in range(0, len(whole), 7):
            errors(whole[:length])


class Tooltips(unittest.TestCase):
    CASES = (
        ("/** One. */", "One."),
        ("/**\n * One\n * two.\n *\n *  - three\n */", "One\ntwo.\n\n- three"),
        ("// One\n// two.", "One\ntwo."),
        ("/// One.", "One."),
        ("/** Far away. */\n", ""),
        ("// Far away.\n\n// Near.", "Near."),
        ("/** Old. */\n/** New. */", "New."),
        ("int32 Before; // of the line before", ""),
        ("/** Runs.\n * @param A the first,\n *   and more\n * @return true */", "Runs.\n@return true"),
    )

    def test_comments_directly_above(self):
        for comment, wanted in self.CASES:
            with self.subTest(comment):
                made = read(in_struct(f"{comment}\nUPROPERTY()\nint32 A;")).types[0]
                self.assertEqual(made.properties[0].tooltip, wanted)

    def test_parameters_keep_their_part(self):
        comment = "/** Runs.\n * @param A the first,\n *   and more */\n"
        function = read(in_class(comment + "UFUNCTION()\nvoid F(int32 A);")).types[0].functions[0]
        self.assertEqual((function.tooltip, function.parameters[0].tooltip), ("Runs.", "the first, and more"))
