import { useLoaderData } from "react-router";
import { api } from "#src/api/client.ts";
import { AddLink } from "#src/features/office/add-link.tsx";
import { ListBody } from "#src/features/office/list-body.tsx";
import { attempt } from "#src/features/office/list-fault.tsx";
import { SearchBox, useListAddress } from "#src/features/office/list-tools.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { NameRow } from "#src/features/office/name-row.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { sortedBy } from "#src/i18n/sort-key.ts";
import { filterItems } from "#src/records/filter.ts";
import { logoOrOwn } from "../crest.ts";
import { team as definition } from "../team.record.ts";
import type { Team } from "../team.ts";
import { TeamCrest } from "../team-crest.tsx";
import styles from "./teams-page.module.css";

export async function clientLoader() {
  const { data, error } = await attempt(api.get<{ teams: Team[] }>("/admin/teams"));
  // No logo is null there, and none in a record.
  const teams = (data?.teams ?? []).map((team) => ({ ...team, logo_url: team.logo_url ?? "" }));
  return { teams, error };
}

export default function TeamsPage() {
  const { teams, error } = useLoaderData<typeof clientLoader>();
  const words = useOfficeText("teams");
  const language = useLanguage();
  const actions = useListActions();
  const search = useListAddress().get("search");
  const found = filterItems(definition, teams, { search });
  const shown = sortedBy(found, (team) => localised(team, "name", language).text);
  const add = { to: "/admin/teams/create", label: words.add };
  return (
    <OfficePage title={words.title} actions={<AddLink {...add} />}>
      <div className="filter-bar">
        <SearchBox label={words.search} />
      </div>
      <ListBody isEmpty={shown.length === 0} error={error} words={words} add={add}>
        <ul>
          {shown.map((team) => (
            <TeamRow
              key={team.id}
              team={team}
              onRemove={() =>
                void actions.remove({
                  kind: "teams",
                  id: team.id,
                  text: words.remove(localised(team, "name", language).text),
                })
              }
            />
          ))}
        </ul>
      </ListBody>
    </OfficePage>
  );
}

function TeamRow({ team, onRemove }: { team: Team; onRemove: () => void }) {
  const labels = useFieldLabels("teams");
  const language = useLanguage();
  const [code, town, venue] = (["code", "town", "venue"] as const).map(
    (field) => localised(team, field, language).text,
  );
  return (
    <NameRow
      item={team}
      before={
        <span className={styles.crest}>
          <TeamCrest
            team={{ name: team.name, code: code ?? "", logo: logoOrOwn(team.logo_url, team.is_own) }}
          />
        </span>
      }
      badge={team.is_own && <span className="badge badge-captain">{labels.is_own}</span>}
      detail={[code, town, venue].filter(Boolean).join(", ")}
      editTo={`/admin/teams/edit/${team.id}`}
      onRemove={onRemove}
    />
  );
}

export function HydrateFallback() {
  return <LoadingPage title={useOfficeText("teams").title} rows={10} />;
}
