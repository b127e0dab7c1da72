import { callsOf, listOf } from "#src/api/endpoint.server.ts";
import { Deleted } from "#src/api/fields.server.ts";
import { createSetting, deleteSetting, updateSetting } from "./commands.server.ts";
import { analyticsSettings, getSetting, listSettings, publicSettings } from "./queries.server.ts";
import {
  AnalyticsAnswer,
  NewSetting,
  PublicSettingsAnswer,
  SettingAnswer,
  SettingEdit,
  SettingList,
  SettingParams,
} from "./schemas.server.ts";
import { setting } from "./setting.record.ts";

const calls = callsOf("Settings");
/** Three values of 20,000 letters; an Armenian letter escaped in JSON takes six bytes. */
const THREE_VALUES_BYTES = 512 * 1024;

export const settingsApi = [
  calls.get("/settings/public", "public", {
    summary: `The settings that pages show, by key. All settings have at most ${setting.mostLetters} letters.`,
    answer: PublicSettingsAnswer,
    isCacheable: true,
    handle: ({ app }) => publicSettings(app.db),
  }),
  calls.get("/settings/analytics", "public", {
    summary: "The analytics settings that have a value, by key; none where the operator switched them off.",
    answer: AnalyticsAnswer,
    isCacheable: true,
    handle: ({ app }) => (app.config.ANALYTICS === "off" ? {} : analyticsSettings(app.db)),
  }),
  calls.get("/admin/settings", "editor", {
    summary: "Every setting; analytics and custom code for admins only.",
    answer: SettingList,
    handle: async ({ app, account }) => listOf("settings", await listSettings(app.db, account!)),
  }),
  calls.get("/admin/settings/:idOrKey", "editor", {
    summary: "One setting, by its number or its key.",
    params: SettingParams,
    answer: SettingAnswer,
    handle: ({ app, account, params }) => getSetting(app.db, account!, params.idOrKey),
  }),
  calls.post("/admin/settings", "editor", {
    summary: "Creates a setting.",
    body: NewSetting,
    maxBytes: THREE_VALUES_BYTES,
    answer: SettingAnswer,
    status: 201,
    handle: ({ actor, body }) => createSetting(actor, body),
  }),
  calls.put("/admin/settings/:idOrKey", "editor", {
    summary: "Saves a setting; its key stays.",
    params: SettingParams,
    body: SettingEdit,
    maxBytes: THREE_VALUES_BYTES,
    answer: SettingAnswer,
    handle: ({ actor, params, body }) => updateSetting(actor, params.idOrKey, body),
  }),
  calls.delete("/admin/settings/:idOrKey", "editor", {
    summary: "Moves a setting to the trash.",
    params: SettingParams,
    answer: Deleted,
    handle: async ({ actor, params }) => ({ ok: true, id: await deleteSetting(actor, params.idOrKey) }),
  }),
];
