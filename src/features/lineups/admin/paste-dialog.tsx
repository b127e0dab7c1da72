import { useState } from "react";
import { Button } from "#src/features/office/button.tsx";
import { Dialog } from "#src/features/office/dialog.tsx";
import { SelectField, TextArea } from "#src/features/office/fields.tsx";
import { useCloseAsking } from "#src/features/office/use-close-asking.ts";
import { useKept } from "#src/features/office/use-kept.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { columnIn } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import type { Candidate, StoredPlayer } from "../lineup.ts";
import type { SideData } from "./lineup-data.ts";
import { nameIn, personOf } from "./lineup-draft.ts";
import styles from "./paste-dialog.module.css";
import { matchPasted, type PastedLine, type PastedMatch, readPasted } from "./pasted.ts";

interface PasteDialogProps {
  /** Under which this browser keeps what is typed here. */
  draft: string;
  data: SideData;
  onClose: () => void;
  onTake: (players: StoredPlayer[]) => void;
}

/** What a person answered about a line: the place in the squad, nobody, or as it is written. */
const [NOBODY, AS_WRITTEN] = ["nobody", "written"];

/** A pasted list with whom each line means; what is not clear is asked, and nobody comes in unasked. */
export function PasteDialog({ draft, data, onClose, onTake }: PasteDialogProps) {
  const words = useOfficeText("lineups");
  const language = useLanguage();
  const [text = "", setText] = useKept<string>(draft);
  const [answers, setAnswers] = useState<Record<number, string>>({});
  const lines = matchPasted(readPasted(text), data.candidates);
  const meant = lines.map((line, at) => whoIs(line, answers[at], data));
  const open = meant.filter((one) => one === undefined).length;
  const close = useCloseAsking(text.trim() !== "", () => {
    setText("");
    onClose();
  });
  const players = lines.flatMap((line, at) => namedBy(line, meant[at], language));
  return (
    <Dialog
      title={words.pasteTitle}
      lead={words.pasteLead}
      onClose={close}
      footer={
        <>
          <span className="keep-left">{open > 0 && words.pasteAsk(open)}</span>
          <Button
            disabled={open > 0 || players.length === 0}
            onClick={() => {
              setText("");
              onTake(players);
            }}
          >
            {words.pasteTake(players.length)}
          </Button>
        </>
      }
    >
      <TextArea
        label={words.pasteText}
        rows={8}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setAnswers({});
        }}
      />
      <ol className={styles.lines}>
        {lines.map((line, at) => (
          <li key={at}>
            <Line
              line={line}
              who={meant[at]}
              data={data}
              onAnswer={(said) => setAnswers({ ...answers, [at]: said })}
              answer={answers[at]}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** A line as one of the line-up; none where nobody is meant. */
function namedBy(line: PastedLine, who: Candidate | string | undefined, language: Language): StoredPlayer[] {
  if (!who || who === NOBODY) return [];
  const written = { number: line.number, [columnIn("player_last_name", language)]: line.name };
  const person = typeof who === "string" ? written : personOf(who);
  const isCaptain = line.isCaptain && line.role === "start";
  return [{ ...person, role: line.role, ...(isCaptain ? { is_captain: true } : {}) }];
}

/** Undefined where a person has to say. An opponent is whoever is written there. */
function whoIs(line: PastedMatch, answer: string | undefined, { is_own, candidates }: SideData) {
  if (answer === NOBODY || answer === AS_WRITTEN) return answer;
  if (answer !== undefined) return candidates[Number(answer)];
  if (line.sure) return line.sure;
  return is_own || line.isOdd || line.possible.length > 0 ? undefined : AS_WRITTEN;
}

/** What of a line comes into the line-up where nobody of the squad is meant. */
function asWritten({ number, name }: PastedLine): string {
  return [number, name].filter(Boolean).join(" ");
}

interface LineProps {
  line: PastedMatch;
  who: Candidate | string | undefined;
  data: SideData;
  answer: string | undefined;
  onAnswer: (said: string) => void;
}

function Line({ line, who, data, answer, onAnswer }: LineProps) {
  const words = useOfficeText("lineups");
  const language = useLanguage();
  const colon = useColon();
  const nameOf = (one: Candidate) => {
    const person = personOf(one);
    const names = [nameIn(person, "player_name", language), nameIn(person, "player_last_name", language)];
    return [one.number, ...names].filter(Boolean).join(" ");
  };
  if (answer === undefined && who !== undefined)
    return (
      <p className={styles.sure}>
        <span>{line.text}</span> <b>{typeof who === "string" ? asWritten(line) : nameOf(who)}</b>
      </p>
    );
  const others = data.candidates.filter((one) => !line.possible.includes(one));
  return (
    <SelectField
      label={`${line.text}${colon}${words.pasteUnsure}`}
      value={answer ?? ""}
      options={[
        { value: "", label: "—" },
        ...[...line.possible, ...others].map((one) => ({
          value: String(data.candidates.indexOf(one)),
          label: nameOf(one),
        })),
        { value: AS_WRITTEN!, label: words.pasteNew },
        { value: NOBODY!, label: words.pasteNobody },
      ]}
      onChange={(said) => said && onAnswer(said)}
    />
  );
}
