import { LANGUAGE_MARKS } from "#src/features/office/language-marks.ts";
import { logoOrOwn } from "#src/features/teams/crest.ts";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { useFieldLabels } from "#src/i18n/office-text.ts";
import { FIGURES, formLetters } from "../table.ts";
import { useTableOfficeText } from "../use-table-office-text.ts";
import { type DraftRow, derived, isOwnName } from "./draft-table.ts";
import { EditableCell } from "./editable-cell.tsx";

const NAMES = columnNames("team_name");

interface RowCellsProps {
  row: DraftRow;
  saved: DraftRow | undefined;
  onChange: (key: string, changes: Partial<DraftRow>) => void;
}

/** The cells of a row that are typed into, and the figures that follow from them. */
export function RowCells({ row, saved, onChange }: RowCellsProps) {
  const words = useTableOfficeText();
  const labels = useFieldLabels("standings");
  const { played, difference, points } = derived(row);
  const name = (field: (typeof NAMES)[number], label: string) => (
    <EditableCell
      className="name"
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
  return (
    <>
      <td className="ps">{row.position}</td>
      <td className="tm">
        <div>
          <span className="cr">
            <TeamCrest
              team={{ name: row.team_name, code: "", logo: logoOrOwn(row.team_logo, Boolean(row.is_own)) }}
              instead="letters"
            />
          </span>
          <div>
            {name("team_name", labels.team_name)}
            {name("team_name_hy", words.nameHy)}
            {isOwnName(row) && name("team_name_ru", words.nameRu)}
          </div>
        </div>
      </td>
      <td className="ro">{played}</td>
      {FIGURES.map((figure, index) => (
        <td
          key={figure}
          className={`${index === 0 ? "c1" : ""}${saved?.[figure] === row[figure] ? "" : " chg"}`}
          data-l={labels[figure]}
        >
          <EditableCell
            value={String(row[figure])}
            label={`${row.team_name}, ${labels[figure]}`}
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
          label={`${row.team_name}, ${labels.form}`}
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
