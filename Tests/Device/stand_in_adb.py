# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""The adb server of a machine with one headset, by Android's public texts OVERVIEW.TXT, SERVICES.TXT and SYNC.TXT."""

import re
import shlex
import socketserver
import struct
import threading

PACKAGE = "com.example.myapp"
ROOT = f"/sdcard/Android/data/{PACKAGE}/files/"


class AdbServer(socketserver.ThreadingTCPServer):
    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, app, serial="1WMHH812"):
        super().__init__(("127.0.0.1", 0), Connection)
        self.app, self.serial, self.others, self.commands, self.complaints = app, serial, {}, [], []
        self.breaks = 0  # pulls that end in the middle
        self.is_full = False
        threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()

    @property
    def port(self):
        return self.server_address[1]


class Connection(socketserver.BaseRequestHandler):
    def receive(self, size):
        data = b""
        while len(data) < size:
            more = self.request.recv(size - len(data))
            if not more:
                raise ConnectionError
            data += more
        return data

    def fail(self, text):
        self.request.sendall(b"FAIL%04x" % len(text) + text.encode())

    def handle(self):
        try:
            while True:
                service = self.receive(int(self.receive(4), 16)).decode()
                if service == "host:devices":
                    text = f"{self.server.serial}\tdevice\n".encode()
                    return self.request.sendall(b"OKAY%04x" % len(text) + text)
                if service.startswith("host:transport:"):
                    if service[len("host:transport:"):] != self.server.serial:
                        return self.fail(f"device '{service[15:]}' not found")
                    self.request.sendall(b"OKAY")
                elif service.startswith("exec:"):
                    self.request.sendall(b"OKAY" + self.execute(service[len("exec:"):]).encode())
                    return None
                elif service == "sync:":
                    self.request.sendall(b"OKAY")
                    return self.sync()
                else:
                    self.server.complaints.append(service)
                    return self.fail("unknown service")
        except ConnectionError:
            return None

    def execute(self, line):
        """A shell that knows what the runner needs."""
        self.server.commands.append(line)
        command, mark = re.fullmatch(r"(.*?)(?: 2>&1)?(?:; true)?; echo ([\w-]+:)\$\?", line, re.S).groups()
        app, words = self.server.app, shlex.split(command)
        known = {"getprop ro.product.model": "Quest 3\n", "getprop ro.build.version.release": "14\n",
                 "pm list packages -3": f"package:{PACKAGE}\n", f"pidof {PACKAGE}": "77\n" if app.is_running else ""}
        text, code = known.get(" ".join(words), ""), 0
        if words[:2] == ["am", "start"] and PACKAGE in command:
            app.start()
        elif words == ["am", "force-stop", PACKAGE]:
            app.stop()
        elif words[:2] == ["rm", "-f"]:
            self.files(words[2]).pop(self.name(words[2]), None)
        elif words[:3] == ["pm", "install", "-r"]:
            text = "Success\n" if self.server.others.get(words[3], b"").startswith(b"PK") else "Failure [INVALID_APK]\n"
        elif words[0] == "logcat":
            text = "11-18 06:00:00.000 I/UE ( 77): LogMRInputTests: started\n"
        elif " ".join(words) not in known:
            self.server.complaints.append(line)
            text, code = "not found\n", 127
        return f"{text}{mark}{code}\n"

    def files(self, path):
        return self.server.app.files if path.startswith(ROOT) else self.server.others

    def name(self, path):
        return path[len(ROOT):] if path.startswith(ROOT) else path

    def sync(self):
        while True:
            kind, size = struct.unpack("<4sI", self.receive(8))
            path = self.receive(size).decode()
            action = {b"SEND": self.send, b"RECV": self.fetch, b"LIST": self.list}[kind]
            if not action(path):
                return

    def refuse(self, reason):
        self.request.sendall(struct.pack("<4sI", b"FAIL", len(reason)) + reason.encode())
        return True

    def send(self, target):
        path, data = target.rsplit(",", 1)[0], b""
        while True:
            kind, size = struct.unpack("<4sI", self.receive(8))
            if kind == b"DONE":
                break
            assert kind == b"DATA" and size <= 65536
            data += self.receive(size)
        if self.server.is_full:
            return self.refuse("write failed: No space left on device")
        self.files(path)[self.name(path)] = data
        self.request.sendall(struct.pack("<4sI", b"OKAY", 0))
        return True

    def fetch(self, path):
        data = self.files(path).get(self.name(path))
        if data is None:
            return self.refuse(f"open failed: {path}: No such file or directory")
        if self.server.breaks and not path.endswith(".json"):
            self.server.breaks -= 1
            self.request.sendall(struct.pack("<4sI", b"DATA", len(data)) + data[:len(data) // 2])
            return False
        for start in range(0, len(data), 65536):
            block = data[start:start + 65536]
            self.request.sendall(struct.pack("<4sI", b"DATA", len(block)) + block)
        self.request.sendall(struct.pack("<4sI", b"DONE", 0))
        return True

    def list(self, path):
        files = self.server.app.files if path + "/" == ROOT else {}
        for name, data in sorted(files.items()):
            self.request.sendall(struct.pack("<4s4I", b"DENT", 0o100644, len(data), 0, len(name)) + name.encode())
        self.request.sendall(struct.pack("<4s4I", b"DENT", 0o040755, 0, 0, 5) + b"Saved")
        self.request.sendall(struct.pack("<4s4I", b"DONE", 0, 0, 0, 0))
        return True
