import { useSessionUser } from "#src/api/session.ts";
import { ImageField } from "#src/features/media/image-field.tsx";
import { NEWS_IMAGE_BYTES } from "#src/features/media/media.ts";
import { COVER } from "#src/features/office/cropping.ts";
import { DateField } from "#src/features/office/date-field.tsx";
import { SelectField, Switch, TextField } from "#src/features/office/fields.tsx";
import type { RecordForm } from "#src/features/office/use-record-form.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import type { Article } from "../article.ts";
import type { ArticleValues, CategoryChoice } from "./article-form-state.ts";
import { withSwitch } from "./language-form.ts";
import { SchedulePanel } from "./schedule-panel.tsx";

interface PublicationPanelsProps {
  form: RecordForm<ArticleValues, Article>;
  /** In which it was begun. */
  begun: Language;
  categories: CategoryChoice[];
}

/** Picture, category, switches, date and address: once for all languages, on the English tab. */
export function PublicationPanels({ form, begun, categories }: PublicationPanelsProps) {
  return (
    <>
      <CoverPanel form={form} />
      <PublicationPanel form={form} begun={begun} categories={categories} />
      <SchedulePanel form={form} />
    </>
  );
}

function CoverPanel({ form: { values, set } }: Pick<PublicationPanelsProps, "form">) {
  const words = useOfficeText("news");
  const labels = useFieldLabels("articles");
  return (
    <section className="panel">
      <h2>{labels.image_url}</h2>
      <div className="panel-body">
        <ImageField
          label={labels.image_url}
          value={values.image_url}
          onChange={(image_url) => set({ image_url })}
          path="/upload/news-image"
          maxBytes={NEWS_IMAGE_BYTES}
          texts={{ notImage: words.notImage, tooBig: words.tooBig, failed: words.uploadFailed }}
          hint={words.coverHint}
          crop={COVER}
          least={{ width: 800, height: 450 }}
          isPasteTarget
        />
      </div>
    </section>
  );
}

function PublicationPanel({ form, begun, categories }: PublicationPanelsProps) {
  const words = useOfficeText("news");
  const labels = useFieldLabels("articles");
  const language = useLanguage();
  const isWriter = useSessionUser()?.role === "writer";
  return (
    <section className="panel">
      <h2>{words.publication}</h2>
      <div className="panel-body">
        <SelectField
          label={labels.category_id}
          {...form.field("category_id")}
          options={[
            { value: "", label: words.noCategory },
            ...categories.map((category) => ({
              value: String(category.id),
              label: localised(category, "name", language).text,
            })),
          ]}
        />
        {isWriter ? (
          <p className="hint">{words.wish.why}</p>
        ) : (
          <>
            <Switch label={labels.is_featured} hint={words.featuredHint} {...form.flag("is_featured")} />
            <Switch
              label={labels.is_published}
              hint={words.publishedHint}
              isOn={form.values.is_published}
              onChange={(isOn) => form.set(withSwitch(form.values, isOn, begun))}
            />
          </>
        )}
        <DateField
          label={labels.display_date}
          kind="minute"
          {...form.field("display_date")}
          hint={words.dateHint}
        />
        <TextField label={labels.slug} {...form.field("slug")} hint={words.slugHint} spellCheck={false} />
      </div>
    </section>
  );
}
