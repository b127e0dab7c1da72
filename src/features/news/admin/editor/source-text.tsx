import { Bold, Heading, ImagePlus, Italic, Link2, List, type LucideIcon, Quote } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { api } from "#src/api/client.ts";
import { withoutControls } from "#src/api/plain-text.ts";
import { NEWS_IMAGE_BYTES } from "#src/features/media/media.ts";
import { faultText } from "#src/features/office/list-fault.tsx";
import { pictureFault } from "#src/features/office/picture-fault.ts";
import { PictureInput } from "#src/features/office/picture-input.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { TextViewProps } from "./article-editor.tsx";
import toolStyles from "./editor-tools.module.css";
import { insertAround, insertText, SIGNS } from "./markdown-signs.ts";
import styles from "./source-text.module.css";

/** The text's Markdown as it is stored; what the buttons insert can be undone like typing. */
export function SourceText(props: TextViewProps) {
  const { id, value, onChange, lang, isReadOnly, isFocused, named } = props;
  const words = useOfficeText("news");
  const area = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const addPicture = useAddPicture(area);
  const tools = useTools(area, () => file.current?.click());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened.
  useEffect(() => {
    if (isFocused) area.current?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const tool = tools.find(({ key }) => key && event.code === `Key${key}`);
    if (!tool) return;
    event.preventDefault();
    tool.act();
  };
  return (
    <>
      <Toolbar tools={tools} controls={id} viewButton={props.viewButton} />
      <textarea
        ref={area}
        id={id}
        className={`input ${styles.source}`}
        rows={12}
        lang={lang}
        value={value}
        readOnly={isReadOnly}
        {...named}
        onChange={(event) => onChange(withoutControls(event.target.value))}
        onKeyDown={onKeyDown}
      />
      <PictureInput ref={file} aria-label={words.picture} onChoose={(picture) => void addPicture(picture)} />
    </>
  );
}

type Area = RefObject<HTMLTextAreaElement | null>;

interface Tool {
  name: string;
  icon: LucideIcon;
  /** The letter that does it with Ctrl. */
  key?: string;
  act: () => void;
}

function useTools(area: Area, choosePicture: () => void): Tool[] {
  const words = useOfficeText("news");
  const wrap = (before: string, after: string) => insertAround(area.current, before, after);
  const start = (mark: string) => insertAtLine(area.current, mark);
  return [
    { name: words.bold, icon: Bold, key: "B", act: () => wrap(...SIGNS.B) },
    { name: words.italic, icon: Italic, key: "I", act: () => wrap(...SIGNS.I) },
    { name: words.heading, icon: Heading, act: () => start("## ") },
    { name: words.list, icon: List, act: () => start("- ") },
    { name: words.quote, icon: Quote, act: () => start("> ") },
    { name: words.link, icon: Link2, key: "K", act: () => wrap(...SIGNS.K) },
    { name: words.picture, icon: ImagePlus, act: choosePicture },
  ];
}

interface ToolbarProps {
  tools: Tool[];
  controls: string;
  viewButton: ReactNode;
}

function Toolbar({ tools, controls, viewButton }: ToolbarProps) {
  const words = useOfficeText("news");
  return (
    <div className={toolStyles.tools}>
      {viewButton}
      <div className={toolStyles.scroll} role="toolbar" aria-label={words.toolbar} aria-controls={controls}>
        {tools.map(({ name, icon: Icon, key, act }) => (
          <button
            key={name}
            type="button"
            className="tool-button"
            title={key ? `${name} (Ctrl+${key})` : name}
            aria-label={name}
            onClick={act}
          >
            <Icon className="icon" aria-hidden />
          </button>
        ))}
      </div>
    </div>
  );
}

/** Uploads a picture and writes it into the text, where the cursor is. */
function useAddPicture(area: Area) {
  const words = useOfficeText("news");
  const office = useOfficeText("office");
  return async (picture: File) => {
    const fault = pictureFault(picture, NEWS_IMAGE_BYTES, words);
    if (fault) return showToast({ text: fault, isBad: true });
    try {
      const path = `/upload/news-image?name=${encodeURIComponent(picture.name)}`;
      const { url } = await api.upload<{ url: string }>(path, {
        field: "image",
        file: picture,
        name: picture.name,
      });
      insertText(area.current, `\n\n![](${url})\n\n`);
    } catch (failure) {
      showToast({ text: faultText(failure, words.uploadFailed, office), isBad: true });
    }
  };
}

function insertAtLine(area: HTMLTextAreaElement | null, mark: string): void {
  if (!area) return;
  const start = area.value.lastIndexOf("\n", area.selectionStart - 1) + 1;
  area.setSelectionRange(start, start);
  insertText(area, mark);
}
