import { ClipboardPaste, Plus, UsersRound } from "lucide-react";
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { ListBody } from "#src/features/office/list-body.tsx";
import { attempt } from "#src/features/office/list-fault.tsx";
import { addressWith } from "#src/features/office/list-query.ts";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useUnsavedGuard } from "#src/features/office/unsaved-guard.tsx";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import type { Team } from "#src/features/teams/team.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { fullName } from "../person.ts";
import type { SquadPlace } from "../squad.ts";
import type { LoadedSquad } from "./loaded-squad.ts";
import { type Named, NamedPeople } from "./named-people.tsx";
import { PasteDialog } from "./paste-dialog.tsx";
import { PlaceDialog } from "./place-dialog.tsx";
import { SquadFilters } from "./squad-filters.tsx";
import { SquadRow } from "./squad-row.tsx";

const NOTHING: LoadedSquad = {
  ...{ season: null, team: null, seasons: [], is_current: false, squad: [], suspended: [], out: [] },
};

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  const path = addressWith("/admin/squads", { season: asked.season ?? "", team: asked.team ?? "" });
  const [squad, teams] = await Promise.all([
    attempt(api.get<LoadedSquad>(path)),
    attempt(api.get<{ teams: Team[] }>("/admin/teams")),
  ]);
  const { season, team } = squad.data ?? NOTHING;
  const named =
    season && team
      ? await attempt(
          api.get<{ people: Named[] }>(addressWith("/admin/squads/named", { season, team: String(team) })),
        )
      : undefined;
  return {
    ...{ ...NOTHING, ...squad.data, teams: teams.data?.teams ?? [] },
    named: named?.data?.people ?? [],
    error: squad.error ?? teams.error,
  };
}

export default function SquadsPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  const { season, team, teams, squad, suspended, error } = loaded;
  const words = useOfficeText("people");
  const { revalidate } = useRevalidator();
  useUnsavedGuard(false);
  const { remove } = useRemoval();
  const [opened, setOpened] = useState<SquadPlace | "new" | "paste">();
  const isChosen = season !== null && team !== null;
  const which = { season: season ?? "", team_id: team ?? 0 };
  const close = (isChanged = false) => {
    setOpened(undefined);
    if (isChanged) void revalidate();
  };
  return (
    <OfficePage
      title={words.title}
      tools={
        isChosen && <Tools which={which} isCurrent={loaded.is_current} onPaste={() => setOpened("paste")} />
      }
      actions={
        isChosen && (
          <Button onClick={() => setOpened("new")} data-add>
            <Plus className="icon" aria-hidden /> {words.add}
          </Button>
        )
      }
    >
      <SquadFilters loaded={loaded} />
      <ListBody isEmpty={squad.length === 0} error={error} words={words}>
        <ul>
          {squad.map((place) => (
            <SquadRow
              key={place.id}
              place={place}
              teams={teams}
              suspension={suspended.find(({ person_id }) => person_id === place.person_id)}
              out={loaded.out.find(({ person_id }) => person_id === place.person_id)}
              onEdit={() => setOpened(place)}
              onRemove={() => remove(place)}
            />
          ))}
        </ul>
      </ListBody>
      {isChosen && <NamedPeople people={loaded.named} which={which} />}
      {opened === "paste" && <PasteDialog which={which} onClose={close} />}
      {opened && opened !== "paste" && (
        <PlaceDialog
          place={opened === "new" ? undefined : opened}
          which={which}
          teams={teams}
          isCurrent={loaded.is_current}
          onClose={close}
        />
      )}
    </OfficePage>
  );
}

interface ToolsProps {
  which: { season: string; team_id: number };
  isCurrent: boolean;
  onPaste: () => void;
}

/** Many at once: a pasted list, and the squad before this one. */
function Tools({ which, isCurrent, onPaste }: ToolsProps) {
  const words = useOfficeText("people");
  const { act } = useListActions();
  const fill = () =>
    act(async () => {
      const { added } = await api.post<{ added: number }>("/admin/squads/fill", which);
      showToast({ text: words.filled(added) });
    });
  return (
    <>
      <Button isLine onClick={() => void fill()}>
        <UsersRound className="icon" aria-hidden /> {isCurrent ? words.fillCurrent : words.fill}
      </Button>
      <Button isLine onClick={onPaste}>
        <ClipboardPaste className="icon" aria-hidden /> {words.paste}
      </Button>
    </>
  );
}

function useRemoval() {
  const words = useOfficeText("people");
  const language = useLanguage();
  const actions = useListActions();
  return {
    remove: (place: SquadPlace) =>
      void actions.remove({
        kind: "squad_members",
        id: place.id,
        path: `/admin/squads/${place.id}`,
        text: words.remove(fullName(place, language).text),
      }),
  };
}

export function HydrateFallback() {
  return <LoadingPage title={useOfficeText("people").title} rows={12} />;
}
