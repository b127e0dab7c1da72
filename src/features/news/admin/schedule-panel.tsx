import { useEffect, useState } from "react";
import { club } from "#club/club.ts";
import { api } from "#src/api/client.ts";
import { clubTimeToUtc } from "#src/features/matches/match-time.ts";
import { DateField } from "#src/features/office/date-field.tsx";
import { SelectField } from "#src/features/office/fields.tsx";
import { attempt } from "#src/features/office/list-fault.tsx";
import { staffDate, staffDateTime } from "#src/features/office/staff-dates.ts";
import type { RecordForm } from "#src/features/office/use-record-form.ts";
import { clockTime, dayIn, daysBefore } from "#src/i18n/dates.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { columnNames, localised } from "#src/i18n/localised.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import type { Article } from "../article.ts";
import type { Publication } from "../language-state.ts";
import { type Anchor, WAITS } from "../match-tie.ts";
import { type StateLine, stateLine } from "../schedule.ts";
import { type ArticleValues, valuesOf } from "./article-form-state.ts";

interface SchedulePanelProps {
  form: RecordForm<ArticleValues, Article>;
}

/** What the whole article's time is: a planned day, an embargo, the match that it follows. */
export function SchedulePanel({ form }: SchedulePanelProps) {
  const words = useOfficeText("news").schedule;
  const labels = useFieldLabels("articles");
  return (
    <section className="panel">
      <h2>{words.title}</h2>
      <div className="panel-body">
        <MatchTie form={form} />
        <DateField
          label={labels.planned_for}
          kind="day"
          {...form.field("planned_for")}
          hint={words.plannedHint}
        />
        <DateField
          label={labels.embargo_until}
          kind="minute"
          {...form.field("embargo_until")}
          hint={words.embargoHint}
        />
      </div>
    </section>
  );
}

/** An article's time as a form has it. */
function lineOf(values: ArticleValues, now: Date): StateLine {
  const utc = (local: string) => (local ? (clubTimeToUtc(local) ?? null) : null);
  const hours = [...columnNames("publish_at"), ...columnNames("unpublish_at")].map((name) => {
    const isTied = values.match_id && name.startsWith("publish_at");
    return [name, utc(values[name]) ?? (isTied ? WAITS : null)];
  });
  return stateLine(
    {
      ...(values as unknown as Publication),
      ...Object.fromEntries(hours),
      display_date: utc(values.display_date) ?? now.toISOString(),
      embargo_until: utc(values.embargo_until),
      planned_for: values.planned_for || null,
    },
    now,
  );
}

/** Whether an article goes out as it is said only once the form is saved. */
function isUnsaved(said: StateLine, saved: StateLine | undefined): boolean {
  if (said.kind !== "out" && said.kind !== "scheduled") return false;
  if (saved?.kind !== said.kind || saved.languages.join() !== said.languages.join()) return true;
  return said.kind === "scheduled" && saved.at !== said.at;
}

/** "Goes out tomorrow 18:00, Yerevan, in 3 languages"; of what is not saved yet, that it is to be saved first. */
export function useStateLine(values: ArticleValues, article: Article | undefined): string {
  const { lines, unsaved, today, tomorrow } = useOfficeText("news").schedule;
  const now = new Date();
  const said = lineOf(values, now);
  const at = (moment: string) => {
    const time = clockTime(moment, club.timeZone)?.time ?? "";
    const day = dayIn(new Date(moment), club.timeZone);
    if (day === dayIn(now, club.timeZone)) return today(time);
    return day === dayIn(new Date(daysBefore(now, -1)), club.timeZone)
      ? tomorrow(time)
      : staffDateTime(moment);
  };
  switch (said.kind) {
    case "planned":
      return lines.planned(staffDate(`${said.day}T12:00:00Z`));
    case "over":
      return lines.over(at(said.at));
    case "scheduled":
    case "out":
      return (isUnsaved(said, article && lineOf(valuesOf(article), now)) ? unsaved : lines)[said.kind](
        at(said.at),
        said.languages.length,
      );
    default:
      return lines[said.kind];
  }
}

interface Choice {
  id: number;
  match_date: string;
  is_home: boolean;
  opponent_name: string;
  opponent_name_hy: string;
  opponent_name_ru: string;
}

/** The hours that are offered, as anchor and minutes after it. */
const HOURS: [Anchor, number][] = [
  ["kick_off", -1440],
  ["kick_off", -120],
  ["kick_off", -60],
  ["kick_off", -30],
  ["kick_off", 0],
  ["full_time", 0],
  ["full_time", 60],
];

/** The match that it follows, and its hour by it. */
function MatchTie({ form }: SchedulePanelProps) {
  const words = useOfficeText("news").schedule;
  const labels = useFieldLabels("articles");
  const language = useLanguage();
  const matches = useMatches();
  const { match_id, match_anchor, match_offset_minutes } = form.values;
  const named = matches.map((match) => ({
    value: String(match.id),
    label: `${staffDateTime(match.match_date)}, ${localised(match, "opponent_name", language).text} (${
      match.is_home ? words.home : words.away
    })`,
  }));
  const isListed = !match_id || named.some(({ value }) => value === match_id);
  const chosen: [Anchor, number] = [match_anchor as Anchor, Number(match_offset_minutes || 0)];
  const isUsual = HOURS.some(([anchor, minutes]) => anchor === chosen[0] && minutes === chosen[1]);
  const hours = isUsual ? HOURS : [...HOURS, chosen];
  return (
    <>
      <SelectField
        label={labels.match_id}
        {...form.field("match_id")}
        hint={words.matchHint}
        options={[
          { value: "", label: words.noMatch },
          ...(isListed ? [] : [{ value: match_id, label: `№ ${match_id}` }]),
          ...named,
        ]}
      />
      {match_id && (
        <SelectField
          label={words.hour}
          value={chosen.join(" ")}
          onChange={(value) => {
            const [anchor = "kick_off", minutes = "0"] = value.split(" ");
            form.set({ match_anchor: anchor as Anchor, match_offset_minutes: minutes });
          }}
          options={hours.map(([anchor, minutes]) => ({
            value: `${anchor} ${minutes}`,
            label: words.offsets[anchor](minutes),
          }))}
        />
      )}
    </>
  );
}

/** The club's matches of the last days and the next weeks; none where they can't be loaded. */
function useMatches(): Choice[] {
  const [matches, setMatches] = useState<Choice[]>([]);
  useEffect(() => {
    const day = (days: number) => daysBefore(new Date(), days).slice(0, 10);
    const span = `from=${day(3)}&to=${day(-55)}`;
    void attempt(api.get<{ matches: Choice[] }>(`/admin/calendar/matches?${span}`)).then(({ data }) =>
      setMatches(data?.matches ?? []),
    );
  }, []);
  return matches;
}
