import { useFieldLabels } from "#src/i18n/office-text.ts";
import { TextArea, TextField } from "../fields.tsx";
import { useOfficeText } from "../use-office-text.ts";
import type { FormWith } from "../use-record-form.ts";

interface RussianPanelProps<Name extends string> {
  kind: "players" | "staff";
  form: FormWith<Name | "first_name_ru" | "last_name_ru" | "bio_ru">;
  /** What stands beside the names, e.g. the role. */
  field: Name;
  label: string;
  bioLabel: string;
}

/** A person's Russian texts, folded away: most pages do without. */
export function RussianPanel<Name extends string>({
  kind,
  form,
  field,
  label,
  bioLabel,
}: RussianPanelProps<Name>) {
  const words = useOfficeText().people;
  const labels = useFieldLabels(kind);
  const short = [
    { label: labels.first_name, ...form.field("first_name_ru") },
    { label: labels.last_name, ...form.field("last_name_ru") },
    { label, ...form.field(field) },
  ];
  const bio = form.field("bio_ru");
  const filled = [...short, bio].filter(({ value }) => value).length;
  return (
    <details className="fold">
      <summary>
        {words.russian} <code>{filled} / 4</code>
      </summary>
      <div className="fold-body">
        <div className="field-row field-row-three">
          {short.map((props) => (
            <TextField key={props.label} lang="ru" {...props} />
          ))}
        </div>
        <TextArea label={bioLabel} lang="ru" rows={4} {...bio} />
      </div>
    </details>
  );
}
