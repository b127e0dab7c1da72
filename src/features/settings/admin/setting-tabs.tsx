import { useEffect, useRef } from "react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { tabOf } from "./setting-form-state.ts";
import styles from "./setting-tabs.module.css";

type Tab = ReturnType<typeof tabOf>;

interface SettingTabsProps {
  tabs: Tab[];
  current: Tab;
  /** Tabs with a change that is not saved. */
  changed: Tab[];
  onChoose: (tab: Tab) => void;
}

/** The tabs over the settings; on a phone the row scrolls, and the chosen one is in view. */
export function SettingTabs({ tabs, current, changed, onChoose }: SettingTabsProps) {
  const words = useOfficeText("settings");
  const office = useOfficeText("office");
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`#tab-${current}`);
    if (!row.current || !tab) return;
    row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <div className={styles.tabs} role="tablist" aria-label={words.title} ref={row}>
      {tabs.map((tab, index) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`tab-${tab}`}
          aria-selected={tab === current}
          aria-controls="settings"
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChoose(tab)}
          onKeyDown={(event) => {
            const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
            const next = step && tabs[(index + step + tabs.length) % tabs.length];
            if (!next) return;
            onChoose(next);
            document.getElementById(`tab-${next}`)?.focus();
          }}
        >
          {words[tab]}
          {changed.includes(tab) && <span className={styles.unsaved} title={office.unsaved} />}
        </button>
      ))}
    </div>
  );
}
