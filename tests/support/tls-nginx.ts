import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { SecureVersion, TLSSocket } from "node:tls";
import { freePort } from "./site.ts";

const DEPLOY = join(dirname(dirname(import.meta.dirname)), "deploy");

interface TlsNginx {
  plainUrl: string;
  ask(path: string, most?: SecureVersion): Promise<{ status: number; text: string; protocol: string }>;
  stop(): Promise<void>;
}

/** nginx with deploy/nginx.conf and deploy/tls.conf as they stand, before one node, with a certificate of its own. */
export async function startTlsNginx(node: string): Promise<TlsNginx> {
  const folder = mkdtempSync(join(tmpdir(), "club-tls-"));
  const [plain, secure] = [await freePort(), await freePort()];
  for (const name of ["cache", "acme/.well-known/acme-challenge"])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, "acme/.well-known/acme-challenge/token"), "proof");
  makeCertificate(folder);
  const conf = readFileSync(join(DEPLOY, "nginx.conf"), "utf8")
    .replaceAll(/club-[12]:3000/g, node)
    .replace(/^ *server .* max_fails.*\n(?= *server)/gm, "")
    .replace("listen 80 ", `listen 127.0.0.1:${plain} `)
    .replace("/var/cache/nginx/club", join(folder, "cache"))
    .replace("http {", `http { ${temporaryFolders(folder)}`);
  const tls = readFileSync(join(DEPLOY, "tls.conf"), "utf8")
    .replace("listen 443 ", `listen 127.0.0.1:${secure} `)
    .replaceAll("/etc/nginx/tls/", `${folder}/`)
    .replaceAll("/var/www/acme", join(folder, "acme"));
  writeFileSync(join(folder, "nginx.conf"), conf);
  writeFileSync(join(folder, "tls.conf"), tls);
  const main = `daemon off; pid ${folder}/pid;${process.getuid?.() === 0 ? " user root;" : ""}`;
  const child = spawn(
    "nginx",
    ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log"), "-g", main],
    { stdio: ["ignore", "inherit", "inherit"] },
  );
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const plainUrl = `http://127.0.0.1:${plain}`;
  await untilListening(plainUrl, () => child.exitCode !== null);
  return {
    plainUrl,
    ask: (path, most = "TLSv1.3") => askSecurely(secure, path, most),
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeCertificate(folder: string): void {
  const subject = ["-subj", "/CN=club.example", "-days", "2"];
  const files = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "certificate.pem")];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...subject, ...files], {
    stdio: "ignore",
  });
}

function temporaryFolders(folder: string): string {
  return ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(" ");
}

async function untilListening(url: string, hasEnded: () => boolean): Promise<void> {
  for (let i = 0; i < 500; i++) {
    if (hasEnded()) throw new Error("nginx ended; the reason stands above.");
    if (await fetch(url, { redirect: "manual" }).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("nginx does not listen.");
}

/** The certificate is nobody's, so it is not checked. */
function askSecurely(port: number, path: string, most: SecureVersion) {
  return new Promise<{ status: number; text: string; protocol: string }>((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, agent: false, rejectUnauthorized: false };
    const call = request(
      { ...options, maxVersion: most, minVersion: most === "TLSv1.3" ? "TLSv1.2" : most },
      async (answer) => {
        const protocol = (answer.socket as TLSSocket).getProtocol() ?? "";
        let text = "";
        for await (const part of answer) text += part;
        resolve({ status: answer.statusCode ?? 0, text, protocol });
      },
    );
    call.on("error", reject);
    call.end();
  });
}
