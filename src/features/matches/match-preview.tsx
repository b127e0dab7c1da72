import { Ticket } from "lucide-react";
import { Link } from "react-router";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import type { MatchDetails } from "./match-details.server.ts";
import { MatchLink } from "./match-link.tsx";
import styles from "./match-preview.module.css";
import type { FormEntry, MatchPreview } from "./match-preview.server.ts";
import type { MatchView, SideView } from "./match-view.server.ts";
import { scoreText } from "./score.ts";

/** What a fan asks before a match: how both teams come to it, how it went between them, how to get there and in. */
export function Preview({
  match,
  preview,
}: {
  match: MatchView;
  preview: NonNullable<MatchDetails["preview"]>;
}) {
  const { form, meetings } = preview;
  return (
    <div className={styles.preview}>
      {match.home.isOwn && <Visit match={match} />}
      {form.home.length + form.away.length > 0 && <Form match={match} form={form} />}
      {meetings.length > 0 && <Meetings meetings={meetings} />}
    </div>
  );
}

function Visit({ match }: { match: MatchView }) {
  const text = useSiteText("matches");
  const language = useLanguage();
  const stadium = localPath(language, "/stadium");
  return (
    <section className={styles.visit}>
      <p>
        {text.gatesOpen} <b className="number">{match.gatesOpen}</b>
      </p>
      <Link className="button button-small" to={`${stadium}#tickets`}>
        <Ticket className="icon" aria-hidden /> {text.tickets}
      </Link>
      <Link className="button button-small button-ghost" to={`${stadium}#visit`}>
        {text.theWay}
      </Link>
    </section>
  );
}

function Form({ match, form }: { match: MatchView; form: MatchPreview["form"] }) {
  const text = useSiteText("matches");
  return (
    <section>
      <h3>{text.form}</h3>
      <dl className={styles.form}>
        <Letters side={match.home} entries={form.home} />
        <Letters side={match.away} entries={form.away} />
      </dl>
    </section>
  );
}

function Letters({ side, entries }: { side: SideView; entries: FormEntry[] }) {
  const text = useSiteText("matches");
  if (entries.length === 0) return null;
  return (
    <div>
      <dt lang={side.name.lang}>{side.name.text}</dt>
      <dd>
        {entries.map(({ match, outcome }) => (
          <MatchLink key={match.id} match={match} className={styles.letter}>
            <span className="form-letter" data-outcome={outcome} title={resultOf(match)}>
              <span aria-hidden="true">{text.outcomeLetter[outcome]}</span>
              <span className="visually-hidden">
                {text.outcomeLetter[outcome]}, {resultOf(match)}
              </span>
            </span>
          </MatchLink>
        ))}
      </dd>
    </div>
  );
}

function Meetings({ meetings }: { meetings: MatchView[] }) {
  const text = useSiteText("matches");
  return (
    <section>
      <h3>{text.meetings}</h3>
      <ul className={styles.meetings}>
        {meetings.map((match) => (
          <li key={match.id}>
            <MatchLink match={match} className={styles.meeting}>
              <time dateTime={match.kickOff}>
                {match.date}
                {match.decided && `, ${text.decided[match.decided]}`}
              </time>
              <span className={styles.home} lang={match.home.name.lang}>
                {match.home.name.text}
              </span>
              <b className="number">{match.score ? scoreText(match.score) : "–"}</b>
              <span lang={match.away.name.lang}>{match.away.name.text}</span>
            </MatchLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Argishti 2:0 Van" */
function resultOf({ home, away, score }: FormEntry["match"]): string {
  return `${home.name.text} ${score ? scoreText(score) : "–"} ${away.name.text}`;
}
