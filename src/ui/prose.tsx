import type { ReactNode } from "react";
import type { EmbedKind } from "#src/markdown/embeds.ts";
import type { ProseImage, ProseNode } from "#src/markdown/prose.ts";
import { pictureSources } from "./picture-sources.ts";
import { PostEmbed } from "./post-embed.tsx";
import styles from "./prose.module.css";
import { VideoEmbed } from "./video-embed.tsx";

/** How a text's videos, posts of other sites and cards are shown. */
interface Videos {
  /** What the button over a video says. */
  playLabel: string;
  /** What a post of each network is called, and what its button says. */
  posts: Record<EmbedKind, string> & { show: string };
  opensAway?: boolean;
  /** How whoever made a picture is named below it. */
  creditLabel?: (name: string) => string;
  /** The card that stands for a link to one of our own pages; null for none, and the link stays. */
  card?: (href: string) => ReactNode;
}

interface ProseProps extends Videos {
  nodes: ProseNode[];
  /** The text's own language. */
  lang: string;
}

/** An article's text: elements made from data, so no stored text can become markup. */
export function Prose({ nodes, lang, ...videos }: ProseProps) {
  return (
    <div className={styles.prose} lang={lang}>
      {render(nodes, videos)}
    </div>
  );
}

function render(nodes: (ProseNode | string)[], videos: Videos): ReactNode[] {
  return nodes.map((node, index) =>
    typeof node === "string" ? node : <Piece key={index} node={node} videos={videos} />,
  );
}

function Piece({ node, videos }: { node: ProseNode; videos: Videos }) {
  switch (node.type) {
    case "hr":
      return <hr />;
    case "br":
      return <br />;
    case "pre":
      return (
        <pre>
          <code>{node.text}</code>
        </pre>
      );
    case "video":
      return <VideoEmbed id={node.id} {...videos} />;
    case "embed":
      return <PostEmbed post={node} words={videos.posts} opensAway={videos.opensAway} />;
    case "card":
      return videos.card?.(node.href) ?? <PlainLink href={node.href} text={node.text} />;
    case "img":
      return <Picture image={node} />;
    case "figure":
      return <Figure image={node.image} videos={videos} />;
    case "gallery":
      return <Gallery images={node.images} videos={videos} />;
    case "a": {
      const isElsewhere = /^https?:/.test(node.href);
      return (
        <a href={node.href} {...(isElsewhere ? { rel: "noopener nofollow", target: "_blank" } : {})}>
          {render(node.children, videos)}
        </a>
      );
    }
    case "ol":
      return <ol start={node.start}>{render(node.children, videos)}</ol>;
    case "blockquote":
      return (
        <blockquote className={`slab ${styles.quotation} merlons-above merlons-below`}>
          <div className="pores" />
          {render(node.children, videos)}
        </blockquote>
      );
    case "table":
      return <Table rows={node.rows} videos={videos} />;
    default: {
      const Tag = node.type;
      return <Tag>{render(node.children, videos)}</Tag>;
    }
  }
}

function PlainLink({ href, text }: { href: string; text: string }) {
  return (
    <p>
      <a href={href}>{text}</a>
    </p>
  );
}

interface FigureProps {
  image: ProseImage;
  videos: Videos;
  isOfGallery?: boolean;
}

/** A picture with what there is to say below it, and who made it. */
function Figure({ image, videos, isOfGallery }: FigureProps) {
  const credit = image.credit && (videos.creditLabel?.(image.credit) ?? image.credit);
  return (
    <figure className={styles.figure}>
      <Picture image={image} {...(isOfGallery ? { sizes: "(max-width: 720px) 50vw, 340px" } : {})} />
      {(image.caption || credit) && (
        <figcaption>
          {image.caption} {credit && <small>{credit}</small>}
        </figcaption>
      )}
    </figure>
  );
}

function Gallery({ images, videos }: { images: ProseImage[]; videos: Videos }) {
  return (
    <div className={styles.gallery}>
      {images.map((image, index) => (
        <Figure key={index} image={image} videos={videos} isOfGallery />
      ))}
    </div>
  );
}

interface PictureProps {
  image: ProseImage;
  sizes?: string;
}

function Picture({ image: { src, alt, size }, sizes = "(max-width: 720px) 100vw, 680px" }: PictureProps) {
  return (
    <img
      {...pictureSources(src, sizes)}
      alt={alt}
      width={size?.width}
      height={size?.height}
      style={size?.color ? { backgroundColor: size.color } : undefined}
      loading="lazy"
    />
  );
}

function Table({ rows: [head, ...rows], videos }: { rows: (ProseNode | string)[][][]; videos: Videos }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, by the keyboard too.
    <div className={styles.scroll} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head?.map((cell, index) => (
              <th key={index} scope="col">
                {render(cell, videos)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, number) => (
            <tr key={number}>
              {row.map((cell, index) => (
                <td key={index}>{render(cell, videos)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
