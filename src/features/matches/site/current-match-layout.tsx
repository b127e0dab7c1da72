import { useEffect } from "react";
import { Outlet, useLoaderData } from "react-router";
import { page } from "#src/delivery/page.server.ts";
import { type CurrentMatch, showCurrentMatch } from "#src/features/shell/current-match.ts";
import { useLiveNews, useTimedNews } from "#src/ui/live-news.ts";
import { isShown, type Patches, useLiveMatches } from "../live-matches.ts";
import { loadFrameMatch } from "./frame-match.server.ts";

export const loader = page(async (app, { language }) => loadFrameMatch(app, language));

/** Between the frame and every page: keeps both as the match is while it is played, or its day has come. */
export default function CurrentMatchLayout() {
  const data = useLoaderData<typeof loader>();
  const { isFollowed, until } = data;
  const { match } = useLiveMatches(data, withPatches, isFollowed);
  useEffect(() => showCurrentMatch(match), [match]);
  useLiveNews(["match"], isFollowed, (told) => match !== null && isShown([statusOf(match)], told));
  useTimedNews(until);
  return <Outlet />;
}

type Frame = Awaited<ReturnType<typeof loadFrameMatch>>;

function withPatches(frame: Frame, patches: Patches): Frame {
  const { match } = frame;
  const patch = match && patches.get(match.id)?.at(-1);
  if (!patch || (patch.status !== "live" && patch.status !== "finished")) return frame;
  return { ...frame, match: { ...match, score: patch.score, state: patch.status } };
}

function statusOf({ id, state, score }: CurrentMatch) {
  return { id, score, status: state === "awaited" ? "scheduled" : state };
}
