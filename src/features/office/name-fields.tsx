import { TextField } from "./fields.tsx";
import { useOfficeWords } from "./use-office-words.ts";

/** The columns of a text in two or three languages. */
type Pair<Field extends string> = Record<Field | `${Field}_hy`, string>;

interface PairFieldProps<Field extends string> {
  field: Field;
  label: string;
  values: Pair<Field>;
  errors: Partial<Record<string, string>>;
  onChange: (changes: Partial<Pair<Field>>) => void;
  isRequired?: boolean;
}

/** One text in English and Armenian, side by side. */
export function PairField<Field extends string>({
  field,
  label,
  values,
  errors,
  onChange,
  isRequired = false,
}: PairFieldProps<Field>) {
  const words = useOfficeWords();
  const armenian = `${field}_hy` as const;
  return (
    <div className="pair">
      <TextField
        label={`${label} (${words.inEnglish})`}
        lang="en"
        value={values[field]}
        error={errors[field]}
        isRequired={isRequired}
        onChange={(text) => onChange({ [field]: text } as Partial<Pair<Field>>)}
      />
      <TextField
        label={`${label} (${words.inArmenian})`}
        lang="hy"
        value={values[armenian]}
        error={errors[armenian]}
        isRequired={isRequired}
        onChange={(text) => onChange({ [armenian]: text } as Partial<Pair<Field>>)}
      />
    </div>
  );
}
