import { embedOf } from "./embeds.ts";
import type { ImageSize, ProseImage, ProseNode } from "./prose.ts";

/** Each is as large as fifty paragraphs; what comes after these stays a link. */
const MOST_CARDS = 30;

interface Media {
  /** Recognises a link that may be embedded as a video. */
  videoId: (link: string) => string | null;
  /** What is known of a picture by its address. */
  picture?: (src: string) => KnownPicture | undefined;
  /** Whether there is a card for this link to one of our own pages. */
  hasCard?: (href: string) => boolean;
}

/** What a library knows of a picture. */
export interface KnownPicture extends ImageSize {
  /** What is to be seen, where the text does not say. */
  alt?: string;
  /** Who made it. */
  credit?: string;
  /** Stands in its place: what the text says of the picture is not shown then. */
  instead?: string;
}

/**
 * A tree with what its text does not say: which links are videos, posts or cards, which paragraphs are pictures, and how
 * large they are.
 */
export function withMedia(nodes: ProseNode[], media: Media): ProseNode[] {
  let cards = 0;
  const hasCard = (href: string) => {
    if (cards === MOST_CARDS || !media.hasCard?.(href)) return false;
    cards += 1;
    return true;
  };
  return nodes.map((node) => shown(node, { ...media, hasCard }) as ProseNode);
}

/** The addresses of the paragraphs that are nothing but one link. */
export function onlyLinks(nodes: (ProseNode | string)[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string" || !("children" in node)) return [];
    const link = node.type === "p" && onlyLink(node.children);
    return link ? [link.href] : onlyLinks(node.children);
  });
}

function shown(node: ProseNode | string, media: Media): ProseNode | string {
  if (typeof node === "string") return node;
  const all = (children: (ProseNode | string)[]) => children.map((child) => shown(child, media));
  if (node.type === "table") return { ...node, rows: node.rows.map((row) => row.map(all)) };
  if (node.type === "img") return described(node, media.picture?.(node.src));
  if (!("children" in node)) return node;
  const block = node.type === "p" && blockOf(node.children, media);
  return block || { ...node, children: all(node.children) };
}

function described(node: ProseImage, known: KnownPicture | undefined): ProseImage {
  if (!known) return node;
  if (known.instead) return { type: "img", src: known.instead, alt: "", caption: "" };
  const { width, height, color, alt, credit } = known;
  return {
    ...node,
    alt: node.alt || alt || "",
    size: { width, height, color },
    ...(credit ? { credit } : {}),
  };
}

/** What a paragraph is that has no words of its own; undefined for any other. */
function blockOf(children: (ProseNode | string)[], media: Media): ProseNode | undefined {
  const images = onlyImages(children)?.map((image) => described(image, media.picture?.(image.src)));
  const [first] = images ?? [];
  if (first)
    return images!.length > 1 ? { type: "gallery", images: images! } : { type: "figure", image: first };
  const link = onlyLink(children);
  if (!link) return undefined;
  const id = media.videoId(link.href);
  if (id) return { type: "video", id };
  const text = textOf(link.children);
  const embed = embedOf(link.href);
  if (embed) return { type: "embed", ...embed, text };
  return media.hasCard?.(link.href) ? { type: "card", href: link.href, text } : undefined;
}

type Link = Extract<ProseNode, { type: "a" }>;

/** The link of a paragraph that is nothing but one. */
function onlyLink(children: (ProseNode | string)[]): Link | undefined {
  const [first, ...rest] = children.filter((child) => typeof child !== "string" || child.trim() !== "");
  return typeof first === "object" && first.type === "a" && rest.length === 0 ? first : undefined;
}

function onlyImages(children: (ProseNode | string)[]): ProseImage[] | undefined {
  const parts = children.filter((child) => typeof child !== "string" || child.trim() !== "");
  const images = parts.filter((part) => typeof part === "object" && part.type === "img");
  return images.length > 0 && images.length === parts.length ? (images as ProseImage[]) : undefined;
}

function textOf(children: (ProseNode | string)[]): string {
  return children
    .map((child) => (typeof child === "string" ? child : "children" in child ? textOf(child.children) : ""))
    .join("");
}
