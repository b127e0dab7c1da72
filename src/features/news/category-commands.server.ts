import type { Actor } from "#src/app/actor.server.ts";
import type { Tx } from "#src/db/database.server.ts";
import { oneAtATime } from "#src/db/transaction.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { slugify } from "#src/i18n/transliterate.ts";
import { type NewOrder, orderRecords } from "#src/records/order.server.ts";
import { toItem } from "#src/records/record.ts";
import { createRecord, lockRecord, trashRecord, updateRecord } from "#src/records/records.server.ts";
import { save } from "#src/records/save.server.ts";
import type { Category } from "./article.ts";
import { category } from "./category.record.ts";
import { countArticles, listOfficeCategories } from "./category-queries.server.ts";
import { categoryErrors } from "./errors.server.ts";
import type { CategoryEdit, NewCategory } from "./schemas.server.ts";

const MOST_PLACES = category.fields.order_num.max;

/** A new category goes to the end of the list unless its place is given. */
export function createCategory(actor: Actor, given: NewCategory): Promise<Category> {
  return save(actor, "editor", async (current) => {
    await oneAtATime(current.tx, "categories:order");
    const places = (await listOfficeCategories(current.tx)).map((other) => other.order_num);
    const order_num = given.order_num ?? Math.min(Math.max(0, ...places) + 1, MOST_PLACES);
    const slug = given.slug || slugify(given.name) || "category";
    await requireFree(current.tx, slug);
    return toItem(category, await createRecord(current, category, { ...given, order_num, slug }));
  });
}

/** @throws AppError `conflict` as {@link orderRecords} */
export function orderCategories(actor: Actor, order: NewOrder): Promise<void> {
  return save(actor, "editor", (current) =>
    orderRecords(current, category, order, () => listOfficeCategories(current.tx)),
  );
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
    const count = (await countArticles(current.tx)).get(id);
    if (count) throw new AppError("conflict", categoryErrors.in_use({ count }));
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
