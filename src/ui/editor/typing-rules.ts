import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import type { Plugin } from "prosemirror-state";
import { schema } from "./schema.ts";

const { nodes, marks } = schema;

/**
 * Markdown's signs as they are typed, at the beginning of a block: "## ", "- ", "1. ", "> ", "---". While an input
 * method puts a letter together, as Armenian phonetic keyboards do, none of them acts; one key takes each back.
 */
export function typingRules(): Plugin {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,4})\s$/, nodes.heading, ([, signs = ""]) => ({
        level: Math.max(2, signs.length),
      })),
      wrappingInputRule(/^\s*[-*•]\s$/, nodes.bullet_list),
      wrappingInputRule(
        /^(\d{1,4})[.)]\s$/,
        nodes.ordered_list,
        ([, number]) => ({ start: Number(number) }),
        ([, number], node) => node.childCount + node.attrs.start === Number(number),
      ),
      wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
      new InputRule(/^(?:---|\*\*\*)$/, (state, _, start, end) => {
        if (state.selection.$from.parent.type !== nodes.paragraph || state.selection.$from.depth > 1)
          return null;
        return state.tr.delete(start, end).replaceSelectionWith(nodes.horizontal_rule.create());
      }),
      markRule(/(?:^|[\s(«"„])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, 2, "strong"),
      markRule(/(?:^|[\s(«"„])_([^_\s](?:[^_]*[^_\s])?)_$/, 1, "em"),
    ],
  });
}

/** Words between signs get the mark, and the signs go. */
function markRule(pattern: RegExp, signs: number, name: "strong" | "em"): InputRule {
  return new InputRule(pattern, (state, match, start, end) => {
    const [whole, words] = match;
    if (!words || state.selection.$from.parent.type.spec.code) return null;
    const before = whole.length - words.length - 2 * signs;
    const from = start + before;
    const mark = marks[name].create();
    // The last sign is not there yet: it is what was typed.
    return state.tr
      .delete(from + signs + words.length, end)
      .delete(from, from + signs)
      .addMark(from, from + words.length, mark)
      .removeStoredMark(mark);
  });
}
