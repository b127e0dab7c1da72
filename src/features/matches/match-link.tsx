import type { ReactNode } from "react";
import { KeptPart } from "#src/ui/kept-part.tsx";
import { Link } from "#src/ui/link.tsx";
import { useMatchAddress } from "./match-address.ts";
import type { MatchLine } from "./match-view.server.ts";

interface MatchLinkProps {
  match: MatchLine;
  /** What is shown of the match, e.g. "row": each is kept by itself. */
  name: string;
  className: string | undefined;
  children: ReactNode;
}

/** A match that leads to its details, over the page it stands on. */
export function MatchLink({ match, name, className, children }: MatchLinkProps) {
  const addressOf = useMatchAddress();
  return (
    <KeptPart
      as={Link}
      of={match}
      name={name}
      className={className}
      to={addressOf(match.id)}
      preventScrollReset
    >
      {children}
    </KeptPart>
  );
}
