import type { Language } from "./languages.ts";

// Own tables: the locale data of Node and of browsers differ, and the page must read the same in both.

const MONTHS: Record<Language, string[]> = {
  en: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  hy: [
    "հունվարի",
    "փետրվարի",
    "մարտի",
    "ապրիլի",
    "մայիսի",
    "հունիսի",
    "հուլիսի",
    "օգոստոսի",
    "սեպտեմբերի",
    "հոկտեմբերի",
    "նոյեմբերի",
    "դեկտեմբերի",
  ],
  ru: [
    "января",
    "февраля",
    "марта",
    "апреля",
    "мая",
    "июня",
    "июля",
    "августа",
    "сентября",
    "октября",
    "ноября",
    "декабря",
  ],
};

const MONTH_HEADINGS: Record<Language, string[]> = {
  en: MONTHS.en,
  hy: [
    "հունվար",
    "փետրվար",
    "մարտ",
    "ապրիլ",
    "մայիս",
    "հունիս",
    "հուլիս",
    "օգոստոս",
    "սեպտեմբեր",
    "հոկտեմբեր",
    "նոյեմբեր",
    "դեկտեմբեր",
  ],
  ru: [
    "Январь",
    "Февраль",
    "Март",
    "Апрель",
    "Май",
    "Июнь",
    "Июль",
    "Август",
    "Сентябрь",
    "Октябрь",
    "Ноябрь",
    "Декабрь",
  ],
};

const WEEKDAYS: Record<Language, string[]> = {
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  hy: ["կիրակի", "երկուշաբթի", "երեքշաբթի", "չորեքշաբթի", "հինգշաբթի", "ուրբաթ", "շաբաթ"],
  ru: ["воскресенье", "понедельник", "вторник", "среда", "четверг", "пятница", "суббота"],
};

const SHORT_MONTHS: Record<Language, string[]> = {
  en: MONTHS.en.map((name) => name.slice(0, 3)),
  hy: ["հնվ", "փտվ", "մրտ", "ապր", "մյս", "հնս", "հլս", "օգս", "սեպ", "հոկ", "նոյ", "դեկ"],
  ru: ["янв", "фев", "мар", "апр", "мая", "июн", "июл", "авг", "сен", "окт", "ноя", "дек"],
};

const SHORT_WEEKDAYS: Record<Language, string[]> = {
  en: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  hy: ["կիր", "երկ", "երք", "չրք", "հնգ", "ուր", "շբթ"],
  ru: ["вс", "пн", "вт", "ср", "чт", "пт", "сб"],
};

/** A moment as a calendar and a clock show it in a time zone. */
export interface ClockTime {
  year: number;
  /** 1 to 12 */
  month: number;
  day: number;
  /** 0 is Sunday. */
  weekday: number;
  /** "19:00" */
  time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** Moments that were read already: pages show the same few again and again, and `Intl` is slow. */
const known = new Map<string, ClockTime>();
const MOST_KNOWN = 2000;

/**
 * What a clock in the time zone shows at a moment.
 * @param iso a UTC ISO moment
 * @param timeZone IANA name, e.g. "Asia/Yerevan"
 * @returns undefined for a text that is no date
 */
export function clockTime(iso: string, timeZone: string): ClockTime | undefined {
  const name = `${timeZone} ${iso}`;
  const read = known.get(name) ?? readClock(iso, timeZone);
  if (!read) return undefined;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(name, read);
  return read;
}

function readClock(iso: string, timeZone: string): ClockTime | undefined {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-GB", {
      timeZone,
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    formats.set(timeZone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
  const [year, month, day] = [Number(parts.year), Number(parts.month), Number(parts.day)];
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return { year, month, day, weekday, time: `${parts.hour}:${parts.minute}` };
}

/** "8 March 2025", "8 մարտի, 2025 թ.", "8 марта 2025 г." */
export function longDate({ year, month, day }: ClockTime, language: Language): string {
  const name = MONTHS[language][month - 1];
  if (language === "hy") return `${day} ${name}, ${year}\u00a0թ.`;
  return language === "ru" ? `${day}\u00a0${name} ${year}\u00a0г.` : `${day} ${name} ${year}`;
}

/** "Jul 1, 2019": how the specification writes the day on which staff were hired, in English. */
export function shortUsDate({ year, month, day }: ClockTime): string {
  return `${SHORT_MONTHS.en[month - 1]} ${day}, ${year}`;
}

/** "Saturday, 8 March", "մարտի 8, շաբաթ", "суббота, 8 марта" */
export function weekdayDate({ month, day, weekday }: ClockTime, language: Language): string {
  const name = MONTHS[language][month - 1];
  const week = WEEKDAYS[language][weekday];
  return language === "hy" ? `${name} ${day}, ${week}` : `${week}, ${day} ${name}`;
}

/** "Sat, 8 March", "մարտի 8, շբթ", "сб, 8 марта" */
export function shortWeekdayDate(at: ClockTime, language: Language): string {
  const name = MONTHS[language][at.month - 1];
  const week = shortWeekday(at, language);
  return language === "hy" ? `${name} ${at.day}, ${week}` : `${week}, ${at.day} ${name}`;
}

/** "Sat", "շբթ", "сб" */
export function shortWeekday({ weekday }: ClockTime, language: Language): string {
  return SHORT_WEEKDAYS[language][weekday] ?? "";
}

/** After a day: "Mar", "մրտ", "мар" */
export function shortMonth({ month }: Pick<ClockTime, "month">, language: Language): string {
  return SHORT_MONTHS[language][month - 1] ?? "";
}

/** "March 2025", "2025 թ. մարտ", "Март 2025" */
export function monthHeading({ year, month }: Pick<ClockTime, "year" | "month">, language: Language): string {
  const name = MONTH_HEADINGS[language][month - 1];
  return language === "hy" ? `${year}\u00a0թ. ${name}` : `${name} ${year}`;
}

/** The calendar day for machines and for counting: "2025-03-08". */
export function dayKey({ year, month, day }: ClockTime): string {
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** The calendar day of a moment in a time zone: "2025-03-08". */
export function dayIn(moment: Date, timeZone: string): string {
  return dayKey(readClock(moment.toISOString(), timeZone)!);
}

const DAY_MS = 86_400_000;

/** The moment so many times 24 hours before another, as UTC ISO text. */
export function daysBefore(moment: Date, days: number): string {
  return new Date(moment.getTime() - days * DAY_MS).toISOString();
}
