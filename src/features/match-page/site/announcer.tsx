import { Volume2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { isHeld, type Line } from "#src/features/ledger/lines.ts";
import { sayPack } from "#src/features/voice/packs.ts";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import styles from "./announcer.module.css";
import { labelOf } from "./entry-words.ts";
import { isLoud } from "./feed.ts";
import { useFollowedMatch } from "./followed-match.ts";

/** Screen readers drop what comes while they speak. */
const PAUSE_MS = 4000;

/**
 * Says aloud what happens: goals, red cards and periods once, in whole sentences; every entry for who wants it. The course
 * of the match itself is silent.
 */
export function Announcer({ heard }: { heard: string[] }) {
  const { state, context } = useFollowedMatch();
  const page = useSiteText("matchPage");
  const language = useLanguage();
  const [isEvery, setIsEvery] = useState(false);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const { said, say } = useQueue();
  const told = useRef(0);
  useEffect(() => {
    const lineOf = (id: string): Line | undefined => state.lines.find(({ entry }) => entry.id === id);
    for (const id of heard.slice(told.current)) {
      const line = lineOf(id);
      if (!line || isHeld(line.entry) || (!isEvery && !isLoud(line))) continue;
      const pieces = sayPack([line], context(line, true), language);
      say(pieces.map(({ text }) => text).join("") || labelOf(line, page));
    }
    told.current = heard.length;
  }, [heard, state, isEvery, say, context, language, page]);
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {isReady && (
        <p className={styles.aloud}>
          <Volume2 className="icon" aria-hidden /> {page.readAloud}{" "}
          <button type="button" aria-pressed={isEvery} onClick={() => setIsEvery(!isEvery)}>
            {page.readEvery}
          </button>
        </p>
      )}
    </>
  );
}

/** One sentence after another, each with time to be read. */
function useQueue() {
  const [said, setSaid] = useState("");
  const waiting = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const say = useRef((sentence: string) => {
    const next = () => {
      const text = waiting.current.shift();
      timer.current = text === undefined ? undefined : setTimeout(next, PAUSE_MS);
      if (text !== undefined) setSaid(text);
    };
    waiting.current.push(sentence);
    if (timer.current === undefined) next();
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return { said, say: say.current };
}
