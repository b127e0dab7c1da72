import type { ImageSize, ProseNode } from "./prose.ts";

interface Media {
  /** Recognises a link that may be embedded as a video. */
  videoId: (link: string) => string | null;
  /** What is known of a picture by its address. */
  imageSize?: (src: string) => ImageSize | undefined;
}

/** A tree with what its text does not say: which links are videos, and how large its pictures are. */
export function withMedia(nodes: ProseNode[], media: Media): ProseNode[] {
  return nodes.map((node) => shown(node, media) as ProseNode);
}

function shown(node: ProseNode | string, media: Media): ProseNode | string {
  if (typeof node === "string") return node;
  const all = (children: (ProseNode | string)[]) => children.map((child) => shown(child, media));
  if (node.type === "table") return { ...node, rows: node.rows.map((row) => row.map(all)) };
  if (node.type === "img") {
    const size = media.imageSize?.(node.src);
    return size ? { ...node, size } : node;
  }
  if (!("children" in node)) return node;
  const link = node.type === "p" && onlyLink(node.children);
  const id = link && media.videoId(link);
  return id ? { type: "video", id } : { ...node, children: all(node.children) };
}

/** The address of a paragraph that is nothing but one link. */
function onlyLink(children: (ProseNode | string)[]): string | undefined {
  const [first, ...rest] = children.filter((child) => typeof child !== "string" || child.trim() !== "");
  return typeof first === "object" && first.type === "a" && rest.length === 0 ? first.href : undefined;
}
