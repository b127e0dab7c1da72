import { club } from "#club/club.ts";
import { JsonLd } from "#src/features/shell/json-ld.tsx";
import { useSiteUrl } from "#src/features/shell/use-site-url.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { wholeName } from "../names.ts";
import type { PlayerPageData } from "./player-data.server.ts";

/** A player for search engines. Source: schema.org/ProfilePage, schema.org/Person. */
export function PlayerStructuredData({ player }: { player: PlayerPageData }) {
  const siteUrl = useSiteUrl();
  const language = useLanguage();
  const { path, name, what, photo, nationality, heightCm, weightKg, birthDay, bio } = player;
  const url = siteUrl + localPath(language, path);
  return (
    <JsonLd
      data={{
        "@type": "ProfilePage",
        url,
        mainEntity: {
          "@type": "Person",
          "@id": `${siteUrl}${path}#player`,
          name: wholeName(name),
          givenName: name.first || undefined,
          familyName: name.last || undefined,
          jobTitle: what.text || undefined,
          description: bio.text || undefined,
          image: photo ? new URL(photo, siteUrl).href : undefined,
          birthDate: birthDay || undefined,
          nationality: nationality.text ? { "@type": "Country", name: nationality.text } : undefined,
          height: heightCm ? `${heightCm} cm` : undefined,
          weight: weightKg ? `${weightKg} kg` : undefined,
          memberOf: player.isActive
            ? {
                "@type": "SportsTeam",
                "@id": `${siteUrl}/#club`,
                name: club.name[language],
                sport: "Football",
              }
            : undefined,
          url,
        },
      }}
    />
  );
}
