import { RotateCcw } from "lucide-react";
import { Dialog } from "./dialog.tsx";
import { faultText } from "./list-fault.tsx";
import { plainValue } from "./plain-value.ts";
import type { RecordBarProps } from "./record-bar.tsx";
import { RevisionComparison } from "./revision-comparison.tsx";
import { staffDateTime } from "./staff-dates.ts";
import { type Revision, useHistory } from "./use-history.ts";
import { useOfficeText } from "./use-office-text.ts";
import "./styles/history-dialog.css";

type HistoryDialogProps = RecordBarProps & { onClose: () => void };

/** The versions of a record; each can stand beside the present one, field by field, and come back. */
export default function HistoryDialog(props: HistoryDialogProps) {
  const { onClose } = props;
  const words = useOfficeText().revisions;
  const office = useOfficeText();
  const history = useHistory(props, words);
  const { revisions, present, chosen, compared } = history;
  const isPresent = compared?.version === compared?.present_version && !compared?.is_deleted;
  /** What the chosen version is of: the record, or a part of it. */
  const { labels, show } = (chosen?.part && props.part) || props;
  const titleOf = ({ part, version }: Revision) => {
    if (part) return props.part?.nameOf(part.values);
    return version === present ? words.present : words.version(version);
  };
  const deedOf = (revision: Revision) => {
    const { did, part } = revision;
    if (did === "delete") return words.deleted;
    if (did === "restore") return words.broughtBack;
    if (did === "begin") return part ? words.added : words.first;
    return words.changed(namesOf(revision, (part ? props.part : props)?.labels, words.other));
  };
  return (
    <Dialog
      title={words.title}
      widthPx={1100}
      onClose={onClose}
      footer={
        <>
          <span className="sp" />
          <button type="button" className="button button-small line" onClick={onClose}>
            {office.close}
          </button>
          {chosen && compared && !isPresent && (
            <button
              type="button"
              className="button button-small"
              disabled={history.isBusy}
              onClick={() => void history.restore().then((isDone) => isDone && onClose())}
            >
              <RotateCcw className="icon" aria-hidden /> {words.restore}
            </button>
          )}
        </>
      }
    >
      {history.fault && (
        <p className="notice bad" role="alert">
          {faultText(history.fault, words.loadFailed, office)}
        </p>
      )}
      {!revisions && !history.fault && <div className="spinner" role="status" aria-label={office.loading} />}
      {revisions && (
        <div className="rv">
          <nav aria-label={words.versions}>
            <ol>
              {revisions.map((revision, index) => (
                <li key={history.total - index}>
                  <button
                    type="button"
                    aria-pressed={chosen === revision}
                    onClick={() => void history.choose(revision)}
                  >
                    <b>{titleOf(revision)}</b>
                    <span>
                      {staffDateTime(revision.created_at)}, {revision.name || words.system}
                    </span>
                    <small>{deedOf(revision)}</small>
                  </button>
                </li>
              ))}
            </ol>
            {history.total > revisions.length && (
              <button type="button" className="button button-small line" onClick={() => void history.more()}>
                {words.more}
              </button>
            )}
          </nav>
          <section aria-live="polite" aria-busy={history.isBusy}>
            {history.total < 2 && !compared && <p>{words.only}</p>}
            {history.total > 1 && !compared && <p>{words.choose}</p>}
            {compared && (
              <RevisionComparison
                compared={compared}
                labels={labels}
                show={(field, value) =>
                  (value === null || value === undefined ? undefined : show?.(field, value)) ??
                  plainValue(value, office) ??
                  office.empty
                }
              />
            )}
          </section>
        </div>
      )}
    </Dialog>
  );
}

/** What changed, by the names on the screen; a field without one there is told once, as other details. */
function namesOf({ changed }: Revision, labels: RecordBarProps["labels"], other: string): string {
  if (!labels) return changed.join("; ");
  const known = changed.flatMap((name) => labels[name] ?? []);
  return [...known, ...(known.length < changed.length && known.length === 0 ? [other] : [])].join("; ");
}
