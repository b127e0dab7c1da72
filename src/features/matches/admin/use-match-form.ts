import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { api } from "#src/api/client.ts";
import { askFirst } from "#src/features/office/ask-first.ts";
import { useReturn } from "#src/features/office/list-places.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import { type RecordForm, useRecordForm } from "#src/features/office/use-record-form.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Match } from "../match.ts";
import { exactClubTime } from "../match-time.ts";
import { type Choices, withNames } from "./choices.ts";
import {
  type AnotherMatch,
  bodyOf,
  faultsOf,
  type MatchValues,
  newMatch,
  sharedBy,
  typedOf,
  typedScore,
} from "./match-form-state.ts";

/** The form over a match, with what is typed, and its save. */
export function useMatchForm(match: Match | undefined, choices: Choices, another: AnotherMatch | undefined) {
  const words = useOfficeText("matches");
  const office = useOfficeText("office");
  const goBack = useReturn("/admin/matches");
  const navigate = useNavigate();
  const [initial, setInitial] = useState(() =>
    match ? typedOf(match) : { ...newMatch(new Date()), ...another?.shared },
  );
  const isAnotherWanted = useRef(false);
  const form = useRecordForm<MatchValues, Match>({
    initial,
    draft: `match-${match?.id ?? "new"}`,
    version: match?.version,
    validate: (values) => faultsOf(values, { ...office, ...words }),
    send: (values, version, slot) => {
      const body = withNames(bodyOf(values, match), values, choices);
      const write = (more: object): Promise<Match> =>
        match
          ? api.put(`/admin/matches/${match.id}`, { ...body, ...more, version })
          : api.create("/admin/matches", { ...body, ...more }, slot);
      return askFirst(write, office);
    },
    onSaved: (saved, values) => {
      // The list stands at now: a new match of next spring is on another page of it.
      const month = exactClubTime(saved.match_date).slice(0, 7);
      const show = { label: words.showInList, run: () => void navigate(`/admin/matches?month=${month}`) };
      showToast({ text: office.saved, ...(match ? {} : { action: show }) });
      if (!isAnotherWanted.current) return goBack();
      const next: AnotherMatch = { nth: (another?.nth ?? 1) + 1, shared: sharedBy(values) };
      void navigate("/admin/matches/create", { state: { another: next }, replace: true });
    },
    failed: words.saveFailed,
  });
  const isUntouched = hasSameScore(form.values, initial);
  useScoreOf(match, form, { initial, setInitial, isUntouched });
  useVersionOf(match, form.follow, isUntouched);
  const saveAndGoOn = async () => {
    isAnotherWanted.current = true;
    await form.submit();
    isAnotherWanted.current = false;
  };
  return { form, saveAndGoOn };
}

/** An event that is saved beside the form may take a typed score away: what nobody has touched follows. */
function useScoreOf(
  match: Match | undefined,
  { set }: RecordForm<MatchValues, Match>,
  { initial, setInitial, isUntouched }: ScoreTyping,
) {
  const { home_score, away_score } = match ? typedScore(match) : initial;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another score of the match is followed.
  useEffect(() => {
    setInitial({ ...initial, home_score, away_score });
    if (isUntouched) set({ home_score, away_score });
  }, [home_score, away_score]);
}

interface ScoreTyping {
  initial: MatchValues;
  setInitial: (values: MatchValues) => void;
  /** Whether nobody types a score here. */
  isUntouched: boolean;
}

/**
 * A goal makes a new version of the match. Where it changed nothing else, the form has seen it; a score that somebody
 * else typed meanwhile is asked about where another one is typed here.
 */
function useVersionOf(
  match: Match | undefined,
  follow: RecordForm<MatchValues, Match>["follow"],
  isUntouched: boolean,
) {
  const seen = useRef(match);
  const again = useRef(follow);
  again.current = follow;
  useEffect(() => {
    if (!match || !seen.current || !isSameButScore(match, seen.current)) return;
    if (!isUntouched && match.is_score_typed && !hasSameScore(match, seen.current)) return;
    again.current({ before: seen.current.version, now: match.version });
    seen.current = match;
  }, [match, isUntouched]);
}

function hasSameScore<Score>(
  one: Record<"home_score" | "away_score", Score>,
  other: Record<"home_score" | "away_score", Score>,
): boolean {
  return one.home_score === other.home_score && one.away_score === other.away_score;
}

const OF_THE_SCORE = [
  "home_score",
  "away_score",
  "is_score_typed",
  "phase",
  "version",
  "updated_at",
  "events",
];

function isSameButScore(one: Match, other: Match): boolean {
  const names = Object.keys(one).filter((name) => !OF_THE_SCORE.includes(name)) as (keyof Match)[];
  return names.every((name) => one[name] === other[name]);
}
