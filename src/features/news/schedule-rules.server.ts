import { club } from "#club/club.ts";
import { accessErrors } from "#src/app/errors.server.ts";
import { AppError, type FieldFault } from "#src/errors/app-error.ts";
import { errorMessages } from "#src/errors/messages.ts";
import { clockTime, dayIn } from "#src/i18n/dates.ts";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { columnIn } from "#src/i18n/localised.ts";
import type { Save } from "#src/records/save.server.ts";
import { outFrom } from "./language-state.ts";
import { WAITS } from "./match-tie.ts";
import type { Scheduled } from "./schedule.ts";

/** What the time of an article is refused with. Hours are the club's. */
export const scheduleErrors = errorMessages("schedule", {
  over_before_out: [
    "In {language} it would be over ({over}) before it is out ({out}).",
    "{language} տարբերակը կավարտվեր ({over})՝ դեռ դուրս չեկած ({out})։",
    "{language}: срок истекает ({over}) раньше, чем статья выйдет ({out}).",
  ],
  over_in_past: [
    "The end in {language} is in the past: {over}. To end it now, take it back.",
    "{language} տարբերակի ավարտն անցյալում է՝ {over}։ Հիմա դադարեցնելու համար հանեք այն կայքից։",
    "{language}: окончание уже в прошлом, {over}. Чтобы убрать статью сейчас, снимите её с публикации.",
  ],
  planned_in_past: [
    "This day is over: {day}. Choose today or a later day.",
    "Այս օրն արդեն անցել է՝ {day}։ Ընտրեք այսօր կամ ավելի ուշ օր։",
    "Этот день уже прошёл: {day}. Выберите сегодня или более поздний день.",
  ],
  embargo: [
    "There is an embargo until {until}: nobody may publish it before, and no hour before it can be set.",
    "Մինչև {until} էմբարգո է. մինչ այդ ոչ ոք չի կարող հրապարակել և ավելի վաղ ժամ նշանակել։",
    "До {until} действует эмбарго: раньше никто не может опубликовать статью или назначить час.",
  ],
  embargo_when_out: [
    "It is out already: an embargo would come too late. Take it back first.",
    "Այն արդեն հրապարակված է, էմբարգոն ուշացած կլինի։ Նախ հանեք կայքից։",
    "Статья уже вышла: эмбарго опоздало. Сначала снимите её с публикации.",
  ],
  goes_out_at_once: [
    "“{title}” follows this match and goes out as soon as this is saved.",
    "«{title}» նյութը կապված է այս խաղի հետ և պահպանելուն պես կհրապարակվի։",
    "«{title}» следует за этим матчем и выйдет сразу после сохранения.",
  ],
  no_match: [
    "This match does not exist. Choose another one.",
    "Այդպիսի խաղ չկա։ Ընտրեք ուրիշը։",
    "Такого матча нет. Выберите другой.",
  ],
});

/** As its readers name them in sentences. */
const NAMES: Record<Language, [en: string, hy: string, ru: string]> = {
  en: ["English", "Անգլերեն", "Английский"],
  hy: ["Armenian", "Հայերեն", "Армянский"],
  ru: ["Russian", "Ռուսերեն", "Русский"],
};

const names = errorMessages("schedule_language", NAMES);

/**
 * Holds an article's hours against the rules before they are saved: no end before the beginning, no end or plan in the
 * past, nothing out before the embargo is over, and nobody but an admin lifts one.
 * @param before undefined for a new article
 * @throws AppError `invalid` that names the field; `forbidden`
 */
export function requireSchedule(
  { actor, now }: Pick<Save, "actor" | "now">,
  before: Scheduled | undefined,
  after: Scheduled,
): void {
  const issues = LANGUAGES.flatMap((language) => hourFaults(before, after, language, now));
  if (isNewDay(before, after, now))
    issues.push({
      path: "planned_for",
      message: scheduleErrors.planned_in_past({
        day: (after.planned_for ?? "").split("-").reverse().join("."),
      }),
    });
  issues.push(...embargoFaults(before, after, now));
  if (issues[0]) throw new AppError("invalid", issues[0].message, { issues });
  const isHeld = (before?.embargo_until ?? "") > now;
  const isEased = isHeld && (after.embargo_until ?? "") < (before?.embargo_until ?? "");
  if (isEased && actor.account.role !== "admin") throw new AppError("forbidden", accessErrors.admins_only());
}

/** Whether a save lifts an embargo, or brings its end forward, while it holds. */
export function liftsEmbargo(before: Scheduled, after: Scheduled, now: string): boolean {
  return (before.embargo_until ?? "") > now && (after.embargo_until ?? "") < (before.embargo_until ?? "");
}

function hourFaults(
  before: Scheduled | undefined,
  after: Scheduled,
  language: Language,
  now: string,
): FieldFault[] {
  const path = columnIn("unpublish_at", language);
  const over = after[path];
  const from = outFrom(after, language) ?? after[columnIn("publish_at", language)];
  if (!over) return [];
  const facts = { language: names[language](), over: said(over) };
  if (from && from !== WAITS && over <= from)
    return [{ path, message: scheduleErrors.over_before_out({ ...facts, out: said(from) }) }];
  return over <= now && before?.[path] !== over
    ? [{ path, message: scheduleErrors.over_in_past(facts) }]
    : [];
}

function isNewDay(before: Scheduled | undefined, after: Scheduled, now: string): boolean {
  const { planned_for } = after;
  if (!planned_for || before?.planned_for === planned_for) return false;
  return planned_for < dayIn(new Date(now), club.timeZone);
}

function embargoFaults(before: Scheduled | undefined, after: Scheduled, now: string): FieldFault[] {
  const until = after.embargo_until;
  if (!until || until <= now) return [];
  const path = "embargo_until";
  const wasOut = (language: Language) => {
    const from = before && outFrom(before, language);
    return Boolean(from && from <= now);
  };
  const isNew = before?.embargo_until !== until;
  if (isNew && LANGUAGES.some(wasOut)) return [{ path, message: scheduleErrors.embargo_when_out() }];
  // Without the embargo itself, which only keeps back what nobody may have asked for.
  const asked = { ...after, embargo_until: null };
  const isEarly = LANGUAGES.some((language) => (outFrom(asked, language) ?? until) < until);
  return isEarly ? [{ path, message: scheduleErrors.embargo({ until: said(until) }) }] : [];
}

/** "2026-03-12 18:00" by the club's clock: it reads alike in every language. */
function said(moment: string): string {
  const at = clockTime(moment, club.timeZone);
  const two = (value: number) => String(value).padStart(2, "0");
  return at ? `${two(at.day)}.${two(at.month)}.${at.year}, ${at.time}` : moment;
}
