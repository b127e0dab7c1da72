import { useSiteText } from "#src/i18n/i18n.tsx";
import type { StadiumText } from "./text/en.ts";

export const useStadiumText = () => useSiteText<StadiumText>("stadium");
