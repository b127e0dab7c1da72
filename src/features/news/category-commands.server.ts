import type { Actor } from "#src/app/actor.server.ts";
import type { Tx } from "#src/db/database.server.ts";
import { oneAtATime } from "#src/db/transaction.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { slugify } from "#src/i18n/transliterate.ts";
import { toItem } from "#src/records/record.ts";
import { createRecord, lockRecord, trashRecord, updateRecord } from "#src/records/records.server.ts";
import { save } from "#src/records/save.server.ts";
import type { Category } from "./article.ts";
import { category } from "./category.record.ts";
import { categoryErrors } from "./errors.server.ts";
import type { CategoryEdit, NewCategory } from "./schemas.server.ts";

export function createCategory(actor: Actor, given: NewCategory): Promise<Category> {
  return save(actor, "editor", async (current) => {
    const slug = given.slug || slugify(given.name) || "category";
    await requireFree(current.tx, slug);
    return toItem(category, await createRecord(current, category, { ...given, slug }));
  });
}

export function updateCategory(actor: Actor, id: number, edit: CategoryEdit): Promise<Category> {
  const { version, ...values } = edit;
  return save(actor, "editor", async (current) => {
    if (values.slug) await requireFree(current.tx, values.slug, id);
    const slug = values.slug || undefined;
    return toItem(category, await updateRecord(current, category, id, { ...values, slug }, { version }));
  });
}

/** @throws AppError `conflict` while articles are in it */
export function deleteCategory(actor: Actor, id: number): Promise<void> {
  return save(actor, "editor", async (current) => {
    await lockRecord(current, category, id);
    const used = await current.tx
      .selectFrom("articles")
      .select("id")
      .where("category_id", "=", id)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    if (used) throw new AppError("conflict", categoryErrors.in_use());
    await trashRecord(current, category, id);
  });
}

async function requireFree(tx: Tx, slug: string, ownId = 0): Promise<void> {
  await oneAtATime(tx, "categories:slug");
  const taken = await tx
    .selectFrom("categories")
    .select("id")
    .where("slug", "=", slug)
    .where("id", "!=", ownId)
    .executeTakeFirst();
  if (taken) throw new AppError("conflict", categoryErrors.slug_taken({ slug }), { path: "slug" });
}
