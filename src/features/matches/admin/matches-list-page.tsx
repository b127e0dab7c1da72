import { CircleAlert, ExternalLink, Pencil, Trash2 } from "lucide-react";
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigation } from "react-router";
import { club } from "#club/club.ts";
import { AddLink } from "#src/features/office/add-link.tsx";
import { api } from "#src/features/office/api.ts";
import { ListBody } from "#src/features/office/list-body.tsx";
import { attempt } from "#src/features/office/list-fault.tsx";
import { listQuery } from "#src/features/office/list-query.ts";
import { Pager, SearchBox, Segments } from "#src/features/office/list-tools.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { RowButton } from "#src/features/office/row-button.tsx";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useOfficeWords } from "#src/features/office/use-office-words.ts";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { clockTime } from "#src/i18n/dates.ts";
import { localised } from "#src/i18n/localised.ts";
import { useStaffWords } from "#src/i18n/staff-words.tsx";
import { Link } from "#src/ui/link.tsx";
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
  const { page, query } = listQuery(request, PER_PAGE, ["search", "status"]);
  const { data, error } = await attempt(api.get<{ matches: Match[]; total: number }>(`/matches?${query}`));
  return { matches: data?.matches ?? [], total: data?.total ?? 0, page, error };
}

export default function MatchesListPage() {
  const { matches, total, page, error } = useLoaderData<typeof clientLoader>();
  const words = useStaffWords(matchesWords);
  const { remove } = useListActions();
  const isBusy = useNavigation().state !== "idle";
  const add = { to: "/admin/matches/create", label: words.create };
  return (
    <OfficePage title={words.title} lang={words.lang} actions={<AddLink {...add} />}>
      <div className="flt two-f">
        <SearchBox label={words.search} />
        <Segments
          name="status"
          label={words.status}
          options={[
            { value: "", label: words.all },
            ...STATUSES.map((status) => ({ value: status, label: words[status] })),
          ]}
        />
      </div>
      <ListBody isEmpty={matches.length === 0} error={error} words={words} add={add}>
        <ul className={isBusy ? "mrows is-pending" : "mrows"}>
          {matches.map((match) => (
            <Row
              key={match.id}
              match={match}
              onRemove={() => void remove({ kind: "matches", id: match.id, text: words.remove })}
            />
          ))}
        </ul>
      </ListBody>
      <Pager page={page} perPage={PER_PAGE} total={total} />
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
        <RowButton label={office.remove} of={name} icon={Trash2} isDangerous onClick={onRemove} />
      </span>
    </li>
  );
}

export function HydrateFallback() {
  const words = useStaffWords(matchesWords);
  return <LoadingPage title={words.title} lang={words.lang} rows={6} />;
}
