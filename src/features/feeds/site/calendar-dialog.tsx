import { CalendarDays, CalendarSync, Download } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { club } from "#club/club.ts";
import { useCalendarAddress } from "#src/features/matches/calendar-address.ts";
import { calendarPath, matchFilePath, REMINDERS } from "#src/features/matches/calendar-path.ts";
import { useSiteUrl } from "#src/features/shell/use-site-url.ts";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { LANGUAGE_NAMES, LANGUAGES } from "#src/i18n/languages.ts";
import { Modal } from "#src/ui/modal.tsx";
import type { CalendarChoice, CalendarDialogData } from "./calendar-data.server.ts";
import styles from "./calendar-dialog.module.css";
import { CalendarPreview } from "./calendar-preview.tsx";
import { CopyAddress } from "./copy-address.tsx";

/** The club's matches for the visitor's calendar: which, how they will look there, and how fast each kind hears of a change. */
export function CalendarDialog({ data }: { data: CalendarDialogData }) {
  const text = useSiteText("calendar");
  const addressOf = useCalendarAddress();
  const isOne = data.chosen === "match";
  return (
    <Modal
      className={styles.dialog}
      headClassName={styles.head}
      title={text.title}
      lead={<p>{isOne ? text.oneHint : text.lead}</p>}
      closeLabel={text.close}
      onClose={addressOf(null)}
    >
      <div className={styles.columns}>
        <Choices data={data} />
        <CalendarPreview data={data} />
      </div>
      <div className={styles.ways}>
        <Settings data={data} />
        {data.reminder && <p className={styles.hint}>{text.remindHint}</p>}
        {isOne ? <OneMatch data={data} /> : <Followed data={data} />}
      </div>
    </Modal>
  );
}

function Choices({ data: { choices, chosen } }: { data: CalendarDialogData }) {
  const text = useSiteText("calendar");
  const matches = useSiteText("matches");
  const language = useLanguage();
  const addressOf = useCalendarAddress();
  const named: Record<CalendarChoice["name"], { title: string; hint: string }> = {
    team: { title: text.own(club.name[language]), hint: text.noneYet },
    home: { title: text.home, hint: "" },
    match: { title: text.one, hint: "" },
    league: { title: text.leagueChoice, hint: text.leagueHint },
    all: { title: text.allChoice, hint: text.allHint },
  };
  return (
    <nav className={styles.choices} aria-labelledby="calendar-which">
      <h3 id="calendar-which">{text.which}</h3>
      <ul>
        {choices.map(({ name, count, hint }) => (
          <li key={name} data-others={name === "league" || name === "all" || undefined}>
            <Link
              to={addressOf({ calendar: name })}
              aria-current={name === chosen ? "true" : undefined}
              rel="nofollow"
              replace
              preventScrollReset
            >
              <i aria-hidden="true" />
              <span>
                <b>{named[name].title}</b>
                <small>{hint || named[name].hint}</small>
              </span>
              <em className="number" aria-hidden="true">
                {count}
              </em>
              <span className="visually-hidden">{matches.count(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** In which language, and whether to ring. */
function Settings({ data }: { data: CalendarDialogData }) {
  const text = useSiteText("calendar");
  const page = useLanguage();
  return (
    <div className={styles.settings}>
      <Segments
        label={text.language}
        name="in"
        chosen={data.language === page ? "" : data.language}
        choices={LANGUAGES.map((one) => ({
          value: one === page ? "" : one,
          name: LANGUAGE_NAMES[one],
          lang: one,
        }))}
      />
      <Segments
        label={text.remind}
        name="remind"
        chosen={data.reminder}
        choices={REMINDERS.map((value) => ({ value, name: text.reminders[value] }))}
      />
    </div>
  );
}

interface SegmentsProps {
  label: string;
  name: "in" | "remind";
  chosen: string;
  choices: { value: string; name: string; lang?: string }[];
}

function Segments({ label, name, chosen, choices }: SegmentsProps) {
  const addressOf = useCalendarAddress();
  return (
    <nav aria-labelledby={`calendar-${name}`}>
      <span id={`calendar-${name}`}>{label}</span>
      <ul>
        {choices.map(({ value, name: shown, lang }) => (
          <li key={value}>
            <Link
              to={addressOf({ [name]: value })}
              lang={lang}
              aria-current={value === chosen ? "true" : undefined}
              rel="nofollow"
              replace
              preventScrollReset
            >
              {shown}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Followed({ data: { chosen, language, reminder } }: { data: CalendarDialogData }) {
  const text = useSiteText("calendar");
  const isHomeOnly = chosen === "home";
  const path = calendarPath(language, isHomeOnly ? "team" : chosen, { isHomeOnly, reminder });
  const address = useSiteUrl() + path;
  const followed = address.replace(/^https?:/, "webcal:");
  return (
    <>
      <div className={styles.buttons}>
        <Way to={followed} name={text.apple} hint={text.appleHint} isFirst>
          <CalendarSync className="icon" aria-hidden />
        </Way>
        <Way
          to={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(followed)}`}
          name={text.google}
          hint={text.googleHint}
          isElsewhere
        >
          <CalendarDays className="icon" aria-hidden />
        </Way>
        <Way to={path} name={text.file} hint={text.fileHint} isFile>
          <Download className="icon" aria-hidden />
        </Way>
      </div>
      <CopyAddress key={address} address={address} />
    </>
  );
}

function OneMatch({ data: { match, language, reminder } }: { data: CalendarDialogData }) {
  const text = useSiteText("calendar");
  return (
    <div className={styles.buttons}>
      <Way
        to={matchFilePath(language, match ?? 0, reminder)}
        name={text.file}
        hint={text.fileHint}
        isFirst
        isFile
      >
        <Download className="icon" aria-hidden />
      </Way>
    </div>
  );
}

interface WayProps {
  to: string;
  name: string;
  /** How fast it hears of a change. */
  hint: string;
  isFirst?: boolean;
  isFile?: boolean;
  /** On another site. */
  isElsewhere?: boolean;
  children: ReactNode;
}

function Way({ to, name, hint, isFirst = false, isFile = false, isElsewhere = false, children }: WayProps) {
  return (
    <a
      className={isFirst ? `${styles.option} ${styles.first}` : styles.option}
      href={to}
      download={isFile || undefined}
      {...(isElsewhere ? { target: "_blank", rel: "noopener" } : {})}
    >
      {children}
      <span>
        <b>{name}</b>
        <small>{hint}</small>
      </span>
    </a>
  );
}
