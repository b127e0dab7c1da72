import type { ReactNode } from "react";

interface VoidProps {
  title: string;
  hint?: ReactNode;
  /** Something went wrong, rather than being empty. */
  isBad?: boolean;
  /** The level of the heading in the page's outline. */
  level?: 1 | 2 | 3;
  /** What to do now. */
  children?: ReactNode;
}

/** A place with nothing in it: says so, says why, and offers one thing to do. */
export function EmptyState({ title, hint, isBad = false, level = 2, children }: VoidProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={isBad ? "empty-state empty-state-bad" : "empty-state"} role={isBad ? "alert" : undefined}>
      <div className="rosette" />
      <Heading>{title}</Heading>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  );
}
