import { useEffect, useState } from "react";
import { ApiError, api } from "#src/api/client.ts";
import type { InLanguages } from "#src/db/columns.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import styles from "./sections-field.module.css";

type Category = { id: number } & InLanguages<"name">;

interface SectionsFieldProps {
  /** Numbers of news categories; none for all. */
  chosen: number[];
  onChange: (chosen: number[]) => void;
}

/** The news categories that somebody may write in; nothing ticked means all of them. */
export function SectionsField({ chosen, onChange }: SectionsFieldProps) {
  const words = useOfficeText("accounts");
  const labels = useFieldLabels("accounts");
  const language = useLanguage();
  const categories = useCategories();
  if (categories.length === 0) return null;
  return (
    <fieldset className={styles.sections}>
      <legend>{labels.sections}</legend>
      <p className="hint">{words.sectionsHint}</p>
      {categories.map((category) => {
        const name = localised(category, "name", language);
        return (
          <label key={category.id}>
            <input
              type="checkbox"
              checked={chosen.includes(category.id)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...chosen, category.id] : chosen.filter((one) => one !== category.id),
                )
              }
            />{" "}
            <span lang={name.lang}>{name.text}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Without them the account is saved as it was. */
function useCategories(): Category[] {
  const [categories, setCategories] = useState<Category[]>([]);
  useEffect(() => {
    api.get<{ categories: Category[] }>("/news/categories/all").then(
      (answer) => setCategories(answer.categories),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      },
    );
  }, []);
  return categories;
}
