import { useState } from "react";
import { SelectField } from "#src/features/office/fields.tsx";
import { PairField } from "#src/features/office/pair-field.tsx";
import type { RecordForm } from "#src/features/office/use-record-form.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import type { FormValues } from "#src/records/form.ts";
import type { staffMember } from "../staff-member.record.ts";
import { DEPARTMENTS, isDepartment, ROLES, roleForms, type StaffMember } from "../staff-member.ts";
import styles from "./role-panel.module.css";

/** Stands in the list of roles for one that is written by hand. */
const CUSTOM = "custom";

/**
 * A department's roles, each with its Armenian and Russian form; "Custom Role" opens two inputs. Another
 * department clears the role. A role that the department does not offer is a custom one.
 */
export function RolePanel({ form }: { form: RecordForm<FormValues<typeof staffMember>, StaffMember> }) {
  const { values, errors, set } = form;
  const words = useOfficeText("staff");
  const language = useLanguage();
  const labels = useFieldLabels("staff");
  const departments = useChoices("staff", "department");
  const roles = isDepartment(values.department) ? ROLES[values.department] : [];
  const isOffered = roles.some(({ en }) => en === values.role);
  const [isChosenCustom, setIsChosenCustom] = useState(false);
  const isCustom = isChosenCustom || (values.role !== "" && !isOffered);
  return (
    <section className="panel">
      <h2>{labels.role}</h2>
      <div className="panel-body">
        <div className="field-row field-row-two">
          <SelectField
            label={labels.department}
            {...form.field("department")}
            isRequired
            onChange={(department) => {
              setIsChosenCustom(false);
              set({ department, role: "", role_hy: "", role_ru: "" });
            }}
            options={[
              { value: "", label: words.chooseDepartment },
              ...DEPARTMENTS.map((one) => ({ value: one, label: departments[one] })),
            ]}
          />
          <SelectField
            label={labels.role}
            value={isCustom ? CUSTOM : values.role}
            error={isCustom ? undefined : (errors.role ?? errors.role_hy)}
            isRequired
            onChange={(role) => {
              const forms = role === CUSTOM ? undefined : roleForms(role);
              setIsChosenCustom(role === CUSTOM);
              set({
                role: role === CUSTOM ? "" : role,
                role_hy: forms?.hy ?? "",
                role_ru: forms?.ru ?? "",
              });
            }}
            options={[
              { value: "", label: words.chooseRole },
              ...roles.map((one) => ({ value: one.en, label: one[language] })),
              { value: CUSTOM, label: words.customRole },
            ]}
          />
        </div>
        {isCustom && (
          <div className={styles.custom}>
            <PairField form={form} field="role" label={words.customRole} isRequired />
          </div>
        )}
        <p className="hint">{words.roleHint}</p>
      </div>
    </section>
  );
}
