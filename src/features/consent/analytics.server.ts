import { createHash } from "node:crypto";
import type { App } from "#src/app/app.server.ts";
import { analyticsSettings } from "#src/features/settings/queries.server.ts";

/** What a page may load after consent; null where the club uses none. */
export interface Analytics {
  /** "G-…" */
  google: string | null;
  /** Digits. */
  yandex: string | null;
  /** The club's own code as a file of this site, named by its hash. */
  custom: string | null;
}

/** Vendors' hosts for a page's policy, only of the services in use. */
export interface AnalyticsHosts {
  script: string[];
  connect: string[];
}

const GOOGLE = ["https://www.googletagmanager.com"];
const GOOGLE_CONNECT = ["https://*.google-analytics.com", "https://*.analytics.google.com", ...GOOGLE];
const YANDEX = ["https://mc.yandex.ru", "https://mc.yandex.com"];

/** The analytics that the settings ask for; none when they can't be read or the operator switched them off. */
export async function loadAnalytics(app: App): Promise<Analytics | null> {
  const settings = await read(app);
  const custom = customCode(settings);
  const google = settings.google_analytics_id?.value ?? null;
  const yandex = settings.yandex_metrika_id?.value ?? null;
  if (!google && !yandex && !custom) return null;
  return { google, yandex, custom: custom ? `/analytics/${hashOf(custom)}.js` : null };
}

export function analyticsHosts({ google, yandex, custom }: Analytics): AnalyticsHosts {
  // The club's own code usually is a vendor's snippet, which loads from the vendor.
  const isGoogle = Boolean(google || custom);
  const isYandex = Boolean(yandex || custom);
  return {
    script: [...(isGoogle ? GOOGLE : []), ...(isYandex ? YANDEX : [])],
    connect: [...(isGoogle ? GOOGLE_CONNECT : []), ...(isYandex ? YANDEX : [])],
  };
}

/** The file with the club's own code, under the name that its present content has; undefined for any other. */
export async function findCustomScript(app: App, name: string): Promise<string | undefined> {
  const code = customCode(await read(app));
  return code && name === `${hashOf(code)}.js` ? code : undefined;
}

type Settings = Awaited<ReturnType<typeof analyticsSettings>>;

async function read(app: App): Promise<Settings> {
  if (app.config.ANALYTICS === "off") return {};
  return app.cachedQuery("analytics settings", analyticsSettings).catch((error: unknown) => {
    app.log.warn("the page goes on without analytics", { error });
    return {};
  });
}

const CODE_KEYS = [
  "google_analytics_code",
  "yandex_metrika_code",
  "custom_analytics_head",
  "custom_analytics_body",
] as const;

/** The scripts of all pieces of code, each by itself, so that a fault in one stops no other. */
function customCode(settings: Settings): string {
  return CODE_KEYS.map((key) => scriptsIn(settings[key]?.value ?? ""))
    .filter(Boolean)
    .map((code) => `try{${code}\n}catch(error){console.warn(error)}`)
    .join("\n");
}

/** Vendors hand out HTML: the contents of its inline scripts. A text without tags is a script itself. */
function scriptsIn(code: string): string {
  if (!/<\w/.test(code)) return code.trim();
  const scripts = [...code.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script\s*>/gi)];
  return scripts.map(([, content]) => content?.trim() ?? "").join(";\n");
}

function hashOf(code: string): string {
  return createHash("sha256").update(code).digest("hex").slice(0, 20);
}
