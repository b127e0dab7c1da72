import type { ReactNode } from "react";
import type { TextViewProps } from "./article-editor.tsx";
import { TextWriting } from "./text-writing.tsx";
import { useOpenedText } from "./use-opened-text.ts";

interface FormattedTextProps extends TextViewProps {
  /** Until the text is open. */
  fallback: ReactNode;
  onUnreadable: () => void;
}

/** The text as readers will see it, to be written in. */
export default function FormattedText({ fallback, onUnreadable, onChange, ...props }: FormattedTextProps) {
  const { opened, noteWritten } = useOpenedText(props.value, onUnreadable);
  if (!opened) return fallback;
  return (
    <TextWriting
      key={opened.number}
      {...props}
      opened={opened.text}
      onText={(text) => {
        noteWritten(text);
        onChange(text);
      }}
    />
  );
}
