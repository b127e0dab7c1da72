import { useState } from "react";
import { confirm } from "#src/features/office/confirm.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import {
  LiveState,
  OpenedCopy,
  OthersCopies,
  OvertakenNotice,
} from "#src/features/working-copies/copy-notices.tsx";
import type { CopiesOfRecord, WorkingCopy } from "#src/features/working-copies/working-copy.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Article } from "../article.ts";
import { type ArticleValues, valuesOf } from "./article-form-state.ts";
import type { ArticleFormState } from "./use-article-form.ts";

interface CopyPanelProps {
  form: ArticleFormState;
  article: Article | undefined;
  copies: CopiesOfRecord | undefined;
}

/** What is typed and not out: since when readers see what they see, what else was typed and by whom. */
export function CopyPanel({ form, article, copies }: CopyPanelProps) {
  const [others, setOthers] = useState(copies?.others ?? []);
  const discard = useDiscard(form, article);
  const { overtaken } = form.work;
  const isLive = article?.state === "published";
  const opened = copies?.copy;
  const set = useTaking(form);
  return (
    <>
      {overtaken && (
        <OvertakenNotice
          by={overtaken}
          onTake={(copy) => {
            set(copy);
            form.work.goOn(copy.revision);
          }}
          onKeep={(copy) => form.work.goOn(copy.revision)}
        />
      )}
      {article && opened && form.isDirty ? (
        <OpenedCopy copy={opened} liveSince={isLive ? article.updated_at : undefined} onDiscard={discard} />
      ) : (
        article && isLive && form.isDirty && <LiveState since={article.updated_at} />
      )}
      <OthersCopies
        others={others}
        onTake={(copy) => {
          set(copy);
          setOthers(others.filter((one) => one !== copy));
        }}
      />
    </>
  );
}

/** Puts another text into the form, over the version that it was typed over; what was typed there can be taken back. */
function useTaking({ values, isDirty, version, set, setVersion }: ArticleFormState) {
  const words = useOfficeText("workingCopies");
  const office = useOfficeText("office");
  return (copy: WorkingCopy) => {
    const put = (taken: Partial<ArticleValues>, over: number | undefined) => {
      set(taken);
      setVersion(over);
    };
    put(copy.values as Partial<ArticleValues>, copy.base_version ?? version);
    if (!isDirty) return;
    showToast({ text: words.replaced, action: { label: office.undo, run: () => put(values, version) } });
  };
}

/** Asks, brings the saved version back, and can be taken back itself. */
function useDiscard(
  { values, version, adopt, set, setVersion }: ArticleFormState,
  article: Article | undefined,
) {
  const words = useOfficeText("workingCopies");
  const office = useOfficeText("office");
  return async () => {
    if (!article) return;
    const question = { text: words.discardAsk, hint: words.discardHint, yes: words.discard };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    adopt(valuesOf(article), article.version);
    const undo = () => {
      set(values);
      // What others saved since it was typed is still asked about.
      setVersion(version);
    };
    showToast({ text: words.discarded, action: { label: office.undo, run: undo } });
  };
}
