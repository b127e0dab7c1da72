import { LANGUAGE_MARKS } from "#src/features/office/language-marks.ts";
import { initials, logoOrOwn } from "#src/features/teams/crest.ts";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnNames, localised } from "#src/i18n/localised.ts";
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
  saved: DraftRow | undefined;
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
      <td className={styles.derived}>{signed(difference)}</td>
      <td className={styles.points}>
        {points}
        {row.points_adjustment !== 0 && <small>{signed(row.points_adjustment)}</small>}
      </td>
      <FormCell {...props} />
    </>
  );
}

/** With a true minus. */
function signed(value: number): string {
  return value >= 0 ? `+${value}` : `−${-value}`;
}

function TeamCell({ row, saved, onChange }: RowCellsProps) {
  const words = useOfficeText("table");
  const labels = useFieldLabels("standings");
  const name = (field: (typeof NAMES)[number], label: string) => (
    <EditableCell
      className={styles.name}
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
  const shown = localised(row, "team_name", useLanguage()).text;
  return (
    <td className={styles.team}>
      <div>
        <span className="crest">
          <TeamCrest team={{ name: row.team_name, code: initials(shown), logo }} instead="letters" />
        </span>
        <div>
          {name("team_name", labels.team_name)}
          {name("team_name_hy", words.nameHy)}
          {isOwnName(row) && name("team_name_ru", words.nameRu)}
        </div>
      </div>
    </td>
  );
}

interface FigureCellProps extends RowCellsProps {
  figure: (typeof FIGURES)[number];
}

function FigureCell({ figure, row, saved, onChange }: FigureCellProps) {
  const words = useOfficeText("table");
  const labels = useFieldLabels("standings");
  const { min, max } = standing.fields[figure];
  const isChanged = saved?.[figure] !== row[figure];
  return (
    <td
      className={figure === FIGURES[0] ? `${styles.figure} ${styles.first}` : styles.figure}
      data-l={labels[figure]}
    >
      <EditableCell
        value={String(row[figure])}
        label={`${row.team_name}, ${labels[figure]}`}
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

function FormCell({ row, saved, onChange }: RowCellsProps) {
  const words = useOfficeText("table");
  const labels = useFieldLabels("standings");
  const letters = formLetters(row.form).slice(-5);
  return (
    <td className={styles.form}>
      <EditableCell
        className={styles.letters}
        value={row.form}
        label={`${row.team_name}, ${labels.form}`}
        isChanged={saved?.form !== row.form}
        shown={
          row.form
            ? letters.map((letter, index) => (
                <span key={index} className="form-letter" data-outcome={letter}>
                  {letter}
                </span>
              ))
            : "–"
        }
        onSave={(text) => {
          const form = plainForm(text);
          if (!isForm(form)) return words.formInvalid;
          onChange(row.key, { form });
          return undefined;
        }}
      />
    </td>
  );
}
