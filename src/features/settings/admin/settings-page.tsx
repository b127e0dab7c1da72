import { Plus } from "lucide-react";
import { Link, useLoaderData, useRevalidator } from "react-router";
import { api } from "#src/api/client.ts";
import { useSessionUser } from "#src/api/session.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { FormNotices } from "#src/features/office/form-notices.tsx";
import { attempt, ListFault } from "#src/features/office/list-fault.tsx";
import { useListAddress } from "#src/features/office/list-tools.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { RefreshButton } from "#src/features/office/refresh-button.tsx";
import { useSaveShortcut } from "#src/features/office/shortcuts.tsx";
import { useUnsavedGuard } from "#src/features/office/unsaved-guard.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { DEFAULT_SETTINGS, SETTING_TABS } from "../default-settings.ts";
import type { Setting } from "../setting.ts";
import { SettingConflictDialog } from "./setting-conflict-dialog.tsx";
import { blank, tabOf } from "./setting-form-state.ts";
import { SettingRow } from "./setting-row.tsx";
import { SettingTabs } from "./setting-tabs.tsx";
import styles from "./settings-page.module.css";
import { type SettingEdits, useSettingEdits } from "./use-setting-edits.ts";
import { type SettingSaves, useSettingSaves } from "./use-setting-saves.ts";

/** Where the settings can't be loaded, the built-in ones stand in, empty. Source: specification, section 3. */
export async function clientLoader() {
  const { data, error } = await attempt(api.get<{ settings: Setting[] }>("/admin/settings"));
  return { settings: data?.settings ?? DEFAULT_SETTINGS.map(blank), error };
}

export default function SettingsPage() {
  const { settings, error } = useLoaderData<typeof clientLoader>();
  const words = useOfficeText("settings");
  const address = useListAddress();
  const isAdmin = useSessionUser()?.role === "admin";
  const edits = useSettingEdits(settings);
  const saves = useSettingSaves(edits);
  const hasChanged = edits.changed.length > 0;
  useUnsavedGuard(hasChanged, { hasDraft: edits.isKept });
  useSaveShortcut(() => void saves.saveAll());
  const tabs = [...SETTING_TABS, "others" as const].filter((tab) => tab !== "analytics" || isAdmin);
  const tab = tabs.find((one) => one === address.get("tab")) ?? "contacts";
  return (
    <OfficePage
      title={words.title}
      tools={<Tools edits={edits} />}
      actions={<SaveAll saves={saves} className="button button-small" isDisabled={!hasChanged} />}
    >
      {error && <ListFault error={error} failed={words.loadFailed} />}
      <FormNotices offered={edits.offered} />
      <SettingTabs
        tabs={tabs}
        current={tab}
        changed={edits.changed.map(({ key }) => tabOf(key))}
        onChoose={(one) => address.set({ tab: one === "contacts" ? "" : one })}
      />
      <div id="settings" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        <Rows settings={settings.filter(({ key }) => tabOf(key) === tab)} edits={edits} />
      </div>
      {saves.conflict && (
        <SettingConflictDialog key={saves.conflict.setting.key} of={saves.conflict} saves={saves} />
      )}
      {hasChanged && (
        <div className={styles.unsavedBar} data-foot>
          <b>{words.changed(edits.changed.length)}</b>
          <SaveAll saves={saves} className="button button-small button-dark" />
        </div>
      )}
    </OfficePage>
  );
}

/** Loads the settings anew, and leads to a new one. */
function Tools({ edits }: { edits: SettingEdits }) {
  const words = useOfficeText("settings");
  const office = useOfficeText("office");
  const { revalidate } = useRevalidator();
  const refresh = async () => {
    const isSure =
      edits.changed.length === 0 ||
      (await confirm({ text: office.leave, yes: office.leaveYes, no: office.stay, isDangerous: true }));
    if (!isSure) return;
    edits.dropAll();
    await revalidate();
  };
  return (
    <>
      <RefreshButton onClick={() => void refresh()} />
      <Link className="button button-small button-line" to="/admin/settings/create">
        <Plus className="icon" aria-hidden /> {words.add}
      </Link>
    </>
  );
}

interface SaveAllProps {
  saves: SettingSaves;
  className: string;
  isDisabled?: boolean;
}

function SaveAll({ saves, className, isDisabled = false }: SaveAllProps) {
  const words = useOfficeText("settings");
  const office = useOfficeText("office");
  return (
    <button
      type="button"
      className={className}
      disabled={saves.isSaving || isDisabled}
      onClick={() => void saves.saveAll()}
    >
      {saves.isSaving ? office.saving : words.saveAll}
    </button>
  );
}

function Rows({ settings, edits }: { settings: Setting[]; edits: SettingEdits }) {
  const words = useOfficeText("settings");
  if (settings.length === 0) {
    return (
      <EmptyState title={words.none}>
        <Link className="button button-small" to="/admin/settings/create">
          {words.add}
        </Link>
      </EmptyState>
    );
  }
  return (
    <ul className="panel">
      {settings.map((setting) => (
        <SettingRow
          key={setting.key}
          setting={setting}
          values={edits.valuesOf(setting)}
          isChanged={edits.changed.includes(setting)}
          fault={edits.faultOf(setting.key)}
          onChange={(values) => edits.change(setting, values)}
        />
      ))}
    </ul>
  );
}

export function HydrateFallback() {
  const words = useOfficeText("settings");
  return <LoadingPage title={words.title} />;
}
