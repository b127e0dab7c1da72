export interface Option {
  value: string;
  label: string;
}

/** What a select offers. */
export function Options({ options }: { options: Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
