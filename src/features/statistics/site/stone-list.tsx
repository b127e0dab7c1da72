import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { type ShownName, wholeName } from "../names.ts";
import { Folded } from "./folded.tsx";
import styles from "./stone-list.module.css";

/** More than so many of a thing are told in as many stones, each a part of them. */
const MOST_STONES = 20;
/** Fewer would be slabs. */
const FEWEST_STONES = 10;

interface StoneListProps {
  /** By which the list is known, where its heading stands elsewhere. */
  label: string;
  kind: "goals" | "assists" | "minutes";
  rows: StoneRow[];
  /** As many stones as the fullest row has. */
  most: number;
}

export interface StoneRow {
  key: string;
  rank: number | null;
  /** A shirt, or a crest. */
  mark: ReactNode;
  name: ShownName;
  /** Without the language; empty for who has no page. */
  page: string;
  note: string;
  value: number;
  /** As it is written. */
  shown: string;
  isFaint?: boolean;
  /** Of the other club. */
  isTheirs?: boolean;
}

/** Rows in order, each with its figure and as many stones. */
export function StoneList({ label, kind, rows, most }: StoneListProps) {
  const language = useLanguage();
  return (
    <Folded rows={rows} label={label}>
      {(shown, name) => (
        <ol className={styles.list} data-kind={kind} aria-label={name}>
          {shown.map((row) => (
            <li key={row.key} data-faint={row.isFaint || undefined} data-theirs={row.isTheirs || undefined}>
              <span className={styles.rank}>{row.rank}</span>
              <span className={`number ${styles.mark}`}>{row.mark}</span>
              <Named row={row} language={language} />
              <Stones value={row.value} most={most} kind={kind} />
              <strong className="number">{row.shown}</strong>
            </li>
          ))}
        </ol>
      )}
    </Folded>
  );
}

function Named({ row, language }: { row: StoneRow; language: ReturnType<typeof useLanguage> }) {
  const words = (
    <>
      <span lang={row.name.lang}>{wholeName(row.name)}</span>
      {row.note && <small>{row.note}</small>}
    </>
  );
  return row.page ? (
    <Link className={styles.name} to={localPath(language, row.page)}>
      {words}
    </Link>
  ) : (
    <span className={styles.name}>{words}</span>
  );
}

function Stones({ value, most, kind }: { value: number; most: number; kind: StoneListProps["kind"] }) {
  if (kind === "minutes")
    return (
      <span className={styles.bar} aria-hidden="true">
        <i style={{ width: `${most === 0 ? 0 : Math.round((100 * value) / most)}%` }} />
      </span>
    );
  const all = Math.max(FEWEST_STONES, Math.min(most, MOST_STONES));
  const full = most > MOST_STONES ? Math.round((value * MOST_STONES) / most) : value;
  return (
    <span
      className={styles.stones}
      aria-hidden="true"
      style={{ "--all": all, "--full": full } as React.CSSProperties}
    />
  );
}
