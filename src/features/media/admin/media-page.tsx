import { Upload } from "lucide-react";
import { useRef } from "react";
import {
  type ClientLoaderFunctionArgs,
  Outlet,
  useLoaderData,
  useParams,
  useRevalidator,
} from "react-router";
import { club } from "#club/club.ts";
import { api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { ListBody } from "#src/features/office/list-body.tsx";
import { attempt } from "#src/features/office/list-fault.tsx";
import { listQuery } from "#src/features/office/list-query.ts";
import { Pager, SearchBox } from "#src/features/office/list-tools.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { FilesInput } from "#src/features/office/picture-input.tsx";
import { useUnsavedGuard } from "#src/features/office/unsaved-guard.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { UploadList } from "../upload-list.tsx";
import { useDrop } from "../use-drop.ts";
import type { LibraryAnswer } from "../use-picker.ts";
import { useUploads } from "../use-uploads.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { FilterChips } from "./filter-chips.tsx";
import styles from "./media-page.module.css";
import { PictureGrid } from "./picture-grid.tsx";
import { usePictureSelection } from "./use-picture-selection.ts";

const PER_PAGE = 40;

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { page, query } = listQuery(request, PER_PAGE, ["search", "filter"]);
  const { data, error } = await attempt(api.get<LibraryAnswer>(`/admin/media?${query}`));
  return { page, pictures: data?.pictures ?? [], total: data?.total ?? 0, counts: data?.counts, error };
}

/** Every picture once: the grid, and beside it, or on a phone in its place, the chosen one. */
export default function MediaPage() {
  const { pictures, total, page, counts, error } = useLoaderData<typeof clientLoader>();
  const words = useOfficeText("media");
  const language = useLanguage();
  const { id } = useParams();
  const { revalidate } = useRevalidator();
  const input = useRef<HTMLInputElement>(null);
  const uploads = useUploads(() => void revalidate());
  const isOver = useDrop(uploads.add);
  const selection = usePictureSelection(pictures.map((one) => one.id));
  // Also for the picture beside it and the dialog of many: a page has one guard.
  useUnsavedGuard(false, { hasDraft: false });
  const upload = (
    <Button onClick={() => input.current?.click()}>
      <Upload className="icon" aria-hidden /> {words.upload}
    </Button>
  );
  return (
    <main
      id="main"
      // On a phone one picture has a bar of its own, in the place of the menu's.
      className={id ? `${styles.library} ${styles.opened}` : styles.library}
      data-slim
      data-work={id ? "" : undefined}
      tabIndex={-1}
    >
      <title>{`${words.title} | ${club.name[language]}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.list}>
        <div className={styles.head}>
          <h1>{words.title}</h1>
          <SearchBox label={words.search} />
          {upload}
        </div>
        <FilesInput ref={input} aria-label={words.upload} multiple onChoose={uploads.add} />
        {counts && <FilterChips counts={counts} />}
        <UploadList uploads={uploads} />
        <BulkBar selection={selection} />
        <ListBody isEmpty={pictures.length === 0} error={error} words={words}>
          <PictureGrid pictures={pictures} current={Number(id)} selection={selection} />
        </ListBody>
        <Pager page={page} perPage={PER_PAGE} total={total} />
        <div className={styles.bar} data-foot>
          {upload}
        </div>
      </div>
      <Outlet />
      {isOver && (
        <div className={styles.drop} role="status">
          {words.dropAnywhere}
        </div>
      )}
    </main>
  );
}

export function HydrateFallback() {
  return <LoadingPage title={useOfficeText("media").title} />;
}
