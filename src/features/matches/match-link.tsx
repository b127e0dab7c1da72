import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMatchAddress } from "./match-address.ts";
import type { MatchLine } from "./match-view.server.ts";

interface MatchLinkProps {
  match: Pick<MatchLine, "id">;
  className: string | undefined;
  children: ReactNode;
}

/** A match that leads to its details, over the page it stands on. */
export function MatchLink({ match, className, children }: MatchLinkProps) {
  const addressOf = useMatchAddress();
  return (
    <Link className={className} to={addressOf(match.id)} preventScrollReset>
      {children}
    </Link>
  );
}
