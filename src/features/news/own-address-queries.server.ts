import { access } from "node:fs/promises";
import { join } from "node:path";
import { club } from "#club/club.ts";
import type { Db } from "#src/db/database.server.ts";
import { pictureHash } from "#src/features/media/media.ts";
import { describePictures } from "#src/features/media/queries.server.ts";
import { hasPage } from "#src/features/statistics/player-address.ts";
import { dayIn } from "#src/i18n/dates.ts";
import { outSomewhere } from "./out-queries.server.ts";
import { listCardPlayers } from "./text-card-queries.server.ts";

/** What an address of the site is about; `page`: a page that is always there, `none`: nothing. */
export type OwnAddress =
  | { kind: "page" | "none" }
  | { kind: "article" | "season" | "team" | "file" | "picture"; name: string }
  | { kind: "match" | "player"; id: number };

/** The pages that are there whatever the club has; a test holds them against `routes.ts`. */
const PAGES = new Set([
  ...["/", "/news", "/club", "/season", "/honours", "/records", "/stadium", "/matches", "/contact"],
  ...["/newsletter", "/search", "/table", "/table/race", "/table/what-if", "/table/rules"],
  ...["/feed.xml", "/feed.json", "/sitemap.xml"],
]);

/**
 * What an address of a text is about on this site; undefined for one of another site, and for one within the text.
 * @param siteUrl the site's own address, under which its pages may be named, too
 */
export function ownAddress(address: string, siteUrl: string): OwnAddress | undefined {
  const here = siteUrl || "http://site.invalid";
  const url = URL.parse(address, here);
  const isRead = siteUrl !== "" || address.startsWith("/");
  if (!isRead || url?.origin !== new URL(here).origin) return undefined;
  const path = pathOf(url);
  const asked = /^\d{1,9}$/.exec(url.searchParams.get("match") ?? "");
  if (path === "/matches" && asked) return { kind: "match", id: Number(asked[0]) };
  if (PAGES.has(path) || /^\/calendar\/[^/]+\.ics$/.test(path)) return { kind: "page" };
  return detailOf(path) ?? { kind: "none" };
}

/** Without the language, and without slashes at the end. Linear in its length, however many of them it has. */
function pathOf({ pathname }: URL): string {
  const path = pathname.replace(/^\/(?:hy|ru)(?=\/|$)/, "");
  let end = path.length;
  while (path[end - 1] === "/") end--;
  return end === 0 ? "/" : path.slice(0, end);
}

function detailOf(path: string): OwnAddress | undefined {
  const [, area = "", name = "", more] = path.split("/");
  if (area === "media") return { kind: "picture", name: path };
  if (area === "club")
    return /^\/club\/[\w./-]+\.\w+$/.test(path) && !path.includes("..")
      ? { kind: "file", name: path }
      : undefined;
  if (area === "matches" && name === "against" && more) return { kind: "team", name: more };
  if (more !== undefined || name === "") return undefined;
  const id = /^(\d{1,9})(?:-[\w-]*)?$/.exec(name)?.[1];
  if (area === "news") return { kind: "article", name };
  if (area === "season") return { kind: "season", name };
  if (area === "matches" && id) return { kind: "match", id: Number(id) };
  return area === "players" && id ? { kind: "player", id: Number(id) } : undefined;
}

interface Here {
  db: Db;
  now: Date;
  siteUrl: string;
  /** The article's own address: by the time that somebody reads the link, it is there. */
  self: string;
}

/**
 * Those of some addresses that are this site's own and behind which readers find nothing: not there, in the trash, or not
 * out. Of each kind one query.
 */
export async function findDeadOwn(
  { db, now, siteUrl, self }: Here,
  addresses: readonly string[],
): Promise<Set<string>> {
  const asked = [...new Set(addresses)].flatMap((address) => {
    const own = ownAddress(address, siteUrl);
    return own ? [{ address, own }] : [];
  });
  const names = (kind: OwnAddress["kind"]) =>
    asked.flatMap(({ own }) => (own.kind === kind && "name" in own ? own.name : []));
  const ids = (kind: OwnAddress["kind"]) =>
    asked.flatMap(({ own }) => (own.kind === kind && "id" in own ? own.id : []));
  const [articles, matches, players, seasons, teams, pictures, files] = await Promise.all([
    listOut(db, now, names("article")),
    listMatches(db, ids("match")),
    listPlayers(db, now, ids("player")),
    listNamed(db, "seasons", names("season")),
    listNamed(db, "teams", names("team")),
    describePictures(db, now, names("picture"), "en"),
    listFiles(names("file")),
  ]);
  const isThere = (own: OwnAddress): boolean => {
    if (!("name" in own)) {
      if ("id" in own) return (own.kind === "match" ? matches : players).has(own.id);
      return own.kind === "page";
    }
    if (own.kind === "article") return own.name === self || articles.has(own.name);
    // Narrower copies belong to their pictures, which the text names.
    if (own.kind === "picture") return !pictureHash(own.name) || pictures.has(own.name);
    if (own.kind === "season") return seasons.has(own.name);
    return (own.kind === "team" ? teams : files).has(own.name);
  };
  return new Set(asked.flatMap(({ address, own }) => (isThere(own) ? [] : address)));
}

/** Those of some numbers, addresses and former addresses of articles that readers may see. */
async function listOut(db: Db, now: Date, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const ids = names.filter((name) => /^\d{1,15}$/.test(name)).map(Number);
  const rows = await db
    .selectFrom("articles")
    .leftJoin("slugs", (join) =>
      join
        .onRef("slugs.record_id", "=", "articles.id")
        .on("slugs.kind", "=", "articles")
        .on("slugs.slug", "in", names),
    )
    .select(["articles.id", "articles.slug", "slugs.slug as former"])
    .where(outSomewhere(now))
    .where((e) =>
      e.or([
        e("articles.slug", "in", names),
        e("slugs.slug", "is not", null),
        ...(ids.length > 0 ? [e("articles.id", "in", ids)] : []),
      ]),
    )
    .execute();
  return new Set(rows.flatMap(({ id, slug, former }) => [String(id), slug, ...(former ? [former] : [])]));
}

async function listMatches(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("matches")
    .select("id")
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function listPlayers(db: Db, now: Date, ids: number[]): Promise<Set<number>> {
  const today = dayIn(now, club.timeZone);
  const players = await listCardPlayers(db, ids);
  return new Set(players.filter((player) => hasPage(player, true, today)).map(({ id }) => id));
}

async function listNamed(db: Db, kind: "seasons" | "teams", names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows =
    kind === "seasons"
      ? await db.selectFrom("seasons").select("season as name").where("season", "in", names).execute()
      : await db
          .selectFrom("teams")
          .select("slug as name")
          .where("slug", "in", names)
          .where("deleted_at", "is", null)
          .execute();
  return new Set(rows.map(({ name }) => name));
}

/** The club's own pictures, as they stand in its folder. */
async function listFiles(paths: string[]): Promise<Set<string>> {
  const found = await Promise.all(
    paths.map((path) =>
      access(join(process.cwd(), "club/public", path)).then(
        () => [path],
        () => [],
      ),
    ),
  );
  return new Set(found.flat());
}
