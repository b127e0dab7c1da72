import { ArrowDown, ArrowUp, ArrowUpDown, ChevronLeft, ChevronRight, Search, Wrench } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigation, useSearchParams } from "react-router";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { countPages, rowsOf } from "./list-pages.ts";
import styles from "./list-tools.module.css";
import { type Option, Options } from "./options.tsx";

/** A list's filters, order and page in the address, so that Back and a shared link keep them. */
export function useListAddress() {
  const [shown, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  // One filter chosen while the list for another is on its way: both hold.
  const params = next?.pathname === pathname ? new URLSearchParams(next.search) : shown;
  const get = (name: string) => params.get(name) ?? "";
  return {
    get,
    /** Several at once, by their names. */
    read: <Name extends string>(...names: Name[]) =>
      Object.fromEntries(names.map((name) => [name, get(name)])) as Record<Name, string>,
    /** Sets or, with an empty value, drops; any change but the page's leads back to page 1. */
    set: (changes: Record<string, string>) =>
      setParams(
        () => {
          const changed = new URLSearchParams(params);
          if (!("page" in changes)) changed.delete("page");
          for (const [name, value] of Object.entries(changes)) {
            if (value) changed.set(name, value);
            else changed.delete(name);
          }
          return changed;
        },
        { replace: true, preventScrollReset: true },
      ),
    clear: () => setParams({}, { replace: true, preventScrollReset: true }),
    hasFilters: [...params.keys()].some((name) => name !== "page" && name !== "sort"),
  };
}

const TYPING_MS = 250;

/** A search box that follows typing; `/` leads to it from anywhere on the page. */
export function SearchBox({ label }: { label: string }) {
  const address = useListAddress();
  const value = address.get("search");
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(address.set);
  latest.current = address.set;
  useEffect(() => {
    if (document.activeElement !== input.current) setText(value);
  }, [value]);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => latest.current({ search: text }), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <label className={styles.search}>
      <Search className="icon" aria-hidden />
      <input
        ref={input}
        type="search"
        data-search
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  );
}

interface FilterProps {
  /** The filter as the page's address calls it. */
  name: string;
  label: string;
  options: (Option & { count?: number })[];
}

/**
 * One choice of a few, side by side, e.g. All, Published, Drafts.
 * @param unset the choice that an address without the filter stands for
 */
export function Segments({ name, label, options, unset = "" }: FilterProps & { unset?: string }) {
  const address = useListAddress();
  const value = address.get(name) || unset;
  return (
    <fieldset className={styles.segments} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={option.value === value ? styles.chosen : undefined}
          aria-pressed={option.value === value}
          onClick={() => address.set({ [name]: option.value === unset ? "" : option.value })}
        >
          {option.label}
          {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
        </button>
      ))}
    </fieldset>
  );
}

/**
 * A filter as a select; the first option stands for "all".
 * @param value where the address alone does not tell
 */
export function FilterSelect({ name, label, options, value }: FilterProps & { value?: string }) {
  const address = useListAddress();
  return (
    <select
      className="input"
      aria-label={label}
      value={value ?? address.get(name)}
      onChange={(event) => address.set({ [name]: event.target.value })}
    >
      <Options options={options} />
    </select>
  );
}

export interface Order {
  by: string;
  isDescending: boolean;
}

/** "date-desc" in the address. */
export function readOrder(text: string, fallback: Order): Order {
  const match = /^(\w+)-(asc|desc)$/.exec(text);
  return match?.[1] ? { by: match[1], isDescending: match[2] === "desc" } : fallback;
}

interface SortHeaderProps {
  name: string;
  order: Order;
  onSort: (order: string) => void;
  /** Numbers and dates begin with the largest. */
  isDescendingFirst?: boolean;
  className?: string;
  /** What stands under the name, where a cell holds two things. */
  below?: ReactNode;
  children: ReactNode;
}

/** A column's head that orders the list by it. */
export function SortHeader({
  name,
  order,
  onSort,
  isDescendingFirst = false,
  className,
  below,
  children,
}: SortHeaderProps) {
  const isActive = order.by === name;
  const isDescending = isActive ? !order.isDescending : isDescendingFirst;
  const Icon = !isActive ? ArrowUpDown : order.isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isActive ? (order.isDescending ? "descending" : "ascending") : undefined}
    >
      <button type="button" onClick={() => onSort(`${name}-${isDescending ? "desc" : "asc"}`)}>
        {children} <Icon className="icon" aria-hidden />
      </button>
      {below}
    </th>
  );
}

interface PagerProps {
  /** From 1. */
  page: number;
  perPage: number;
  total: number;
  /** Rows of a shorter first page. */
  lead?: number;
  /** What an address without a page stands for. */
  home?: number;
}

/** Which part of a long list is shown, and the ways to the others. */
export function Pager({ page, perPage, total, lead = 0, home = 1 }: PagerProps) {
  const words = useOfficeText("office");
  const address = useListAddress();
  const turnTo = (number: number) => address.set({ page: number === home ? "" : String(number) });
  const pages = countPages(total, { perPage, lead });
  const { offset, limit } = rowsOf(page, { perPage, lead });
  if (total === 0) return null;
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return (
    <nav className={styles.pager} aria-label={words.pages}>
      <span>{words.page(offset + 1, Math.min(offset + limit, total), total)}</span>
      {pages > 1 && (
        <div>
          <button
            type="button"
            className="tool-button"
            disabled={page <= 1}
            aria-label={words.previousPage}
            onClick={() => turnTo(page - 1)}
          >
            <ChevronLeft className="icon" aria-hidden />
          </button>
          {near.map((number) => (
            <button
              key={number}
              type="button"
              className="tool-button"
              aria-current={number === page ? "page" : undefined}
              onClick={() => turnTo(number)}
            >
              {number}
            </button>
          ))}
          <button
            type="button"
            className="tool-button"
            disabled={page >= pages}
            aria-label={words.nextPage}
            onClick={() => turnTo(page + 1)}
          >
            <ChevronRight className="icon" aria-hidden />
          </button>
        </div>
      )}
    </nav>
  );
}

/** Rows in the list's rough shape while it is loading. */
export function SkeletonRows({
  count = 6,
  isGrid = false,
}: {
  count?: number;
  isGrid?: boolean | undefined;
}) {
  const words = useOfficeText("office");
  return (
    <div className={isGrid ? `${styles.tiles} people-grid` : styles.skeletons} aria-busy="true">
      <p className="visually-hidden" role="status">
        {words.loading}
      </p>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="skeleton" />
      ))}
    </div>
  );
}

/** True facts for whoever helps from afar: counts, filters, the last answer. Folded shut. */
export function DebugInfo({
  facts,
}: {
  facts: Record<string, string | number | boolean | null | undefined>;
}) {
  const words = useOfficeText("office");
  return (
    <details className={`fold ${styles.debug}`}>
      <summary>
        <Wrench className="icon" aria-hidden /> {words.debug}
      </summary>
      <dl>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{String(value ?? "—")}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
