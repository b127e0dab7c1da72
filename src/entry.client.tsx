import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { pageLanguage } from "#src/features/office/office-language.ts";
import { isOfficePath, splitPath } from "#src/i18n/languages.ts";
import { loadDictionary } from "./text/load.ts";

// The texts of the page's language come before React: it must find what the server wrote.
const isOffice = isOfficePath(location.pathname);
await loadDictionary(isOffice ? pageLanguage() : splitPath(location.pathname)[0], isOffice);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
