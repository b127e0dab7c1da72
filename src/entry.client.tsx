import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { splitPath } from "#src/i18n/languages.ts";
import { loadSiteText } from "./site-text.ts";

// The words of the page's language come before React: it must find what the server wrote.
const [language] = splitPath(location.pathname);
await loadSiteText(language);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
