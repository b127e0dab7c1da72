import { useWords } from "#src/i18n/text.tsx";
import type { TableText } from "./text/en.ts";

export const useTableText = () => useWords<TableText>("table");
