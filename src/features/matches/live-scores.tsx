import { useEffect, useRef, useState } from "react";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { useLiveNews } from "#src/ui/live-news.ts";
import { isShown } from "./live-matches.ts";
import type { MatchStatus } from "./match.ts";
import type { MatchLine } from "./match-view.server.ts";
import { matchesAround } from "./matches-around.ts";

type FollowedMatch = Pick<MatchLine, "id" | "home" | "away" | "score" | "status" | "kickOff">;

interface LiveScoresProps {
  matches: FollowedMatch[];
  /** Another one with every change of those that the page shows outside of its live parts. */
  rest?: string;
}

/**
 * Keeps a page's matches as they are on the field: the page's data come anew when the server tells of a change that no
 * patch has brought.
 * What changed in a score or a status is said to screen readers, politely.
 */
export function LiveScores({ matches, rest }: LiveScoresProps) {
  const text = useSiteText("matches");
  // What a patch has told is not asked for.
  useLiveNews(["match"], true, (told) => isShown(matches, told));

  const before = useRef(new Map<number, string>());
  const [news, setNews] = useState("");
  useEffect(() => {
    const now = new Map(matches.map((match) => [match.id, stateOf(match, text.status[match.status])]));
    const changed = [...now].filter(
      ([id, state]) => before.current.has(id) && before.current.get(id) !== state,
    );
    before.current = now;
    if (changed.length > 0) setNews(changed.map(([, state]) => state).join(". "));
  }, [matches, text]);
  return (
    <p
      className="visually-hidden"
      role="status"
      data-live=""
      data-rest={rest}
      data-said={JSON.stringify(statesAround(matches, text.status))}
    >
      {news}
    </p>
  );
}

/** What may change soon, for the script that follows the page until this one listens. */
function statesAround(matches: FollowedMatch[], words: Record<MatchStatus, string>): Record<number, string> {
  const near = matchesAround(matches);
  return Object.fromEntries(
    matches.filter(({ id }) => near.has(id)).map((match) => [match.id, stateOf(match, words[match.status])]),
  );
}

/** e.g. "Argishti 2 – 1 Pyunik, Live" */
function stateOf({ home, away, score }: FollowedMatch, status: string): string {
  const result = score ? `${score.home} – ${score.away}` : "–";
  return `${home.name.text} ${result} ${away.name.text}, ${status}`;
}
