import { Undo2 } from "lucide-react";
import { useLoaderData } from "react-router";
import { api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { ListBody } from "#src/features/office/list-body.tsx";
import { attempt } from "#src/features/office/list-fault.tsx";
import { FilterSelect, useListAddress } from "#src/features/office/list-tools.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { staffDateTime } from "#src/features/office/staff-dates.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import { restoreRecord } from "#src/features/office/undo.ts";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { kindInWords } from "../action-words.ts";
import { TRASHED_KINDS, type TrashedRecord } from "../history.ts";
import { useEntryTitle } from "../use-entry-title.ts";
import listStyles from "./history-list.module.css";

export async function clientLoader() {
  const { data, error } = await attempt(api.get<{ records: TrashedRecord[] }>("/admin/trash"));
  return { records: data?.records ?? [], error };
}

export default function TrashPage() {
  const colon = useColon();
  const { records, error } = useLoaderData<typeof clientLoader>();
  const words = useOfficeText("history");
  const office = useOfficeText("office");
  const address = useListAddress();
  const { act } = useListActions();
  const entryTitle = useEntryTitle();
  const titleOf = ({ kind, id, title }: TrashedRecord) => entryTitle({ kind, record_id: id, title });
  const kind = address.get("kind");
  const shown = records.filter((record) => !kind || record.kind === kind);
  const present = TRASHED_KINDS.filter((one) => records.some((record) => record.kind === one));
  const restore = (record: TrashedRecord) =>
    act(async () => {
      showToast({ text: await restoreRecord(record.kind, record.id, office) });
    });
  return (
    <OfficePage title={words.trash}>
      {present.length > 1 && <KindFilter kinds={present} />}
      <ListBody
        isEmpty={shown.length === 0}
        error={error}
        words={{ loadFailed: words.loadFailed, none: words.trashEmpty }}
      >
        <ul className={`panel ${listStyles.list}`}>
          {shown.map((record) => (
            <li key={`${record.kind}:${record.id}`}>
              <div>
                <b>{titleOf(record)}</b>
                <small>
                  {kindInWords(words, record.kind)}.{" "}
                  {words.kept(staffDateTime(record.deleted_at), record.days_left)}
                  {record.deleted_by && ` · ${record.deleted_by}`}
                </small>
              </div>
              <Button
                isLine
                aria-label={`${words.restore}${colon}${titleOf(record)}`}
                onClick={() => void restore(record)}
              >
                <Undo2 className="icon" aria-hidden /> {words.restore}
              </Button>
            </li>
          ))}
        </ul>
      </ListBody>
    </OfficePage>
  );
}

function KindFilter({ kinds }: { kinds: (typeof TRASHED_KINDS)[number][] }) {
  const words = useOfficeText("history");
  return (
    <div className="filter-bar">
      <FilterSelect
        name="kind"
        label={words.what}
        options={[
          { value: "", label: words.allKinds },
          ...kinds.map((one) => ({ value: one, label: kindInWords(words, one) })),
        ]}
      />
    </div>
  );
}

export function HydrateFallback() {
  const words = useOfficeText("history");
  return <LoadingPage title={words.trash} rows={4} />;
}
