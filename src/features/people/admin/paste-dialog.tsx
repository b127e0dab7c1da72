import { useId, useState } from "react";
import { ApiError, api } from "#src/api/client.ts";
import { Dialog } from "#src/features/office/dialog.tsx";
import { DialogButtons } from "#src/features/office/dialog-buttons.tsx";
import { TextArea } from "#src/features/office/fields.tsx";
import { faultText } from "#src/features/office/list-fault.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useCloseAsking } from "#src/features/office/use-close-asking.ts";
import { useKept } from "#src/features/office/use-kept.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { PastedPlayers } from "./pasted-players.tsx";

interface PasteDialogProps {
  which: { season: string; team_id: number };
  onClose: (isChanged?: boolean) => void;
}

interface Pasted {
  added: number;
  numbered: number;
  known: number;
  unread: string[];
}

/** A squad as lines of numbers and names; lines that could not be read stay, to be put right. */
export function PasteDialog({ which, onClose }: PasteDialogProps) {
  const words = useOfficeText("people");
  const id = useId();
  const { lines, type, fault, isBusy, isChanged, paste } = usePaste(which, () => onClose(true));
  const close = useCloseAsking(lines.trim() !== "", () => {
    type("");
    onClose(isChanged);
  });
  return (
    <Dialog
      title={words.paste}
      widthPx={680}
      onClose={close}
      footer={<DialogButtons form={id} submit={words.add} isBusy={isBusy} onClose={close} />}
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          void paste();
        }}
      >
        <TextArea
          label={words.lines}
          hint={words.linesHint}
          error={fault}
          rows={8}
          autoComplete="off"
          spellCheck={false}
          value={lines}
          onChange={type}
          readOnly={isBusy}
        />
        <PastedPlayers lines={lines} />
      </form>
    </Dialog>
  );
}

function usePaste(which: PasteDialogProps["which"], onDone: () => void) {
  const words = useOfficeText("people");
  const office = useOfficeText("office");
  const [lines = "", setLines] = useKept<string>(`squad-list-${which.season}-${which.team_id}`);
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const paste = async () => {
    setIsBusy(true);
    setFault(undefined);
    try {
      const body = { ...which, lines };
      const { added, numbered, known, unread } = await api.post<Pasted>("/admin/squads/paste", body);
      showToast({ text: words.pasteDone(added, numbered, known) });
      setLines(unread.join("\n"));
      if (unread.length === 0) return onDone();
      setIsChanged(true);
      setFault(words.unread);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(faultText(error, words.saveFailed, office));
    } finally {
      setIsBusy(false);
    }
  };
  const type = (text: string) => {
    setFault(undefined);
    setLines(text);
  };
  return { lines, type, fault, isBusy, isChanged, paste };
}
