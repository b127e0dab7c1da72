import { type SetStateAction, useCallback, useMemo, useRef, useState } from "react";
import type { FieldErrors } from "./field-errors.ts";

/** The names of a form's values that are text. */
type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] &
  string;

/** The names of those that are yes or no. */
type FlagName<Values> = {
  [Name in keyof Values]: Values[Name] extends boolean ? Name : never;
}[keyof Values] &
  string;

export type FormValuesState<Values extends object> = ReturnType<typeof useFormValues<Values>>;

/**
 * What is typed into a form, and what is wrong with it: an error stands until its field changes.
 * @param typed what was typed earlier, over what counts as unchanged
 */
export function useFormValues<Values extends object>(initial: Values, typed?: Partial<Values>) {
  const [values, show] = useState(() => (typed ? { ...initial, ...typed } : initial));
  const present = useRef(values);
  const timesTyped = useRef(0);
  const setValues = useCallback((next: SetStateAction<Values>) => {
    present.current = typeof next === "function" ? next(present.current) : next;
    show(present.current);
  }, []);
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  /** What a restored version put into the form: changes count from there. */
  const [adopted, setAdopted] = useState<Values>();
  const start = useMemo(() => JSON.stringify(adopted ?? initial), [adopted, initial]);
  const set = useCallback(
    (changes: Partial<Values>) => {
      timesTyped.current += 1;
      setValues((before) => ({ ...before, ...changes }));
      setErrors((before) => {
        const left = { ...before };
        for (const name of Object.keys(changes)) delete left[name as keyof Values & string];
        return left;
      });
    },
    [setValues],
  );
  return {
    values,
    /** The same, and how often something was typed, before React has drawn it. */
    ...{ present, timesTyped },
    setValues,
    set,
    errors,
    setErrors,
    /** What an input over one of the texts needs. */
    field: (name: TextName<Values>) => ({
      value: values[name] as string,
      error: errors[name],
      onChange: (text: string) => set({ [name]: text } as Partial<Values>),
    }),
    /** What a switch over one of the yes-or-no values needs. */
    flag: (name: FlagName<Values>) => ({
      isOn: values[name] as boolean,
      onChange: (isOn: boolean) => set({ [name]: isOn } as Partial<Values>),
    }),
    /** The values that count as unchanged, as JSON. */
    start,
    /** Begins anew with other values. */
    adopt: (saved: Values) => {
      setAdopted(saved);
      setValues(saved);
      setErrors({});
    },
  };
}
