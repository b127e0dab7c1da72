import type { MouseEvent, ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { useMatchAddress } from "./match-address.ts";
import type { MatchLine } from "./match-view.server.ts";

interface MatchLinkProps {
  match: Pick<MatchLine, "id" | "path">;
  className: string | undefined;
  children: ReactNode;
}

/**
 * A link to a match's page: for search engines, in another tab, without scripts. A plain press opens its details over
 * the page on which it stands, and they lead on to it.
 */
export function MatchLink({ match, className, children }: MatchLinkProps) {
  const addressOf = useMatchAddress();
  const navigate = useNavigate();
  const language = useLanguage();
  const details = addressOf(match.id);
  const open = (event: MouseEvent) => {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(details, { preventScrollReset: true });
  };
  return (
    <Link className={className} to={localPath(language, match.path)} data-opens-here={details} onClick={open}>
      {children}
    </Link>
  );
}
