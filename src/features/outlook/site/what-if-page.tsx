import { Info, RotateCcw } from "lucide-react";
import { Form, Link, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { type PageHandle, page } from "#src/delivery/page.server.ts";
import { LoadFault } from "#src/features/shell/load-fault.tsx";
import { PageHead } from "#src/features/shell/page-head.tsx";
import { PageHero } from "#src/features/shell/page-hero.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { seasonName } from "#src/i18n/season-name.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { TableViews } from "../table-views.tsx";
import { MOST_PICKS, writePicks } from "../what-if.ts";
import { WhatIfBar } from "./what-if-bar.tsx";
import { loadWhatIf, type WhatIfView } from "./what-if-data.server.ts";
import { WHAT_IF_QUERY } from "./what-if-form.ts";
import { WhatIfMatch } from "./what-if-match.tsx";
import styles from "./what-if-page.module.css";
import { WhatIfTable } from "./what-if-table.tsx";

// What somebody imagines is made for whoever asks, and kept for nobody.
export const handle = {
  query: ["r", "round"],
  uncachedQuery: WHAT_IF_QUERY,
  longestValue: MOST_PICKS * "1234567.10-10,".length,
} satisfies PageHandle;

export const loader = page(async (app, { language, query }) => loadWhatIf(app, language, query));

export default function WhatIfPage() {
  const { whatIf, season, isContradicted } = useLoaderData<typeof loader>();
  const text = useSiteText("outlook");
  const language = useLanguage();
  const league = club.league[language];
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={`${text.whatIf} | ${club.name[language]}`}
        description={text.whatIfAbout(league)}
        isIndexed={false}
      />
      <PageHero
        title={text.whatIf}
        eyebrow={[league, seasonName(season, language)].filter(Boolean).join(", ")}
        path="/table/what-if"
      />
      <div className={`page-width ${styles.content}`}>
        <TableViews current="whatIf" has={{ race: !isContradicted, whatIf: true }} />
        {whatIf ? (
          <div className={styles.columns}>
            <Results whatIf={whatIf} />
            <WhatIfTable whatIf={whatIf} />
            <WhatIfBar whatIf={whatIf} />
          </div>
        ) : (
          <EmptyState
            title={isContradicted ? text.contradictedTitle : text.whatIfEmpty}
            hint={isContradicted ? text.contradicted : text.whatIfEmptyHint}
          >
            <Link className="button" to={localPath(language, "/table")}>
              {text.toTable}
            </Link>
          </EmptyState>
        )}
      </div>
    </main>
  );
}

/** A form that is sent by each of its buttons: it works without scripts, and its address is what is shared. */
function Results({ whatIf }: { whatIf: WhatIfView }) {
  const text = useSiteText("outlook");
  const language = useLanguage();
  const { picks, dropped, all, matches, round } = whatIf;
  const leftOut = text.leftOut(dropped);
  const action = localPath(language, "/table/what-if");
  return (
    <section aria-labelledby="your-results">
      <div className={styles.head}>
        <h2 id="your-results">{text.yourResults}</h2>
        <span className="muted">{text.chosen(picks.length, all)}</span>
      </div>
      {leftOut && (
        <p className={styles.dropped} role="status">
          <Info className="icon" aria-hidden /> {leftOut}
        </p>
      )}
      <Form method="get" action={action} preventScrollReset className={styles.form}>
        {/* Enter in a field does what the last button does: the first one of a form is pressed by it. */}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        <input type="hidden" name="r" value={writePicks(picks)} />
        <input type="hidden" name="round" value={round} />
        <input type="hidden" name="m" value={matches.map(({ id }) => id).join(",")} />
        <Rounds whatIf={whatIf} />
        {matches.map((match, at) => (
          <WhatIfMatch key={`${match.id} ${match.pick?.home} ${match.pick?.away}`} match={match} at={at} />
        ))}
        <div className={styles.buttons}>
          <button type="submit" className="button">
            {text.work}
          </button>
          {picks.length > 0 && (
            <Link className="button button-ghost" to={action} preventScrollReset>
              <RotateCcw className="icon" aria-hidden /> {text.startOver}
            </Link>
          )}
        </div>
      </Form>
      <p className={`${styles.note} small muted`}>
        <Info className="icon" aria-hidden /> {text.inAddress}
      </p>
    </section>
  );
}

function Rounds({ whatIf: { rounds, round } }: { whatIf: WhatIfView }) {
  const text = useSiteText("outlook");
  if (rounds.length < 2) return null;
  return (
    <fieldset className={styles.rounds}>
      <legend className="visually-hidden">{text.rounds}</legend>
      {rounds.map((one) => (
        <button
          key={one}
          type="submit"
          name="go"
          value={one}
          aria-pressed={one === round}
          aria-label={one > 0 ? text.inRound(String(one)) : undefined}
        >
          {one > 0 ? one : text.otherMatches}
        </button>
      ))}
    </fieldset>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LoadFault error={error} title={useSiteText("outlook").whatIf} />;
}
