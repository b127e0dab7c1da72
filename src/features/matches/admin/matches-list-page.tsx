import { CircleAlert, ExternalLink, Pencil, Plus, Trash2 } from "lucide-react";
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigation, useRevalidator } from "react-router";
import { club } from "#club/club.ts";
import { ApiError, api } from "#src/features/office/api.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { attempt, faultText, ListFault } from "#src/features/office/list-fault.tsx";
import {
  Pager,
  SearchBox,
  Segments,
  SkeletonRows,
  useListAddress,
} from "#src/features/office/list-tools.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { offerUndo } from "#src/features/office/undo.ts";
import { useOfficeWords } from "#src/features/office/use-office-words.ts";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { clockTime } from "#src/i18n/dates.ts";
import { localised } from "#src/i18n/localised.ts";
import { useStaffWords } from "#src/i18n/staff-words.tsx";
import { Link } from "#src/ui/link.tsx";
import { Void } from "#src/ui/void.tsx";
import { displayScore, type Match, STATUSES } from "../match.ts";
import { matchesWords } from "./matches-words.ts";
import "./match-rows.css";

/** Source: specification of the back office, section 9. */
const PER_PAGE = 50;
const COLOURS = {
  scheduled: "#5d86e8",
  live: "var(--brand-primary-hot)",
  finished: "#2c9a5b",
  postponed: "#d49a1b",
  cancelled: "#8a5a48",
};
const BADGES = { scheduled: "sch", live: "live", finished: "fin", postponed: "pst", cancelled: "can" };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const address = new URL(request.url).searchParams;
  const page = Math.max(1, Number(address.get("page")) || 1);
  const query = new URLSearchParams({ limit: String(PER_PAGE), offset: String((page - 1) * PER_PAGE) });
  for (const name of ["search", "status"]) {
    const value = address.get(name);
    if (value) query.set(name, value);
  }
  const { data, error } = await attempt(api.get<{ matches: Match[]; total: number }>(`/matches?${query}`));
  return { matches: data?.matches ?? [], total: data?.total ?? 0, page, error };
}

export default function MatchesListPage() {
  const { matches, total, page, error } = useLoaderData<typeof clientLoader>();
  const words = useStaffWords(matchesWords);
  const office = useOfficeWords();
  const address = useListAddress();
  const isBusy = useNavigation().state !== "idle";
  const { revalidate } = useRevalidator();
  const remove = async ({ id }: Match) => {
    if (!(await confirm({ text: words.remove, yes: office.remove, isDangerous: true }))) return;
    try {
      await api.delete(`/admin/matches/${id}`);
      offerUndo({ kind: "matches", ids: [id], words: office, onRestored: () => void revalidate() });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      showToast({ text: faultText(failure, office.failed, office.network), isBad: true });
    }
    await revalidate();
  };
  return (
    <OfficePage
      title={words.title}
      lang={words.lang}
      actions={
        <Link className="btn sm" to="/admin/matches/create">
          <Plus className="i" aria-hidden /> {words.create}
        </Link>
      }
    >
      <div className="flt two-f">
        <SearchBox
          value={address.get("search")}
          onChange={(search) => address.set({ search })}
          label={words.search}
        />
        <Segments
          label={words.status}
          value={address.get("status")}
          onChange={(status) => address.set({ status })}
          options={[
            { value: "", label: words.all },
            ...STATUSES.map((status) => ({ value: status, label: words[status] })),
          ]}
        />
      </div>
      {error && <ListFault error={error} failed={words.loadFailed} />}
      {matches.length === 0 && !error ? (
        <Void title={words.none} hint={address.hasFilters ? words.noneHint : undefined}>
          {address.hasFilters && (
            <button type="button" className="btn sm ghost" onClick={address.clear}>
              {office.clear}
            </button>
          )}
          <Link className="btn sm" to="/admin/matches/create">
            {words.create}
          </Link>
        </Void>
      ) : (
        <ul className={isBusy ? "mrows is-pending" : "mrows"}>
          {matches.map((match) => (
            <Row key={match.id} match={match} onRemove={() => void remove(match)} />
          ))}
        </ul>
      )}
      <Pager
        page={page}
        perPage={PER_PAGE}
        total={total}
        onPage={(number) => address.set({ page: number > 1 ? String(number) : "" })}
      />
    </OfficePage>
  );
}

function Row({ match, onRemove }: { match: Match; onRemove: () => void }) {
  const words = useStaffWords(matchesWords);
  const office = useOfficeWords();
  const at = clockTime(match.match_date, club.timeZone);
  const score = displayScore(match);
  const name = `${match.home_team_name} – ${match.away_team_name}`;
  const two = (value: number) => String(value).padStart(2, "0");
  const side = (which: "home" | "away") => (
    <span className={which === "home" ? "tm h" : "tm"}>
      <span className="cr">
        <TeamCrest
          team={{
            name: match[`${which}_team_name`],
            code: "",
            logo: match[`${which}_team_logo`] || null,
          }}
        />
      </span>
      <b>{localised(match, `${which}_team_name`, words.lang).text}</b>
    </span>
  );
  return (
    <li className="mrow" style={{ "--z": COLOURS[match.status] } as React.CSSProperties}>
      <span className="d">
        <b>{at ? `${two(at.day)}.${two(at.month)}` : "—"}</b>
        <small>{at ? `${at.year}, ${at.time}` : ""}</small>
      </span>
      {side("home")}
      <span className="sc">
        {score ? (
          <span className="num">
            {score.home}:{score.away}
          </span>
        ) : (
          <span className="vs">vs</span>
        )}
      </span>
      {side("away")}
      <span className="v">
        <span className={`bdg ${BADGES[match.status]}`}>{words[match.status]}</span>
        <br />
        <small>
          {[localised(match, "competition_name", words.lang).text, localised(match, "venue", words.lang).text]
            .filter(Boolean)
            .join(", ")}
        </small>
        {match.status === "finished" && !score && (
          <small className="note-w">
            <CircleAlert className="i" aria-hidden /> {words.noScore}
          </small>
        )}
      </span>
      <span className="op">
        <a
          className="icb"
          href={`/matches?match=${match.id}`}
          target="_blank"
          rel="noopener"
          title={words.openOnSite}
          aria-label={`${words.openOnSite}: ${name}`}
        >
          <ExternalLink className="i" aria-hidden />
        </a>
        <Link
          className="icb"
          to={`/admin/matches/edit/${match.id}`}
          title={office.edit}
          aria-label={`${office.edit}: ${name}`}
        >
          <Pencil className="i" aria-hidden />
        </Link>
        <button
          type="button"
          className="icb del"
          title={office.remove}
          aria-label={`${office.remove}: ${name}`}
          onClick={onRemove}
        >
          <Trash2 className="i" aria-hidden />
        </button>
      </span>
    </li>
  );
}

export function HydrateFallback() {
  const words = useStaffWords(matchesWords);
  return (
    <OfficePage title={words.title} lang={words.lang}>
      <SkeletonRows count={6} />
    </OfficePage>
  );
}
