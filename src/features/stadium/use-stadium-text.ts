import { useWords } from "#src/i18n/text.tsx";
import type { StadiumText } from "./text/en.ts";

export const useStadiumText = () => useWords<StadiumText>("stadium");
