import { embedOf } from "./embeds.ts";
import type { ImageSize, ProseImage, ProseNode } from "./prose.ts";

/** Videos, posts and cards of a text, each as large as up to fifty paragraphs; what comes after these stays a link. */
const MOST_BLOCKS = 30;

interface Media {
  /** Recognises a link that may be embedded as a video. */
  videoId: (link: string) => string | null;
  /** What is known of a picture by its address. */
  picture?: (src: string) => KnownPicture | undefined;
  /** Whether there is a card for this link to one of our own pages. */
  hasCard?: (href: string) => boolean;
}

interface BoundedMedia extends Media {
  /** Whether the text may have one more block that is as large as a card. */
  takeBlock: () => boolean;
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
  let left = MOST_BLOCKS;
  const takeBlock = () => left-- > 0;
  return nodes.map((node) => shown(node, { ...media, takeBlock }) as ProseNode);
}

/** The addresses of the paragraphs that are nothing but one link. */
export function onlyLinks(nodes: (ProseNode | string)[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string" || !("children" in node)) return [];
    const link = node.type === "p" && onlyLink(node.children);
    return link ? [link.href] : onlyLinks(node.children);
  });
}

function shown(node: ProseNode | string, media: BoundedMedia): ProseNode | string {
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
function blockOf(children: (ProseNode | string)[], media: BoundedMedia): ProseNode | undefined {
  const images = onlyImages(children)?.map((image) => described(image, media.picture?.(image.src)));
  const [first] = images ?? [];
  if (first)
    return images!.length > 1 ? { type: "gallery", images: images! } : { type: "figure", image: first };
  const link = onlyLink(children);
  if (!link) return undefined;
  const block = blockOfLink(link, media);
  return block && media.takeBlock() ? block : undefined;
}

function blockOfLink({ href, children }: Link, media: Media): ProseNode | undefined {
  const id = media.videoId(href);
  if (id) return { type: "video", id };
  const text = textOf(children);
  const embed = embedOf(href);
  if (embed) return { type: "embed", ...embed, text };
  return media.hasCard?.(href) ? { type: "card", href, text } : undefined;
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
