import { useSiteText } from "#src/i18n/i18n.tsx";
import type { ShellText } from "./text/en.ts";

export const useShellText = () => useSiteText<ShellText>("shell");
