import { useWords } from "#src/i18n/text.tsx";
import type { SquadText } from "./text/en.ts";

export const useSquadText = () => useWords<SquadText>("squad");
