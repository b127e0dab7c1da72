import { useOfficeFeatureText } from "#src/i18n/office-text.ts";
import type { MessagesOfficeText } from "./text/office.en.ts";

export const useMessagesOfficeText = () => useOfficeFeatureText<MessagesOfficeText>("messages");
