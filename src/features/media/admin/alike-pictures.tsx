import { Link, useLocation, useNavigate } from "react-router";
import { api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { confirm } from "#src/features/office/confirm.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { pictureSources } from "#src/ui/picture-sources.ts";
import { type Picture, type PictureDetail, pictureTitle } from "../library.ts";
import styles from "./picture-page.module.css";

/** Others that look the same: they can become one, the largest. */
export function AlikePictures({ picture }: { picture: PictureDetail }) {
  const words = useOfficeText("media");
  const { search } = useLocation();
  const navigate = useNavigate();
  const { act } = useListActions();
  if (picture.alike.length === 0) return null;
  const ids = [picture.id, ...picture.alike.map(({ id }) => id)];
  const merge = async () => {
    const text = words.mergeQuestion(ids.length);
    if (!(await confirm({ text, hint: words.mergeHint, yes: words.merge }))) return;
    await act(async () => {
      const kept = await api.post<Picture>("/admin/media/merge", { ids });
      showToast({ text: words.merged });
      await navigate(`/admin/media/${kept.id}${search}`, { preventScrollReset: true });
    }, words.mergeFailed);
  };
  return (
    <section className={styles.part}>
      <h2>{words.alikeTitle}</h2>
      <ul className={styles.alike}>
        {picture.alike.map((one) => (
          <li key={one.id}>
            <Link to={`/admin/media/${one.id}${search}`} preventScrollReset>
              <img {...pictureSources(one.url, "96px")} alt="" loading="lazy" />
              <span>
                {pictureTitle(one)}
                <small>{`${one.width}×${one.height}`}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Button isLine onClick={() => void merge()}>
        {words.merge}
      </Button>
    </section>
  );
}
