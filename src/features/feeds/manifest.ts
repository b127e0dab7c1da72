import { club } from "#club/club.ts";
import { type Language, localPath } from "#src/i18n/languages.ts";

/** The site as something that a phone can put on its home screen. Source: W3C Web Application Manifest. */
export function webManifest(language: Language): string {
  const icon = (size: number, purpose?: "maskable") => ({
    src: purpose ? `/icon-maskable-${size}.png` : `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    ...(purpose ? { purpose } : {}),
  });
  return JSON.stringify({
    name: club.name[language],
    short_name: club.shortName[language],
    description: club.description[language],
    lang: language,
    start_url: localPath(language, "/"),
    scope: "/",
    display: "standalone",
    background_color: club.themeColor.dark,
    theme_color: club.themeColor.dark,
    icons: [icon(192), icon(512), icon(512, "maskable")],
  });
}
