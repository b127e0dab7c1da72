import { useSiteText } from "#src/i18n/i18n.tsx";
import type { TableText } from "./text/en.ts";

export const useTableText = () => useSiteText<TableText>("table");
