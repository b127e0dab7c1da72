import { useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { api } from "#src/api/client.ts";
import { AddLink } from "#src/features/office/add-link.tsx";
import { ListBody } from "#src/features/office/list-body.tsx";
import { attempt } from "#src/features/office/list-fault.tsx";
import { addressWith } from "#src/features/office/list-query.ts";
import { FilterSelect, SearchBox, Segments, useListAddress } from "#src/features/office/list-tools.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { PersonPopup, PersonTile, type PersonTileView } from "#src/features/office/people.tsx";
import { personName } from "#src/features/office/person/person-name.ts";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import type { OwnAbsence } from "#src/features/people/absence.ts";
import { clockTime, dayKey } from "#src/i18n/dates.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { ageOn, filterPlayers, type Player, POSITIONS } from "../player.ts";

/** A squad is small: it comes whole, and the filters work on it at once. */
export async function clientLoader() {
  const [{ data, error }, absent] = await Promise.all([
    attempt(api.get<{ players: Player[] }>("/admin/players")),
    // The list stands without it.
    attempt(api.get<{ absences: OwnAbsence[] }>("/admin/squads/absences")),
  ]);
  return { players: data?.players ?? [], absences: absent.data?.absences ?? [], error };
}

export default function PlayersPage() {
  const { players, absences, error } = useLoaderData<typeof clientLoader>();
  const absenceOf = ({ id }: Player) => absences.find(({ player_id }) => player_id === id);
  const whyAbsent = useWhyAbsent();
  const words = useOfficeText("players");
  const language = useLanguage();
  const address = useListAddress();
  const actions = useListActions();
  const filters = address.read("search", "position", "status");
  const shown = filterPlayers(players, filters);
  const opened = players.find(({ id }) => String(id) === address.get("player"));
  const addressOf = (id: number) => addressWith("/admin/players", { ...filters, player: String(id) });
  const close = () => address.set({ player: "" });
  const add = { to: "/admin/players/create", label: words.add };
  const remove = (player: Player) =>
    actions.remove({
      kind: "players",
      id: player.id,
      name: personName(player, language),
      text: words.remove,
      onGone: close,
    });
  return (
    <OfficePage title={words.title} actions={<AddLink {...add} />}>
      <Filters players={players} />
      <ListBody isEmpty={shown.length === 0} error={error} words={words} add={add}>
        <div className="people-grid">
          {shown.map((player) => (
            <PersonTile
              key={player.id}
              person={{ ...tileOf(player, language, words.captain), note: whyAbsent(absenceOf(player)) }}
              to={addressOf(player.id)}
              inactiveLabel={words.inactive}
            />
          ))}
        </div>
      </ListBody>
      {opened && (
        <Popup
          player={opened}
          absent={whyAbsent(absenceOf(opened))}
          onClose={close}
          onRemove={() => void remove(opened)}
        />
      )}
    </OfficePage>
  );
}

function Filters({ players }: { players: Player[] }) {
  const words = useOfficeText("players");
  const language = useLanguage();
  const active = players.filter((one) => one.is_active).length;
  return (
    <div className="filter-bar filter-bar-three">
      <SearchBox label={words.search} />
      <FilterSelect
        name="position"
        label={words.positionFilter}
        options={[
          { value: "", label: words.allPositions },
          ...POSITIONS.map((one) => ({ value: one.en, label: one[language] })),
        ]}
      />
      <Segments
        name="status"
        label={words.status}
        options={[
          { value: "", label: words.all, count: players.length },
          {
            value: "active",
            label: words.activeOnly,
            count: active,
          },
          {
            value: "inactive",
            label: words.inactiveOnly,
            count: players.length - active,
          },
        ]}
      />
    </div>
  );
}

/** Why somebody misses the next match, or where he plays: "Loan, Noah"; undefined for who is there. */
function useWhyAbsent() {
  const language = useLanguage();
  const kinds = useChoices("spells", "kind");
  return (absence: OwnAbsence | undefined) =>
    absence &&
    [kinds[absence.kind], localised(absence, "team_name", language).text].filter(Boolean).join(", ");
}

interface PopupProps {
  player: Player;
  absent: string | undefined;
  onClose: () => void;
  onRemove: () => void;
}

function Popup({ player, absent, onClose, onRemove }: PopupProps) {
  const words = useOfficeText("players");
  const language = useLanguage();
  const labels = useFieldLabels("players");
  const now = clockTime(new Date().toISOString(), club.timeZone);
  const age = ageOn(player.birth_date, now ? dayKey(now) : "");
  const facts = [
    { name: labels.jersey_number, value: player.jersey_number },
    { name: labels.position, value: localised(player, "position", language).text },
    { name: words.age, value: age ?? words.noAge },
    { name: labels.nationality, value: localised(player, "nationality", language).text },
    { name: labels.height, value: player.height },
    { name: labels.weight, value: player.weight },
  ].filter(({ value }) => value);
  return (
    <PersonPopup
      person={tileOf(player, language, words.captain)}
      badges={
        <>
          {player.is_captain && <span className="badge badge-captain">{words.captain}</span>}
          <span className={player.is_active ? "badge badge-success" : "badge badge-danger"}>
            {player.is_active ? words.active : words.inactive}
          </span>
          {absent && <span className="badge badge-danger">{absent}</span>}
        </>
      }
      facts={facts}
      bio={localised(player, "bio", language).text}
      editTo={`/admin/players/edit/${player.id}`}
      onRemove={onRemove}
      onClose={onClose}
    />
  );
}

function tileOf(player: Player, language: Language, captain: string): PersonTileView {
  const first = localised(player, "first_name", language);
  const last = localised(player, "last_name", language);
  return {
    id: player.id,
    name: `${first.text} ${last.text}`,
    lang: last.lang,
    what: localised(player, "position", language).text,
    photo: player.photo_url,
    number: player.jersey_number,
    isActive: player.is_active,
    badge: player.is_captain ? captain : undefined,
  };
}

export function HydrateFallback() {
  const words = useOfficeText("players");
  return <LoadingPage title={words.title} rows={10} isGrid />;
}
