import { useSiteText } from "#src/i18n/i18n.tsx";

export const useSearchText = () => useSiteText("search");
