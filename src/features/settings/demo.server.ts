import { settings } from "#club/demo/settings.ts";
import type { Office } from "#src/records/office.server.ts";
import { fillDefaultSettings } from "./fill-defaults.server.ts";

export function fillSettings(office: Office): Promise<void> {
  return fillDefaultSettings(office, settings);
}
