import { Outlet, useLoaderData } from "react-router";
import { page } from "#src/delivery/page.server.ts";
import { useLiveNews, useTimedNews } from "#src/ui/live-news.ts";
import { loadFrameMatch } from "./frame-match.server.ts";

export const loader = page(async (app, { language }) => loadFrameMatch(app, language));

/** Between the frame and every page: keeps both as the match is while it is played, or its day has come. */
export default function CurrentMatchLayout() {
  const { isFollowed, until } = useLoaderData<typeof loader>();
  useLiveNews(["match"], isFollowed);
  useTimedNews(until);
  return <Outlet />;
}
