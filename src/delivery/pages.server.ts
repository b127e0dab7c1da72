import {
  createRequestHandler,
  generatePath,
  matchRoutes,
  type RouteMatch,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { Account, App } from "#src/app/app.server.ts";
import { requestInfo, setRequestInfo } from "#src/app/request-info.server.ts";
import { type Language, splitPath } from "#src/i18n/languages.ts";
import {
  appContext,
  callerContext,
  handleContext,
  type PageHandle,
  requestInfoContext,
} from "./page.server.ts";
import { SHARED_ABSENCE, SHARED_CACHE } from "./serve.server.ts";

/** What an address comes down to, by what its route declares. */
export interface PageAddress {
  /** Path and query without what the page does not depend on. */
  path: string;
  handle: PageHandle;
  /** Whether everybody is sent the same. */
  isCached: boolean;
}

export interface Pages {
  read(url: URL): PageAddress;
  /** Whether the page at a path takes forms. */
  takesForms(path: string): boolean;
  /** Makes a page for whoever asks. */
  render(request: Request, app: App): Promise<Response>;
  /** Makes the page at an address as for an unknown visitor. */
  renderForAll(address: PageAddress, origin: string, app: App): Promise<Response>;
}

type MatchPath = (path: string) => RouteMatch[];

const MOST_PATHS = 500;
const LONGEST_VALUE = 500;
/** What a cached page's parameters may hold: anything else is asked for by nobody who reads. */
const PLAIN_VALUE = /^[\p{L}\p{N} _.,:/$()*?-]{0,100}$/u;

/**
 * React Router's handler, behind what the routes declare. The same in development, in tests and in production.
 * @param authenticate finds who opens a page
 * @param preloads the `Link` header of a first view, by language
 */
export function createPages(
  build: ServerBuild,
  authenticate: (app: App, request: Request) => Promise<Account | null>,
  preloads?: Record<Language, string>,
): Pages {
  const match = matcherOf(build.routes);
  const mode = process.env.NODE_ENV === "development" ? "development" : "production";
  const answer = createRequestHandler(build, mode);
  const read = (url: URL) => readAddress(match, url);

  async function render(
    request: Request,
    handle: PageHandle,
    app: App,
    caller: () => Promise<Account | null>,
  ) {
    const context = new RouterContextProvider();
    context.set(appContext, app);
    context.set(callerContext, caller);
    context.set(handleContext, handle);
    context.set(requestInfoContext, requestInfo(request));
    const made = await answer(request, context);
    const isPage = made.headers.get("content-type")?.startsWith("text/html");
    if (isPage && preloads && handle.defersHydration)
      made.headers.set("link", preloads[splitPath(new URL(request.url).pathname)[0]]);
    if (made.status >= 400 && !made.headers.has("cache-control"))
      made.headers.set("cache-control", "no-store");
    return made;
  }

  return {
    read,
    takesForms: formsOf(build.routes),
    render(request, app) {
      const url = new URL(request.url);
      const { path, handle } = read(url);
      let known: Promise<Account | null> | undefined;
      // Two loaders of one page ask; the database is asked once.
      const caller = () => (known ??= authenticate(app, request));
      const isChanged = /^(GET|HEAD)$/.test(request.method) && path !== url.pathname + url.search;
      if (!isChanged) return render(request, handle, app, caller);
      const declared = new Request(url.origin + path, request);
      setRequestInfo(declared, requestInfo(request));
      return render(declared, handle, app, caller);
    },
    async renderForAll({ path, handle }, origin, app) {
      const request = new Request(origin + path, { headers: { accept: "text/html" } });
      const made = await render(request, handle, app, async () => null);
      if (made.status === 200 && !made.headers.has("cache-control"))
        made.headers.set("cache-control", SHARED_CACHE);
      if (made.status !== 200 && made.status < 500) made.headers.set("cache-control", SHARED_ABSENCE);
      return made;
    },
  };
}

/** Reads an address by what the routes on its way declare. */
export function readAddress(match: MatchPath, { pathname, searchParams, search }: URL): PageAddress {
  const pagePath = withoutData(pathname);
  const isData = pagePath !== pathname;
  const matches = match(pagePath);
  const handle = joinHandles(matches.map(({ route }) => (route.handle ?? {}) as PageHandle));
  if (handle.query === "any") return { path: pathname + search, handle, isCached: false };
  const declared = new URLSearchParams();
  for (const name of [...handle.query!, ...handle.uncachedQuery]) {
    const value = searchParams.get(name);
    if (value !== null) declared.set(name, value.slice(0, handle.longestValue ?? LONGEST_VALUE));
  }
  const isPlain = [...declared.values()].every((value) => PLAIN_VALUE.test(value));
  const isForOne = handle.uncachedQuery.some((name) => declared.has(name));
  const pattern = matches.map(({ route }) => route.path ?? "").join("/");
  // Written otherwise (`/NEWS`, `/news/`), it is the same page, and there are as many such addresses as one likes.
  const isCanonical = matches.length > 0 && generatePath(`/${pattern}`, matches[0]!.params) === pagePath;
  if (isData) keepRoutes(searchParams, matches, declared);
  const query = declared.size > 0 ? `?${declared}` : "";
  return {
    path: pathname + query,
    handle,
    isCached: handle.isCached === true && isPlain && !isForOne && isCanonical,
  };
}

/** The path of a page, of its data as well. */
function withoutData(path: string): string {
  return path.replace(/\/_\.data$/, "/").replace(/\.data$/, "");
}

/** Finds whether a path's page takes forms: among the few routes that do, as to rank all of them costs a millisecond. */
function formsOf(built: ServerBuild["routes"]): (path: string) => boolean {
  const kept: ServerBuild["routes"] = {};
  for (const route of Object.values(built)) {
    if (!route?.module.action) continue;
    for (let one: typeof route | undefined = route; one; one = built[one.parentId ?? ""]) kept[one.id] = one;
  }
  const routes = toRouteTree(kept);
  return (path) => {
    const { route } = matchRoutes(routes, withoutData(path))?.at(-1) ?? {};
    return kept[route?.id ?? ""]?.module.action !== undefined;
  };
}

/** An open page that moves on asks for the data of some of the routes on its way. */
function keepRoutes(given: URLSearchParams, matches: RouteMatch[], declared: URLSearchParams): void {
  const wanted = new Set(given.get("_routes")?.split(","));
  const known = matches.flatMap(({ route: { id = "" } }) => (wanted.has(id) ? [id] : []));
  if (known.length > 0) declared.set("_routes", known.join(","));
}

function joinHandles(handles: PageHandle[]): PageHandle & { uncachedQuery: string[] } {
  const isAny = handles.some(({ query }) => query === "any");
  return Object.assign({}, ...handles, {
    query: isAny ? "any" : handles.flatMap(({ query = [] }) => query),
    uncachedQuery: handles.flatMap(({ uncachedQuery = [] }) => uncachedQuery),
    policy: Object.assign({}, ...handles.map(({ policy }) => policy)),
  });
}

/** Finds the routes of a path; those that were found are kept, as React Router ranks all of them anew each time. */
export function matcherOf(built: ServerBuild["routes"]): MatchPath {
  const [routes, known] = [toRouteTree(built), new Map<string, RouteMatch[]>()];
  return (path) => {
    const matches = known.get(path) ?? matchRoutes(routes, path) ?? [];
    if (known.size >= MOST_PATHS) known.clear();
    known.set(path, matches);
    return matches;
  };
}

/** The build's routes as `matchRoutes` takes them. */
function toRouteTree(routes: ServerBuild["routes"], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive, module } = route;
    const children = index ? undefined : toRouteTree(routes, id);
    return [{ id, path, index, caseSensitive, handle: module.handle, children } as RouteObject];
  });
}
