import { settings } from "#club/demo/settings.ts";
import type { Actor } from "#src/app/actor.server.ts";
import { fillDefaultSettings } from "./default-commands.server.ts";

export function fillSettings(actor: Actor): Promise<void> {
  return fillDefaultSettings(actor, settings);
}
