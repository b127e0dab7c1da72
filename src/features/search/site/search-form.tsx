import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { MOST_LETTERS } from "../search.ts";
import { useSearchText } from "../use-search-text.ts";
import styles from "./search-form.module.css";

/** A plain GET form: the search is its address. */
export function SearchForm({ query }: { query: string }) {
  const text = useSearchText();
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  // After Back the field says what the page shows; never under somebody's hands.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = query;
  }, [query]);
  return (
    <search>
      <Form
        className={styles.form}
        action={localPath(language, "/search")}
        // A phone's keyboard goes and shows the results.
        onSubmit={() => field.current?.blur()}
      >
        <label className="field">
          <Search className="icon" aria-hidden />
          <span className="visually-hidden">{text.field}</span>
          <input
            ref={field}
            type="search"
            name="q"
            placeholder={text.placeholder}
            defaultValue={query}
            maxLength={MOST_LETTERS}
            enterKeyHint="search"
            autoComplete="off"
          />
        </label>
        <button type="submit" className="button">
          {text.button}
        </button>
      </Form>
    </search>
  );
}
