import { Link, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { type PageHandle, page } from "#src/delivery/page.server.ts";
import { LoadFault } from "#src/features/shell/load-fault.tsx";
import { PageHead } from "#src/features/shell/page-head.tsx";
import { PageHero } from "#src/features/shell/page-hero.tsx";
import { SeasonMenu } from "#src/features/table/season-menu.tsx";
import { TableRules } from "#src/features/table/table-rules.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { seasonName } from "#src/i18n/season-name.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { TableViews } from "../table-views.tsx";
import { loadRules, type RulesData } from "./rules-data.server.ts";
import styles from "./rules-page.module.css";

export const handle = { query: ["season"], isCached: true } satisfies PageHandle;

export const loader = page(async (app, { language, query }) => loadRules(app, language, query.get("season")));

export default function RulesPage() {
  const data = useLoaderData<typeof loader>();
  const text = useSiteText("outlook");
  const language = useLanguage();
  const { season, isCurrent, rules } = data;
  const name = seasonName(season, language);
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={`${text.rules} ${name} | ${club.name[language]}`}
        description={text.rulesAbout(name)}
        isIndexed={rules !== null}
        query={isCurrent ? "" : `?season=${season}`}
      />
      <PageHero title={text.rules} eyebrow={`${club.league[language]}, ${name}`} path="/table/rules" />
      <div className={`page-width ${styles.content}`}>
        <TableViews current="rules" season={isCurrent ? undefined : season} has={data.has} />
        <div className={styles.season}>
          <SeasonMenu season={season} seasons={data.seasons} />
        </div>
        {rules ? (
          <div className={styles.columns}>
            <TableRules rules={rules} />
            <Further data={data} rules={rules} />
          </div>
        ) : (
          <EmptyState title={text.rulesEmpty} hint={text.rulesEmptyHint} />
        )}
        <Seasons data={data} />
      </div>
    </main>
  );
}

/** What else holds in the season: what its places mean, points, matches, bans. */
function Further({ data, rules }: { data: RulesData; rules: NonNullable<RulesData["rules"]> }) {
  const text = useSiteText("outlook");
  const table = useSiteText("table");
  const colon = useColon();
  const { matches_per_club, yellows_for_ban, matches_for_red, are_bans_confirmed } = rules.further;
  const bans = [
    yellows_for_ban > 0 && text.yellowsRule(yellows_for_ban),
    matches_for_red > 0 && text.redRule(matches_for_red),
  ].filter((one) => one !== false);
  return (
    <section aria-labelledby="further">
      <h2 id="further" className={styles.heading}>
        {text.otherRules}
      </h2>
      <ul className={styles.list}>
        {data.zones.map(({ zone, places }, index) => (
          <li key={zone}>
            <i style={{ "--z": `var(--zone-${index + 1})` } as React.CSSProperties} aria-hidden="true" />
            {table.zones[zone]}
            {colon}
            {table.places(...places, data.teams > 1 ? data.teams : undefined)}
          </li>
        ))}
        {data.zones.length > 0 && <li className="small muted">{text.zonesUnconfirmed}</li>}
        <li>{text.pointsRule}</li>
        {matches_per_club !== null && <li>{text.matchesRule(matches_per_club)}</li>}
        {bans.length > 0 && (
          <li>
            {bans.join(" ")} {!are_bans_confirmed && <strong className="small">{text.isUnconfirmed}</strong>}
          </li>
        )}
      </ul>
    </section>
  );
}

/** Every season with its order, and whether somebody has read it where it is written. */
function Seasons({ data: { all, season, isCurrent } }: { data: RulesData }) {
  const text = useSiteText("outlook");
  const { criteria, noSource } = useSiteText("table").why;
  const language = useLanguage();
  if (all.length < 2) return null;
  const path = localPath(language, "/table/rules");
  return (
    <section className={styles.seasons} aria-labelledby="all-seasons">
      <h2 id="all-seasons" className={styles.heading}>
        {text.allSeasons}
      </h2>
      <ul>
        {all.map((one) => (
          <li key={one.season}>
            <Link
              to={`${path}?season=${one.season}`}
              aria-current={one.season === season && !isCurrent ? "page" : undefined}
            >
              {seasonName(one.season, language)}
            </Link>
            <span>{one.order.map((name) => criteria[name]).join(", ")}</span>
            <span className="small muted">
              {one.source.text ? <span lang={one.source.lang}>{one.source.text}</span> : noSource}{" "}
              <strong>{one.isConfirmed ? text.isConfirmed : text.isUnconfirmed}</strong>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LoadFault error={error} title={useSiteText("outlook").rules} />;
}
