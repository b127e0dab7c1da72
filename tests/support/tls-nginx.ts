import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import type { SecureVersion, TLSSocket } from "node:tls";
import { DEPLOY, makeNginxFolder, startNginx } from "./nginx.ts";
import { freePort } from "./site.ts";

interface TlsNginx {
  plainUrl: string;
  secureUrl: string;
  ask(path: string, most?: SecureVersion): Promise<{ status: number; text: string; protocol: string }>;
  stop(): Promise<void>;
}

/** nginx with deploy/nginx.conf and deploy/tls.conf as they stand, before one node, with a certificate of its own. */
export async function startTlsNginx(node: string): Promise<TlsNginx> {
  const folder = makeNginxFolder();
  const secure = await freePort();
  makeCertificate(folder);
  const proofs = join(folder, "acme/.well-known/acme-challenge");
  mkdirSync(proofs, { recursive: true });
  writeFileSync(join(proofs, "token"), "proof");
  const tls = readFileSync(join(DEPLOY, "tls.conf"), "utf8")
    .replace("listen 443 ", `listen 127.0.0.1:${secure} `)
    .replaceAll("/etc/nginx/tls/", `${folder}/`)
    .replaceAll("/var/www/acme", join(folder, "acme"));
  writeFileSync(join(folder, "tls.conf"), tls);
  const nginx = await startNginx([node, node], folder);
  return {
    plainUrl: nginx.url,
    secureUrl: `https://127.0.0.1:${secure}`,
    ask: (path, most = "TLSv1.3") => askSecurely(secure, path, most),
    stop: nginx.stop,
  };
}

function makeCertificate(folder: string): void {
  const subject = ["-subj", "/CN=club.example", "-days", "2"];
  const files = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "certificate.pem")];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...subject, ...files], {
    stdio: "ignore",
  });
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
