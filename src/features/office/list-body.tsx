import type { ReactNode } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import type { ApiError } from "#src/api/client.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { ListFault } from "./list-fault.tsx";
import { useListAddress } from "./list-tools.tsx";

interface ListBodyProps {
  isEmpty: boolean;
  /** Why the list could not be loaded. */
  error?: ApiError | undefined;
  /** What the screen calls a failure and an empty list, and its hints: under filters, and without. */
  words: { loadFailed: string; none: string; noneHint?: string; noneYet?: string };
  /** The page where a new record is made. */
  add?: { to: string; label: string };
  children: ReactNode;
}

/** A list, or why there is nothing to list and what to do about it: load it again, drop the filters, add one. */
export function ListBody({ isEmpty, error, words, add, children }: ListBodyProps) {
  const office = useOfficeText("office");
  const { hasFilters, clear } = useListAddress();
  return (
    <>
      {error && <ListFault error={error} failed={words.loadFailed} />}
      <Pending>
        {isEmpty && !error ? (
          <EmptyState title={words.none} hint={hasFilters ? words.noneHint : words.noneYet}>
            {hasFilters && (
              <button type="button" className="button button-small button-ghost" onClick={clear}>
                {office.clear}
              </button>
            )}
            {add && (
              <Link className="button button-small" to={add.to}>
                {add.label}
              </Link>
            )}
          </EmptyState>
        ) : (
          children
        )}
      </Pending>
    </>
  );
}

/** What is being fetched anew is paler, and said to be so. */
export function Pending({ children }: { children: ReactNode }) {
  const office = useOfficeText("office");
  const { location } = useNavigation();
  // That another page is on its way is said by the frame.
  const isBusy = location?.pathname === useLocation().pathname;
  return (
    <>
      <p className="visually-hidden" role="status">
        {isBusy && office.loading}
      </p>
      <div className={isBusy ? "is-pending" : undefined} aria-busy={isBusy}>
        {children}
      </div>
    </>
  );
}
