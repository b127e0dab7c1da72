import { LONGEST_LINE } from "#src/api/plain-text.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import type { Fields } from "#src/records/field.ts";
import { TextArea, TextField } from "../fields.tsx";
import type { FormWith } from "../use-record-form.ts";

interface RussianPanelProps<Name extends string> {
  kind: "players" | "staff";
  /** The record's declaration: a long text gets more room. */
  fields: Fields;
  form: FormWith<`${NoInfer<Name>}_ru`>;
  /** Which fields, in their order. */
  names: readonly Name[];
}

/** A person's Russian texts, folded away: most pages do without. */
export function RussianPanel<Name extends string>({ kind, fields, form, names }: RussianPanelProps<Name>) {
  const words = useOfficeText("office").people;
  const labels: Partial<Record<string, string>> = useFieldLabels(kind);
  const all = names.map((name) => ({ name, label: labels[name] ?? name, ...form.field(`${name}_ru`) }));
  const isLong = ({ name }: { name: string }) =>
    Number((fields[name] as { max?: number }).max) > LONGEST_LINE;
  const filled = all.filter(({ value }) => value).length;
  return (
    <details className="fold">
      <summary>
        {words.russian}{" "}
        <code>
          {filled} / {all.length}
        </code>
      </summary>
      <div className="fold-body">
        <div className="field-row field-row-three">
          {all
            .filter((one) => !isLong(one))
            .map(({ name, ...props }) => (
              <TextField key={name} lang="ru" {...props} />
            ))}
        </div>
        {all.filter(isLong).map(({ name, ...props }) => (
          <TextArea key={name} lang="ru" rows={4} {...props} />
        ))}
      </div>
    </details>
  );
}
