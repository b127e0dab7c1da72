import type { ReactNode } from "react";
import type { ProseNode } from "#src/markdown/prose.ts";
import { pictureSources } from "./picture-sources.ts";
import styles from "./prose.module.css";
import { VideoEmbed } from "./video-embed.tsx";

/** How the text's videos are shown. */
interface Videos {
  /** What the button over a video says. */
  playLabel: string;
  opensAway?: boolean;
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
    case "img":
      return (
        <img
          {...pictureSources(node.src, "(max-width: 720px) 100vw, 680px")}
          alt={node.alt}
          title={node.caption || undefined}
          width={node.size?.width}
          height={node.size?.height}
          style={node.size?.color ? { backgroundColor: node.size.color } : undefined}
          loading="lazy"
        />
      );
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
