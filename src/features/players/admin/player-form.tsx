import { useNavigate } from "react-router";
import { ApiError, api } from "#src/features/office/api.ts";
import { fullLabels } from "#src/features/office/column-labels.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { Switch } from "#src/features/office/fields.tsx";
import { DebugInfo } from "#src/features/office/list-tools.tsx";
import { PairField } from "#src/features/office/pair-field.tsx";
import { NamesPanel } from "#src/features/office/person/names-panel.tsx";
import { PhotoPanel } from "#src/features/office/person/photo-panel.tsx";
import { RussianPanel } from "#src/features/office/person/russian-panel.tsx";
import { RecordPage } from "#src/features/office/record-page.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeWords } from "#src/features/office/use-office-words.ts";
import { useRecordForm } from "#src/features/office/use-record-form.ts";
import { useStaffWords } from "#src/i18n/staff-words.tsx";
import { type FormValues, formBody, formFaults, formValues } from "#src/records/form.ts";
import { player as playerRecord } from "../player.record.ts";
import type { Player } from "../player.ts";
import { DetailsPanel } from "./details-panel.tsx";
import { playersWords } from "./players-words.ts";

type Saved = Player & { warnings?: { path: string; message: string }[] };

type Values = FormValues<typeof playerRecord>;

export function PlayerForm({ player }: { player?: Player }) {
  const words = useStaffWords(playersWords);
  const office = useOfficeWords();
  const navigate = useNavigate();
  const write = (body: object, version: number | undefined, key: string): Promise<Saved> =>
    player
      ? api.put(`/admin/players/${player.id}`, { ...body, version })
      : api.post("/admin/players", body, key);
  const form = useRecordForm<Values, Saved>({
    initial: formValues(playerRecord, player),
    draft: `player-${player?.id ?? "new"}`,
    version: player?.version,
    validate: (values) => formFaults(playerRecord, values, { fillIn: office.fillIn, between: words.between }),
    send: async (values, version, key) => {
      const body = formBody(playerRecord, values);
      try {
        return await write(body, version, key);
      } catch (error) {
        // A team has one captain: the server names the present one, and a person decides.
        const asked = error instanceof ApiError && error.issues.find(({ path }) => path === "is_captain");
        if (!asked || !(await confirm({ text: asked.message, yes: words.passBand }))) throw error;
        return write({ ...body, replace_captain: true }, version, crypto.randomUUID());
      }
    },
    onSaved: (saved) => {
      const warning = saved.warnings?.[0]?.message;
      showToast({ text: warning ? `${office.saved}. ${warning}` : office.saved });
      void navigate("/admin/players");
    },
    failed: words.saveFailed,
  });
  const { values, set } = form;
  return (
    <RecordPage
      title={player ? words.editTitle : words.add}
      lang={words.lang}
      list={{ to: "/admin/players", label: words.back }}
      form={form}
      kind="players"
      record={player}
      valuesOf={(one) => formValues(playerRecord, one)}
      labels={{
        ...fullLabels("first_name", words.firstName, office),
        ...fullLabels("last_name", words.lastName, office),
        ...fullLabels("nationality", words.nationality, office),
        ...fullLabels("bio", words.bio, office),
        position: words.position,
        jersey_number: words.number,
        birth_date: words.birthDate,
        height: words.height,
        weight: words.weight,
        photo_url: words.photo,
        is_active: words.isActive,
        is_captain: words.isCaptain,
      }}
      save={words.save}
    >
      <div className="nf sf">
        <div className="stack">
          <NamesPanel form={form} />
          <DetailsPanel form={form} />
          <section className="panel">
            <h2>{words.bio}</h2>
            <PairField form={form} field="bio" label={words.bio} rows={5} className="in pair" />
          </section>
          <RussianPanel form={form} field="nationality_ru" label={words.nationality} bioLabel={words.bio} />
        </div>
        <div className="stack">
          <PhotoPanel form={form} />
          <section className="panel">
            <div className="in">
              <Switch
                label={words.isActive}
                hint={words.isActiveHint}
                isOn={values.is_active}
                onChange={(is_active) => set({ is_active })}
              />
              <Switch
                label={words.isCaptain}
                isOn={values.is_captain}
                onChange={(is_captain) => set({ is_captain })}
              />
            </div>
          </section>
        </div>
      </div>
      <DebugInfo
        facts={{
          id: player?.id,
          version: player?.version,
          changed: form.isDirty,
          updated: player?.updated_at,
        }}
      />
    </RecordPage>
  );
}
