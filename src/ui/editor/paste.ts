import { Slice } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { withoutControls } from "#src/api/plain-text.ts";
import { insertBlock } from "./insert-block.ts";
import { cleanPasted } from "./pasted-html.ts";
import { schema } from "./schema.ts";

interface PasteOptions {
  isBlockLink: (href: string) => boolean;
  /** Pictures were pasted or dropped as files. */
  onFiles: (files: File[], at: number) => void;
  /** So many pictures of other places were not taken over. */
  onLeftOut: (pictures: number) => void;
}

/** What comes from the clipboard or is dropped: cleaned, files sent, one address on its own a block or a link. */
export function pasting({ isBlockLink, onFiles, onLeftOut }: PasteOptions): Plugin {
  return new Plugin({
    props: {
      transformPastedText: withoutControls,
      transformPastedHTML(html) {
        const cleaned = cleanPasted(withoutControls(html), (text) =>
          new DOMParser().parseFromString(text, "text/html"),
        );
        if (cleaned.leftOut > 0) onLeftOut(cleaned.leftOut);
        return cleaned.html;
      },
      handlePaste(view, event) {
        const { clipboardData } = event;
        if (!clipboardData) return false;
        const files = picturesOf(clipboardData);
        // Word and browsers bring a drawing of the text beside the text itself.
        if (files.length > 0 && !clipboardData.getData("text/html")) {
          onFiles(files, view.state.selection.from);
          return true;
        }
        return pasteAddress(view, clipboardData.getData("text/plain").trim(), isBlockLink);
      },
      handleDrop(view, event, _, isMoved) {
        const files = event.dataTransfer && !isMoved ? picturesOf(event.dataTransfer) : [];
        if (files.length === 0) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        onFiles(files, at ?? view.state.selection.from);
        event.preventDefault();
        return true;
      },
    },
  });
}

function picturesOf({ files }: DataTransfer): File[] {
  return [...files].filter(({ type }) => type.startsWith("image/"));
}

/** An address on words makes them a link; one in an empty paragraph that is known becomes its block. */
function pasteAddress(view: EditorView, text: string, isBlockLink: (href: string) => boolean): boolean {
  if (!/^https?:\/\/\S+$/.test(text) || text.length > 2000) return false;
  const { state } = view;
  const { $from, from, to, empty } = state.selection;
  if ($from.parent.type.spec.code) return false;
  if (!empty) {
    view.dispatch(state.tr.addMark(from, to, schema.marks.link.create({ href: text })));
    return true;
  }
  const isAlone = $from.depth === 1 && $from.parent.type === schema.nodes.paragraph;
  if (isAlone && $from.parent.content.size === 0 && isBlockLink(text)) {
    insertBlock(view, schema.nodes.embed.create({ href: text }));
    return true;
  }
  const link = schema.text(text, [schema.marks.link.create({ href: text })]);
  view.dispatch(
    state.tr.replaceSelection(new Slice(schema.nodes.paragraph.create(null, link).content, 0, 0)),
  );
  return true;
}
