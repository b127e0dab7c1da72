import { Check, MessageSquare, RotateCcw } from "lucide-react";
import { useState } from "react";
import { Button } from "#src/features/office/button.tsx";
import { SelectField, TextArea } from "#src/features/office/fields.tsx";
import { staffTime } from "#src/features/office/staff-dates.ts";
import { useUnsent } from "#src/features/office/unsaved-guard.tsx";
import { useKept } from "#src/features/office/use-kept.ts";
import type { Language } from "#src/i18n/languages.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { type Block, beginningOf, blockOfNote, blocksOf } from "./blocks.ts";
import { NOTE_LIMITS, type Note, type NotedKind } from "./note.ts";
import styles from "./notes-panel.module.css";
import { type NotesState, useNotes } from "./use-notes.ts";

interface NotesPanelProps {
  kind: NotedKind;
  id: number;
  /** The language that is written now, and its text. */
  language: Language;
  content: string;
}

/** What was said about the paragraphs of a text: open notes first, each with its paragraph as it stands now. */
export function NotesPanel({ kind, id, language, content }: NotesPanelProps) {
  const words = useOfficeText("notes");
  const state = useNotes(kind, id);
  const blocks = blocksOf(content);
  const notes = state.notes.filter((note) => note.language === language);
  const open = notes.filter(({ resolved_at }) => !resolved_at);
  const done = notes.filter(({ resolved_at }) => resolved_at);
  return (
    <section className={`panel ${styles.notes}`} id="notes">
      <h2>{open.length > 0 ? words.titleOpen(open.length) : words.title}</h2>
      <div className="panel-body">
        <ul>
          {[...open, ...done].map((note) => (
            <OneNote key={note.id} note={note} block={blockOfNote(note, blocks)} state={state} />
          ))}
        </ul>
        <NewNote
          key={language}
          draft={`note-${kind}-${id}-${language}`}
          blocks={blocks}
          onSave={({ hash: block_hash, text: block_text }, text, slot) =>
            state.add({ language, block_hash, block_text, text }, slot)
          }
        />
      </div>
    </section>
  );
}

interface OneNoteProps {
  note: Note;
  /** What it is about now; nothing when that is gone. */
  block: Block | undefined;
  state: NotesState;
}

function OneNote({ note, block, state }: OneNoteProps) {
  const words = useOfficeText("notes");
  const [answer, setAnswer, slot] = useKept<string>(`note-answer-${note.id}`);
  const { isSending, whileSending } = useSending();
  useUnsent(answer?.trim() ?? "");
  const isChanged = block && block.hash !== note.block_hash;
  const about = block?.text ?? note.block_text;
  return (
    <li className={note.resolved_at ? styles.done : undefined}>
      <blockquote lang={note.language}>{beginningOf(about, 140)}</blockquote>
      {note.block_text && !block && <small>{words.gone}</small>}
      {isChanged && <small>{words.changed}</small>}
      <p>
        <b>{note.name}</b> <time dateTime={note.created_at}>{staffTime(note.created_at)}</time>
        {note.is_from_preview && ` · ${words.fromPreview}`}
      </p>
      {note.text && <p className={styles.text}>{note.text}</p>}
      {note.answers.map((one) => (
        <p key={one.id} className={styles.answer}>
          <b>{one.name}</b> <time dateTime={one.created_at}>{staffTime(one.created_at)}</time> {one.text}
        </p>
      ))}
      {answer !== undefined && (
        <TextArea
          label={words.answer}
          value={answer}
          onChange={setAnswer}
          rows={2}
          maxLength={NOTE_LIMITS.text}
          readOnly={isSending}
        />
      )}
      <div className={styles.buttons}>
        <Button
          isLine
          onClick={async () => {
            if (!answer) return setAnswer(answer === undefined ? "" : undefined);
            const sending = state.answer(note.id, answer, slot);
            setAnswer(answer);
            if (await whileSending(sending)) setAnswer(undefined);
          }}
        >
          {answer ? words.send : words.answer}
        </Button>
        <Button isLine onClick={() => void state.resolve(note.id, !note.resolved_at)}>
          {note.resolved_at ? (
            <RotateCcw className="icon" aria-hidden />
          ) : (
            <Check className="icon" aria-hidden />
          )}{" "}
          {note.resolved_at ? words.reopen : words.resolve}
        </Button>
      </div>
    </li>
  );
}

/** Until the answer is there nothing more is typed: it would be no part of what was sent. */
function useSending() {
  const [isSending, setIsSending] = useState(false);
  const whileSending = async (sending: Promise<boolean>) => {
    setIsSending(true);
    return sending.finally(() => setIsSending(false));
  };
  return { isSending, whileSending };
}

interface Typed {
  text: string;
  /** The paragraph that it is about: others may come before it while it is typed. */
  about: Block;
}

interface NewNoteProps {
  draft: string;
  blocks: Block[];
  /** Whether it was kept. */
  onSave: (block: Block, text: string, slot: string) => Promise<boolean>;
}

function NewNote({ draft, blocks, onSave }: NewNoteProps) {
  const words = useOfficeText("notes");
  const office = useOfficeText("office");
  const [typed, setTyped, slot] = useKept<Typed>(draft);
  const { isSending, whileSending } = useSending();
  useUnsent(typed?.text.trim() ?? "");
  if (!typed)
    return (
      <Button
        isLine
        disabled={blocks.length === 0}
        onClick={() => blocks[0] && setTyped({ text: "", about: blocks[0] })}
      >
        <MessageSquare className="icon" aria-hidden /> {words.add}
      </Button>
    );
  const { text, about } = typed;
  const block = blockOfNote({ block_hash: about.hash, block_text: about.text }, blocks) ?? blocks[0];
  return (
    <div className={styles.fresh}>
      <SelectField
        label={words.paragraph}
        value={String(block ? blocks.indexOf(block) : "")}
        onChange={(at) => !isSending && setTyped({ text, about: blocks[Number(at)] ?? about })}
        options={blocks.map((one, index) => ({
          value: String(index),
          label: `${index + 1}. ${beginningOf(one.text)}`,
        }))}
      />
      <TextArea
        label={words.note}
        value={text}
        onChange={(next) => setTyped({ text: next, about: block ?? about })}
        rows={3}
        maxLength={NOTE_LIMITS.text}
        readOnly={isSending}
      />
      <div className={styles.buttons}>
        <Button isLine onClick={() => setTyped(undefined)}>
          {office.cancel}
        </Button>
        <Button
          disabled={!text.trim() || !block}
          onClick={async () => {
            if (!block) return;
            const sending = onSave(block, text, slot);
            setTyped(typed);
            if (await whileSending(sending)) setTyped(undefined);
          }}
        >
          {words.send}
        </Button>
      </div>
    </div>
  );
}
