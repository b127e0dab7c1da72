import { type Attrs, type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";
import { canBeFollowed } from "#src/markdown/link-address.ts";

/** A picture as it stands in a text. */
export interface Picture {
  src: string;
  /** What it shows, for those who don't see it. */
  alt: string;
  caption: string;
}

const pictureElement = ({ src, alt, caption }: Picture) => ["img", { src, alt, title: caption }] as const;

/** Whether what was copied is a picture of this site. */
function isPicture(value: Record<string, unknown>): boolean {
  const { src, alt, caption } = value;
  return (
    typeof src === "string" &&
    /^\/(media|club)\/[^\s]+$/.test(src) &&
    [alt, caption].every((one) => typeof one === "string")
  );
}

/** What a block held when it was copied; false for what no editor of ours wrote. */
function copied(element: HTMLElement, isWhole: (attrs: Record<string, unknown>) => boolean): Attrs | false {
  try {
    const attrs = JSON.parse(element.dataset.block ?? "");
    return isWhole(attrs) ? attrs : false;
  } catch {
    return false;
  }
}

/**
 * What an article's text is made of while it is written. Everything here has its place in Markdown; what has none is
 * shown as its source (`source`). Blocks with their own look stand at the top alone: within lists and quotes a picture is
 * a word of its paragraph.
 */
const nodes = {
  doc: { content: "(block | top)+" },
  paragraph: {
    content: "inline*",
    group: "block",
    parseDOM: [{ tag: "p" }],
    toDOM: () => ["p", 0],
  },
  heading: {
    attrs: { level: { default: 2 } },
    content: "inline*",
    group: "block",
    defining: true,
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      // What comes from elsewhere has its page's title as the first: ours stands above the text.
      getAttrs: (element) => ({ level: Number(element.dataset.level) || Math.min(level + 1, 6) }),
    })),
    toDOM: ({ attrs: { level } }) => [
      `h${Math.min(Math.max(level, 2), 4)}`,
      { "data-level": String(level) },
      0,
    ],
  },
  blockquote: {
    content: "block+",
    group: "block",
    defining: true,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: () => ["blockquote", 0],
  },
  bullet_list: {
    attrs: { spread: { default: false } },
    content: "list_item+",
    group: "block",
    parseDOM: [{ tag: "ul" }],
    toDOM: () => ["ul", 0],
  },
  ordered_list: {
    attrs: { spread: { default: false }, start: { default: 1 } },
    content: "list_item+",
    group: "block",
    parseDOM: [
      { tag: "ol", getAttrs: (element) => ({ start: Number(element.getAttribute("start") ?? 1) || 1 }) },
    ],
    toDOM: ({ attrs: { start } }) => ["ol", start === 1 ? {} : { start: String(start) }, 0],
  },
  list_item: {
    attrs: { spread: { default: false }, checked: { default: null } },
    content: "block+",
    defining: true,
    parseDOM: [{ tag: "li" }],
    toDOM: ({ attrs: { checked } }) => ["li", checked === null ? {} : { "data-checked": String(checked) }, 0],
  },
  code_block: {
    attrs: { lang: { default: null }, meta: { default: null } },
    content: "text*",
    marks: "",
    group: "block",
    code: true,
    defining: true,
    parseDOM: [{ tag: "pre", preserveWhitespace: "full" }],
    toDOM: () => ["pre", ["code", 0]],
  },
  horizontal_rule: { group: "block", parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
  figure: {
    attrs: { src: {}, alt: { default: "" }, caption: { default: "" } },
    group: "top",
    draggable: true,
    parseDOM: [{ tag: "figure[data-block]", getAttrs: (element) => copied(element, isPicture) }],
    toDOM: ({ attrs }) => [
      "figure",
      { "data-block": JSON.stringify(attrs) },
      pictureElement(attrs as Picture),
    ],
  },
  gallery: {
    attrs: { pictures: { default: [] }, between: { default: "\n" } },
    group: "top",
    draggable: true,
    parseDOM: [
      {
        tag: "div[data-block]",
        getAttrs: (element) =>
          copied(element, ({ pictures }) => Array.isArray(pictures) && pictures.every(isPicture)),
      },
    ],
    toDOM: ({ attrs }) => [
      "div",
      { "data-block": JSON.stringify(attrs) },
      ...(attrs.pictures as Picture[]).map(pictureElement),
    ],
  },
  embed: {
    attrs: { href: {}, text: { default: "" } },
    group: "top",
    draggable: true,
    parseDOM: [
      {
        tag: "p[data-block]",
        priority: 60,
        getAttrs: (element) =>
          copied(element, ({ href }) => typeof href === "string" && /^(https?:\/\/|\/(?!\/))/.test(href)),
      },
    ],
    toDOM: ({ attrs }) => [
      "p",
      { "data-block": JSON.stringify(attrs) },
      ["a", { href: attrs.href }, attrs.text || attrs.href],
    ],
  },
  /** What the schema does not know: tables, footnotes, HTML. Written as it stands. */
  source: {
    content: "text*",
    marks: "",
    group: "top",
    code: true,
    defining: true,
    isolating: true,
    parseDOM: [{ tag: "pre[data-source]", preserveWhitespace: "full", priority: 60 }],
    toDOM: () => ["pre", { "data-source": "" }, 0],
  },
  text: { group: "inline" },
  hard_break: {
    inline: true,
    group: "inline",
    selectable: false,
    linebreakReplacement: true,
    leafText: () => "\n",
    parseDOM: [{ tag: "br" }],
    toDOM: () => ["br"],
  },
  /** A line that ends in the source, where readers see a space. */
  soft_break: {
    inline: true,
    group: "inline",
    selectable: false,
    leafText: () => " ",
    parseDOM: [{ tag: "span[data-line-end]" }],
    toDOM: () => ["span", { "data-line-end": "" }, " "],
  },
  image: {
    inline: true,
    attrs: { src: {}, alt: { default: "" }, caption: { default: "" } },
    group: "inline",
    draggable: true,
    parseDOM: [
      {
        tag: "img[src]",
        getAttrs: (element) => ({
          src: element.getAttribute("src"),
          alt: element.getAttribute("alt") ?? "",
          caption: element.getAttribute("title") ?? "",
        }),
      },
    ],
    toDOM: ({ attrs }) => pictureElement(attrs as Picture),
  },
} satisfies Record<string, NodeSpec>;

/** How deep a mark of a text that was opened lay among its others: written back, it lies there again. */
const depth = { depth: { default: null } };

const marks = {
  link: {
    attrs: { href: {}, title: { default: null }, ...depth },
    inclusive: false,
    parseDOM: [
      {
        tag: "a[href]",
        getAttrs: (element) => ({
          href: element.getAttribute("href"),
          title: element.getAttribute("title"),
        }),
      },
    ],
    // One that readers don't get is no link here either: dragged to a tab, it would run.
    toDOM: ({ attrs: { href, title } }) => ["a", { href: canBeFollowed(href) ? href : null, title }, 0],
  },
  em: {
    attrs: depth,
    parseDOM: [
      { tag: "i" },
      { tag: "em" },
      { style: "font-style=italic" },
      { style: "font-style=normal", clearMark: ({ type }) => type.name === "em" },
    ],
    toDOM: () => ["em", 0],
  },
  strong: {
    attrs: depth,
    parseDOM: [
      { tag: "strong" },
      // Google Docs wraps all it copies into a <b> that is not bold.
      { tag: "b", getAttrs: ({ style }) => style.fontWeight !== "normal" && null },
      { style: "font-weight=400", clearMark: ({ type }) => type.name === "strong" },
      { style: "font-weight=normal", clearMark: ({ type }) => type.name === "strong" },
      { style: "font-weight", getAttrs: (value) => /^(bold(er)?|[5-9]\d{2,})$/.test(value) && null },
    ],
    toDOM: () => ["strong", 0],
  },
  del: {
    attrs: depth,
    parseDOM: [{ tag: "del" }, { tag: "s" }, { tag: "strike" }, { style: "text-decoration=line-through" }],
    toDOM: () => ["del", 0],
  },
  code: { parseDOM: [{ tag: "code" }], toDOM: () => ["code", 0] },
} satisfies Record<string, MarkSpec>;

export const schema = new Schema({ nodes, marks } as {
  nodes: Record<keyof typeof nodes, NodeSpec>;
  marks: Record<keyof typeof marks, MarkSpec>;
});
