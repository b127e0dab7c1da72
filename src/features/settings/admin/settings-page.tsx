import { Plus } from "lucide-react";
import { useState } from "react";
import { Link, useLoaderData, useRevalidator } from "react-router";
import { ApiError, api } from "#src/features/office/api.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { type Conflict, conflictIn } from "#src/features/office/conflict.ts";
import { ConflictDialog } from "#src/features/office/conflict-dialog.tsx";
import { LANGUAGE_MARKS } from "#src/features/office/language-marks.ts";
import { attempt, faultText, ListFault } from "#src/features/office/list-fault.tsx";
import { useListAddress } from "#src/features/office/list-tools.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { RefreshButton } from "#src/features/office/refresh-button.tsx";
import { useSessionUser } from "#src/features/office/session.ts";
import { useSaveShortcut } from "#src/features/office/shortcuts.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useUnsavedGuard } from "#src/features/office/unsaved-guard.tsx";
import { useOfficeText } from "#src/features/office/use-office-text.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { DEFAULT_SETTINGS, SETTING_TABS } from "../default-settings.ts";
import type { Setting } from "../setting.ts";
import { useSettingsOfficeText } from "../use-settings-office-text.ts";
import { blank, faultIn, isSame, send, tabOf, VALUE, type Values, valuesIn } from "./setting-form-state.ts";
import { SettingRow } from "./setting-row.tsx";
import { SettingTabs } from "./setting-tabs.tsx";
import "./settings.css";

/** Where the settings can't be loaded, the built-in ones stand in, empty. Source: specification, section 3. */
export async function clientLoader() {
  const { data, error } = await attempt(api.get<{ settings: Setting[] }>("/admin/settings"));
  return { settings: data?.settings ?? DEFAULT_SETTINGS.map(blank), error };
}

export default function SettingsPage() {
  const { settings, error } = useLoaderData<typeof clientLoader>();
  const words = useSettingsOfficeText();
  const office = useOfficeText();
  const address = useListAddress();
  const { revalidate } = useRevalidator();
  const isAdmin = useSessionUser()?.role === "admin";
  const [edits, setEdits] = useState<Record<string, Values>>({});
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [isSaving, setIsSaving] = useState(false);
  const [conflicts, setConflicts] = useState<{ setting: Setting; conflict: Conflict }[]>([]);
  const changed = settings.filter((setting) => edits[setting.key] && !isSame(edits[setting.key]!, setting));
  useUnsavedGuard(changed.length > 0);
  const tabs = [...SETTING_TABS, "others" as const].filter((tab) => tab !== "analytics" || isAdmin);
  const tab = tabs.find((one) => one === address.get("tab")) ?? "contacts";
  const shown = settings.filter((setting) => tabOf(setting.key) === tab);

  /** Resolves to why it was not saved; a conflict is asked about, too. */
  const saveOne = async (setting: Setting, values: Values): Promise<string | undefined> => {
    try {
      await send(setting, values);
      setEdits(({ [setting.key]: _, ...rest }) => rest);
      return undefined;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const conflict = conflictIn(failure);
      if (conflict) setConflicts((before) => [...before, { setting, conflict }]);
      return faultText(failure, words.saveFailed, office);
    }
  };
  const endConflict = (key: string) => {
    setConflicts((before) => before.slice(1));
    setFaults(({ [key]: _, ...rest }) => rest);
  };
  const saveMix = async (setting: Setting, values: Values) => {
    endConflict(setting.key);
    setEdits((before) => ({ ...before, [setting.key]: values }));
    const fault = await saveOne(setting, values);
    if (fault) setFaults((before) => ({ ...before, [setting.key]: fault }));
    else showToast({ text: office.saved });
    await revalidate();
  };
  const saveAll = async () => {
    if (isSaving || changed.length === 0) return;
    const found = Object.fromEntries(
      changed.flatMap((setting) => {
        const fault = faultIn(setting.type, edits[setting.key]!);
        return fault ? [[setting.key, words.faults[fault]]] : [];
      }),
    );
    setFaults(found);
    setIsSaving(true);
    const sendable = changed.filter(({ key }) => !found[key]);
    const failures = { ...found };
    await Promise.all(
      sendable.map(async (setting) => {
        const fault = await saveOne(setting, edits[setting.key]!);
        if (fault) failures[setting.key] = fault;
      }),
    );
    setIsSaving(false);
    setFaults(failures);
    const failed = Object.keys(failures);
    if (failed.length === 0) showToast({ text: words.savedAll });
    else showToast({ text: `${words.saveFailed}. ${words.notSaved(failed.join(", "))}`, isBad: true });
    await revalidate();
  };
  useSaveShortcut(() => void saveAll());
  const refresh = async () => {
    const isSure =
      changed.length === 0 ||
      (await confirm({ text: office.leave, yes: office.leaveYes, no: office.stay, isDangerous: true }));
    if (!isSure) return;
    setEdits({});
    setFaults({});
    await revalidate();
  };
  return (
    <OfficePage
      title={words.title}
      tools={
        <>
          <RefreshButton onClick={() => void refresh()} />
          <Link className="button button-small line" to="/admin/settings/create">
            <Plus className="icon" aria-hidden /> {words.add}
          </Link>
        </>
      }
      actions={
        <button
          type="button"
          className="button button-small"
          disabled={isSaving || changed.length === 0}
          onClick={() => void saveAll()}
        >
          {isSaving ? office.saving : words.saveAll}
        </button>
      }
    >
      {error && <ListFault error={error} failed={words.loadFailed} />}
      <SettingTabs
        tabs={tabs}
        current={tab}
        changed={changed.map(({ key }) => tabOf(key))}
        onChoose={(one) => address.set({ tab: one === "contacts" ? "" : one })}
      />
      <div id="settings" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {shown.length === 0 ? (
          <EmptyState title={words.none}>
            <Link className="button button-small" to="/admin/settings/create">
              {words.add}
            </Link>
          </EmptyState>
        ) : (
          <ul className="panel stg">
            {shown.map((setting) => (
              <SettingRow
                key={setting.key}
                setting={setting}
                values={edits[setting.key] ?? setting}
                isChanged={changed.includes(setting)}
                fault={faults[setting.key]}
                onChange={(values) => {
                  setEdits((before) => ({ ...before, [setting.key]: values }));
                  setFaults(({ [setting.key]: _, ...rest }) => rest);
                }}
              />
            ))}
          </ul>
        )}
      </div>
      {conflicts.slice(0, 1).map(({ setting, conflict }) => (
        <ConflictDialog<Values>
          key={setting.key}
          conflict={{
            ...conflict,
            resolve: (chosen) => {
              const values = { ...valuesIn(conflict.yours), ...chosen };
              void saveMix({ ...setting, version: conflict.version }, values);
            },
            close: () => setConflicts((before) => before.slice(1)),
          }}
          labels={Object.fromEntries(
            LANGUAGES.map((language) => [VALUE[language], `${setting.key}, ${LANGUAGE_MARKS[language]}`]),
          )}
          onKeepSaved={() => {
            endConflict(setting.key);
            setEdits(({ [setting.key]: _, ...rest }) => rest);
          }}
        />
      ))}
      {changed.length > 0 && (
        <div className="stick">
          <b>{words.changed(changed.length)}</b>
          <button
            type="button"
            className="button button-small button-dark"
            disabled={isSaving}
            onClick={() => void saveAll()}
          >
            {isSaving ? office.saving : words.saveAll}
          </button>
        </div>
      )}
    </OfficePage>
  );
}

export function HydrateFallback() {
  const words = useSettingsOfficeText();
  return <LoadingPage title={words.title} />;
}
