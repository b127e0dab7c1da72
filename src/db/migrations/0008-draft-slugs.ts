import { type Kysely, sql } from "kysely";

/**
 * Releases the addresses that drafts left behind when they were renamed: nobody has a link to what was never
 * published. What an article left before or with its first publication was a draft's too.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
export async function up(db: Kysely<any>): Promise<void> {
  await sql`delete from slugs where kind = 'articles' and exists (
    select 1 from articles where articles.id = slugs.record_id
      and (articles.published_at is null or slugs.created_at <= articles.published_at)
  )`.execute(db);
}
