import { createContext, data, type LoaderFunctionArgs, type RouterContextProvider } from "react-router";
import { asAppError, logError } from "#src/app/answer.server.ts";
import type { Account, App } from "#src/app/app.server.ts";
import { findChanges, shownData } from "#src/app/picture-changes.server.ts";
import { type RequestInfo, requestInfo, setRequestInfo } from "#src/app/request-info.server.ts";
import { isAppError } from "#src/errors/app-error.ts";
import { isLanguage, type Language } from "#src/i18n/languages.ts";

/**
 * What a page's route declares, as `export const handle`: all that its answer may depend on, and what its browser may
 * do. A layout's declaration holds for the pages in it; theirs comes on top.
 */
export interface PageHandle {
  /** The query parameters that its loader reads. Any other is taken off the request, for everybody everywhere. */
  query?: readonly string[] | "any";
  /** Those that are typed freely or are somebody's own: with one of them the page is made for each who asks. */
  uncachedQuery?: readonly string[];
  /** Letters of a parameter's value that count, as each link of a page may say its address again; 500 unless told. */
  longestValue?: number;
  /** Whether everybody may be sent what was made for one. */
  isCached?: boolean;
  /** Whole without scripts: they start with the first sign of its visitor. */
  defersHydration?: boolean;
  policy?: PagePolicy;
}

/** A visit keeps the policy of its first page, so what one page of the site needs, its layout declares. */
export interface PagePolicy {
  /** Whose frames it may show. */
  frames?: readonly string[];
  /** Sources of pictures beside the site itself. */
  images?: readonly string[];
  /** Whether it starts workers of its own. */
  hasWorkers?: boolean;
  /** Who may show it in a frame; nobody unless told. */
  framedBy?: readonly string[];
  /** Whether the club's analytics may run on it, after consent. */
  hasAnalytics?: boolean;
}

/** What a page's loader works with. The server fills it for each request. */
export const appContext = createContext<App>();

/** Finds who opens a page of the back office, by the session's cookie. The server fills it for each request. */
export const callerContext = createContext<() => Promise<Account | null>>();

/** Who asks. After a form the router makes its loaders a request of their own, of which nothing is known. */
export const requestInfoContext = createContext<RequestInfo | null>(null);

/** What the page's route declares. */
export const handleContext = createContext<PageHandle>();

/** What an error boundary is told: enough for a sentence, nothing of the inside. */
export interface PageFault {
  code: string;
  message: string;
}

type LoaderArgs = Pick<LoaderFunctionArgs, "request" | "url" | "params" | "context">;

/** What nearly every loader reads of its address: the language of the page, English unless it names one, and the query. */
interface Address {
  language: Language;
  query: URLSearchParams;
}

/**
 * Frames a page's loader: it gets the app and its address, and a fault gives the page its status. Without this an error
 * thrown in a loader would answer 500 whatever it was.
 */
export function page<Args extends LoaderArgs, Data>(load: (app: App, args: Args & Address) => Promise<Data>) {
  return async (args: Args): Promise<Data> => {
    const app = args.context.get(appContext);
    const info = args.context.get(requestInfoContext);
    if (info) setRequestInfo(args.request, info);
    const language = isLanguage(args.params.language) ? args.params.language : "en";
    const query = args.url.searchParams;
    try {
      // The router gives a form up whose sender has gone, and what was begun for it goes on.
      const found = await app.underWay.add(load(app, { ...args, language, query }));
      return shownData(found, await findChanges(app, "forVisitors"));
    } catch (thrown) {
      // What React Router's own `data()` and `redirect()` throw passes through.
      const { type } = (thrown ?? {}) as { type?: string };
      if (thrown instanceof Response || type === "DataWithResponseInit") throw thrown;
      const error = isAppError(thrown) ? thrown : asAppError(thrown);
      logError(app, error, requestInfo(args.request).id);
      throw data({ code: error.code, message: error.message } satisfies PageFault, { status: error.status });
    }
  };
}

/**
 * Lets a page show frames beyond those that its route declares, for what stands on this one. Source: the page's loader.
 * @param sources as in a policy, e.g. "https://t.me"
 */
export function allowFrames(context: Readonly<RouterContextProvider>, sources: readonly string[]): void {
  const handle = context.get(handleContext);
  const frames = [...(handle.policy?.frames ?? []), ...sources];
  context.set(handleContext, { ...handle, policy: { ...handle.policy, frames } });
}
