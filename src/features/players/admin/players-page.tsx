import { Plus } from "lucide-react";
import { useLoaderData, useNavigation, useRevalidator } from "react-router";
import { club } from "#club/club.ts";
import { ApiError, api } from "#src/features/office/api.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { attempt, faultText, ListFault } from "#src/features/office/list-fault.tsx";
import {
  FilterSelect,
  SearchBox,
  Segments,
  SkeletonRows,
  useListAddress,
} from "#src/features/office/list-tools.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { PersonPopup, PersonTile, type PersonTileView } from "#src/features/office/people.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { offerUndo } from "#src/features/office/undo.ts";
import { useOfficeWords } from "#src/features/office/use-office-words.ts";
import { clockTime, dayKey } from "#src/i18n/dates.ts";
import { fold } from "#src/i18n/fold.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { useStaffWords } from "#src/i18n/staff-words.tsx";
import { Link } from "#src/ui/link.tsx";
import { Void } from "#src/ui/void.tsx";
import { ageOn, type Player, POSITIONS } from "../player.ts";
import { playersWords } from "./players-words.ts";

/** A squad is small: it comes whole, and the filters work on it at once. */
export async function clientLoader() {
  const { data, error } = await attempt(api.get<{ players: Player[] }>("/admin/players"));
  return { players: data?.players ?? [], error };
}

export default function PlayersPage() {
  const { players, error } = useLoaderData<typeof clientLoader>();
  const words = useStaffWords(playersWords);
  const office = useOfficeWords();
  const address = useListAddress();
  const isBusy = useNavigation().state !== "idle";
  const { revalidate } = useRevalidator();
  const [search, position, status] = ["search", "position", "status"].map(address.get) as [
    string,
    string,
    string,
  ];
  const shown = players.filter((player) => matches(player, search, position, status));
  const opened = players.find(({ id }) => String(id) === address.get("player"));
  const addressOf = (id: number) => {
    const query = new URLSearchParams({
      ...(search ? { search } : {}),
      ...(position ? { position } : {}),
      ...(status ? { status } : {}),
      player: String(id),
    });
    return `/admin/players?${query}`;
  };
  const remove = async (player: Player) => {
    if (!(await confirm({ text: words.remove, yes: office.remove, isDangerous: true }))) return;
    try {
      await api.delete(`/admin/players/${player.id}`);
      address.set({ player: "" });
      offerUndo({ kind: "players", ids: [player.id], words: office, onRestored: () => void revalidate() });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      showToast({ text: faultText(failure, office.failed, office.network), isBad: true });
    }
    void revalidate();
  };
  return (
    <OfficePage
      title={words.title}
      lang={words.lang}
      actions={
        <Link className="btn sm" to="/admin/players/create">
          <Plus className="i" aria-hidden /> {words.add}
        </Link>
      }
    >
      <div className="flt three">
        <SearchBox value={search} onChange={(value) => address.set({ search: value })} label={words.search} />
        <FilterSelect
          label={words.positionFilter}
          value={position}
          onChange={(value) => address.set({ position: value })}
          options={[
            { value: "", label: words.allPositions },
            ...POSITIONS.map((one) => ({ value: one.en, label: one[words.lang] })),
          ]}
        />
        <Segments
          label={words.status}
          value={status}
          onChange={(value) => address.set({ status: value })}
          options={[
            { value: "", label: words.all, count: players.length },
            {
              value: "active",
              label: words.activeOnly,
              count: players.filter((one) => one.is_active).length,
            },
            {
              value: "inactive",
              label: words.inactiveOnly,
              count: players.filter((one) => !one.is_active).length,
            },
          ]}
        />
      </div>
      {error && <ListFault error={error} failed={words.loadFailed} />}
      {shown.length === 0 && !error ? (
        <Void title={words.none} hint={address.hasFilters ? words.noneHint : undefined}>
          {address.hasFilters && (
            <button type="button" className="btn sm ghost" onClick={address.clear}>
              {office.clear}
            </button>
          )}
          <Link className="btn sm" to="/admin/players/create">
            {words.add}
          </Link>
        </Void>
      ) : (
        <div className={isBusy ? "pg is-pending" : "pg"}>
          {shown.map((player) => (
            <PersonTile
              key={player.id}
              person={tileOf(player, words.lang, words.captain)}
              to={addressOf(player.id)}
              inactiveLabel={words.inactive}
            />
          ))}
        </div>
      )}
      {opened && (
        <Popup
          player={opened}
          onClose={() => address.set({ player: "" })}
          onRemove={() => void remove(opened)}
        />
      )}
    </OfficePage>
  );
}

function Popup({ player, onClose, onRemove }: { player: Player; onClose: () => void; onRemove: () => void }) {
  const words = useStaffWords(playersWords);
  const now = clockTime(new Date().toISOString(), club.timeZone);
  const age = ageOn(player.birth_date, now ? dayKey(now) : "");
  const facts = [
    { name: words.number, value: player.jersey_number },
    { name: words.position, value: localised(player, "position", words.lang).text },
    { name: words.age, value: age ?? words.noAge },
    { name: words.nationality, value: localised(player, "nationality", words.lang).text },
    { name: words.height, value: player.height },
    { name: words.weight, value: player.weight },
  ].filter(({ value }) => value);
  return (
    <PersonPopup
      person={tileOf(player, words.lang, words.captain)}
      badges={
        <>
          {player.is_captain && <span className="bdg cpt">{words.captain}</span>}
          <span className={player.is_active ? "bdg fin" : "bdg can"}>
            {player.is_active ? words.active : words.inactive}
          </span>
        </>
      }
      facts={facts}
      bio={localised(player, "bio", words.lang).text}
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

function matches(player: Player, search: string, position: string, status: string): boolean {
  const { first_name, first_name_hy, first_name_ru, last_name, last_name_hy, last_name_ru } = player;
  const names = fold(
    [first_name, last_name, first_name_hy, last_name_hy, first_name_ru, last_name_ru].join(" "),
  );
  return (
    (!search || names.includes(fold(search.trim()))) &&
    (!position || player.position === position) &&
    (!status || player.is_active === (status === "active"))
  );
}

export function HydrateFallback() {
  const words = useStaffWords(playersWords);
  return (
    <OfficePage title={words.title} lang={words.lang}>
      <SkeletonRows count={5} />
    </OfficePage>
  );
}
