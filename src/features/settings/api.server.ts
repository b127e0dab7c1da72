import { endpoint } from "#src/api/endpoint.server.ts";
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

const group = "Settings";
/** Three values of 20,000 letters; an Armenian letter escaped in JSON takes six bytes. */
const THREE_VALUES_BYTES = 512 * 1024;

export const settingsApi = [
  endpoint({
    method: "get",
    path: "/settings/public",
    access: "public",
    group,
    summary: "The settings that pages show, by key.",
    answer: PublicSettingsAnswer,
    isCacheable: true,
    handle: ({ app }) => publicSettings(app.db),
  }),
  endpoint({
    method: "get",
    path: "/settings/analytics",
    access: "public",
    group,
    summary: "The analytics settings that have a value, by key; none where the operator switched them off.",
    answer: AnalyticsAnswer,
    isCacheable: true,
    handle: ({ app }) => (app.config.ANALYTICS === "off" ? {} : analyticsSettings(app.db)),
  }),
  endpoint({
    method: "get",
    path: "/admin/settings",
    access: "editor",
    group,
    summary: "Every setting; analytics and custom code for admins only.",
    answer: SettingList,
    handle: async ({ app, account }) => {
      const settings = await listSettings(app.db, account!);
      return { settings, total: settings.length };
    },
  }),
  endpoint({
    method: "get",
    path: "/admin/settings/:idOrKey",
    access: "editor",
    group,
    summary: "One setting, by its number or its key.",
    params: SettingParams,
    answer: SettingAnswer,
    handle: ({ app, account, params }) => getSetting(app.db, account!, params.idOrKey),
  }),
  endpoint({
    method: "post",
    path: "/admin/settings",
    access: "editor",
    group,
    summary: "Creates a setting.",
    body: NewSetting,
    maxBytes: THREE_VALUES_BYTES,
    answer: SettingAnswer,
    status: 201,
    handle: ({ actor, body }) => createSetting(actor, body),
  }),
  endpoint({
    method: "put",
    path: "/admin/settings/:idOrKey",
    access: "editor",
    group,
    summary: "Saves a setting; its key stays.",
    params: SettingParams,
    body: SettingEdit,
    maxBytes: THREE_VALUES_BYTES,
    answer: SettingAnswer,
    handle: ({ actor, params, body }) => updateSetting(actor, params.idOrKey, body),
  }),
  endpoint({
    method: "delete",
    path: "/admin/settings/:idOrKey",
    access: "editor",
    group,
    summary: "Moves a setting to the trash.",
    params: SettingParams,
    answer: Deleted,
    handle: async ({ actor, params }) => ({ ok: true, id: await deleteSetting(actor, params.idOrKey) }),
  }),
];
