import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { FormNotices } from "#src/features/office/form-notices.tsx";
import { LanguagesField } from "#src/features/office/languages-field.tsx";
import { useFormOf } from "#src/features/office/use-form-of.ts";
import { team } from "#src/features/teams/team.record.ts";
import type { Team } from "#src/features/teams/team.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import styles from "./new-club.module.css";

/** Of a club that stands in no list its name is enough; the rest is filled in among the teams. */
const clubName = { kind: team.kind, noun: team.noun, fields: { name: team.fields.name } };

/** Puts a club on the list in the middle of another form, which it leaves as it is. */
export function NewClub({ onMade }: { onMade: (club: Team) => void }) {
  const words = useOfficeText("people");
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // Whoever goes by keys stays where they were.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen)
    return (
      <NameOfClub
        onMade={(club) => {
          setIsOpen(false);
          onMade(club);
        }}
      />
    );
  return (
    <Button ref={button} isLine onClick={() => setIsOpen(true)}>
      <Plus className="icon" aria-hidden /> {words.unlistedClub}
    </Button>
  );
}

function NameOfClub({ onMade }: { onMade: (club: Team) => void }) {
  const words = useOfficeText("people");
  const labels = useFieldLabels("teams");
  const failed = useOfficeText("teams").saveFailed;
  const form = useFormOf<typeof clubName, Team>(clubName, undefined, {
    draft: "team-new-named",
    send: (body, _, slot) => api.create("/admin/teams", body, slot),
    onSaved: onMade,
    failed,
  });
  const names = useRef<HTMLFieldSetElement>(null);
  useEffect(() => names.current?.querySelector("input")?.focus(), []);
  return (
    <fieldset
      ref={names}
      className={styles.club}
      // Enter adds the club, and does not save the form around it.
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        void form.submit();
      }}
    >
      <legend className="visually-hidden">{words.unlistedClub}</legend>
      <FormNotices fault={form.fault} offered={form.offered} />
      <LanguagesField form={form} field="name" label={labels.name} isRequired isName />
      <p className="hint">{words.clubHint}</p>
      <Button isLine disabled={form.isSaving} onClick={() => void form.submit()}>
        {words.addClub}
      </Button>
    </fieldset>
  );
}
