import { Check } from "lucide-react";
import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { PHOTO_BYTES } from "#src/features/media/media.ts";
import { api } from "#src/features/office/api.ts";
import { ConflictDialog } from "#src/features/office/conflict-dialog.tsx";
import { LanguageTabs, NumberField, SelectField, TextArea, TextField } from "#src/features/office/fields.tsx";
import { FormNotices } from "#src/features/office/form-notices.tsx";
import { ImageField } from "#src/features/office/image-field.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { RecordBar } from "#src/features/office/record-bar.tsx";
import { useSaveShortcut } from "#src/features/office/shortcuts.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useUnsavedGuard } from "#src/features/office/unsaved-guard.tsx";
import { useOfficeWords } from "#src/features/office/use-office-words.ts";
import { useRecordForm } from "#src/features/office/use-record-form.ts";
import type { Team } from "#src/features/teams/team.ts";
import type { Language } from "#src/i18n/languages.ts";
import { type Picked, useStaffWords } from "#src/i18n/staff-words.tsx";
import { Link } from "#src/ui/link.tsx";
import { VideoEmbed } from "#src/ui/video-embed.tsx";
import type { Competition } from "../competition.ts";
import { type Match, type MatchEvent, type MatchStatus, STATUSES, scoreFromEvents } from "../match.ts";
import { videoId } from "../video.ts";
import { eventHistory } from "./event-history.ts";
import { EventsPanel } from "./events-panel.tsx";
import { bodyOf, CUSTOM, faultsOf, type MatchValues, newMatch, valuesOf } from "./match-values.ts";
import { matchesWords } from "./matches-words.ts";
import "./match-form.css";

export type TeamChoice = Pick<
  Team,
  "name" | "name_hy" | "name_ru" | "venue" | "venue_hy" | "venue_ru" | "is_own"
> & {
  id: number | null;
};
export type CompetitionChoice = Pick<Competition, "name" | "name_hy" | "name_ru"> & { id: number | null };

interface MatchFormProps {
  match?: Match;
  events: MatchEvent[];
  teams: TeamChoice[];
  competitions: CompetitionChoice[];
}

export function MatchForm({ match, events, teams, competitions }: MatchFormProps) {
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
      faultsOf(values, { required: words.required, number: words.number, video: words.videoInvalid }),
    send: (values, version, key) => {
      const body = withNames(bodyOf(values), values, teams, competitions);
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
  useUnsavedGuard(form.isDirty, form.isDone);
  const save = () => void form.submit();
  useSaveShortcut(save);
  const main = <MatchPanel form={form} events={events} teams={teams} competitions={competitions} />;
  return (
    <OfficePage
      title={match ? words.editTitle : words.create}
      lang={words.lang}
      back={{ to: "/admin/matches", label: words.back }}
      actions={
        <>
          <Link className="btn sm line" to="/admin/matches">
            {office.cancel}
          </Link>
          <button type="button" className="btn sm" disabled={form.isSaving} onClick={save}>
            <Check className="i" aria-hidden /> {form.isSaving ? office.saving : words.save}
          </button>
        </>
      }
    >
      {match && (
        <RecordBar
          kind="matches"
          id={match.id}
          labels={{ home_team_name: words.home, away_team_name: words.away, ...labelsOf(words) }}
          show={(field, value) => (field === "status" ? words[value as MatchStatus] : undefined)}
          isDirty={form.isDirty}
          part={{ ...eventHistory(words), onRestored: () => void revalidate() }}
          onRestored={(record) => form.adopt(valuesOf(record as Match), (record as Match).version)}
        />
      )}
      <FormNotices fault={form.fault} offered={form.offered} />
      {match ? (
        <div className="mf">
          {main}
          <EventsPanel match={match} events={events} />
        </div>
      ) : (
        main
      )}
      {form.conflict && (
        <ConflictDialog
          conflict={form.conflict}
          labels={labelsOf(words)}
          toForm={(field, value) => valuesOf({ ...match, [field]: value } as Match)[field]}
          onKeepSaved={() => {
            form.leave();
            void navigate("/admin/matches");
          }}
        />
      )}
    </OfficePage>
  );
}

function labelsOf(words: Picked<(typeof matchesWords)["entries"]>) {
  return {
    match_date: words.date,
    competition_name: words.competition,
    status: words.status,
    home_score: words.homeScore,
    away_score: words.awayScore,
    round: words.round,
    venue: `${words.venue} EN`,
    venue_hy: `${words.venue} ՀԱՅ`,
    venue_ru: `${words.venue} РУ`,
    referee: `${words.referee} EN`,
    referee_hy: `${words.referee} ՀԱՅ`,
    referee_ru: `${words.referee} РУ`,
    attendance: words.attendance,
    weather: words.weather,
    temperature: words.temperature,
    video_url: words.video,
    match_report: `${words.report} EN`,
    match_report_hy: `${words.report} ՀԱՅ`,
    match_report_ru: `${words.report} РУ`,
  } satisfies Partial<Record<keyof MatchValues, string>>;
}

/** A built-in team or competition has no number: it goes by its name. */
function withNames(
  body: ReturnType<typeof bodyOf>,
  values: MatchValues,
  teams: TeamChoice[],
  competitions: CompetitionChoice[],
) {
  const named: Record<string, unknown> = {};
  for (const which of ["home", "away"] as const) {
    const team = teams.find((one) => one.id === null && one.name === values[which]);
    if (team) {
      Object.assign(named, {
        [`${which}_team_id`]: null,
        [`${which}_team_name`]: team.name,
        [`${which}_team_name_hy`]: team.name_hy,
        [`${which}_team_name_ru`]: team.name_ru,
      });
    }
  }
  const competition = competitions.find((one) => one.id === null && one.name === values.competition);
  if (competition) {
    Object.assign(named, {
      competition_id: null,
      competition_name: competition.name,
      competition_name_hy: competition.name_hy,
      competition_name_ru: competition.name_ru,
    });
  }
  return { ...body, ...named };
}

interface MatchPanelProps {
  form: ReturnType<typeof useRecordForm<MatchValues, Match>>;
  events: MatchEvent[];
  teams: TeamChoice[];
  competitions: CompetitionChoice[];
}

function MatchPanel({ form: { values, errors, set }, events, teams, competitions }: MatchPanelProps) {
  const words = useStaffWords(matchesWords);
  const office = useOfficeWords();
  const [language, setLanguage] = useState<Language>("en");
  const isPlayed = values.status === "finished" || values.status === "live";
  const counted = scoreFromEvents(events);
  const report = language === "en" ? "match_report" : (`match_report_${language}` as const);
  const video = videoId(values.video_url);
  const chooseTeam = (which: "home" | "away", chosen: string) => {
    const team = teams.find((one) => valueOfChoice(one) === chosen);
    // The home team's own ground, where nobody wrote another.
    const isVenueFree =
      which === "home" && (!values.venue || teams.some((one) => one.venue === values.venue));
    set({
      [which]: chosen,
      ...(team && isVenueFree ? { venue: team.venue, venue_hy: team.venue_hy, venue_ru: team.venue_ru } : {}),
    });
  };
  return (
    <section className="panel">
      <h2>{words.match}</h2>
      <div className="in">
        <div className="g2">
          {(["home", "away"] as const).map((which) => (
            <div key={which}>
              <SelectField
                label={words[which]}
                value={values[which]}
                error={errors[which]}
                isRequired
                onChange={(chosen) => chooseTeam(which, chosen)}
                options={[
                  { value: "", label: words.chooseTeam },
                  ...teams.map((team) => ({
                    value: valueOfChoice(team),
                    label: `${team.name} / ${team.name_hy}`,
                  })),
                  { value: CUSTOM, label: words.customTeam },
                ]}
              />
              {values[which] === CUSTOM && (
                <>
                  <TextField
                    label={`${words.name} (${office.inEnglish})`}
                    value={values[`${which}_team_name`]}
                    error={errors[`${which}_team_name`]}
                    isRequired
                    onChange={(text) => set({ [`${which}_team_name`]: text })}
                  />
                  <TextField
                    label={`${words.name} (${office.inArmenian})`}
                    lang="hy"
                    value={values[`${which}_team_name_hy`]}
                    error={errors[`${which}_team_name_hy`]}
                    onChange={(text) => set({ [`${which}_team_name_hy`]: text })}
                  />
                </>
              )}
            </div>
          ))}
          <TextField
            label={words.date}
            type="datetime-local"
            value={values.match_date}
            error={errors.match_date}
            hint={words.dateHint}
            isRequired
            onChange={(match_date) => set({ match_date })}
          />
          <div>
            <SelectField
              label={words.competition}
              value={values.competition}
              error={errors.competition}
              onChange={(competition) => set({ competition })}
              options={[
                { value: "", label: words.chooseCompetition },
                ...competitions.map((one) => ({ value: valueOfChoice(one), label: one.name })),
                { value: CUSTOM, label: words.customCompetition },
              ]}
            />
            {values.competition === CUSTOM && (
              <TextField
                label={words.name}
                value={values.competition_name}
                error={errors.competition_name}
                onChange={(competition_name) => set({ competition_name })}
              />
            )}
          </div>
        </div>
        <fieldset className="fg plain">
          <legend className="lab">{words.status}</legend>
          <div className="seg">
            {STATUSES.map((status) => (
              <label key={status} className={values.status === status ? "on" : undefined}>
                <input
                  type="radio"
                  className="vh"
                  name="status"
                  checked={values.status === status}
                  onChange={() => set({ status })}
                />
                {words[status]}
              </label>
            ))}
          </div>
        </fieldset>
        {isPlayed && (
          <div className="g3">
            <NumberField
              label={words.homeScore}
              value={values.home_score}
              error={errors.home_score}
              onChange={(home_score) => set({ home_score })}
            />
            <NumberField
              label={words.awayScore}
              value={values.away_score}
              error={errors.away_score}
              onChange={(away_score) => set({ away_score })}
            />
            {events.length > 0 && (
              <button
                type="button"
                className="btn sm line take"
                onClick={() => set({ home_score: String(counted.home), away_score: String(counted.away) })}
              >
                {words.fromEvents(`${counted.home}:${counted.away}`)}
              </button>
            )}
          </div>
        )}
        <div className="g3">
          {(["venue", "referee"] as const).flatMap((field) =>
            ([field, `${field}_hy`, `${field}_ru`] as const).map((name, index) => (
              <TextField
                key={name}
                label={`${words[field]} (${[office.inEnglish, office.inArmenian, office.inRussian][index]})`}
                lang={["en", "hy", "ru"][index]}
                value={values[name]}
                error={errors[name]}
                onChange={(text) => set({ [name]: text })}
              />
            )),
          )}
          {(["round", "attendance", "weather", "temperature"] as const).map((name) => (
            <TextField
              key={name}
              label={words[name]}
              value={values[name]}
              error={errors[name]}
              inputMode={name === "weather" ? "text" : "numeric"}
              onChange={(text) => set({ [name]: text })}
            />
          ))}
        </div>
        <TextField
          label={words.video}
          type="url"
          value={values.video_url}
          error={errors.video_url}
          hint={values.video_url && (video ? `${words.videoKnown} ${video}` : words.videoUnknown)}
          onChange={(video_url) => set({ video_url })}
        />
        {video && (
          <div className="mf-video">
            <VideoEmbed id={video} playLabel={words.playVideo} opensAway />
          </div>
        )}
        <LanguageTabs
          current={language}
          onChange={setLanguage}
          of={1}
          filled={{
            en: values.match_report ? 1 : 0,
            hy: values.match_report_hy ? 1 : 0,
            ru: values.match_report_ru ? 1 : 0,
          }}
          panelId="match-report"
        />
        <div role="tabpanel" id="match-report" aria-labelledby={`match-report-${language}`}>
          <TextArea
            key={language}
            label={words.report}
            lang={language}
            rows={6}
            value={values[report]}
            error={errors[report]}
            onChange={(text) => set({ [report]: text })}
          />
        </div>
        <details className="dbg ru-f">
          <summary>{words.logos}</summary>
          <div className="in g2">
            {(["home", "away"] as const).map((which) => (
              <ImageField
                key={which}
                label={words[which]}
                frame="dzx"
                value={values[`${which}_team_logo`]}
                onChange={(url) => set({ [`${which}_team_logo`]: url })}
                path="/upload/image"
                maxBytes={PHOTO_BYTES}
                texts={{ notImage: words.notImage, tooBig: words.tooBig, failed: words.uploadFailed }}
              />
            ))}
          </div>
        </details>
      </div>
    </section>
  );
}

function valueOfChoice({ id, name }: { id: number | null; name: string }): string {
  return id === null ? name : String(id);
}
