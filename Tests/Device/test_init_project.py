# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""`mria device init-project`: the difference first, then the files."""

from .support import DeviceTest

GAME = "[/Script/EngineSettings.GeneralProjectSettings]\r\nProjectName=Mine\r\nbStartInVR=False\r\n\r\n[Other]\r\nA=1\r\n"
GAME_AFTER = ("[/Script/EngineSettings.GeneralProjectSettings]\r\nProjectName=Mine\r\nbStartInVR=True\r\n"
              "CompanyName=My Company\r\nCompanyDistinguishedName=CN=MyCompany\r\nProjectVersion=1.0.0.0\r\n\r\n[Other]\r\nA=1\r\n"
              "\r\n[/Script/UnrealEd.ProjectPackagingSettings]\r\n"
              "+DirectoriesToAlwaysStageAsNonUFS=(Path=\"InputAnimations\")\r\n")


class InitProject(DeviceTest):
    def setUp(self):
        super().setUp()
        self.config = self.folder / "Mine/Config"
        self.config.mkdir(parents=True)
        (self.folder / "Mine/Mine.uproject").write_text("{}")
        (self.config / "DefaultGame.ini").write_bytes(GAME.encode())

    def test_shows_the_difference_and_writes_nothing(self):
        run = self.mria("init-project", "Mine")
        self.assertEqual(run.code, 0, run)
        self.assertIn("Config/DefaultGame.ini\n  [/Script/EngineSettings.GeneralProjectSettings]\n"
                      "  + CompanyName=My Company\n  + CompanyDistinguishedName=CN=MyCompany\n"
                      "    ProjectName=Mine  (stays; suggested: ProjectName=MyApp)\n  + ProjectVersion=1.0.0.0\n"
                      "  - bStartInVR=False\n  + bStartInVR=True\n", run.out)
        self.assertTrue(run.out.endswith("nothing is written yet; --yes does it\n"))
        self.assertEqual([path.name for path in self.config.iterdir()], ["DefaultGame.ini"])
        self.assertEqual((self.config / "DefaultGame.ini").read_bytes(), GAME.encode())

    def test_merges_and_then_has_nothing_to_do(self):
        self.assertEqual(self.mria("init-project", "Mine/Mine.uproject", "--yes").code, 0)
        self.assertEqual((self.config / "DefaultGame.ini").read_bytes().decode(), GAME_AFTER)
        self.assertIn("+DeviceCapabilityList=gazeInput\n", (self.config / "HoloLens/HoloLensEngine.ini").read_text())
        self.assertTrue(self.mria("init-project", "Mine").out.endswith("nothing to do\n"))

    def test_a_folder_without_a_project(self):
        run = self.mria("init-project", ".")
        self.assertEqual((run.code, run.err), (3, "error: cannot read .: there is no .uproject file in it\n"))

    def test_a_file_in_another_encoding_stays_as_it_is(self):
        (self.config / "DefaultGame.ini").write_bytes(GAME.encode("utf-16"))
        run = self.mria("init-project", "Mine", "--yes")
        self.assertEqual(run.code, 3)
        self.assertIn("it is UTF-16; save it as UTF-8 first", run.err)
        self.assertEqual((self.config / "DefaultGame.ini").read_bytes(), GAME.encode("utf-16"))
