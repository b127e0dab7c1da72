// Chrome and Edge also call themselves Safari, and Edge calls itself Chrome: the order matters.
const BROWSERS = [
  ["Edge", /\bEdgA?\/(\d+)|\bEdgiOS\/(\d+)/],
  ["Opera", /\bOPR\/(\d+)/],
  ["Yandex", /\bYaBrowser\/(\d+)/],
  ["Samsung Internet", /\bSamsungBrowser\/(\d+)/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ["Safari", /\bVersion\/(\d+).*\bSafari\//],
] as const;

const SYSTEMS = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** Browser and system as people call them, e.g. "Firefox 142, Windows"; undefined when neither is known. */
export function deviceName(userAgent: string | null): string | undefined {
  if (!userAgent) return undefined;
  const browser = BROWSERS.map(([name, pattern]) => {
    const match = pattern.exec(userAgent);
    return match && `${name} ${match[1] ?? match[2] ?? ""}`.trim();
  }).find(Boolean);
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return [browser, system].filter(Boolean).join(", ") || undefined;
}
