import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { api } from "#src/features/office/api.ts";
import { shortLabels } from "#src/features/office/column-labels.ts";
import { RecordPage } from "#src/features/office/record-page.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeWords } from "#src/features/office/use-office-words.ts";
import { useRecordForm } from "#src/features/office/use-record-form.ts";
import { useStaffWords } from "#src/i18n/staff-words.tsx";
import type { Match, MatchEvent, MatchStatus } from "../match.ts";
import { type Choices, withNames } from "./choices.ts";
import { eventHistory } from "./event-history.ts";
import { EventsPanel } from "./events-panel.tsx";
import { MatchPanel } from "./match-panel.tsx";
import { bodyOf, faultsOf, type MatchValues, newMatch, valuesOf } from "./match-values.ts";
import { matchesWords } from "./matches-words.ts";
import "./match-form.css";

interface MatchFormProps extends Choices {
  /** Absent for a new one. */
  match?: Match;
  events: MatchEvent[];
}

export function MatchForm({ match, events, ...choices }: MatchFormProps) {
  const words = useStaffWords(matchesWords);
  const office = useOfficeWords();
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
    match_date: words.date,
    competition_name: words.competition,
    status: words.status,
    home_score: words.homeScore,
    away_score: words.awayScore,
    round: words.round,
    ...shortLabels("venue", words.venue),
    ...shortLabels("referee", words.referee),
    attendance: words.attendance,
    weather: words.weather,
    temperature: words.temperature,
    video_url: words.video,
    ...shortLabels("match_report", words.report),
  };
  const main = <MatchPanel form={form} events={events} {...choices} />;
  return (
    <RecordPage
      title={match ? words.editTitle : words.create}
      lang={words.lang}
      list={{ to: "/admin/matches", label: words.back }}
      form={form}
      kind="matches"
      record={match}
      valuesOf={valuesOf}
      labels={labels}
      history={{
        labels: { home_team_name: words.home, away_team_name: words.away, ...labels },
        show: (field, value) => (field === "status" ? words[value as MatchStatus] : undefined),
        part: { ...eventHistory(words), onRestored: () => void revalidate() },
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
