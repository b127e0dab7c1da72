import { useStaffWords } from "#src/i18n/staff-words.tsx";
import { officeWords } from "./office-words.ts";

export const useOfficeWords = () => useStaffWords(officeWords);
