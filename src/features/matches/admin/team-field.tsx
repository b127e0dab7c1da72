import { Link } from "react-router";
import { SelectField } from "#src/features/office/fields.tsx";
import type { RecordForm } from "#src/features/office/use-record-form.ts";
import { initials, logoOrOwn } from "#src/features/teams/crest.ts";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { sortedBy } from "#src/i18n/sort-key.ts";
import type { Match } from "../match.ts";
import { type TeamChoice, valueOfChoice } from "./choices.ts";
import { CUSTOM, type MatchValues } from "./match-form-state.ts";
import { OwnNameFields } from "./own-name-fields.tsx";
import styles from "./team-field.module.css";

interface TeamFieldProps {
  which: "home" | "away";
  form: RecordForm<MatchValues, Match>;
  teams: TeamChoice[];
}

/** One of the two teams: chosen, or named by hand. */
export function TeamField({ which, form, teams }: TeamFieldProps) {
  const words = useOfficeText("matches");
  const labels = useFieldLabels("matches");
  const language = useLanguage();
  const nameOf = (team: TeamChoice) => localised(team, "name", language).text;
  const { values, set } = form;
  const choose = (chosen: string) => {
    const team = teams.find((one) => valueOfChoice(one) === chosen);
    // The home team's own ground, where nobody wrote another.
    const isVenueFree =
      which === "home" && (!values.venue || teams.some((one) => one.venue === values.venue));
    set({
      [`${which}_team_id`]: chosen,
      ...(team && isVenueFree ? { venue: team.venue, venue_hy: team.venue_hy, venue_ru: team.venue_ru } : {}),
    });
  };
  const chosen = teams.find((one) => valueOfChoice(one) === values[`${which}_team_id`]);
  const name = chosen?.name ?? values[`${which}_team_name`];
  return (
    <div>
      <div className={styles.team}>
        <span className="crest">
          {name && (
            <TeamCrest
              team={{
                name,
                code: chosen ? localised(chosen, "code", language).text || initials(nameOf(chosen)) : "",
                logo: logoOrOwn(values[`${which}_team_logo`] || chosen?.logo_url, Boolean(chosen?.is_own)),
              }}
            />
          )}
        </span>
        <SelectField
          label={labels[`${which}_team_name`]}
          {...form.field(`${which}_team_id`)}
          isRequired
          onChange={choose}
          hint={teams.length === 0 && <Link to="/admin/teams/create">{words.noTeams}</Link>}
          options={[
            { value: "", label: words.chooseTeam },
            ...sortedBy(teams, nameOf).map((team) => ({
              value: valueOfChoice(team),
              label: `${nameOf(team)} / ${language === "en" ? team.name_hy : team.name}`,
            })),
            { value: CUSTOM, label: words.customTeam },
          ]}
        />
      </div>
      {values[`${which}_team_id`] === CUSTOM && (
        <OwnNameFields form={form} field={`${which}_team_name`} isRequired />
      )}
    </div>
  );
}
