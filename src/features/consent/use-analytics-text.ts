import { useSiteText } from "#src/i18n/i18n.tsx";
import type { AnalyticsText } from "./text/en.ts";

export const useAnalyticsText = () => useSiteText<AnalyticsText>("analytics");
