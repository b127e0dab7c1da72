import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { useSubmit } from "react-router";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { STATUSES } from "../match.ts";
import styles from "./filter-form.module.css";
import type { MatchesData } from "./matches-data.server.ts";

const TYPING_MS = 300;

/** A plain GET form before JavaScript; with it, the list follows what is typed and chosen. */
export function FilterForm({ data: { filters, competitions } }: { data: MatchesData }) {
  const text = useSiteText("matches");
  const language = useLanguage();
  const { form, apply } = useFilters(filters);
  const statuses = STATUSES.map((status) => ({ value: status as string, name: text.status[status] }));
  const named = competitions.map(({ slug, name }) => ({ value: slug, name: name.text, lang: name.lang }));
  return (
    <search>
      <form
        ref={form}
        className={styles.filters}
        action={localPath(language, "/matches")}
        onSubmit={(event) => {
          event.preventDefault();
          apply(0);
        }}
      >
        <label className="field">
          <Search className="icon" aria-hidden />
          <span className="visually-hidden">{text.search}</span>
          <input
            type="search"
            name="search"
            placeholder={text.searchHint}
            defaultValue={filters.search}
            maxLength={200}
            autoComplete="off"
            onChange={() => apply(TYPING_MS)}
          />
        </label>
        <label className="field">
          <span className="visually-hidden">{text.statusName}</span>
          <select name="status" defaultValue={filters.status} onChange={() => apply(0)}>
            <option value="">{text.allStatuses}</option>
            <Options options={statuses} chosen={filters.status} />
          </select>
        </label>
        <label className="field">
          <span className="visually-hidden">{text.competition}</span>
          <select name="competition" defaultValue={filters.competition} onChange={() => apply(0)}>
            <option value="">{text.allCompetitions}</option>
            <Options options={named} chosen={filters.competition} />
          </select>
        </label>
        {filters.clubs && <input type="hidden" name="clubs" value={filters.clubs} />}
        <noscript>
          <button type="submit" className={`button button-small ${styles.submit}`}>
            {text.searchButton}
          </button>
        </noscript>
      </form>
    </search>
  );
}

/** A form whose fields and address follow each other. */
function useFilters(filters: MatchesData["filters"]) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isFirst = useRef(true);
  // What somebody typed or chose before React came counts as typed now. After Back, or after the filters were
  // reset, the fields follow the address; never under somebody's hands, nor over what is about to be asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `apply` is made anew at each render.
  useEffect(() => {
    let isTouched = false;
    for (const [name, value] of Object.entries(filters)) {
      const field = form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
      if (!field) continue;
      if (isFirst.current) isTouched ||= isChanged(field);
      else if (field !== document.activeElement && !timer.current) field.value = value;
    }
    isFirst.current = false;
    if (isTouched) apply(0);
  }, [filters]);
  const apply = (afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      if (!form.current) return;
      const given = [...new FormData(form.current)].filter(([, value]) => value !== "") as [string, string][];
      void submit(new URLSearchParams(given), { replace: true, preventScrollReset: true });
    }, afterMs);
  };
  return { form, apply };
}

/** Whether a field holds something else than the server wrote into it. */
function isChanged(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
  const written = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex !== Math.max(0, written);
}

interface OptionsProps {
  options: { value: string; name: string; lang?: string }[];
  chosen: string;
}

/** A value that came by the address and is on no list stands in the menu too: what filters is to be seen. */
function Options({ options, chosen }: OptionsProps) {
  const isListed = chosen === "" || options.some(({ value }) => value === chosen);
  return (
    <>
      {options.map(({ value, name, lang }) => (
        <option key={value} value={value} lang={lang}>
          {name}
        </option>
      ))}
      {!isListed && <option value={chosen}>{chosen}</option>}
    </>
  );
}
