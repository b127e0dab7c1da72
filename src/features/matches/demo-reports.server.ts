import { clubNames } from "#club/demo/articles/club-names.ts";
import { matchReport, type ReportedMatch } from "#club/demo/articles/match-report.ts";
import { clubs } from "#club/demo/clubs.ts";
import type { DemoMatch } from "#club/demo/matches/types.ts";
import { minuteLabel } from "#src/features/ledger/clock.ts";
import type { Localized } from "#src/i18n/languages.ts";
import { BUILT_IN_COMPETITIONS } from "./competition.ts";

import { utcToClubTime } from "./match-time.ts";

const MONTHS_HY =
  "հունվարի փետրվարի մարտի ապրիլի մայիսի հունիսի հուլիսի օգոստոսի սեպտեմբերի հոկտեմբերի նոյեմբերի դեկտեմբերի";

/** The club's report of one of its finished matches, in three languages. */
export function reportOf(match: DemoMatch, own: string): Localized {
  const { en, hy, ru = "" } = matchReport(reportedMatch(match, own)).content;
  return { en, hy, ru };
}

/**
 * A finished match as the report tells it.
 * @param own key of the own club, which plays in the match
 */
export function reportedMatch(match: DemoMatch, own: string): ReportedMatch {
  const isHome = match.home === own;
  const { name, name_hy, name_ru } = BUILT_IN_COMPETITIONS.find(({ slug }) => slug === match.competition)!;
  const ownScore = isHome ? match.homeScore : match.awayScore;
  const otherScore = isHome ? match.awayScore : match.homeScore;
  return {
    key: match.key,
    home: clubNames[match.home]!,
    away: clubNames[match.away]!,
    isHome,
    ownScore: ownScore ?? 0,
    otherScore: otherScore ?? 0,
    scorers: scorersOf(match, isHome),
    competition: { en: name, hy: name_hy, ru: name_ru },
    round: match.round,
    attendance: match.attendance,
    venue: clubs.find((club) => club.key === match.home)!.venue,
    date: dateOf(match.kickOff),
  };
}

function scorersOf({ events }: DemoMatch, isHome: boolean): ReportedMatch["scorers"] {
  const goals = events.filter(({ type }) => ["goal", "penalty_scored", "own_goal"].includes(type));
  return goals.map(({ type, side, minute, extraTime, firstName, lastName }) => ({
    minute: minuteLabel(minute, extraTime),
    name: {
      en: `${firstName.en} ${lastName.en}`,
      hy: `${firstName.hy} ${lastName.hy}`,
      ru: `${firstName.ru} ${lastName.ru}`,
    },
    ownGoal: type === "own_goal",
    forUs: ((side === "home") === isHome) !== (type === "own_goal"),
    penalty: type === "penalty_scored",
  }));
}

/** "8 March", «մարտի 8-ին», «8 марта». */
function dateOf(kickOff: string): Localized {
  const day = new Date(`${utcToClubTime(kickOff)}:00Z`);
  const inWords = (locale: string) =>
    new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" }).format(day);
  const month = MONTHS_HY.split(" ")[day.getUTCMonth()];
  return { en: inWords("en-GB"), hy: `${month} ${day.getUTCDate()}-ին`, ru: inWords("ru-RU") };
}
