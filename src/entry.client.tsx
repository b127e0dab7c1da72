import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
// Imported here, the global styles are the first that a page names: those of its components refine them.
import "#club/theme.css";
import "#src/ui/styles/design.css";
import { isOfficePath, pageLanguage } from "#src/i18n/languages.ts";
import { keepPageWithoutNetwork } from "#src/ui/own-data.ts";
import { loadDictionary } from "./text/load.ts";

// The texts of the page's language come before React: it must find what the server wrote.
await loadDictionary(pageLanguage(), isOfficePath(location.pathname));

// The office says itself what did not come, and asks again.
if (!isOfficePath(location.pathname)) keepPageWithoutNetwork();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
