# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Certificates, passwords and single commands, against a stand-in for Windows Device Portal."""

import json
import os
import pty
import socket

from . import stand_in_app, stand_in_portal
from .support import COMMAND, SAMPLE, DeviceTest, not_on_windows


class Certificates(DeviceTest):
    def test_an_unknown_one_is_refused_before_the_password_is_sent(self):
        portal = self.portal()
        run = self.mria("list", "--device", portal.url)
        self.assertEqual((run.code, run.out), (3, ""))
        accepts = f"mria device trust --device {portal.url} --fingerprint {self.certificate.fingerprint}"
        self.assertEqual(run.err, f"error: the certificate of {portal.url} is unknown\n"
                                  f"  SHA-256 fingerprint {self.certificate.fingerprint}\n"
                                  f"  hint: no password was sent; if this is your device: {accepts}\n")
        self.assert_nothing_sent(portal)

    def test_the_command_in_the_hint_accepts_it(self):
        portal = self.portal()
        accepts = self.mria("list", "--device", portal.url).err.split("your device: mria device ")[1].split()
        self.assertEqual(self.mria(*accepts).code, 0)
        self.assert_nothing_sent(portal)
        run = self.mria("list", "--device", portal.url)
        self.assertEqual((run.code, run.out), (0, "LENS-1, Windows 22621.1390.arm64fre\n"
                                                  "  MyApp                          1.0.0.0\n"))

    def test_a_fingerprint_on_the_command_line_counts_for_one_call(self):
        portal = self.portal()
        digits = self.certificate.fingerprint.lower().replace(":", "")
        self.assertEqual(self.mria("list", "--device", portal.url, "--fingerprint", digits).code, 0)
        self.assertEqual(self.mria("list", "--device", portal.url).code, 3)

    def test_another_than_the_command_line_names_is_refused(self):
        portal = self.portal()
        run = self.mria("list", "--device", portal.url, "--fingerprint", "AB" * 32)
        self.assertEqual(run.code, 3)
        self.assertIn("is not the one that --fingerprint names", run.err)
        self.assert_nothing_sent(portal)

    def test_a_changed_one_is_refused_with_both_fingerprints(self):
        portal = self.known_portal()
        before, after = portal.certificate, stand_in_portal.Certificate(self.folder, "other")
        portal.change_certificate(after)
        run = self.mria("list", "--device", portal.url)
        self.assertEqual(run.code, 3)
        self.assertIn(f"error: the certificate of {portal.url} has changed\n  known {before.fingerprint}\n"
                      f"  found {after.fingerprint}\n  hint: no password was sent; if the device was reset: ", run.err)
        self.assert_nothing_sent(portal)

    def test_one_that_changes_in_the_middle_of_a_run_gets_no_password(self):
        portal, other = self.known_portal("endless"), stand_in_portal.Certificate(self.folder, "other")
        process = self.start("run-tests", "--device", portal.url, "--poll", "0.02", "--lost-limit", "0.3", SAMPLE)
        self.assertTrue(portal.watched.wait(60))
        portal.change_certificate(other)
        run = self.finish(process)
        self.assertEqual(run.code, 3, run)
        self.assertIn("changed meanwhile", run.err)
        self.assertEqual([call for call in portal.calls if call[2] is other.context], [])

    def test_trust_needs_the_fingerprint_that_the_device_has(self):
        portal = self.portal()
        self.assertEqual(self.mria("trust", "--device", portal.url, "--fingerprint", "00" * 32).code, 3)
        self.assertEqual(self.mria("trust", "--device", portal.url).code, 2)
        self.assertFalse((self.folder / "config/mria").exists())


class Passwords(DeviceTest):
    def test_a_wrong_one_is_refused_at_once(self):
        portal = self.known_portal()
        run = self.mria("list", "--device", portal.url, MRIA_DEVICE_PASSWORD="wrong")
        self.assertEqual(run.code, 3)
        self.assertEqual(run.err, "error: {0} refuses the user name or password\n  hint: they are those of Device Portal, "
                                  "not of a Microsoft account\n".format(portal.url[8:].replace(":", "-")))
        self.assertEqual(len([call for call in portal.calls if call[0] == "GET"]), 1)

    def test_without_one_the_tool_says_where_it_looks(self):
        portal = self.known_portal()
        del self.environment["MRIA_DEVICE_PASSWORD"]
        run = self.mria("list", "--device", portal.url)
        self.assertEqual(run.code, 3)
        self.assertIn("hint: set MRIA_DEVICE_USER and MRIA_DEVICE_PASSWORD, or use --credentials FILE", run.err)
        self.assert_nothing_sent(portal)

    @not_on_windows("a file has no mode")
    def test_a_file_must_be_private(self):
        portal = self.known_portal()
        file = self.folder / "credentials"
        file.write_text(f"{stand_in_portal.USER}\n{stand_in_portal.PASSWORD}\n")
        file.chmod(0o644)
        command = ["list", "--device", portal.url, "--credentials", file]
        run = self.mria(*command, MRIA_DEVICE_PASSWORD="wrong")
        self.assertEqual(run.code, 3)
        self.assertIn("others may read the password", run.err)
        self.assert_nothing_sent(portal)
        file.chmod(0o600)
        self.assertEqual(self.mria(*command, MRIA_DEVICE_PASSWORD="wrong").code, 0)

    def on_terminal(self, *answers):
        """Exit code and what the terminal showed, after answering what the tool asks for."""
        portal = self.known_portal()
        child, terminal = pty.fork()
        if child == 0:
            environment = {name: value for name, value in self.environment.items() if "DEVICE" not in name}
            os.execvpe(COMMAND[0], [*COMMAND, "device", "list", "--device", portal.url], environment)
        shown = b""
        try:
            for question, answer in answers:
                while question not in shown:
                    shown += os.read(terminal, 1024)
                os.write(terminal, answer.encode())
            while True:
                shown += os.read(terminal, 1024)
        except OSError:
            pass
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), shown

    @not_on_windows("its console is no pseudo-terminal")
    def test_a_terminal_is_asked_without_echo(self):
        code, shown = self.on_terminal((b"user: ", stand_in_portal.USER + "\n"), (b"password: ", stand_in_portal.PASSWORD + "\n"))
        self.assertEqual(code, 0, shown)
        self.assertNotIn(stand_in_portal.PASSWORD.encode(), shown)
        self.assertIn(b"LENS-1", shown)

    @not_on_windows("its console is no pseudo-terminal")
    def test_ctrl_c_ends_the_question(self):
        code, shown = self.on_terminal((b"user: ", "lens\n"), (b"password: ", "cor\x03"))
        self.assertEqual(code, 3, shown)
        self.assertIn(b"error: interrupted", shown)


class Addresses(DeviceTest):
    def test_plain_http_is_for_this_machine_only(self):
        run = self.mria("list", "--device", "http://192.168.0.7")
        self.assertEqual(run.code, 2)
        self.assertIn("error: http would send the password readable over the network", run.err)

    def test_plain_http_works_over_a_cable(self):
        portal = stand_in_portal.Portal(stand_in_app.App())
        self.addCleanup(portal.server_close)
        self.addCleanup(portal.shutdown)
        self.assertEqual(self.mria("list", "--device", portal.url).code, 0)

    def test_a_device_that_is_not_there(self):
        with socket.socket() as unused:
            unused.bind(("127.0.0.1", 0))
            run = self.mria("list", "--device", f"https://127.0.0.1:{unused.getsockname()[1]}")
        self.assertEqual(run.code, 3)
        self.assertIn("error: cannot connect to https://127.0.0.1:", run.err)
        self.assertIn("hint: is the device on, awake and in this network, and Device Portal enabled?", run.err)

    def test_what_is_no_address(self):
        for address in ("192.168.0.7", "https://", "https://a b", "https://host:0", "https://u@host", "ftp://host"):
            with self.subTest(address):
                run = self.mria("list", "--device", address)
                self.assertEqual(run.code, 2)
                self.assertIn("is no address of a device", run.err)

    @not_on_windows("WinHTTP is a part of it")
    def test_without_libcurl_the_tool_says_what_to_install(self):
        # The loader takes the first file of that name, and no other one if it cannot be used.
        for name in ("libcurl.so.4", "libcurl-gnutls.so.4"):
            (self.folder / name).write_text("not a library")
        run = self.mria("list", "--device", "https://127.0.0.1:9", LD_LIBRARY_PATH=str(self.folder))
        self.assertEqual(run.code, 3)
        self.assertEqual(run.err, "error: Device Portal needs libcurl, which is not installed\n"
                                  "  hint: install it: apt-get install libcurl4 (Debian, Ubuntu), dnf install libcurl (Fedora, RHEL), "
                                  "zypper install libcurl4 (SUSE)\n")


class Commands(DeviceTest):
    def test_list_without_a_device_names_the_known_ones(self):
        portal = self.known_portal()
        run = self.mria("list", "--json", ANDROID_ADB_SERVER_PORT="9")
        self.assertEqual(run.json, [{"device": portal.url, "state": "known"}])

    def test_list_as_json(self):
        portal = self.known_portal()
        device, = self.mria("list", "--device", portal.url, "--json").json
        self.assertEqual((device["name"], device["apps"][0]["id"]), ("LENS-1", stand_in_portal.PACKAGE))

    def test_an_error_as_json(self):
        portal = self.portal()
        error, = self.mria("list", "--device", portal.url, "--json").json
        self.assertEqual(error["error"]["code"], "UnknownCertificate")

    def test_start_and_stop(self):
        portal = self.known_portal("endless")
        portal.app.files["run.json"] = json.dumps({"format": "mrinput-run", "version": 1, "runId": "x", "tests": [],
            "recordings": [], "shardIndex": 1, "shardCount": 1, "takes": True, "screenshots": True,
            "snapshots": "compare"}).encode()
        self.assertEqual(self.mria("start", "--device", portal.url, "--app", "MyApp").out, "started MyApp\n")
        self.assertTrue(portal.app.is_running)
        self.assertEqual(self.mria("stop", "--device", portal.url).out, "stopped MyApp\n")
        self.assertFalse(portal.app.is_running)

    def test_an_app_that_is_not_there(self):
        portal = self.known_portal()
        run = self.mria("start", "--device", portal.url, "--app", "Game")
        self.assertEqual(run.code, 3)
        self.assertIn("error: there is no app 'Game' on", run.err)
        self.assertIn("installed by developers: MyApp", run.err)

    def test_a_portal_that_wants_the_package_unencoded(self):
        portal = self.known_portal(plain_package=True)
        portal.app.files["run.json"] = b"{}"
        portal.app.run = lambda: None
        self.assertEqual(self.mria("start", "--device", portal.url).code, 0)

    def test_an_expired_token_is_renewed(self):
        portal = self.known_portal(expires_token=True)
        self.assertEqual(self.mria("push", "--device", portal.url, SAMPLE).code, 0)
        self.assertEqual(portal.app.files[SAMPLE.name], SAMPLE.read_bytes())

    def test_push_and_pull_give_the_same_bytes(self):
        portal = self.known_portal()
        run = self.mria("push", "--device", portal.url, SAMPLE)
        self.assertEqual(run.out, f"pushed PressButton.bin, {SAMPLE.stat().st_size:,} bytes\n")
        self.assertEqual(self.mria("pull", "--device", portal.url, "*.bin", "-o", "Here").code, 0)
        self.assertEqual((self.folder / "Here/PressButton.bin").read_bytes(), SAMPLE.read_bytes())
        run = self.mria("pull", "--device", portal.url, "*.bin", "-o", "Here", "-n")
        self.assertEqual(run.code, 3)
        self.assertIn("PressButton.bin: it exists, and --no-clobber keeps it\n", run.err)

    def test_push_to_a_folder_that_is_not_there(self):
        portal = self.known_portal()
        run = self.mria("push", "--device", portal.url, "--folder", "LocalState/Takes", SAMPLE)
        self.assertEqual(run.code, 3)
        self.assertIn("hint: Device Portal creates no folders: push to LocalState, or let the app create LocalState/Takes",
                      run.err)

    def test_push_says_what_arrived_before_the_disk_was_full(self):
        portal = self.known_portal(disk_left=1000)
        (self.folder / "small.bin").write_bytes(b"x" * 900)
        run = self.mria("push", "--device", portal.url, "small.bin", SAMPLE)
        self.assertEqual(run.code, 3)
        self.assertIn("is full\n  There is not enough space on the disk.\n  pushed before it: small.bin\n", run.err)

    def test_a_download_goes_on_where_the_connection_broke(self):
        for can_resume in (True, False):
            with self.subTest(can_resume=can_resume):
                portal = self.known_portal(breaks=2, can_resume=can_resume)
                portal.app.files["walk.bin"] = bytes(range(256)) * 500
                self.assertEqual(self.mria("pull", "--device", portal.url, "walk.bin").code, 0)
                self.assertEqual((self.folder / "walk.bin").read_bytes(), portal.app.files["walk.bin"])

    def test_a_download_that_breaks_again_and_again_says_what_was_pulled(self):
        portal = self.known_portal(breaks=100)
        portal.app.files.update({"a.json": b"{}", "walk.bin": b"x" * 100000})
        run = self.mria("pull", "--device", portal.url, "*")
        self.assertEqual(run.code, 3)
        self.assertRegex(run.err, r"error: the connection to \S+ broke\n  .*\n  pulled before it: a.json\n")
        self.assertEqual([file.name for file in self.folder.iterdir() if file.is_file()], ["a.json"])

    def test_a_name_with_folders_is_not_written(self):
        portal = self.known_portal()
        portal.app.files["..\\..\\evil.bin"] = portal.app.files["../evil.bin"] = b"x"
        run = self.mria("pull", "--device", portal.url, "*")
        self.assertEqual(run.code, 3)
        self.assertEqual(list(self.folder.parent.glob("evil.bin")), [])

    def test_install_with_its_dependencies(self):
        portal = self.known_portal()
        packages = self.folder / "Packaged/HoloLens"
        packages.mkdir(parents=True)
        for name in ("MyApp.appxbundle", "Microsoft.VCLibs.arm64.14.00.appx", "Microsoft.VCLibs.x64.14.00.appx"):
            (packages / name).write_bytes(name.encode() * 1000)
        run = self.mria("install", "--device", portal.url, "Packaged")
        self.assertEqual((run.code, run.out), (0, "installed MyApp.appxbundle\n"))
        self.assertEqual(sorted(portal.installed), ["Microsoft.VCLibs.arm64.14.00.appx", "MyApp.appxbundle"])
        self.assertEqual(portal.installed["MyApp.appxbundle"], b"MyApp.appxbundle" * 1000)

    def test_install_that_the_device_rejects(self):
        portal = self.known_portal()
        (self.folder / "MyApp.appxbundle").write_bytes(b"x")
        run = self.mria("install", "--device", portal.url, "MyApp.appxbundle")
        self.assertEqual(run.code, 3)
        self.assertIn("did not install the package\n  0x80073CF3: VCLibs is missing\n", run.err)
