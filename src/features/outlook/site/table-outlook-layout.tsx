import { Link, Outlet, useLoaderData, useSearchParams } from "react-router";
import { type PageHandle, page } from "#src/delivery/page.server.ts";
import { isAsTold, useMatchNews } from "#src/features/matches/live-matches.ts";
import { type TableExtras, TableExtrasProvider } from "#src/features/table/table-extras.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { LineMark } from "../line-mark.tsx";
import { MARKS } from "../marks.ts";
import { Move } from "../move.tsx";
import { NeedCard } from "../need-card.tsx";
import { TableViews } from "../table-views.tsx";
import { isFinalWanted, loadTableOutlook, type TableOutlook } from "./table-outlook.server.ts";
import styles from "./table-outlook-layout.module.css";

export const handle = { query: ["season", "results", "why"] } satisfies PageHandle;

// A table is worth showing without what can be told of it.
export const loader = page(async (app, { query }) =>
  loadTableOutlook(app, query.get("season"), isFinalWanted(query)).catch((error: unknown) => {
    app.log.warn("the page goes on with defaults", { part: "outlook", error });
    return null;
  }),
);

/** Around the table: the table knows only where something may stand, what it is is known here. */
export default function TableOutlookLayout() {
  const outlook = useLoaderData<typeof loader>();
  const text = useSiteText("outlook");
  const season = useSearchParams()[0].get("season") ?? undefined;
  const followed = outlook?.followed ?? [];
  useMatchNews(followed.length > 0, (told) => isAsTold(followed, told), { isCounted: true });
  return (
    <TableExtrasProvider
      value={
        outlook
          ? extrasOf(outlook, text.stillToPlayFor, text.movement)
          : { views: <TableViews current="table" season={season} has={{ race: false, whatIf: false }} /> }
      }
    >
      <Outlet />
    </TableExtrasProvider>
  );
}

function extrasOf(outlook: TableOutlook, marksHeading: string, movesHeading: string): TableExtras {
  const { rows, isCurrent, season, isAsItStands } = outlook;
  // Early in a season everything is possible for everybody: that needs no column.
  const hasMarks = rows.some(({ marks }) => marks.some(({ mark }) => mark !== "possible"));
  return {
    views: (
      <TableViews
        current="table"
        season={isCurrent ? undefined : season}
        has={{ race: rows.length > 0, whatIf: outlook.hasWhatIf }}
      />
    ),
    above: <Above outlook={outlook} hasMarks={hasMarks} />,
    below: <Below outlook={outlook} />,
    ...(isAsItStands ? { figures: new Map(rows.map(({ key, figures }) => [key, figures])) } : {}),
    ...(isCurrent && rows.length > 0
      ? { movesHeading, moves: new Map(rows.map((row) => [row.key, <Movement key={row.key} row={row} />])) }
      : {}),
    ...(hasMarks
      ? { marksHeading, marks: new Map(rows.map((row) => [row.key, <Marks key={row.key} row={row} />])) }
      : {}),
  };
}

type Row = TableOutlook["rows"][number];

function Movement({ row: { from, to, isPlaying } }: { row: Row }) {
  const text = useSiteText("outlook");
  return (
    <>
      <Move from={from} to={to} />
      {isPlaying && (
        <i className={styles.playing} role="img" aria-label={text.playing} title={text.playing} />
      )}
    </>
  );
}

function Marks({ row }: { row: Row }) {
  return row.marks.map((mark) => <LineMark key={mark.name} {...mark} />);
}

/** How the table is read: with the matches that run or without them, and what its marks mean. */
function Above({ outlook, hasMarks }: { outlook: TableOutlook; hasMarks: boolean }) {
  const text = useSiteText("outlook");
  const { isLive, isAsItStands, isContradicted, unknown } = outlook;
  return (
    <>
      {(isContradicted || unknown) && (
        <p className={`${styles.silent} small muted`}>{text[unknown ?? "contradicted"]}</p>
      )}
      <div className={styles.bar}>
        {isLive && <Switch isAsItStands={isAsItStands} outlook={outlook} />}
        {isAsItStands && <span className="small muted">{text.asItStandsNote}</span>}
        {hasMarks && (
          <ul className={`${styles.key} small`} aria-label={text.stillToPlayFor}>
            {MARKS.map((mark) => (
              <li key={mark}>
                <LineMark name="europe" mark={mark} isHidden /> {text.marks[mark]}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function Switch({
  isAsItStands,
  outlook: { season, isCurrent },
}: {
  isAsItStands: boolean;
  outlook: TableOutlook;
}) {
  const text = useSiteText("outlook");
  const path = localPath(useLanguage(), "/table");
  const address = (results: string) => {
    const query = new URLSearchParams({ ...(isCurrent ? {} : { season }), ...(results ? { results } : {}) });
    return `${path}${query.size > 0 ? `?${query}` : ""}`;
  };
  const choices = [
    { name: text.asItStands, to: address(""), isChosen: isAsItStands },
    { name: text.finalResults, to: address("final"), isChosen: !isAsItStands },
  ];
  return (
    <nav className={styles.switch} aria-label={text.views} data-follow="">
      {choices.map(({ name, to, isChosen }) => (
        <Link key={to} to={to} aria-current={isChosen ? "true" : undefined} preventScrollReset replace>
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** What the club still needs, question by question. */
function Below({ outlook: { needs } }: { outlook: TableOutlook }) {
  const text = useSiteText("outlook");
  if (needs.length === 0) return null;
  return (
    <section className={styles.needs} id="needs" aria-labelledby="needs-heading">
      <h2 id="needs-heading">{text.ownNeeds}</h2>
      <div>
        {needs.map((need) => (
          <NeedCard key={need.name} need={need} />
        ))}
      </div>
    </section>
  );
}
