import { useNavigate } from "react-router";
import { api } from "#src/api/client.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import { useFormOf } from "#src/features/office/use-form-of.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { formsAfter, type Named } from "../club-forms.ts";
import { team as definition } from "../team.record.ts";
import type { Team } from "../team.ts";

export const LIST = "/admin/teams";

export type TeamFormState = ReturnType<typeof useTeamForm>;

/** The form of a team: a name that is typed brings the forms of its sentences along, which somebody has to read. */
export function useTeamForm(team: Team | undefined) {
  const words = useOfficeText("teams");
  const office = useOfficeText("office");
  const navigate = useNavigate();
  const form = useFormOf<typeof definition, Team>(
    definition,
    team && { ...team, ...formsAfter(undefined, team) },
    {
      send: (body, version, slot) =>
        team ? api.put(`${LIST}/${team.id}`, { ...body, version }) : api.create(LIST, body, slot),
      onSaved: () => {
        showToast({ text: office.saved });
        void navigate(LIST);
      },
      failed: words.saveFailed,
    },
  );
  return {
    ...form,
    named: { field: (name: "name" | keyof Pick<Named, "name_hy" | "name_ru">) => named(form, name) },
  };
}

type Form = ReturnType<typeof useFormOf<typeof definition, Team>>;

function named(form: Form, name: "name" | "name_hy" | "name_ru") {
  const onChange = (text: string) => {
    const { values } = form;
    const forms = formsAfter(values, { ...values, [name]: text });
    const isChanged = Object.keys(forms).length > 0;
    form.set({ [name]: text, ...forms, ...(isChanged ? { forms_confirmed: false } : {}) });
  };
  return { ...form.field(name), onChange };
}
