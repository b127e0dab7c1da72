import { useEffect, useRef } from "react";
import { Outlet, useLoaderData } from "react-router";
import { page } from "#src/delivery/page.server.ts";
import { type CurrentMatch, showCurrentMatch } from "#src/features/shell/current-match.ts";
import { useLiveNews, useTimedNews } from "#src/ui/live-news.ts";
import { isShown, useLiveMatches, useMatchNews } from "../live-matches.ts";
import { loadFrameMatch } from "./frame-match.server.ts";
import { patchedFrame } from "./patched-frame.ts";
import { useNewlyLive } from "./use-newly-live.ts";

export const loader = page(async (app, { language }) => loadFrameMatch(app, language));

/** Between the frame and every page: keeps both as the match is while it is played, or its day has come. */
export default function CurrentMatchLayout() {
  const data = useLoaderData<typeof loader>();
  const { until } = data;
  const isFollowed = useCalledOff(data.match) || data.isFollowed;
  const { match } = useLiveMatches(data, patchedFrame, isFollowed);
  const shown = data.match?.id;
  useEffect(() => showCurrentMatch(shown, match), [shown, match]);
  useLiveNews(["match"], isFollowed, (told) => match !== null && isShown([statusOf(match)], told));
  // A patch brings the last whistle to what shows the match; what follows from it, e.g. the newest results, comes anew.
  useMatchNews(isFollowed, (told) => told.id !== shown || told.status === data.match?.state);
  useNewlyLive(isFollowed, shown);
  useTimedNews(until);
  return <Outlet />;
}

/** Whether the frame's match was live and is gone: called off, maybe by mistake. It is followed on, for it may come back. */
function useCalledOff(match: CurrentMatch | null): boolean {
  const wasLive = useRef(false);
  if (match) wasLive.current = match.state === "live";
  return !match && wasLive.current;
}

function statusOf({ id, state, score }: CurrentMatch) {
  return { id, score, status: state === "awaited" ? "scheduled" : state };
}
