import { useChoices, useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { entryTitle, type TitledEntry } from "./entry-title.ts";

/** Says what an entry of the log is about, in the language of the interface. */
export function useEntryTitle(): (entry: TitledEntry) => string {
  const text = useOfficeText("history");
  const eventTypes = useChoices("match_events", "event_type");
  const colon = useColon();
  return (entry) => entryTitle(entry, text, eventTypes, colon);
}
