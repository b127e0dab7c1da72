import { useWords } from "#src/i18n/text.tsx";
import type { AnalyticsText } from "./text/en.ts";

export const useAnalyticsText = () => useWords<AnalyticsText>("analytics");
