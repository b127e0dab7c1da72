import { club } from "#club/club.ts";
import { JsonLd } from "#src/features/shell/json-ld.tsx";
import { useSiteUrl } from "#src/features/shell/use-site-url.ts";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { seasonName } from "#src/i18n/season-name.ts";
import type { TableData } from "./table-data.server.ts";

/** The league, its teams in their order, for search engines. Source: schema.org/SportsOrganization, ItemList. */
export function TableStructuredData({ table: { season, rows } }: { table: TableData }) {
  const text = useSiteText("table");
  const siteUrl = useSiteUrl();
  const language = useLanguage();
  const url = `${siteUrl}${localPath(language, "/table")}?season=${season}`;
  const teams = rows.map(({ name }) => ({ "@type": "SportsTeam", name: name.text, sport: "Football" }));
  return (
    <>
      <JsonLd
        data={{
          "@type": "SportsOrganization",
          name: club.league[language],
          sport: "Football",
          url,
          member: teams,
        }}
      />
      {rows.length > 0 && (
        <JsonLd
          data={{
            "@type": "ItemList",
            name: `${text.heading} ${seasonName(season, language)}`,
            url,
            numberOfItems: rows.length,
            itemListElement: rows.map((row, index) => ({
              "@type": "ListItem",
              position: row.position,
              item: teams[index],
            })),
          }}
        />
      )}
    </>
  );
}
