import { useSiteText } from "#src/i18n/i18n.tsx";
import type { MessagesText } from "./text/en.ts";

export const useMessagesText = () => useSiteText<MessagesText>("messages");
