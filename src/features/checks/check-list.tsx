import { CircleAlert, Info, Check as Tick } from "lucide-react";
import type { Language } from "#src/i18n/languages.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { CHECKS, type Check, type Finding } from "./check.ts";
import styles from "./checks-panel.module.css";

const SIGNS = { right: Tick, fault: CircleAlert, hint: Info };
const COLOURS = { right: styles.right, fault: styles.fault, hint: styles.hint };

interface CheckListProps {
  findings: Finding[];
  stops: readonly Check[];
  language: Language;
  /** Leads to the field that a finding is about. */
  onShow: (path: string, language: Language) => void;
}

/** The nine checks, each with what it found; a sentence leads to its field. */
export function CheckList({ findings, stops, language, onShow }: CheckListProps) {
  const words = useOfficeText("checks");
  return (
    <ul className={styles.checks}>
      {CHECKS.map((check) => {
        const found = findings.filter((one) => one.check === check);
        const state = found.some(({ level }) => level === "fault") ? "fault" : found[0] ? "hint" : "right";
        const Sign = SIGNS[state];
        return (
          <li key={check} className={COLOURS[state]}>
            <Sign className="icon" role="img" aria-label={words.levels[state]} aria-hidden={false} />
            <div>
              <b>{words.names[check]}</b>
              {stops.includes(check) && <small>{words.stops}</small>}
              {found.map(({ path, message }) => (
                <button key={message} type="button" title={words.show} onClick={() => onShow(path, language)}>
                  {message}
                </button>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
