import { isIP } from "node:net";
import { z } from "zod";

const flag = z
  .enum(["0", "1", "true", "false"], "write 1 (yes) or 0 (no)")
  .transform((value) => value === "1" || value === "true");

const url = (protocols: string[], example: string) =>
  z.string().refine((value) => {
    try {
      const { protocol, hostname } = new URL(value);
      // PostgreSQL may be reached through a socket, which has no host.
      return protocols.includes(protocol) && (hostname !== "" || protocol.startsWith("postgres"));
    } catch {
      return false;
    }
  }, `write an address such as ${example}`);

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === new URL(value).href.replace(/\/$/, "");
}

function hasMailAddress(value: string): boolean {
  return /^[^<>@\s]+@[^<>@\s]+$|^[^<>]*<[^<>@\s]+@[^<>@\s]+>$/.test(value.trim());
}

/** "10.0.0.0/8", "2001:db8::1". */
function isAddressRange(entry: string): boolean {
  const [address = "", prefix, ...more] = entry.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

/** How long something personal is kept. */
const days = (fallback: number) =>
  z.coerce
    .number("write a number of days")
    .int()
    .min(1, "write at least 1 day")
    .max(36_500)
    .default(fallback);

const environment = z
  .object({
    NODE_ENV: z.string().default("production"),
    // Digits alone: Number() would read a space as 0, which is any port that is free.
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, "write a port number")
      .transform(Number)
      .refine((port) => port <= 65535, "write a port from 0 to 65535")
      .default(3000),
    HOST: z.string().default("0.0.0.0"),
    DATA_DIR: z.string().default("data"),
    DATABASE_URL: url(["postgres:", "postgresql:"], "postgres://user:password@host:5432/club").optional(),
    ADMIN_PASSWORD: z.string().min(12, "write at least 12 characters").max(256).optional(),
    EDITOR_PASSWORD: z.string().min(12, "write at least 12 characters").max(256).optional(),
    DEMO: flag.default(true),
    SMTP_URL: url(["smtp:", "smtps:"], "smtp://user:password@mail.example:587").optional(),
    MAIL_FROM: z
      .string()
      .refine(hasMailAddress, "write an address such as club@club.example, or Club <club@club.example>")
      .optional(),
    SITE_URL: url(["http:", "https:"], "https://www.club.example")
      .transform((value) => value.replace(/\/+$/, ""))
      .refine(
        isOrigin,
        "write the address alone, without a path, a name or a password: https://www.club.example",
      )
      .optional(),
    TRUSTED_PROXIES: z
      .string()
      .default("")
      .transform((value) => value.split(",").flatMap((part) => part.trim() || []))
      .refine(
        (entries) => entries.every(isAddressRange),
        "write addresses or ranges, e.g. 127.0.0.1,10.0.0.0/8; a name such as nginx is none",
      ),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().default("us-east-1"),
    S3_ENDPOINT: url(["http:", "https:"], "https://s3.example").optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_FORCE_PATH_STYLE: flag.default(false),
    BACKUPS: z.enum(["on", "off"], "write on or off").default("on"),
    BACKUP_DIR: z.string().optional(),
    S3_BACKUP_BUCKET: z.string().optional(),
    S3_BACKUP_PREFIX: z
      .string()
      .regex(/^[\w.-]+(\/[\w.-]+)*\/?$/, "write a path such as backups/club")
      .transform((value) => value.replace(/\/+$/, ""))
      .optional(),
    KEEP_MESSAGES_DAYS: days(365),
    KEEP_ADDRESSES_DAYS: days(90),
    KEEP_UNSUBSCRIBED_DAYS: days(30),
    KEEP_VISITS_DAYS: days(1100),
    ANALYTICS: z.enum(["on", "off"], "write on or off").default("on"),
    REQUIRE_TWO_FACTOR: flag.default(false),
    SECRET_KEY: z.string().min(32, "write at least 32 characters").max(256).optional(),
    LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
    METRICS_TOKEN: z.string().min(16, "write at least 16 characters").optional(),
  })
  .superRefine((env, context) => {
    const bucket = env.S3_BUCKET ? "S3_BUCKET" : "S3_BACKUP_BUCKET";
    if (!env[bucket]) {
      // Whoever sets one of these believes that pictures or copies go there.
      for (const name of [
        "S3_BACKUP_PREFIX",
        "S3_ENDPOINT",
        "S3_ACCESS_KEY_ID",
        "S3_SECRET_ACCESS_KEY",
      ] as const)
        if (env[name])
          context.addIssue({ code: "custom", path: [name], message: "needs S3_BUCKET or S3_BACKUP_BUCKET" });
      return;
    }
    for (const name of ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const) {
      if (!env[name]) context.addIssue({ code: "custom", path: [name], message: `is needed with ${bucket}` });
    }
  });

export type Config = z.infer<typeof environment>;

/** Every setting that the environment may have. */
export const settingNames = Object.keys(environment.shape);

/** What is wrong with the environment, all of it at once. */
export class ConfigError extends Error {
  constructor(faults: string[]) {
    super(
      `The settings in the environment can't be used:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`,
    );
    this.name = "ConfigError";
  }
}

/**
 * Checks the environment. The only reader of `process.env`; an empty value counts as absent.
 * @throws ConfigError that names every fault
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const result = environment.safeParse(given);
  if (result.success) return result.data;
  throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
}
