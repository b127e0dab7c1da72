import { Link } from "react-router";
import { ApiError, api } from "#src/api/client.ts";
import { PhotoPanel } from "#src/features/media/photo-panel.tsx";
import { confirm } from "#src/features/office/confirm.tsx";
import { Switch } from "#src/features/office/fields.tsx";
import { useReturn } from "#src/features/office/list-places.ts";
import { DebugInfo } from "#src/features/office/list-tools.tsx";
import { PairField } from "#src/features/office/pair-field.tsx";
import { NamesPanel } from "#src/features/office/person/names-panel.tsx";
import { RussianPanel } from "#src/features/office/person/russian-panel.tsx";
import { usePersonName } from "#src/features/office/person/use-person-name.ts";
import { RecordPage } from "#src/features/office/record-page.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useFormOf } from "#src/features/office/use-form-of.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { player as definition } from "../player.record.ts";
import type { Player } from "../player.ts";
import { DetailsPanel } from "./details-panel.tsx";
import styles from "./player-form.module.css";

type Saved = Player & { warnings?: { path: string; message: string }[] };

interface PlayerFormProps {
  player?: Player;
  /** Who he is in squads, with what befell him; absent for a new one. */
  personId?: number | undefined;
}

export function PlayerForm({ player, personId }: PlayerFormProps) {
  const words = useOfficeText("players");
  const office = useOfficeText("office");
  const labels = useFieldLabels("players");
  const form = usePlayerForm(player);
  const { id, version, updated_at: updated } = player ?? {};
  const facts = { id, version, changed: form.isDirty, updated };
  return (
    <RecordPage
      title={player ? words.editTitle : words.add}
      name={usePersonName(player)}
      list={{ to: "/admin/players", label: words.back }}
      form={form}
      of={definition}
      record={player}
      save={words.save}
    >
      <div className="with-aside with-narrow-aside">
        <div className="stack">
          <NamesPanel kind="players" form={form} />
          <DetailsPanel form={form} />
          <section className="panel">
            <h2>{labels.bio}</h2>
            <PairField form={form} field="bio" label={labels.bio} rows={5} className="panel-body" />
          </section>
          <RussianPanel
            kind="players"
            fields={definition.fields}
            form={form}
            names={["first_name", "last_name", "nationality", "bio"]}
          />
        </div>
        <div className="stack">
          <PhotoPanel kind="players" form={form} />
          <section className="panel">
            <div className="panel-body">
              <Switch
                label={labels.is_active}
                hint={office.people.isActiveHint}
                {...form.flag("is_active")}
              />
              <Switch label={labels.is_captain} {...form.flag("is_captain")} />
              {personId && <SpellsLink personId={personId} />}
            </div>
          </section>
        </div>
      </div>
      <DebugInfo facts={facts} />
    </RecordPage>
  );
}

/** To injuries, bans and moves, which are kept beside the squads. */
function SpellsLink({ personId }: { personId: number }) {
  const { spells } = useOfficeText("people");
  return (
    <p className={styles.spells}>
      <Link to={`/admin/people/${personId}`}>{spells}</Link>
    </p>
  );
}

function usePlayerForm(player: Player | undefined) {
  const words = useOfficeText("players");
  const office = useOfficeText("office");
  const goBack = useReturn("/admin/players");
  const write = (body: object, version: number | undefined, slot: string): Promise<Saved> =>
    player
      ? api.put(`/admin/players/${player.id}`, { ...body, version })
      : api.create("/admin/players", body, slot);
  return useFormOf<typeof definition, Saved>(definition, player, {
    send: async (body, version, slot) => {
      try {
        return await write(body, version, slot);
      } catch (error) {
        // A team has one captain: the server names the present one, and a person decides.
        const asked = error instanceof ApiError && error.issues.find(({ path }) => path === "is_captain");
        if (!asked || !(await confirm({ text: asked.message, yes: words.passBand }))) throw error;
        return write({ ...body, replace_captain: true }, version, slot);
      }
    },
    onSaved: (saved) => {
      const warning = saved.warnings?.[0]?.message;
      showToast({ text: warning ? `${office.saved}. ${warning}` : office.saved });
      goBack();
    },
    failed: words.saveFailed,
  });
}
