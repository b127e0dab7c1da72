import {
  ArrowDown,
  ArrowUp,
  GripVertical,
  ImageOff,
  ImagePlus,
  Plus,
  RefreshCw,
  RotateCcw,
  Save,
  Scale,
  Trash2,
} from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { PHOTO_BYTES } from "#src/features/media/media.ts";
import { ApiError, api } from "#src/features/office/api.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { Dialog } from "#src/features/office/dialog.tsx";
import { TextField } from "#src/features/office/fields.tsx";
import { attempt, faultText, ListFault } from "#src/features/office/list-fault.tsx";
import { SkeletonRows, useListAddress } from "#src/features/office/list-tools.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { RecordBar } from "#src/features/office/record-bar.tsx";
import { useSaveShortcut } from "#src/features/office/shortcuts.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useUnsavedGuard } from "#src/features/office/unsaved-guard.tsx";
import { useOfficeWords } from "#src/features/office/use-office-words.ts";
import { BUILT_IN_TEAMS } from "#src/features/teams/built-in-teams.ts";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { type Picked, useStaffWords } from "#src/i18n/staff-words.tsx";
import { DEFAULT_SEASON, isSeasonName, type ListedSeason, whichSeason } from "../season.ts";
import { FIGURES, formLetters, type StandingRow } from "../table.ts";
import { CompareDialog } from "./compare-dialog.tsx";
import {
  bodyOf,
  DEFAULT_RULES,
  type DraftRow,
  derived,
  draftOf,
  moved,
  newRow,
  recalculated,
  renumbered,
  type SeasonRules,
  zoneClass,
} from "./draft-table.ts";
import { EditableCell } from "./editable-cell.tsx";
import { tableWords } from "./table-words.ts";
import "./table-editor.css";

type Words = Picked<(typeof tableWords)["entries"]>;

/** Without a list of seasons the default one; a season without a table begins with the league's teams. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const listed = await attempt(api.get<{ seasons: ListedSeason[] }>("/admin/league-table/seasons"));
  const seasons = listed.data?.seasons ?? [{ season: DEFAULT_SEASON, current: true }];
  const season = new URL(request.url).searchParams.get("season") || whichSeason(seasons);
  const [rows, rules] = await Promise.all([
    attempt(api.get<StandingRow[]>(`/league-table?season=${encodeURIComponent(season)}`)),
    attempt(api.get<SeasonRules & { id: number; version: number }>(`/seasons/${encodeURIComponent(season)}`)),
  ]);
  return {
    seasons,
    season,
    rows: draftOf(rows.data ?? []),
    rules: rules.data ?? DEFAULT_RULES,
    seasonId: rules.data?.id,
    version: rules.data?.version,
    error: rows.error ?? listed.error,
  };
}

export default function TableEditorPage() {
  const data = useLoaderData<typeof clientLoader>();
  // Another season, or a newer save, begins a new draft.
  return <Editor key={`${data.season}-${data.version ?? 0}`} data={data} />;
}

function Editor({ data }: { data: Awaited<ReturnType<typeof clientLoader>> }) {
  const { season, rules } = data;
  const words = useStaffWords(tableWords);
  const office = useOfficeWords();
  const address = useListAddress();
  const { revalidate, state } = useRevalidator();
  /** A season that was made a moment ago and is not saved. */
  const [fresh, setFresh] = useState<string>();
  const start = data.rows.length > 0 || data.error ? data.rows : builtInRows();
  const [rows, setRows] = useState<DraftRow[]>(start);
  const [isSaving, setIsSaving] = useState(false);
  const [fault, setFault] = useState<string>();
  const [isComparing, setIsComparing] = useState(false);
  const [isNaming, setIsNaming] = useState(false);
  const shownSeason = fresh ?? season;
  const saved = new Map(start.map((row) => [row.key, row]));
  const isDirty =
    fresh !== undefined || JSON.stringify(rows.map(bodyOf)) !== JSON.stringify(start.map(bodyOf));
  useUnsavedGuard(isDirty);

  const change = (key: string, changes: Partial<DraftRow>) =>
    setRows((before) => {
      const next = before.map((row) => (row.key === key ? { ...row, ...changes } : row));
      const isFigure = FIGURES.some((name) => name in changes);
      return isFigure ? recalculated(next, rules) : next;
    });
  const save = async (isOver = false) => {
    if (isSaving || !isDirty) return;
    if (rows.length === 0) return setFault(words.emptyTable);
    if (rows.some((row) => !row.team_name.trim() || !row.team_name_hy.trim()))
      return setFault(words.nameless);
    setIsSaving(true);
    setFault(undefined);
    try {
      await api.put("/admin/league-table", {
        season: shownSeason,
        standings: rows.map(bodyOf),
        ...(fresh || isOver || data.version === undefined ? {} : { version: data.version }),
      });
      showToast({ text: office.saved });
      if (fresh) {
        setFresh(undefined);
        address.set({ season: fresh });
      }
      await revalidate();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.code === "conflict" && failure.body.theirs) {
        const isMine = await confirm({
          text: words.conflict,
          yes: words.saveOver,
          no: office.cancel,
          isDangerous: true,
        });
        setIsSaving(false);
        if (isMine) return save(true);
        return;
      }
      setFault(faultText(failure, words.saveFailed, office.network));
    } finally {
      setIsSaving(false);
    }
  };
  useSaveShortcut(() => void save());
  const reset = () => {
    setRows(start);
    setFresh(undefined);
    setFault(undefined);
  };
  const switchTo = async (other: string) => {
    if (other === shownSeason) return;
    if (isDirty && !(await confirm({ text: words.discard, yes: words.discardYes, isDangerous: true })))
      return;
    reset();
    address.set({ season: other });
  };
  const refresh = async () => {
    if (isDirty && !(await confirm({ text: office.leave, yes: words.discardYes, isDangerous: true }))) return;
    reset();
    await revalidate();
  };
  const begin = (name: string) => {
    setIsNaming(false);
    setFresh(name);
    setRows(recalculated(builtInRows(), rules));
  };
  const chooseForSite = async (other: string) => {
    try {
      await api.post("/admin/league-table/current", { season: other });
      showToast({ text: office.saved });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      showToast({ text: faultText(failure, office.failed, office.network), isBad: true });
    }
    await revalidate();
  };
  const remove = async (row: DraftRow) => {
    const text = words.removeTeam(row.team_name);
    if (!(await confirm({ text, yes: office.remove, isDangerous: true }))) return;
    setRows((before) => renumbered(before.filter(({ key }) => key !== row.key)));
  };
  const names = fresh ? [{ season: fresh, current: false }, ...data.seasons] : data.seasons;
  return (
    <OfficePage
      title={words.title}
      lang={words.lang}
      actions={
        <>
          <button
            type="button"
            className="btn sm line"
            aria-busy={state !== "idle"}
            onClick={() => void refresh()}
          >
            <RefreshCw className="i" aria-hidden /> {office.refresh}
          </button>
          <button type="button" className="btn sm line" onClick={() => setIsComparing(true)}>
            <Scale className="i" aria-hidden /> {words.compare}
          </button>
          <button
            type="button"
            className="btn sm line"
            onClick={() => setRows((before) => [...before, newRow(words.newTeam, before.length)])}
          >
            <Plus className="i" aria-hidden /> {words.addTeam}
          </button>
        </>
      }
    >
      <div className="sea">
        <SeasonChoice
          name="season"
          title={words.season}
          seasons={names}
          chosen={shownSeason}
          onChoose={(other) => void switchTo(other)}
        >
          <button type="button" className="btn sm line" onClick={() => setIsNaming(true)}>
            <Plus className="i" aria-hidden /> {words.newSeason}
          </button>
        </SeasonChoice>
        <SeasonChoice
          name="hero"
          title={words.hero}
          seasons={data.seasons}
          chosen={data.seasons.find(({ current }) => current)?.season}
          onChoose={(other) => void chooseForSite(other)}
        />
      </div>
      {data.seasonId && !fresh && (
        <RecordBar
          kind="standings"
          id={data.seasonId}
          show={(_, row) => rowInWords(row as StandingRow, words)}
          isDirty={isDirty}
          onRestored={() => {
            reset();
            void revalidate();
          }}
        />
      )}
      {data.error && <ListFault error={data.error} failed={words.loadFailed} />}
      {fault && (
        <p className="notice bad" role="alert">
          {fault}
        </p>
      )}
      {isDirty && (
        <div className="dirty" role="status">
          <b>{words.dirty(shownSeason)}</b>
          <button type="button" className="btn sm ink" onClick={reset}>
            <RotateCcw className="i" aria-hidden /> {words.reset}
          </button>
          <button type="button" className="btn sm ink" disabled={isSaving} onClick={() => void save()}>
            <Save className="i" aria-hidden /> {isSaving ? office.saving : words.save}
          </button>
        </div>
      )}
      <Rows
        rows={rows}
        saved={saved}
        rules={rules}
        words={words}
        onChange={change}
        onMove={(from, to) => setRows((before) => moved(before, from, to))}
        onRemove={(row) => void remove(row)}
      />
      <ul className="help">
        {(
          [
            ["--zone-1", words.champions],
            ["--zone-2", words.europa],
            ["--zone-3", words.relegation],
          ] as const
        ).map(([zone, text]) => (
          <li key={zone}>
            <i style={{ "--z": `var(${zone})` } as React.CSSProperties} /> {text}
          </li>
        ))}
        <li>{words.help}</li>
        <li>{words.help2}</li>
      </ul>
      {isNaming && <SeasonDialog seasons={data.seasons} onClose={() => setIsNaming(false)} onBegin={begin} />}
      {isComparing && (
        <CompareDialog
          season={shownSeason}
          onClose={() => setIsComparing(false)}
          onTake={(taken) => {
            setRows((before) => recalculated(withResults(before, taken), rules));
            setIsComparing(false);
          }}
        />
      )}
    </OfficePage>
  );
}

interface SeasonChoiceProps {
  name: string;
  title: string;
  seasons: ListedSeason[];
  chosen: string | undefined;
  onChoose: (season: string) => void;
  children?: React.ReactNode;
}

function SeasonChoice({ name, title, seasons, chosen, onChoose, children }: SeasonChoiceProps) {
  const words = useStaffWords(tableWords);
  return (
    <fieldset className="panel sea-f" aria-labelledby={`season-${name}`}>
      <h2 id={`season-${name}`}>{title}</h2>
      <div className="in rad">
        {seasons.map(({ season, current }) => (
          <label key={season} className={season === chosen ? "on" : undefined}>
            <input
              type="radio"
              className="vh"
              name={name}
              checked={season === chosen}
              onChange={() => onChoose(season)}
            />
            <i aria-hidden="true" />
            {season} {current && <small>{words.current}</small>}
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}

interface RowsProps {
  rows: DraftRow[];
  saved: Map<string, DraftRow>;
  rules: SeasonRules;
  words: Words;
  onChange: (key: string, changes: Partial<DraftRow>) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (row: DraftRow) => void;
}

function Rows({ rows, saved, rules, words, onChange, onMove, onRemove }: RowsProps) {
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const [said, setSaid] = useState("");
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (!row || from === to || to < 0 || to >= rows.length) return;
    onMove(from, to);
    setSaid(words.movedTo(row.team_name, to + 1, rows.length));
  };
  const drop = () => {
    if (dragged !== undefined && over !== undefined) move(dragged, over);
    setDragged(undefined);
    setOver(undefined);
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>, from: number) => {
    const to = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: rows.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(from, to);
    // A row that the browser puts elsewhere loses the focus on the way.
    const handle = event.currentTarget;
    requestAnimationFrame(() => handle.focus());
  };
  return (
    <>
      <p className="vh" role="status">
        {said}
      </p>
      <table className="et">
        <caption className="vh">{words.title}</caption>
        <thead>
          <tr>
            {[
              words.pos,
              words.team,
              words.played,
              words.won,
              words.drawn,
              words.lost,
              words.goals_for,
              words.goals_against,
              words.difference,
              words.points,
              words.form,
              words.actions,
            ].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={row.key}
              className={`${zoneClass(row.position, rows.length, rules)}${row.is_own ? " own" : ""}${over === index ? " over" : ""}`}
              onDragOver={(event) => {
                if (dragged === undefined) return;
                event.preventDefault();
                setOver(index);
              }}
              onDrop={drop}
            >
              <Cells row={row} saved={saved.get(row.key)} words={words} onChange={onChange} />
              <td className="ac">
                {/* biome-ignore lint/a11y/useSemanticElements: Firefox does not let anybody drag a <button>. */}
                <span
                  className="grip"
                  role="button"
                  tabIndex={0}
                  draggable
                  aria-label={words.drag(row.team_name)}
                  title={words.drag(row.team_name)}
                  onKeyDown={(event) => moveByKey(event, index)}
                  onDragStart={() => setDragged(index)}
                  onDragEnd={drop}
                >
                  <GripVertical className="i" aria-hidden />
                </span>
                <LogoButtons
                  row={row}
                  words={words}
                  onChange={(team_logo) => onChange(row.key, { team_logo })}
                />
                <button
                  type="button"
                  disabled={index === 0}
                  aria-label={`${words.up}: ${row.team_name}`}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp className="i" aria-hidden />
                </button>
                <button
                  type="button"
                  disabled={index === rows.length - 1}
                  aria-label={`${words.down}: ${row.team_name}`}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown className="i" aria-hidden />
                </button>
                <button
                  type="button"
                  className="del"
                  aria-label={words.removeTeam(row.team_name)}
                  onClick={() => onRemove(row)}
                >
                  <Trash2 className="i" aria-hidden />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface CellsProps {
  row: DraftRow;
  saved: DraftRow | undefined;
  words: Words;
  onChange: (key: string, changes: Partial<DraftRow>) => void;
}

function Cells({ row, saved, words, onChange }: CellsProps) {
  const { played, difference, points } = derived(row);
  const name = (field: "team_name" | "team_name_hy", label: string) => (
    <EditableCell
      className="name"
      value={row[field]}
      label={`${label}, ${row.position}`}
      lang={field === "team_name" ? "en" : "hy"}
      isChanged={saved?.[field] !== row[field]}
      onSave={(text) => {
        if (!text.trim()) return words.nameEmpty;
        onChange(row.key, { [field]: text.trim() });
        return undefined;
      }}
    />
  );
  return (
    <>
      <td className="ps">{row.position}</td>
      <td className="tm">
        <div>
          <span className="cr">
            <TeamCrest
              team={{ name: row.team_name, code: "", logo: row.team_logo || null }}
              instead="letters"
            />
          </span>
          <div>
            {name("team_name", words.team)}
            {name("team_name_hy", words.nameHy)}
          </div>
        </div>
      </td>
      <td className="ro">{played}</td>
      {FIGURES.map((figure, index) => (
        <td
          key={figure}
          className={`${index === 0 ? "c1" : ""}${saved?.[figure] === row[figure] ? "" : " chg"}`}
          data-l={words[figure]}
        >
          <EditableCell
            value={String(row[figure])}
            label={`${row.team_name}, ${words[figure]}`}
            isChanged={saved?.[figure] !== row[figure]}
            inputMode="numeric"
            onSave={(text) => {
              if (!/^\d{1,3}$/.test(text.trim())) return words.number;
              onChange(row.key, { [figure]: Number(text) });
              return undefined;
            }}
          />
        </td>
      ))}
      <td className="ro">{difference >= 0 ? `+${difference}` : `−${-difference}`}</td>
      <td className="pt">{points}</td>
      <td className="fm">
        <EditableCell
          value={row.form}
          label={`${row.team_name}, ${words.form}`}
          isChanged={saved?.form !== row.form}
          shown={
            row.form
              ? formLetters(row.form)
                  .slice(-5)
                  .map((letter, index) => (
                    <span key={index} className={`fl ${letter}`}>
                      {letter}
                    </span>
                  ))
              : "–"
          }
          onSave={(text) => {
            const form = text.replace(/[\s,-]/g, "").toUpperCase();
            if (!/^[WDL]{0,10}$/.test(form)) return words.formInvalid;
            onChange(row.key, { form });
            return undefined;
          }}
        />
      </td>
    </>
  );
}

/** A team's logo: stored at once with the team; for a row without a team it goes into the draft. */
function LogoButtons({
  row,
  words,
  onChange,
}: {
  row: DraftRow;
  words: Words;
  onChange: (url: string) => void;
}) {
  const office = useOfficeWords();
  const input = useRef<HTMLInputElement>(null);
  const upload = async (file: File) => {
    const refused = !file.type.startsWith("image/")
      ? words.notImage
      : file.size > PHOTO_BYTES
        ? words.tooBig
        : undefined;
    if (refused) return showToast({ text: refused, isBad: true });
    try {
      const path = row.team_id ? `/admin/teams/${row.team_id}/logo` : "/upload/image";
      const field = row.team_id ? "logo" : "image";
      const { url } = await api.upload<{ url: string }>(path, { field, file, name: file.name });
      onChange(url);
    } catch (failure) {
      showToast({ text: faultText(failure, words.uploadFailed, office.network), isBad: true });
    }
  };
  const remove = async () => {
    if (row.team_id) await attempt(api.delete(`/admin/teams/${row.team_id}/logo`));
    onChange("");
  };
  return (
    <>
      <button
        type="button"
        aria-label={`${words.uploadLogo}: ${row.team_name}`}
        title={words.uploadLogo}
        onClick={() => input.current?.click()}
      >
        <ImagePlus className="i" aria-hidden />
      </button>
      {row.team_logo && (
        <button
          type="button"
          aria-label={`${words.removeLogo}: ${row.team_name}`}
          title={words.removeLogo}
          onClick={() => void remove()}
        >
          <ImageOff className="i" aria-hidden />
        </button>
      )}
      <input
        ref={input}
        className="vh"
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-label={`${words.uploadLogo}: ${row.team_name}`}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) void upload(file);
        }}
      />
    </>
  );
}

interface SeasonDialogProps {
  seasons: ListedSeason[];
  onClose: () => void;
  onBegin: (season: string) => void;
}

/** Names a new season; it is local until the table is saved. */
function SeasonDialog({ seasons, onClose, onBegin }: SeasonDialogProps) {
  const words = useStaffWords(tableWords);
  const office = useOfficeWords();
  const [name, setName] = useState("");
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const begin = () => {
    const plain = name.trim();
    if (seasons.some(({ season }) => season === plain)) return setFault(words.seasonExists);
    if (!isSeasonName(plain)) return setFault(words.enterSeason);
    onBegin(plain);
  };
  return (
    <Dialog
      title={words.newSeason}
      widthPx={440}
      onClose={onClose}
      footer={
        <>
          <span className="sp" />
          <button type="button" className="btn sm line" onClick={onClose}>
            {office.cancel}
          </button>
          <button type="button" className="btn sm" onClick={begin}>
            {words.newSeason}
          </button>
        </>
      }
    >
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <TextField
          label={words.enterSeason}
          value={name}
          error={fault}
          onChange={(text) => {
            setFault(undefined);
            setName(text);
          }}
        />
      </form>
    </Dialog>
  );
}

/** A team's row as one reads it aloud: "1. W 10, D 2, L 1, GF 30, GA 9, Pts 32, WWDWL". */
function rowInWords(row: StandingRow, words: Words): string {
  const figures = FIGURES.map((figure) => `${words[figure]} ${row[figure]}`);
  const rest = [row.form, row.adjustment_reason, row.fixed_place_reason].filter(Boolean);
  return `${row.position}. ${[...figures, `${words.points} ${row.points}`, ...rest].join(", ")}`;
}

/** The league's teams without any points. */
function builtInRows(): DraftRow[] {
  return BUILT_IN_TEAMS.map((team, index) => ({
    ...newRow(team.name, index),
    key: team.slug,
    team_name_hy: team.name_hy,
    team_name_ru: team.name_ru,
    is_own: team.is_own,
  }));
}

/** The figures that follow from the matches, in the rows of the same teams; teams without a row are added. */
function withResults(rows: DraftRow[], results: StandingRow[]): DraftRow[] {
  const isSame = (row: DraftRow, result: StandingRow) =>
    result.team_id !== null ? row.team_id === result.team_id : row.team_name === result.team_name;
  const changed = rows.map((row) => {
    const result = results.find((one) => isSame(row, one));
    if (!result) return row;
    const { won, drawn, lost, goals_for, goals_against, form } = result;
    return { ...row, won, drawn, lost, goals_for, goals_against, form };
  });
  const missing = results.filter((result) => !rows.some((row) => isSame(row, result)));
  return [...changed, ...draftOf(missing).map((row) => ({ ...row, id: null }))];
}

export function HydrateFallback() {
  const words = useStaffWords(tableWords);
  return (
    <OfficePage title={words.title} lang={words.lang}>
      <SkeletonRows count={6} />
    </OfficePage>
  );
}
