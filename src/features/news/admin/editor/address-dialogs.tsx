import type { EditorView } from "prosemirror-view";
import { type FormEvent, useState } from "react";
import { Button } from "#src/features/office/button.tsx";
import { Dialog } from "#src/features/office/dialog.tsx";
import { TextField } from "#src/features/office/fields.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { insertEmbed, setLink } from "#src/ui/editor/insert-block.ts";
import type { linkAt } from "#src/ui/editor/text-state.ts";
import { isAddress, isBlockLink, toAddress } from "./block-link.ts";

/** What an address is asked for: words that are or become a link, or a post of another site. */
export type AskedAddress = { what: "embed" } | { what: "link"; at: ReturnType<typeof linkAt> };

interface AddressDialogsProps {
  asked: AskedAddress;
  view: EditorView | undefined;
  onClose: () => void;
}

/** Asks where a link leads, or which video or post to show. */
export function AddressDialogs({ asked, view, onClose }: AddressDialogsProps) {
  const words = useOfficeText("editor");
  if (!view) return null;
  if (asked.what === "link") {
    const { at } = asked;
    return (
      <AddressDialog
        title={words.linkTitle}
        hint={words.addressHint}
        value={at.href.replace(/^mailto:/, "")}
        onApply={(href) => {
          setLink(view, at, href);
          onClose();
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <AddressDialog
      title={words.embedTitle}
      hint={words.embedHint}
      noteOf={(href) => (isBlockLink(href) ? undefined : words.embedUnknown)}
      onApply={(href) => {
        const { from } = view.state.selection;
        if (isBlockLink(href)) insertEmbed(view, href);
        else if (href) setLink(view, { from, to: from }, href);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

interface AddressDialogProps {
  title: string;
  hint: string;
  value?: string;
  /** Something to know of an address that is one. */
  noteOf?: (href: string) => string | undefined;
  /** With an empty address the link goes. */
  onApply: (href: string) => void;
  onClose: () => void;
}

function AddressDialog({ title, hint, value = "", noteOf, onApply, onClose }: AddressDialogProps) {
  const words = useOfficeText("editor");
  const office = useOfficeText("office");
  const [typed, setTyped] = useState(value);
  const [hasTried, setHasTried] = useState(false);
  const isWhole = isAddress(typed);
  const note = typed && isWhole ? noteOf?.(toAddress(typed)) : undefined;
  const apply = (event?: FormEvent) => {
    event?.preventDefault();
    // The form of the article is around it, as React sees it.
    event?.stopPropagation();
    setHasTried(true);
    if (isWhole) onApply(toAddress(typed));
  };
  return (
    <Dialog
      title={title}
      widthPx={520}
      onClose={onClose}
      footer={
        <>
          {value && (
            <Button isLine onClick={() => onApply("")}>
              {words.removeLink}
            </Button>
          )}
          <Button isLine onClick={onClose}>
            {office.cancel}
          </Button>
          <Button onClick={() => apply()}>{words.apply}</Button>
        </>
      }
    >
      <form onSubmit={apply}>
        <TextField
          label={words.address}
          value={typed}
          onChange={setTyped}
          error={hasTried && !isWhole ? words.addressWrong : undefined}
          hint={note ?? hint}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </form>
    </Dialog>
  );
}
