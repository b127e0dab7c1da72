import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { api } from "#src/features/office/api.ts";
import { shortLabels } from "#src/features/office/column-labels.ts";
import { RecordPage } from "#src/features/office/record-page.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeText } from "#src/features/office/use-office-text.ts";
import { useRecordForm } from "#src/features/office/use-record-form.ts";
import { useChoices, useFieldLabels } from "#src/i18n/office-text.ts";
import type { Match, MatchEvent, MatchStatus } from "../match.ts";
import { useMatchesOfficeText } from "../use-matches-office-text.ts";
import { type Choices, withNames } from "./choices.ts";
import { useEventHistory } from "./event-history.ts";
import { EventsPanel } from "./events-panel.tsx";
import { MatchPanel } from "./match-panel.tsx";
import { bodyOf, faultsOf, type MatchValues, newMatch, valuesOf } from "./match-values.ts";
import "./match-form.css";

interface MatchFormProps extends Choices {
  /** Absent for a new one. */
  match?: Match;
  events: MatchEvent[];
}

export function MatchForm({ match, events, ...choices }: MatchFormProps) {
  const words = useMatchesOfficeText();
  const office = useOfficeText();
  const fields = useFieldLabels("matches");
  const statuses = useChoices("matches", "status");
  const eventHistory = useEventHistory();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [initial] = useState(() => (match ? valuesOf(match) : newMatch(new Date())));
  const form = useRecordForm<MatchValues, Match>({
    initial,
    draft: `match-${match?.id ?? "new"}`,
    version: match?.version,
    validate: (values) =>
      faultsOf(values, {
        required: words.required,
        number: words.number,
        temperature: words.temperatureInvalid,
        video: words.videoInvalid,
      }),
    send: (values, version, key) => {
      const body = withNames(bodyOf(values), values, choices);
      return match
        ? api.put(`/admin/matches/${match.id}`, { ...body, version })
        : api.post("/admin/matches", body, key);
    },
    onSaved: () => {
      showToast({ text: office.saved });
      void navigate("/admin/matches");
    },
    failed: words.saveFailed,
  });
  const labels = {
    match_date: fields.match_date,
    competition_name: fields.competition_name,
    status: fields.status,
    home_score: fields.home_score,
    away_score: fields.away_score,
    round: fields.round,
    ...shortLabels("venue", fields.venue),
    ...shortLabels("referee", fields.referee),
    attendance: fields.attendance,
    weather: fields.weather,
    temperature: fields.temperature,
    video_url: fields.video_url,
    ...shortLabels("match_report", fields.match_report),
  };
  const main = <MatchPanel form={form} events={events} {...choices} />;
  return (
    <RecordPage
      title={match ? words.editTitle : words.create}
      list={{ to: "/admin/matches", label: words.back }}
      form={form}
      kind="matches"
      record={match}
      valuesOf={valuesOf}
      labels={labels}
      history={{
        labels: { home_team_name: fields.home_team_name, away_team_name: fields.away_team_name, ...labels },
        show: (field, value) => (field === "status" ? statuses[value as MatchStatus] : undefined),
        part: { ...eventHistory, onRestored: () => void revalidate() },
      }}
      save={words.save}
    >
      {match ? (
        <div className="mf">
          {main}
          <EventsPanel match={match} events={events} />
        </div>
      ) : (
        main
      )}
    </RecordPage>
  );
}
