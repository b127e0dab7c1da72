import { useSiteText } from "#src/i18n/i18n.tsx";
import type { HomeText } from "./text/en.ts";

export const useHomeText = () => useSiteText<HomeText>("home");
