import { Button } from "#src/features/office/button.tsx";
import { NumberField, SelectField, TextField } from "#src/features/office/fields.tsx";
import { staffDateTime } from "#src/features/office/staff-dates.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { columnIn, columns } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { usualPublication } from "../lineup.ts";
import type { SideData } from "./lineup-data.ts";
import styles from "./publication.module.css";
import type { LineupSide } from "./use-lineup-side.ts";

const MINUTE_MS = 60_000;
const USUAL_MINUTES = 60;
/** A week: the day of the draw is no use to anybody. */
const MOST_MINUTES = 7 * 24 * 60;

interface PublicationProps {
  kickOff: string;
  data: SideData;
  side: LineupSide;
}

/** Who coaches, and from which minute on visitors see the line-up. */
export function Publication({ kickOff, data, side }: PublicationProps) {
  const words = useOfficeText("lineups");
  const { draft, setDraft } = side;
  const at = draft.publish_at ?? usualPublication(kickOff);
  const before = Math.round((Date.parse(kickOff) - Date.parse(at)) / MINUTE_MS);
  const setMinutes = (typed: string) => {
    const minutes = Number(typed);
    if (!Number.isInteger(minutes) || Math.abs(minutes) > MOST_MINUTES) return;
    const moment = new Date(Date.parse(kickOff) - minutes * MINUTE_MS).toISOString();
    setDraft({ ...draft, publish_at: minutes === USUAL_MINUTES ? null : moment });
  };
  return (
    <section className={styles.publication}>
      <Coach data={data} side={side} />
      <NumberField
        label={`${words.publication}. ${words.minutesBefore}`}
        hint={words.publishedAt(staffDateTime(at))}
        value={String(before)}
        onChange={setMinutes}
      />
      <div className={styles.ways}>
        <Button isLine onClick={() => setDraft({ ...draft, publish_at: null })}>
          {words.publishUsual}
        </Button>
        <Button isLine onClick={() => setDraft({ ...draft, publish_at: new Date().toISOString() })}>
          {words.publishNow}
        </Button>
      </div>
    </section>
  );
}

function Coach({ data: { coaches }, side: { draft, setDraft } }: Omit<PublicationProps, "kickOff">) {
  const words = useOfficeText("lineups");
  const language = useLanguage();
  const column = columnIn("coach", language);
  const known = coaches.findIndex(({ en }) => en === draft.coach);
  const isChoice = coaches.length > 0 && (known !== -1 || draft.coach === "");
  if (!isChoice) {
    return (
      <TextField
        label={words.coach}
        value={draft[column]}
        maxLength={100}
        onChange={(typed) => setDraft({ ...draft, [column]: typed })}
      />
    );
  }
  return (
    <SelectField
      label={words.coach}
      value={String(known)}
      options={[
        { value: "-1", label: "—" },
        ...coaches.map((coach, at) => ({ value: String(at), label: coach[language] || coach.en })),
      ]}
      onChange={(at) => setDraft({ ...draft, ...columns("coach", coaches[Number(at)] ?? null) })}
    />
  );
}
