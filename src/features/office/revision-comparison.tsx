import { useOfficeText } from "#src/i18n/office-text.ts";
import { MarkedText } from "./marked-text.tsx";
import type { Compared } from "./revision.ts";
import styles from "./revision-comparison.module.css";

interface RevisionComparisonProps {
  compared: Compared;
  labels: Partial<Record<string, string>> | undefined;
  nameOfField?: ((field: string) => string) | undefined;
  show: (field: string, value: unknown) => string;
}

/** An earlier version beside the present one: each field that differs, with the differing words marked. */
export function RevisionComparison({ compared, labels, nameOfField, show }: RevisionComparisonProps) {
  const words = useOfficeText("office").revisions;
  const office = useOfficeText("office");
  const { values, present, version, present_version, is_deleted } = compared;
  const names = labels
    ? Object.keys(labels)
    : [...new Set([...Object.keys(present), ...Object.keys(values)])];
  const differing = names.filter((name) => plain(values[name]) !== plain(present[name]));
  if (differing.length === 0 && !is_deleted)
    return <p>{version === present_version ? words.choose : words.same}</p>;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.field}</span>
            </th>
            <th scope="col">{words.version(version)}</th>
            <th scope="col">{is_deleted ? words.deleted : words.now}</th>
          </tr>
        </thead>
        <tbody>
          {differing.map((name) => {
            const [then, now] = [show(name, values[name]), show(name, present[name])];
            return (
              <tr key={name}>
                <th scope="row">{labels?.[name] ?? nameOfField?.(name) ?? name}</th>
                <td data-l={words.version(version)}>
                  <Value field={name} value={values[name]} text={then} other={now} />
                </td>
                <td data-l={words.now}>
                  <Value field={name} value={present[name]} text={now} other={then} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={`muted ${styles.same}`}>{office.sameFields(names.length - differing.length)}</p>
    </>
  );
}

/** An emptied text is as good as none. */
function plain(value: unknown): string {
  return JSON.stringify(value === "" ? null : (value ?? null));
}

interface ValueProps {
  field: string;
  value: unknown;
  text: string;
  other: string;
}

function Value({ field, value, text, other }: ValueProps) {
  const isPicture = /(_url|logo|banner_image)$/.test(field) && field !== "video_url" && value;
  if (isPicture) return <img src={String(value)} alt={text} />;
  const lang = /_(hy|ru)$/.exec(field)?.[1];
  return (
    <div lang={lang}>
      <MarkedText text={text} other={other} />
    </div>
  );
}
