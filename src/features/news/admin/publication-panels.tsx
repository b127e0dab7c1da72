import { NEWS_IMAGE_BYTES } from "#src/features/media/media.ts";
import { COVER } from "#src/features/office/cropping.ts";
import { SelectField, Switch, TextField } from "#src/features/office/fields.tsx";
import { ImageField } from "#src/features/office/image-field.tsx";
import type { RecordForm } from "#src/features/office/use-record-form.ts";
import { localised } from "#src/i18n/localised.ts";
import { useInterfaceLanguage, useStaffWords } from "#src/i18n/staff-words.tsx";
import type { Article } from "../article.ts";
import type { ArticleValues, CategoryChoice } from "./article-values.ts";
import { newsWords } from "./news-words.ts";

interface PublicationPanelsProps {
  form: RecordForm<ArticleValues, Article>;
  categories: CategoryChoice[];
}

/** Picture, category, switches, date and address: once for all languages, on the English tab. */
export function PublicationPanels({ form, categories }: PublicationPanelsProps) {
  const { values, set } = form;
  const words = useStaffWords(newsWords);
  const language = useInterfaceLanguage();
  return (
    <div className="nf-side">
      <section className="panel">
        <h2>{words.cover}</h2>
        <div className="in">
          <ImageField
            label={words.cover}
            value={values.image_url}
            onChange={(image_url) => set({ image_url })}
            path="/upload/news-image"
            maxBytes={NEWS_IMAGE_BYTES}
            texts={{ notImage: words.notImage, tooBig: words.tooBig, failed: words.uploadFailed }}
            hint={words.coverHint}
            crop={COVER}
            isPasteTarget
          />
        </div>
      </section>
      <section className="panel">
        <h2>{words.publication}</h2>
        <div className="in">
          <SelectField
            label={words.category}
            {...form.field("category_id")}
            options={[
              { value: "", label: words.noCategory },
              ...categories.map((category) => ({
                value: String(category.id),
                label: localised(category, "name", language).text,
              })),
            ]}
          />
          <Switch
            label={words.featured}
            hint={words.featuredHint}
            isOn={values.is_featured}
            onChange={(is_featured) => set({ is_featured })}
          />
          <Switch
            label={words.published}
            hint={words.publishedHint}
            isOn={values.is_published}
            onChange={(is_published) => set({ is_published })}
          />
          <TextField
            label={words.publicationDate}
            type="datetime-local"
            {...form.field("display_date")}
            hint={words.dateHint}
          />
          <TextField label={words.slug} {...form.field("slug")} hint={words.slugHint} spellCheck={false} />
        </div>
      </section>
    </div>
  );
}
