import { useNavigate } from "react-router";
import { api } from "#src/api/client.ts";
import { TextField } from "#src/features/office/fields.tsx";
import { LanguagesField } from "#src/features/office/languages-field.tsx";
import { RecordPage } from "#src/features/office/record-page.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useFormOf } from "#src/features/office/use-form-of.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { type Category, SLUG } from "../article.ts";
import { category as definition } from "../category.record.ts";

const LIST = "/admin/categories";

/** Creates a category of the news, or edits one; its place is set in the list. */
export function CategoryForm({ category }: { category?: Category | undefined }) {
  const words = useOfficeText("news").categories;
  const office = useOfficeText("office");
  const labels = useFieldLabels("categories");
  const colon = useColon();
  const language = useLanguage();
  const form = useCategoryForm(category);
  return (
    <RecordPage
      title={category ? `${words.editTitle}${colon}${localised(category, "name", language).text}` : words.add}
      list={{ to: LIST, label: words.back }}
      form={form}
      of={definition}
      record={category}
      save={office.save}
    >
      <section className="panel">
        <div className="panel-body">
          <LanguagesField form={form} field="name" label={labels.name} isRequired />
          <TextField
            label={labels.slug}
            {...form.field("slug")}
            hint={words.slugHint}
            spellCheck={false}
            autoCapitalize="none"
          />
        </div>
      </section>
    </RecordPage>
  );
}

function useCategoryForm(category: Category | undefined) {
  const words = useOfficeText("news").categories;
  const office = useOfficeText("office");
  const navigate = useNavigate();
  return useFormOf<typeof definition, Category>(definition, category, {
    validate: ({ slug }) => ({ slug: slug.trim() && !SLUG.test(slug.trim()) ? words.slugInvalid : "" }),
    send: (body, version, slot) => {
      // None is made from the name, or stays as it is.
      const named = { ...body, slug: body.slug || null };
      if (category) return api.put(`${LIST}/${category.id}`, { ...named, version });
      // A new one goes to the end.
      const { order_num: _, ...fields } = named as Record<string, unknown>;
      return api.create(LIST, fields, slot);
    },
    onSaved: () => {
      showToast({ text: office.saved });
      void navigate(LIST);
    },
    failed: words.saveFailed,
  });
}
