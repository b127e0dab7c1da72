import { club } from "#club/club.ts";
import { JsonLd } from "#src/features/shell/json-ld.tsx";
import { useSiteUrl } from "#src/features/shell/use-site-url.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";

/** The club and its website for search engines. Source: schema.org/SportsTeam, schema.org/WebSite. */
export function ClubStructuredData({ social }: { social: string[] }) {
  const siteUrl = useSiteUrl();
  const language = useLanguage();
  const url = siteUrl + localPath(language, "/");
  return (
    <>
      <JsonLd
        data={{
          "@type": "SportsTeam",
          "@id": `${siteUrl}/#club`,
          name: club.name[language],
          alternateName: club.shortName[language],
          sport: "Football",
          foundingDate: String(club.foundedYear),
          url,
          logo: `${siteUrl}/icon-512.png`,
          image: `${siteUrl}/og-image.jpg`,
          memberOf: { "@type": "SportsOrganization", name: club.league[language] },
          location: {
            "@type": "StadiumOrArena",
            name: club.stadium.name[language],
            address: club.town[language],
          },
          sameAs: social,
        }}
      />
      <JsonLd
        data={{
          "@type": "WebSite",
          "@id": `${siteUrl}/#site`,
          name: club.name[language],
          url,
          inLanguage: language,
          publisher: { "@id": `${siteUrl}/#club` },
          potentialAction: {
            "@type": "SearchAction",
            target: {
              "@type": "EntryPoint",
              urlTemplate: `${siteUrl}${localPath(language, "/search")}?q={search_term_string}`,
            },
            "query-input": "required name=search_term_string",
          },
        }}
      />
    </>
  );
}
