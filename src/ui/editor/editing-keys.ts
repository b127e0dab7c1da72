import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  exitCode,
  lift,
  setBlockType,
  toggleMark,
  wrapIn,
} from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, NodeSelection, type Plugin } from "prosemirror-state";
import { schema } from "./schema.ts";

const { nodes, marks } = schema;

/** What a button or a key does to the text. */
export type ActionName =
  | "bold"
  | "italic"
  | "heading"
  | "subheading"
  | "list"
  | "numbered"
  | "quote"
  | "rule"
  | "undo"
  | "redo";

export const ACTIONS: Record<ActionName, Command> = {
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.em),
  heading: toggleBlock("heading", { level: 2 }),
  subheading: toggleBlock("heading", { level: 3 }),
  list: toggleList("bullet_list"),
  numbered: toggleList("ordered_list"),
  quote: toggleQuote,
  rule: (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.horizontal_rule.create()).scrollIntoView());
    return true;
  },
  undo,
  redo,
};

function toggleBlock(name: "heading", attrs: { level: number }): Command {
  return (state, dispatch) => {
    const { parent } = state.selection.$from;
    const isOn = parent.type.name === name && parent.attrs.level === attrs.level;
    return isOn
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes[name], attrs)(state, dispatch);
  };
}

function toggleList(name: "bullet_list" | "ordered_list"): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth--) {
      const node = $from.node(depth);
      if (node.type.name === name) return liftListItem(nodes.list_item)(state, dispatch);
      if (!/_list$/.test(node.type.name)) continue;
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), nodes[name], { spread: node.attrs.spread }));
      return true;
    }
    return wrapInList(nodes[name])(state, dispatch);
  };
}

function toggleQuote(...[state, dispatch]: Parameters<Command>): boolean {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type === nodes.blockquote) return lift(state, dispatch);
  return wrapIn(nodes.blockquote)(state, dispatch);
}

/** Enter on a chosen picture makes room for words after it; before it where it is the first. */
const besideChosen: Command = (state, dispatch) =>
  state.selection instanceof NodeSelection && createParagraphNear(state, dispatch);

const lineBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

/** Backspace at the beginning of a heading or a list takes the look before it takes the words. */
const plainFirst: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0) return false;
  if ($from.parent.type === nodes.heading) return setBlockType(nodes.paragraph)(state, dispatch);
  const inItem = $from.depth > 1 && $from.node(-1).type === nodes.list_item && $from.index(-1) === 0;
  return inItem && liftListItem(nodes.list_item)(state, dispatch);
};

/** The keys of the editor; Tab is not among them: it leads on to the next field. */
export function editingKeys(): Plugin[] {
  return [
    keymap({
      "Mod-b": ACTIONS.bold,
      "Mod-i": ACTIONS.italic,
      "Mod-z": undo,
      "Shift-Mod-z": redo,
      "Mod-y": redo,
      "Mod-Alt-0": setBlockType(nodes.paragraph),
      "Mod-Alt-2": ACTIONS.heading,
      "Mod-Alt-3": ACTIONS.subheading,
      "Mod-Shift-7": ACTIONS.numbered,
      "Mod-Shift-8": ACTIONS.list,
      "Mod-Shift-9": ACTIONS.quote,
      "Mod-]": sinkListItem(nodes.list_item),
      "Mod-[": liftListItem(nodes.list_item),
      "Shift-Enter": lineBreak,
      Enter: chainCommands(besideChosen, splitListItem(nodes.list_item)),
      Backspace: plainFirst,
    }),
    keymap(baseKeymap),
  ];
}
