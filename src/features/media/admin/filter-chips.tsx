import { CaptionsOff, CircleDashed, Clock, Copy, type LucideIcon } from "lucide-react";
import { useListAddress } from "#src/features/office/list-tools.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { LibraryCounts } from "../library.ts";
import { PICTURE_FILTERS, type PictureFilter } from "../media.ts";
import styles from "./filter-chips.module.css";

const ICONS: Record<PictureFilter, LucideIcon> = {
  unused: CircleDashed,
  undescribed: CaptionsOff,
  rights: Clock,
  duplicates: Copy,
};

/** The questions to the library, each with its number; one that nothing answers is not asked. */
export function FilterChips({ counts }: { counts: LibraryCounts }) {
  const words = useOfficeText("media");
  const address = useListAddress();
  const shown = address.get("filter");
  return (
    <fieldset className={styles.chips} aria-label={words.show}>
      <button type="button" aria-pressed={!shown} onClick={() => address.set({ filter: "" })}>
        {words.filters.all} <em>{counts.all}</em>
      </button>
      {PICTURE_FILTERS.filter((name) => counts[name] > 0 || name === shown).map((name) => {
        const Icon = ICONS[name];
        return (
          <button
            key={name}
            type="button"
            aria-pressed={name === shown}
            onClick={() => address.set({ filter: name === shown ? "" : name })}
          >
            <Icon className="icon" aria-hidden /> {words.filters[name]} <em>{counts[name]}</em>
          </button>
        );
      })}
    </fieldset>
  );
}
