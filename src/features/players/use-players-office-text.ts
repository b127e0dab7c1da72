import { useOfficeFeatureText } from "#src/i18n/office-text.ts";
import type { PlayersOfficeText } from "./text/office.en.ts";

export const usePlayersOfficeText = () => useOfficeFeatureText<PlayersOfficeText>("players");
