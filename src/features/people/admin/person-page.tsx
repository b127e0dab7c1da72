import { type ClientLoaderFunctionArgs, Link, useLoaderData } from "react-router";
import { api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { writtenDate } from "#src/features/office/written-date.ts";
import type { Team } from "#src/features/teams/team.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useChoices, useOfficeText } from "#src/i18n/office-text.ts";
import { seasonName } from "#src/i18n/season-name.ts";
import { fullName } from "../person.ts";
import { SPELL_KINDS } from "../spell.ts";
import type { LoadedPerson } from "./loaded-person.ts";
import { Merges } from "./merges.tsx";
import styles from "./person-page.module.css";
import { SpellDialog } from "./spell-dialog.tsx";
import { SpellRow } from "./spell-row.tsx";
import { useSpells } from "./use-spells.ts";

export async function clientLoader({ params: { id } }: ClientLoaderFunctionArgs) {
  const [file, { teams }] = await Promise.all([
    api.get<LoadedPerson>(`/admin/people/${id}/file`),
    api.get<{ teams: Team[] }>("/admin/teams"),
  ]);
  return { file, teams };
}

/** What is known of a person: what befell him, in which squads he is, and under which other records. */
export default function PersonPage() {
  const { file, teams } = useLoaderData<typeof clientLoader>();
  const words = useOfficeText("people");
  const language = useLanguage();
  return (
    <OfficePage
      key={file.person.id}
      title={fullName(file.person, language).text || words.nameless}
      back={{ to: "/admin/squads", label: words.title }}
    >
      <Spells file={file} teams={teams} />
      <Places file={file} teams={teams} />
      <Merges file={file} teams={teams} />
    </OfficePage>
  );
}

interface PartProps {
  file: LoadedPerson;
  teams: readonly Team[];
}

function Spells({ file, teams }: PartProps) {
  const words = useOfficeText("people");
  const kinds = useChoices("spells", "kind");
  const language = useLanguage();
  const spells = useSpells(file);
  const { person } = file;
  return (
    <section className={styles.part} aria-labelledby="spells">
      <h2 id="spells">{words.spells}</h2>
      <div className={styles.kinds}>
        {SPELL_KINDS.map((kind) => (
          <Button key={kind} isLine aria-haspopup="dialog" onClick={() => spells.begin(kind)}>
            {kinds[kind]}…
          </Button>
        ))}
      </div>
      {file.spells.length === 0 && <p className="hint">{words.noSpells}</p>}
      <ul>
        {file.spells.map((spell) => (
          <SpellRow
            key={spell.id}
            spell={spell}
            teams={teams}
            today={spells.today}
            onEdit={() => spells.edit(spell)}
            onEnd={() => void spells.end(spell)}
            onRemove={() => void spells.remove(spell)}
          />
        ))}
      </ul>
      {spells.opened && (
        <SpellDialog
          spell={spells.opened.spell}
          start={spells.opened.start}
          personId={person.id}
          playerId={file.players[0]}
          name={fullName(person, language).text}
          teams={teams}
          onClose={spells.close}
        />
      )}
    </section>
  );
}

/** Every season's squads in which he stands, each leading there. */
function Places({ file: { places }, teams }: PartProps) {
  const words = useOfficeText("people");
  const kinds = useChoices("squad_members", "kind");
  const language = useLanguage();
  const day = (value: string) => writtenDate(value, "day");
  return (
    <section className={styles.part} aria-labelledby="places">
      <h2 id="places">{words.places}</h2>
      {places.length === 0 && <p className="hint">{words.noPlaces}</p>}
      <ul className={styles.places}>
        {places.map(({ id, season, team_id, number, kind, starts_on, ends_on }) => {
          const team = teams.find((one) => one.id === team_id);
          return (
            <li key={id}>
              <Link to={`/admin/squads?season=${season}&team=${team_id}`}>
                {seasonName(season, language)},{" "}
                {team ? localised(team, "name", language).text : words.otherClub}
              </Link>
              {number !== null && <span>№ {number}</span>}
              {kind !== "own" && <span>{kinds[kind]}</span>}
              {starts_on && <span>{words.from(day(starts_on))}</span>}
              {ends_on && <span>{words.until(day(ends_on))}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function HydrateFallback() {
  const words = useOfficeText("people");
  return <LoadingPage title={words.person} back={{ to: "/admin/squads", label: words.title }} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <OfficeFault error={error} failed={useOfficeText("people").personFailed} />;
}
