import { useStaffWords } from "#src/i18n/staff-words.tsx";
import { PairField } from "../pair-field.tsx";
import type { FormWith } from "../use-record-form.ts";
import { personWords } from "./person-words.ts";

type Name = "first_name" | "last_name";

export function NamesPanel({ form }: { form: FormWith<Name | `${Name}_hy`> }) {
  const words = useStaffWords(personWords);
  return (
    <section className="panel">
      <h2>{words.names}</h2>
      <div className="in">
        <PairField form={form} field="first_name" label={words.firstName} isRequired />
        <PairField form={form} field="last_name" label={words.lastName} isRequired />
      </div>
    </section>
  );
}
