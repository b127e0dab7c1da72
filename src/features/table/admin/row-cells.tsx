import { LANGUAGE_MARKS } from "#src/features/office/language-marks.ts";
import { initials, logoOrOwn } from "#src/features/teams/crest.ts";
import type { Team } from "#src/features/teams/team.ts";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnNames, localised } from "#src/i18n/localised.ts";
import { signed } from "#src/i18n/numbers.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { wholeNumber } from "#src/records/whole-number.ts";
import { standing } from "../standing.record.ts";
import { FIGURES, formLetters, isForm, plainForm } from "../table.ts";
import { type DraftRow, derived, isOwnName } from "./draft-table.ts";
import { EditableCell } from "./editable-cell.tsx";
import styles from "./row-cells.module.css";

const NAMES = columnNames("team_name");

interface RowCellsProps {
  row: DraftRow;
  /** Absent for one that is named by hand. */
  team: Team | undefined;
  /** What tells it from another one of its name. */
  mark: string | undefined;
  saved: DraftRow | undefined;
  /** Figures and form follow the results: they are shown, not typed. */
  areFixed: boolean;
  onChange: (key: string, changes: Partial<DraftRow>) => void;
}

/** The cells of a row that are typed into, and the figures that follow from them. */
export function RowCells(props: RowCellsProps) {
  const { row } = props;
  const { played, difference, points } = derived(row);
  return (
    <>
      <td className={styles.place}>{row.position}</td>
      <TeamCell {...props} />
      <td className={styles.derived}>{played}</td>
      {FIGURES.map((figure) => (
        <FigureCell key={figure} figure={figure} {...props} />
      ))}
      <td className={styles.derived}>{signed(difference, "+0")}</td>
      <td className={styles.points}>
        {points}
        {row.points_adjustment !== 0 && <small>{signed(row.points_adjustment, "+0")}</small>}
      </td>
      <FormCell {...props} />
    </>
  );
}

function TeamCell({ row, team, mark, saved, onChange }: RowCellsProps) {
  const words = useOfficeText("table");
  const labels = useFieldLabels("standings");
  const name = (field: (typeof NAMES)[number], label: string, isFirst: boolean) => (
    <EditableCell
      key={field}
      className={isFirst ? styles.name : `${styles.name} ${styles.small}`}
      value={row[field]}
      label={`${label}, ${row.position}`}
      lang={LANGUAGES[NAMES.indexOf(field)] ?? "en"}
      isChanged={saved?.[field] !== row[field]}
      shown={row[field] || `${LANGUAGE_MARKS.ru} –`}
      onSave={(text) => {
        if (!text.trim() && field !== "team_name_ru") return words.nameEmpty;
        onChange(row.key, { [field]: text.trim() });
        return undefined;
      }}
    />
  );
  const logo = logoOrOwn(row.team_logo, Boolean(row.is_own));
  const language = useLanguage();
  const shown = localised(row, "team_name", language).text;
  const code = (team && localised(team, "code", language).text) || initials(shown);
  const labelOf = { team_name: labels.team_name, team_name_hy: words.nameHy, team_name_ru: words.nameRu };
  const offered = NAMES.filter((field) => field !== "team_name_ru" || isOwnName(row));
  // The one that the interface speaks stands first, and large.
  const first = offered.find((field) => LANGUAGES[NAMES.indexOf(field)] === language) ?? offered[0];
  return (
    <td className={styles.team}>
      <div>
        <span className="crest">
          <TeamCrest team={{ name: row.team_name, code, logo }} instead="letters" />
        </span>
        <div>
          {offered
            .toSorted((one, other) => Number(other === first) - Number(one === first))
            .map((field) => name(field, labelOf[field], field === first))}
          {mark && <small className="muted">{mark}</small>}
        </div>
      </div>
    </td>
  );
}

interface FigureCellProps extends RowCellsProps {
  figure: (typeof FIGURES)[number];
}

function FigureCell({ figure, row, saved, areFixed, onChange }: FigureCellProps) {
  const words = useOfficeText("table");
  const labels = useFieldLabels("standings");
  const { min, max } = standing.fields[figure];
  const isChanged = saved?.[figure] !== row[figure];
  const team = localised(row, "team_name", useLanguage()).text;
  if (areFixed)
    return (
      <td className={styles.derived} data-l={labels[figure]}>
        {row[figure]}
      </td>
    );
  return (
    <td
      className={figure === FIGURES[0] ? `${styles.figure} ${styles.first}` : styles.figure}
      data-l={labels[figure]}
    >
      <EditableCell
        value={String(row[figure])}
        label={`${team}, ${labels[figure]}`}
        isChanged={isChanged}
        inputMode="numeric"
        onSave={(text) => {
          const number = wholeNumber(text);
          if (number === null || !(number >= min && number <= max)) return words.number;
          onChange(row.key, { [figure]: number });
          return undefined;
        }}
      />
    </td>
  );
}

function FormCell({ row, saved, areFixed, onChange }: RowCellsProps) {
  const words = useOfficeText("table");
  const labels = useFieldLabels("standings");
  const letters = formLetters(row.form).slice(-5);
  const team = localised(row, "team_name", useLanguage()).text;
  const shown = row.form
    ? letters.map((letter, index) => (
        <span key={index} className="form-letter" data-outcome={letter}>
          {words.letters[letter]}
        </span>
      ))
    : "–";
  if (areFixed)
    return (
      <td className={styles.form}>
        <span className={styles.letters}>{shown}</span>
      </td>
    );
  return (
    <td className={styles.form}>
      <EditableCell
        className={styles.letters}
        value={formLetters(row.form)
          .map((letter) => words.letters[letter])
          .join("")}
        label={`${team}, ${labels.form}`}
        isChanged={saved?.form !== row.form}
        shown={shown}
        onSave={(text) => {
          const form = plainForm(text, words.letters);
          if (!isForm(form)) return words.formInvalid;
          onChange(row.key, { form });
          return undefined;
        }}
      />
    </td>
  );
}
