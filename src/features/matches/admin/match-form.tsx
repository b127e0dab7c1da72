import { Shirt } from "lucide-react";
import { Link, useRevalidator } from "react-router";
import { Button } from "#src/features/office/button.tsx";
import { useColumnLabels } from "#src/features/office/column-labels.ts";
import { RecordPage } from "#src/features/office/record-page.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useChoices, useOfficeText } from "#src/i18n/office-text.ts";
import { consolePath } from "../console-time.ts";
import { match as definition } from "../match.record.ts";
import type { Match, MatchEvent, MatchStatus } from "../match.ts";
import type { Choices } from "./choices.ts";
import { useEventHistory } from "./event-history.ts";
import { EventsPanel } from "./events-panel.tsx";
import styles from "./match-form.module.css";
import { type AnotherMatch, type MatchValues, valuesOf } from "./match-form-state.ts";
import { matchName } from "./match-name.ts";
import { MatchPanel } from "./match-panel.tsx";
import { useMatchForm } from "./use-match-form.ts";

interface MatchFormProps extends Choices {
  /** Absent for a new one. */
  match: Match | undefined;
  events: MatchEvent[];
  /** The match is the next one of several, and what they share stands in the form. */
  another: AnotherMatch | undefined;
}

export function MatchForm({ match, events, another, ...choices }: MatchFormProps) {
  const words = useOfficeText("matches");
  const { openConsole } = useOfficeText("matchday");
  const statuses = useChoices("matches", "status");
  const labels = useTold();
  const eventHistory = useEventHistory();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const { form, saveAndGoOn } = useMatchForm(match, choices, another);
  const main = <MatchPanel form={form} match={match} events={events} {...choices} />;
  return (
    <RecordPage
      title={match ? words.editTitle : words.create}
      name={match && matchName(match, language)}
      list={{ to: "/admin/matches", label: words.back }}
      form={form}
      kind="matches"
      record={match}
      valuesOf={valuesOf}
      labels={without(labels, CHOSEN)}
      pairs={definition.pairs}
      history={{
        labels,
        show: (field, value) => (field === "status" ? statuses[value as MatchStatus] : undefined),
        part: { ...eventHistory, onRestored: () => void revalidate() },
      }}
      save={words.save}
      actions={
        match ? (
          <>
            <LineupLink id={match.id} />
            <a className="button button-small button-line" href={consolePath(match.id)}>
              {openConsole}
            </a>
          </>
        ) : (
          <Button isLine disabled={form.isSaving} onClick={() => void saveAndGoOn()}>
            {words.saveAndGoOn}
          </Button>
        )
      }
    >
      {match ? (
        <div className={styles.columns}>
          {main}
          <EventsPanel match={match} events={events} />
        </div>
      ) : (
        main
      )}
    </RecordPage>
  );
}

function LineupLink({ id }: { id: number }) {
  const words = useOfficeText("matches");
  return (
    <Link className="button button-small button-line" to={`/admin/matches/${id}/lineup`}>
      <Shirt className="icon" aria-hidden /> {words.lineup}
    </Link>
  );
}

type Labels = Partial<Record<keyof MatchValues, string>>;

/** Told by the name of the team or the competition. */
const TOLD_BY_NAME = /^(home_team|away_team|competition)_(id|name_..)$/;
/** Two versions of it cannot be chosen from by their names: a number belongs to each. Or not in the form. */
const CHOSEN = /^(home|away)_team_name$|^season$|^stage$/;

/** What the history calls the fields in which a reader sees a change. */
function useTold(): Labels {
  return without(useColumnLabels(definition), TOLD_BY_NAME);
}

function without(labels: Labels, columns: RegExp): Labels {
  return Object.fromEntries(Object.entries(labels).filter(([column]) => !columns.test(column)));
}
