import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { api } from "#src/api/client.ts";
import { ListBody } from "#src/features/office/list-body.tsx";
import { listQuery } from "#src/features/office/list-query.ts";
import { FilterSelect, Pager, SearchBox } from "#src/features/office/list-tools.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { staffDateTime } from "#src/features/office/staff-dates.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useOfficeDictionary, useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { kindInWords } from "../action-words.ts";
import { auditChanges } from "../audit-changes.ts";
import type { AuditRow } from "../history.ts";
import { useActionWords, useActorsOfLog } from "../use-action-words.ts";
import { useEntryTitle } from "../use-entry-title.ts";
import styles from "./audit-page.module.css";
import listStyles from "./history-list.module.css";

const PER_PAGE = 50;

interface AuditAnswer {
  entries: AuditRow[];
  total: number;
  kinds: string[];
  actions: string[];
  people: { username: string; name: string }[];
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { page, query } = listQuery(request, PER_PAGE, ["kind", "action", "username", "search"]);
  return { ...(await api.get<AuditAnswer>(`/admin/audit?${query}`)), page };
}

export default function AuditPage() {
  const colon = useColon();
  const { entries, total, kinds, actions, people, page } = useLoaderData<typeof clientLoader>();
  const words = useOfficeText("history");
  const action = useActionWords();
  const actor = useActorsOfLog(people);
  const titleOf = useEntryTitle();
  const kind = (name: string) => kindInWords(words, name);
  const filter = (name: string, all: string, values: string[], label: (value: string) => string) => (
    <FilterSelect
      name={name}
      label={all}
      options={[{ value: "", label: all }, ...values.map((value) => ({ value, label: label(value) }))]}
    />
  );
  return (
    <OfficePage title={words.audit}>
      <div className={`filter-bar ${styles.filters}`}>
        <SearchBox label={words.search} />
        {filter(
          "username",
          words.everybody,
          people.map(({ username }) => username),
          actor,
        )}
        {filter("kind", words.allKinds, kinds, kind)}
        {filter("action", words.anyAction, actions, action)}
      </div>
      <ListBody isEmpty={entries.length === 0} words={words}>
        <ul className={`panel ${listStyles.list}`}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <div>
                <b>{titleOf(entry) || "—"}</b>
                <small>
                  {`${actor(entry.username)}${colon}`}
                  {action(entry.action)}, {kind(entry.kind)} {entry.record_id}
                  {entry.address && ` · ${entry.address}`}
                </small>
                <Changes entry={entry} />
              </div>
              <time dateTime={entry.created_at}>{staffDateTime(entry.created_at)}</time>
            </li>
          ))}
        </ul>
      </ListBody>
      <Pager page={page} perPage={PER_PAGE} total={total} />
    </OfficePage>
  );
}

function Changes({ entry }: { entry: AuditRow }) {
  const colon = useColon();
  const words = useOfficeText("history");
  const office = useOfficeText("office");
  const { letters } = useOfficeText("table");
  const changes = auditChanges(entry, useOfficeDictionary(), office, { language: useLanguage(), letters });
  if (changes.length === 0) return null;
  return (
    <details>
      <summary>
        {`${words.changes}${colon}`}
        {[...new Set(changes.map(({ field }) => field))].join(", ")}
      </summary>
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }, index) => (
            // Two fields may have one word; none ever moves.
            <tr key={index}>
              <td>{field}</td>
              <td className={listStyles.value}>{before}</td>
              <td className={listStyles.value}>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

export function HydrateFallback() {
  const words = useOfficeText("history");
  return <LoadingPage title={words.audit} rows={6} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <OfficeFault error={error} />;
}
