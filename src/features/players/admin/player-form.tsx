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
import { useOfficeText } from "#src/features/office/use-office-text.ts";
import { useRecordForm } from "#src/features/office/use-record-form.ts";
import { useFieldLabels } from "#src/i18n/office-text.ts";
import type { Player } from "../player.ts";
import { usePlayersOfficeText } from "../use-players-office-text.ts";
import { DetailsPanel } from "./details-panel.tsx";
import { bodyOf, faultsOf, type PlayerValues, valuesOf } from "./player-values.ts";

type Saved = Player & { warnings?: { path: string; message: string }[] };

export function PlayerForm({ player }: { player?: Player }) {
  const words = usePlayersOfficeText();
  const office = useOfficeText();
  const labels = useFieldLabels("players");
  const navigate = useNavigate();
  const write = (body: object, version: number | undefined, key: string): Promise<Saved> =>
    player
      ? api.put(`/admin/players/${player.id}`, { ...body, version })
      : api.post("/admin/players", body, key);
  const form = useRecordForm<PlayerValues, Saved>({
    initial: valuesOf(player),
    draft: `player-${player?.id ?? "new"}`,
    version: player?.version,
    validate: (values) => faultsOf(values, { fillIn: office.fillIn, between: words.between }),
    send: async (values, version, key) => {
      const body = bodyOf(values);
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
      list={{ to: "/admin/players", label: words.back }}
      form={form}
      kind="players"
      record={player}
      valuesOf={valuesOf}
      labels={{
        ...fullLabels("first_name", labels.first_name, office),
        ...fullLabels("last_name", labels.last_name, office),
        ...fullLabels("nationality", labels.nationality, office),
        ...fullLabels("bio", labels.bio, office),
        position: labels.position,
        jersey_number: labels.jersey_number,
        birth_date: labels.birth_date,
        height: labels.height,
        weight: labels.weight,
        photo_url: labels.photo_url,
        is_active: labels.is_active,
        is_captain: labels.is_captain,
      }}
      save={words.save}
    >
      <div className="nf sf">
        <div className="stack">
          <NamesPanel kind="players" form={form} />
          <DetailsPanel form={form} />
          <section className="panel">
            <h2>{labels.bio}</h2>
            <PairField form={form} field="bio" label={labels.bio} rows={5} className="in pair" />
          </section>
          <RussianPanel
            kind="players"
            form={form}
            field="nationality_ru"
            label={labels.nationality}
            bioLabel={labels.bio}
          />
        </div>
        <div className="stack">
          <PhotoPanel kind="players" form={form} />
          <section className="panel">
            <div className="in">
              <Switch
                label={labels.is_active}
                hint={office.people.isActiveHint}
                isOn={values.is_active}
                onChange={(is_active) => set({ is_active })}
              />
              <Switch
                label={labels.is_captain}
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
