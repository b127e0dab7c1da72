import { RotateCcw } from "lucide-react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import styles from "./history-dialog.module.css";
import { faultText } from "./list-fault.tsx";
import { plainValue } from "./plain-value.ts";
import type { RecordBarProps } from "./record-bar.tsx";
import type { Revision } from "./revision.ts";
import { RevisionComparison } from "./revision-comparison.tsx";
import { staffDateTime } from "./staff-dates.ts";
import type { OfficeText } from "./text/office.en.ts";
import { type RecordHistory, useHistory } from "./use-history.ts";

type HistoryDialogProps = RecordBarProps & { onClose: () => void };

/** The versions of a record; each can stand beside the present one, field by field, and come back. */
export default function HistoryDialog(props: HistoryDialogProps) {
  const { onClose } = props;
  const words = useOfficeText("office").revisions;
  const office = useOfficeText("office");
  const history = useHistory(props);
  const { revisions, chosen, compared, fault } = history;
  const isPresent = compared?.version === compared?.present_version && !compared?.is_deleted;
  return (
    <Dialog
      title={words.title}
      widthPx={1100}
      onClose={onClose}
      footer={
        <>
          <span className="keep-left" />
          <Button isLine onClick={onClose}>
            {office.close}
          </Button>
          {chosen && compared && !isPresent && (
            <Button
              disabled={history.isBusy}
              onClick={() => void history.restore().then((isDone) => isDone && onClose())}
            >
              <RotateCcw className="icon" aria-hidden />{" "}
              {history.language ? words.restoreOne[history.language] : words.restore}
            </Button>
          )}
        </>
      }
    >
      {fault && (
        <p className="notice notice-bad" role="alert">
          {faultText(fault, words.loadFailed, office)}
        </p>
      )}
      {!revisions && !fault && <div className="spinner" role="status" aria-label={office.loading} />}
      {props.isByLanguage && <LanguageFilter history={history} />}
      {revisions && (
        <div className={styles.history}>
          <Versions of={props} history={history} revisions={revisions} />
          <Comparison of={props} history={history} />
        </div>
      )}
    </Dialog>
  );
}

/** The versions in which one language was changed; then that one alone comes back. */
function LanguageFilter({ history }: { history: RecordHistory }) {
  const words = useOfficeText("office");
  const names = { hy: words.inArmenian, ru: words.inRussian, en: words.inEnglish };
  const choices = [undefined, "hy", "ru", "en"] as const;
  return (
    <fieldset className={styles.languages} aria-label={words.textLanguage}>
      {choices.map((language) => (
        <button
          key={language ?? "all"}
          type="button"
          aria-pressed={history.language === language}
          onClick={() => history.setLanguage(language)}
        >
          {language ? names[language] : words.revisions.allLanguages}
        </button>
      ))}
    </fieldset>
  );
}

interface VersionsProps {
  of: RecordBarProps;
  history: RecordHistory;
  revisions: Revision[];
}

function Versions({ of, history, revisions }: VersionsProps) {
  const words = useOfficeText("office").revisions;
  return (
    <nav aria-label={words.versions}>
      <ol>
        {revisions.map((revision, index) => (
          <li key={history.total - index}>
            <button
              type="button"
              aria-pressed={history.chosen === revision}
              onClick={() => void history.choose(revision)}
            >
              <Version of={of} revision={revision} isPresent={revision.version === history.present} />
            </button>
          </li>
        ))}
      </ol>
      {history.total > revisions.length && (
        <Button isLine onClick={() => void history.more()}>
          {words.more}
        </Button>
      )}
    </nav>
  );
}

interface VersionProps {
  of: RecordBarProps;
  revision: Revision;
  isPresent: boolean;
}

/** Which version it is, whose, and what it changed. */
function Version({ of, revision, isPresent }: VersionProps) {
  const words = useOfficeText("office").revisions;
  const { version, created_at, name, part } = revision;
  const title = isPresent ? words.present : words.version(version);
  return (
    <>
      <b>{part ? of.part?.nameOf(part.values) : title}</b>
      <span>
        {staffDateTime(created_at)}, {name || words.system}
      </span>
      <small>{deedOf(revision, of, words)}</small>
    </>
  );
}

function Comparison({ of, history }: Omit<VersionsProps, "revisions">) {
  const words = useOfficeText("office").revisions;
  const office = useOfficeText("office");
  const { total, chosen, compared, isBusy } = history;
  /** What the chosen version is of: the record, or a part of it. */
  const { labels, show } = (chosen?.part && of.part) || of;
  return (
    <section aria-live="polite" aria-busy={isBusy}>
      {total < 2 && !compared && <p>{words.only}</p>}
      {total > 1 && !chosen && <p>{words.choose}</p>}
      {compared && (
        <RevisionComparison
          compared={compared}
          labels={labels}
          nameOfField={of.nameOfField}
          show={(field, value) =>
            (value === null || value === undefined ? undefined : show?.(field, value)) ??
            plainValue(value, office) ??
            office.empty
          }
        />
      )}
    </section>
  );
}

function deedOf(revision: Revision, of: RecordBarProps, words: OfficeText["revisions"]): string {
  const { did, part } = revision;
  if (did === "delete") return words.deleted;
  if (did === "restore") return words.broughtBack;
  if (did === "begin") return part ? words.added : words.first;
  return words.changed(namesOf(revision, (part ? of.part : of)?.labels, words.other, of.nameOfField));
}

/** What changed, by the names on the screen; a field without one there is told once, as other details. */
function namesOf(
  { changed }: Revision,
  labels: RecordBarProps["labels"],
  other: string,
  nameOfField = (field: string) => field,
): string {
  if (!labels) return changed.map(nameOfField).join("; ");
  const known = changed.flatMap((name) => labels[name] ?? []);
  return [...known, ...(known.length < changed.length && known.length === 0 ? [other] : [])].join("; ");
}
