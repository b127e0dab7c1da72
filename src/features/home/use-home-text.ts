import { useWords } from "#src/i18n/text.tsx";
import type { HomeText } from "./text/en.ts";

export const useHomeText = () => useWords<HomeText>("home");
