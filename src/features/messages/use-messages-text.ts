import { useWords } from "#src/i18n/text.tsx";
import type { MessagesText } from "./text/en.ts";

export const useMessagesText = () => useWords<MessagesText>("messages");
