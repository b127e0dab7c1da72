import { X } from "lucide-react";
import { useId } from "react";
import { SelectField } from "#src/features/office/fields.tsx";
import { MoveButtons } from "#src/features/office/move-buttons.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { TIE_BREAKERS, type TieBreaker } from "../season.ts";
import styles from "./order-field.module.css";

interface OrderFieldProps {
  label: string;
  order: readonly TieBreaker[];
  onChange: (order: TieBreaker[]) => void;
}

/** What decides, in order: moved by buttons and keys, removed, added at the end. */
export function OrderField({ label, order, onChange }: OrderFieldProps) {
  const words = useOfficeText("table").rules;
  const id = useId();
  const left = TIE_BREAKERS.filter((one) => !order.includes(one));
  const move = (from: number, to: number) => {
    const next = order.toSpliced(from, 1);
    next.splice(to, 0, order[from]!);
    onChange(next);
  };
  return (
    <section className={styles.order} aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <ol>
        {order.map((one, index) => (
          <li key={one}>
            <span>{words.criteria[one]}</span>
            <MoveButtons
              name={words.criteria[one]}
              index={index}
              count={order.length}
              onMove={(to) => move(index, to)}
            />
            <button
              type="button"
              disabled={order.length === 1}
              aria-label={words.removeOne(words.criteria[one])}
              title={words.removeOne(words.criteria[one])}
              onClick={() => onChange(order.filter((other) => other !== one))}
            >
              <X className="icon" aria-hidden />
            </button>
          </li>
        ))}
      </ol>
      {left.length > 0 && (
        <SelectField
          label={words.add}
          value=""
          onChange={(value) => value && onChange([...order, value as TieBreaker])}
          options={[
            { value: "", label: "–" },
            ...left.map((one) => ({ value: one, label: words.criteria[one] })),
          ]}
        />
      )}
    </section>
  );
}
