import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { TextArea } from "#src/features/office/fields.tsx";
import styles from "./growing-field.module.css";

type FieldProps = Omit<ComponentProps<typeof TextArea>, "label"> & { label: string };

/** A text without a box that is as high as what stands in it; before there is anything it says what belongs there. */
export function GrowingField({ className = "", ...props }: FieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text has its height.
  useLayoutEffect(() => {
    const { current } = area;
    // Firefox has no `field-sizing` yet.
    if (!current || CSS.supports("field-sizing", "content")) return;
    current.style.height = "auto";
    current.style.height = `${current.scrollHeight}px`;
  }, [props.value]);
  return (
    <div className={`${styles.growing} ${className}`}>
      <TextArea ref={area} rows={1} placeholder={props.label} {...props} />
    </div>
  );
}

/** The headline: one line of text however many it takes on the page; Enter leads on. */
export function TitleField({ onChange, ...props }: FieldProps) {
  return (
    <GrowingField
      {...props}
      className={styles.title}
      onChange={(typed) => onChange(typed.replace(/\s*\n\s*/g, " "))}
      onKeyDown={leaveByEnter}
    />
  );
}

function leaveByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const fields = [...(event.currentTarget.closest("[role=tabpanel]")?.querySelectorAll("textarea") ?? [])];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}
