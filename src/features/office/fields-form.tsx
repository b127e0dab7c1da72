import type { ReactNode } from "react";
import { FormNotices } from "./form-notices.tsx";

interface FieldsFormProps {
  /** The record's form, of `useRecordForm`. */
  form: {
    submit: () => Promise<unknown>;
    fault: string | undefined;
    offered: Parameters<typeof FormNotices>[0]["offered"];
  };
  /** For a button that stands outside. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** The fields of a record that Enter saves, below why the last save failed. */
export function FieldsForm({ form, id, className, children }: FieldsFormProps) {
  return (
    <form
      id={id}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <FormNotices fault={form.fault} offered={form.offered} />
      {children}
    </form>
  );
}
