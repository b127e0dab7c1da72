import { useConsole } from "./console-context.tsx";
import styles from "./question.module.css";

type Name = keyof ReturnType<typeof useConsole>["words"]["steps"];

/** Which of the two questions about one thing this is: "1 Scorer, 2 Assist". */
export function StepMarks({ steps, now }: { steps: readonly [Name, Name]; now: Name }) {
  const { words } = useConsole();
  return (
    <ol className={styles.marks}>
      {steps.map((name, at) => (
        <li key={name} aria-current={name === now ? "step" : undefined}>
          <b>{at + 1}</b> <span>{words.steps[name]}</span>
        </li>
      ))}
    </ol>
  );
}
