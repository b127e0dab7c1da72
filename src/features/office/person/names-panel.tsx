import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { PairField } from "../pair-field.tsx";
import type { FormWith } from "../use-record-form.ts";

type Name = "first_name" | "last_name";

interface NamesPanelProps {
  kind: "players" | "staff";
  form: FormWith<Name | `${Name}_hy`>;
}

export function NamesPanel({ kind, form }: NamesPanelProps) {
  const words = useOfficeText("office").people;
  const labels = useFieldLabels(kind);
  return (
    <section className="panel">
      <h2>{words.names}</h2>
      <div className="panel-body">
        <PairField form={form} field="first_name" label={labels.first_name} isRequired isName />
        <PairField form={form} field="last_name" label={labels.last_name} isRequired isName />
      </div>
    </section>
  );
}
