import { AbandonSheet } from "./abandon-sheet.tsx";
import { AddedSheet } from "./added-sheet.tsx";
import { AttendanceSheet } from "./attendance-sheet.tsx";
import { ClockSheet } from "./clock-sheet.tsx";
import { CommentSheet } from "./comment-sheet.tsx";
import { useConsole } from "./console-context.tsx";
import { CountsSheet } from "./counts-sheet.tsx";
import { DisallowSheet } from "./disallow-sheet.tsx";
import { EntrySheet } from "./entry-sheet.tsx";
import { KeyHelp } from "./key-help.tsx";
import { OtherSheet } from "./other-sheet.tsx";
import { StarSheet } from "./star-sheet.tsx";

/** The sheet of the step, where it has one. */
export function Sheets() {
  const { step } = useConsole();
  switch (step.at) {
    case "added":
      return <AddedSheet />;
    case "attendance":
      return <AttendanceSheet />;
    case "clock":
      return <ClockSheet />;
    case "comment":
      return <CommentSheet />;
    case "counts":
      return <CountsSheet />;
    case "abandon":
      return <AbandonSheet />;
    case "other":
      return <OtherSheet />;
    case "keys":
      return <KeyHelp />;
    case "star":
      return <StarSheet />;
    case "entry":
      return <EntrySheet key={step.id} id={step.id} />;
    case "disallow":
      return <DisallowSheet id={step.id} />;
    default:
      return null;
  }
}
