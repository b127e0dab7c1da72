import { useSiteText } from "#src/i18n/i18n.tsx";
import type { SquadText } from "./text/en.ts";

export const useSquadText = () => useSiteText<SquadText>("squad");
