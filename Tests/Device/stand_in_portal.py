# Copyright (c) 2026 The MRInputAnimation developers
# SPDX-License-Identifier: MIT
"""Windows Device Portal as its public documentation describes it, with apps that are simulated.

Sources: "Windows Device Portal core REST API" and "Device Portal overview" of learn.microsoft.com: basic authentication,
the cookie CSRF-Token that every request but GET repeats in X-CSRF-Token, states 204, 200 and 404 of an installation,
uploads that create no folders. It is as strict as the text allows: what the text does not name is 404.
"""

import base64
import email.parser
import http.server
import json
import pathlib
import socket
import ssl
import subprocess
import threading
import urllib.parse

PACKAGE = "MyApp_1.0.0.0_arm64__8wekyb3d8bbwe"
USER, PASSWORD = "lens", "correct horse"


class Certificate:
    """A self-signed one, as a device has."""

    def __init__(self, folder, name):
        self.file, key = pathlib.Path(folder) / f"{name}.pem", pathlib.Path(folder) / f"{name}.key"
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                        "-days", "2", "-subj", f"/CN={name}", "-keyout", key, "-out", self.file],
                       check=True, capture_output=True)
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.load_cert_chain(self.file, key)
        shown = subprocess.run(["openssl", "x509", "-in", self.file, "-noout", "-fingerprint", "-sha256"], check=True,
                               capture_output=True, text=True).stdout
        self.fingerprint = shown.strip().split("=")[1]


class Portal(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, app, certificate=None):
        super().__init__(("127.0.0.1", 0), Handler)
        self.app, self.certificate = app, certificate
        self.has_seen_credentials = False
        self.calls, self.complaints = [], []  # each call: method, path and the certificate's context
        self.token, self.installed, self.install_states = "token-1", None, []
        self.disk_left = None  # bytes
        self.breaks = 0  # downloads of files that are cut in the middle
        self.can_resume = True
        self.is_slow = False
        self.expires_token = False
        self.plain_package = False  # wants the package's name as it is, as some clients send it
        self.connections = set()
        self.reports, self.watched = 0, threading.Event()  # set once the runner has read a report of a running test
        threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()

    @property
    def url(self):
        return f"{'https' if self.certificate else 'http'}://127.0.0.1:{self.server_address[1]}"

    def get_request(self):
        connection, address = super().get_request()
        self.connections.add(connection)
        return connection, address

    def finish_request(self, request, address):
        """In the connection's own thread: a slow handshake stops nobody else."""
        if self.certificate:
            try:
                request = self.certificate.context.wrap_socket(request, server_side=True)
            except (OSError, ssl.SSLError):
                return
            self.connections.add(request)
        try:
            super().finish_request(request, address)
        except OSError:
            pass
        finally:
            self.connections.discard(request)
            request.close()

    def handle_error(self, request, address):
        self.complaints.append(f"{address}: a request failed")

    def vanish(self):
        """The device is switched off."""
        self.shutdown()
        self.socket.close()
        for connection in list(self.connections):
            try:
                connection.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def change_certificate(self, certificate):
        self.certificate = certificate
        for connection in list(self.connections):
            try:
                connection.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def answer(self, status, content=b"", **headers):
        body = content if isinstance(content, bytes) else json.dumps(content).encode()
        self.send_response(status)
        self.send_header("Set-Cookie", f"CSRF-Token={self.server.token}; path=/; Secure")
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def refuse(self, status, reason):
        self.answer(status, {"ErrorCode": -1, "ErrorMessage": reason, "Success": False})

    def handle_request(self):
        url = urllib.parse.urlsplit(self.path)
        self.query = {name: values[0] for name, values in urllib.parse.parse_qs(url.query, True).items()}
        self.body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.server.calls.append((self.command, url.path, getattr(self.connection, "context", None)))
        self.server.has_seen_credentials |= "Authorization" in self.headers
        wanted = base64.b64encode(f"{USER}:{PASSWORD}".encode()).decode()
        if self.headers.get("Authorization") != f"Basic {wanted}":
            return self.answer(401, WWW_Authenticate="Basic")
        if self.command != "GET" and not (
                self.headers.get("X-CSRF-Token") == self.server.token
                and f"CSRF-Token={self.server.token}" in self.headers.get("Cookie", "")):
            return self.answer(403, b"CSRF token invalid")
        if self.server.expires_token and self.command != "GET":
            self.server.expires_token, self.server.token = False, "token-2"
            return self.answer(403, b"CSRF token invalid")
        action = ACTIONS.get((self.command, url.path))
        if not action:
            self.server.complaints.append(f"not documented: {self.command} {self.path}")
            return self.refuse(404, "no such page")
        return action(self)

    do_GET = do_POST = do_DELETE = do_HEAD = do_PUT = handle_request

    def parts(self):
        """The files of a multipart body, by name."""
        head = b"Content-Type: " + self.headers["Content-Type"].encode() + b"\r\n\r\n"
        message = email.parser.BytesParser().parsebytes(head + self.body)
        return {part.get_filename(): part.get_payload(decode=True) for part in message.get_payload()}

    def system(self):
        self.answer(200, {"ComputerName": "LENS-1", "OsEdition": "Holographic", "OsVersion": "22621.1390.arm64fre",
                          "Platform": "HoloLens 2"})

    def packages(self):
        version = {"Major": 1, "Minor": 0, "Build": 0, "Revision": 0}
        self.answer(200, {"InstalledPackages": [
            {"Name": "Settings", "PackageFullName": "Settings_1", "PackageRelativeId": "Settings!App", "PackageOrigin": 2,
             "Version": version},
            {"Name": "MyApp", "PackageFullName": PACKAGE, "PackageRelativeId": "MyApp_8wekyb3d8bbwe!App",
             "PackageOrigin": 5, "Version": version}]})

    def install(self):
        names = self.parts()
        if self.query["package"] not in names:
            return self.refuse(400, "the package is not in the body")
        self.server.installed = names
        self.server.install_states = [204, 204]
        return self.answer(200)

    def install_state(self):
        if self.server.install_states:
            return self.answer(self.server.install_states.pop())
        if self.server.installed is None:
            return self.refuse(404, "no installation")
        good = any("VCLibs" in name for name in self.server.installed)
        return self.answer(200, {"Code": 0 if good else -1, "CodeText": "", "Success": good,
                                 "Reason": "" if good else "0x80073CF3: VCLibs is missing"})

    def start(self):
        package = self.query["package"] if self.server.plain_package else base64.b64decode(self.query["package"]).decode()
        if base64.b64decode(self.query["appid"]).decode() != "MyApp_8wekyb3d8bbwe!App" or package != PACKAGE:
            return self.refuse(500, "no such app")
        self.server.app.start()
        return self.answer(200)

    def stop(self):
        if base64.b64decode(self.query["package"]).decode() != PACKAGE:
            return self.refuse(500, "no such app")
        if not self.server.app.is_running:
            return self.refuse(500, "it does not run")
        self.server.app.stop()
        return self.answer(200)

    def processes(self):
        rows = [{"ImageName": "System", "ProcessId": 4}]
        if self.server.app.is_running:
            rows.append({"ImageName": "MyApp.exe", "ProcessId": 77, "PackageFullName": PACKAGE, "IsRunning": True})
        self.answer(200, {"Processes": rows})

    def folder(self):
        """The app's files, or None for a folder that is not there."""
        wanted = {"knownfolderid": "LocalAppData", "packagefullname": PACKAGE, "path": "\\LocalState"}
        return self.server.app.files if all(self.query.get(name) == value for name, value in wanted.items()) else None

    def files(self):
        items = [{"Name": name, "FileSize": len(content), "Type": 32, "CurrentDir": "\\LocalState", "Id": name}
                 for name, content in sorted((self.folder() or {}).items())]
        self.answer(200, {"Items": items + [{"Name": "Saved", "SubPath": "Saved", "FileSize": 0, "Type": 16}]})

    def upload(self):
        folder = self.folder()
        if folder is None or self.query["extract"] != "false":
            return self.refuse(404, "the folder does not exist")
        for name, content in self.parts().items():
            if self.server.disk_left is not None:
                self.server.disk_left -= len(content)
                if self.server.disk_left < 0:
                    return self.answer(500, {"ErrorCode": -2147024784, "ErrorMessage": "There is not enough space on the disk."})
            folder[name] = content
        return self.answer(200)

    def download(self):
        folder = self.folder()
        if folder is None or self.query["filename"] not in folder:
            return self.refuse(404, "no such file")
        content = folder[self.query["filename"]]
        if self.query["filename"] == "report.json" and b'"running"' in content:
            self.server.reports += 1
            if self.server.reports > 1:  # the one before has arrived
                self.server.watched.set()
        offset = int(self.headers.get("Range", "bytes=0-")[6:-1]) if self.server.can_resume else 0
        rest = content[offset:]
        if self.server.breaks and not self.query["filename"].endswith(".json"):
            self.server.breaks -= 1
            self.send_response(206 if offset else 200)
            self.send_header("Content-Length", str(len(rest)))
            if offset:
                self.send_header("Content-Range", f"bytes {offset}-{len(content) - 1}/{len(content)}")
            self.end_headers()
            self.wfile.write(rest[:len(rest) // 2])
            self.wfile.flush()
            self.connection.shutdown(socket.SHUT_RDWR)
            self.close_connection = True
            return None
        if self.server.is_slow:
            threading.Event().wait(0.15)  # a slow line
        if offset:
            return self.answer(206, rest, Content_Range=f"bytes {offset}-{len(content) - 1}/{len(content)}")
        return self.answer(200, rest)

    def remove(self):
        folder = self.folder()
        if folder is None or folder.pop(self.query["filename"], None) is None:
            return self.refuse(404, "no such file")
        return self.answer(200)


ACTIONS = {("GET", "/api/os/info"): Handler.system,
           ("GET", "/api/app/packagemanager/packages"): Handler.packages,
           ("POST", "/api/app/packagemanager/package"): Handler.install,
           ("GET", "/api/app/packagemanager/state"): Handler.install_state,
           ("POST", "/api/taskmanager/app"): Handler.start,
           ("DELETE", "/api/taskmanager/app"): Handler.stop,
           ("GET", "/api/resourcemanager/processes"): Handler.processes,
           ("GET", "/api/filesystem/apps/files"): Handler.files,
           ("GET", "/api/filesystem/apps/file"): Handler.download,
           ("POST", "/api/filesystem/apps/file"): Handler.upload,
           ("DELETE", "/api/filesystem/apps/file"): Handler.remove}
