import { useEffect } from "react";
import { type ClientActionFunctionArgs, data, useActionData, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { requestInfo } from "#src/app/request-info.server.ts";
import { allowFrames, type PageHandle, page } from "#src/delivery/page.server.ts";
import { isAppError } from "#src/errors/app-error.ts";
import { telephoneLink } from "#src/features/shell/contact-details.ts";
import { LoadFault } from "#src/features/shell/load-fault.tsx";
import { NoticePage } from "#src/features/shell/notice-page.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { VIDEO_FRAMES } from "#src/ui/video-frames.ts";
import { ArticleHead, ArticleText } from "./article-content.tsx";
import pageStyles from "./article-page.module.css";
import { answerForm } from "./preview-action.server.ts";
import { PreviewAnswer } from "./preview-answer.tsx";
import { PreviewBar } from "./preview-bar.tsx";
import { clubTelephone, loadPreview, type PreviewData } from "./preview-data.server.ts";
import styles from "./preview-page.module.css";

/** Made for each who asks, kept nowhere; neither visits nor analytics know of it. */
export const handle = {
  query: ["answer", "shown"],
  policy: { frames: [VIDEO_FRAMES], images: ["data:", "https:"] },
} satisfies PageHandle;

type Shown = { preview: PreviewData } | { is: "gone" | "missing"; phone: string };

/** `/preview/…`: an article that is not out, as somebody without an account reads and approves it. */
export const loader = page(async (app, { params, request, language, context }) => {
  const { address } = requestInfo(request);
  try {
    const preview = await loadPreview(app, { token: params.token ?? "", language, address });
    allowFrames(context, preview.article.frames);
    return data({ preview } as Shown);
  } catch (error) {
    if (!isAppError(error) || (error.code !== "gone" && error.code !== "not_found")) throw error;
    const is = error.code === "gone" ? "gone" : "missing";
    const shown: Shown = { is, phone: await clubTelephone(app, language) };
    return data(shown, { status: is === "gone" ? 410 : 404 });
  }
});

/** Works before JavaScript, too. */
export const action = page((app, { params, request, language }) =>
  answerForm(app, params.token ?? "", language, request),
);

/** Where no answer comes the page stays, with what its reader has typed. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    // What is no fault leads elsewhere: the answer was taken.
    if (!(error instanceof Error)) throw error;
    // By this number nothing is loaded anew, which would fail as well and take the page away.
    return data({ message: null, isUnanswered: true }, { status: 503 });
  }
}

export default function PreviewPage() {
  const shown = useLoaderData<typeof loader>();
  const text = useSiteText("preview");
  const language = useLanguage();
  return (
    <>
      <title>{`${text.title} | ${club.name[language]}`}</title>
      <meta name="robots" content="noindex, nofollow, noarchive" />
      <meta name="referrer" content="no-referrer" />
      {"preview" in shown ? <Open preview={shown.preview} /> : <Closed {...shown} />}
    </>
  );
}

function Open({ preview }: { preview: PreviewData }) {
  const { article } = preview;
  const answer = useActionData<typeof clientAction>();
  const { notSent } = useSiteText("preview");
  const refusal = answer && "isUnanswered" in answer ? notSent : answer?.message;
  useNotedOpening(preview.path);
  return (
    <>
      <PreviewBar preview={preview} />
      <main id="main" className={`page-width ${styles.page}`} tabIndex={-1}>
        <ArticleHead article={article} />
        <div className={pageStyles.body}>
          <div>
            <ArticleText article={article} />
          </div>
        </div>
      </main>
      {preview.mayAnswer && <PreviewAnswer preview={preview} refusal={refusal ?? undefined} />}
    </>
  );
}

/** Said by the page itself: programs that look at a link in a message open nothing. */
function useNotedOpening(path: string): void {
  useEffect(() => {
    const body = new URLSearchParams({ intent: "opened" });
    void fetch(path, { method: "POST", body, keepalive: true }).catch(() => {});
  }, [path]);
}

function Closed({ is, phone }: { is: "gone" | "missing"; phone: string }) {
  const text = useSiteText("preview");
  return (
    <NoticePage>
      <EmptyState title={text[is]} hint={text[`${is}Hint`]} isBad level={1}>
        <a className="button" href={telephoneLink(phone)}>
          {text.call(phone)}
        </a>
      </EmptyState>
    </NoticePage>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LoadFault error={error} title={useSiteText("preview").title} />;
}
