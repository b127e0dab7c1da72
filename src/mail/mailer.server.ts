import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#src/config/env.server.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
  /** For a mail that may be sent more than once: mail programs show one of those with the same number. */
  messageId?: string;
  headers?: Record<string, string>;
}

/** Sends mail, or, without `SMTP_URL`, puts it as `.eml` files into the outbox folder and says so. */
export interface Mailer {
  kind: "smtp" | "outbox";
  /** @throws when the mail server refuses or does not answer */
  send(mail: Mail): Promise<void>;
  close(): void;
}

export function openMailer(config: Config, defaultFrom: string): Mailer {
  const from = config.MAIL_FROM ?? defaultFrom;
  return config.SMTP_URL
    ? smtpMailer(config.SMTP_URL, from)
    : outboxMailer(join(config.DATA_DIR, "outbox"), from);
}

/** The same for each try, e.g. "<5f0c…@www.club.example>". Source: RFC 5322, 3.6.4. */
export function messageIdOf({ SITE_URL }: Pick<Config, "SITE_URL">, mailId: string): string {
  return `<${mailId}@${SITE_URL ? new URL(SITE_URL).hostname : "localhost"}>`;
}

/** A server that goes on talking and takes nothing is given up: the letters behind this one wait. Source: RFC 5321, 4.5.3.2. */
const MOST_MS = 10 * 60_000;
/** How long somebody waits to be told that the mail server is silent. */
const TIMEOUTS_MS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

function smtpMailer(url: string, from: string): Mailer {
  // Beside an address nodemailer reads no settings: they have to be part of it.
  const address = new URL(url);
  for (const [name, ms] of Object.entries(TIMEOUTS_MS)) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(ms));
  }
  // A password goes to no server in the clear, unless the club says so (?requireTLS=false) or runs it here.
  if (address.username && !isLocal(address.hostname) && !address.searchParams.has("requireTLS"))
    address.searchParams.set("requireTLS", "true");
  const transport = lazily(async () => (await import("nodemailer")).createTransport(address.href));
  return {
    kind: "smtp",
    send: async (mail) => inTime((await transport.get()).sendMail({ from, ...mail })),
    close: transport.close,
  };
}

/** @throws Error where it takes too long, whatever becomes of it then */
async function inTime(sending: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("The mail server takes too long.")), MOST_MS).unref();
  try {
    await Promise.race([sending, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function isLocal(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
}

function outboxMailer(folder: string, from: string): Mailer {
  const transport = lazily(async () =>
    (await import("nodemailer")).createTransport({ streamTransport: true, buffer: true }),
  );
  return {
    kind: "outbox",
    async send(mail) {
      const { message } = await (await transport.get()).sendMail({ from, ...mail });
      await mkdir(folder, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.eml`;
      const temporary = join(folder, `.${name}`);
      try {
        await writeFile(temporary, message as Buffer, { flush: true });
        await rename(temporary, join(folder, name));
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => {});
        throw error;
      }
    },
    close: transport.close,
  };
}

/** Opened with the first mail: many sites never send one, and the library is as large as the pages' own code. */
function lazily<Transport extends { close(): void }>(open: () => Promise<Transport>) {
  let opened: Promise<Transport> | undefined;
  return {
    get: () => {
      opened ??= open();
      return opened;
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}
