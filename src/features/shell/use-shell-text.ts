import { useWords } from "#src/i18n/text.tsx";
import type { ShellText } from "./text/en.ts";

export const useShellText = () => useWords<ShellText>("shell");
