import { useEffect, useId, useRef, useState } from "react";
import { Dialog } from "#src/features/office/dialog.tsx";
import { DialogButtons } from "#src/features/office/dialog-buttons.tsx";
import { TextField } from "#src/features/office/fields.tsx";
import { useCloseAsking } from "#src/features/office/use-close-asking.ts";
import { useKept } from "#src/features/office/use-kept.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { isSeasonName } from "#src/i18n/season-name.ts";
import type { ListedSeason } from "../season.ts";

interface SeasonDialogProps {
  seasons: ListedSeason[];
  onClose: () => void;
  onBegin: (season: string) => void;
}

/** Names a new season; it is local until the table is saved. */
export function SeasonDialog({ seasons, onClose, onBegin }: SeasonDialogProps) {
  const words = useOfficeText("table");
  const id = useId();
  const [name = "", keepName] = useKept<string>("season-new");
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const begin = () => {
    const plain = name.trim();
    if (seasons.some(({ season }) => season === plain)) return setFault(words.seasonExists);
    if (!isSeasonName(plain)) return setFault(words.seasonInvalid);
    keepName(undefined);
    onBegin(plain);
  };
  const close = useCloseAsking(name.trim() !== "", () => {
    keepName(undefined);
    onClose();
  });
  return (
    <Dialog
      title={words.newSeason}
      widthPx={440}
      onClose={close}
      footer={<DialogButtons form={id} submit={words.newSeason} onClose={close} />}
    >
      <form
        id={id}
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <TextField
          label={words.enterSeason}
          value={name}
          error={fault}
          onChange={(text) => {
            setFault(undefined);
            keepName(text);
          }}
        />
      </form>
    </Dialog>
  );
}
