import type { ReactNode } from "react";
import { VideoEmbed } from "./video-embed.tsx";
import "./styles/prose.css";
import { pictureSources } from "./picture-sources.ts";

/** Known for uploaded pictures: keeps their place, in their colour, until they come. */
interface ImageSize {
  width: number;
  height: number;
  color: string;
}

/** A piece of an article's text, as plain data that travels to the browser. Source: `proseTree`. */
export type ProseNode =
  | {
      type: "p" | "h2" | "h3" | "h4" | "blockquote" | "ul" | "li" | "strong" | "em" | "del" | "code";
      children: (ProseNode | string)[];
    }
  | { type: "ol"; start?: number; children: (ProseNode | string)[] }
  | { type: "a"; href: string; children: (ProseNode | string)[] }
  | { type: "img"; src: string; alt: string; caption: string; size?: ImageSize }
  | { type: "table"; rows: (ProseNode | string)[][][] }
  | { type: "pre"; text: string }
  | { type: "video"; id: string }
  | { type: "hr" | "br" };

interface ProseProps {
  nodes: ProseNode[];
  /** The text's own language. */
  lang: string;
  /** What the button over a video says. */
  playLabel: string;
}

/** An article's text: elements made from data, so no stored text can become markup. */
export function Prose({ nodes, lang, playLabel }: ProseProps) {
  return (
    <div className="prose" lang={lang}>
      {render(nodes, playLabel)}
    </div>
  );
}

function render(nodes: (ProseNode | string)[], playLabel: string): ReactNode[] {
  return nodes.map((node, index) =>
    typeof node === "string" ? node : <Piece key={index} node={node} playLabel={playLabel} />,
  );
}

function Piece({ node, playLabel }: { node: ProseNode; playLabel: string }) {
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
      return <VideoEmbed id={node.id} playLabel={playLabel} />;
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
          {render(node.children, playLabel)}
        </a>
      );
    }
    case "ol":
      return <ol start={node.start}>{render(node.children, playLabel)}</ol>;
    case "blockquote":
      return (
        <blockquote className="slab pull merlon-t merlon-b">
          <div className="pores" />
          {render(node.children, playLabel)}
        </blockquote>
      );
    case "table":
      return <Table rows={node.rows} playLabel={playLabel} />;
    default: {
      const Tag = node.type;
      return <Tag>{render(node.children, playLabel)}</Tag>;
    }
  }
}

function Table({
  rows: [head, ...rows],
  playLabel,
}: {
  rows: (ProseNode | string)[][][];
  playLabel: string;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, by the keyboard too.
    <div className="prose-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head?.map((cell, index) => (
              <th key={index} scope="col">
                {render(cell, playLabel)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, number) => (
            <tr key={number}>
              {row.map((cell, index) => (
                <td key={index}>{render(cell, playLabel)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
