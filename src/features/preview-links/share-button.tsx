import { Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#src/features/office/button.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { PreviewedKind } from "./preview-link.ts";

const ShareDialog = lazy(() => import("./share-dialog.tsx"));

interface ShareButtonProps {
  kind: PreviewedKind;
  /** Absent for a record that was not saved yet: there is nothing that a link could lead to. */
  id: number | undefined;
  title: string;
  /** Before it opens: what is typed reaches the server. */
  onOpen: () => void;
}

/** Lets somebody without an account read, and approve, what is not out. */
export function ShareButton({ kind, id, title, onOpen }: ShareButtonProps) {
  const words = useOfficeText("previewLinks");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        isLine
        disabled={!id}
        title={id ? words.share : words.shareFirst}
        aria-label={`${words.shareShort}, ${words.share}`}
        aria-haspopup="dialog"
        onClick={() => {
          onOpen();
          setIsOpen(true);
        }}
      >
        <Share2 className="icon" aria-hidden /> {words.shareShort}
      </Button>
      {isOpen && id && (
        <Suspense>
          <ShareDialog kind={kind} id={id} title={title} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
