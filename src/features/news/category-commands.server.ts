import type { Tx } from "#src/db/database.server.ts";
import { oneAtATime } from "#src/db/transaction.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { slugify } from "#src/i18n/fold.ts";
import { type Office, save } from "#src/records/office.server.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { createRecord, lockRecord, trashRecord, updateRecord } from "#src/records/records.server.ts";
import type { Category } from "./article.ts";
import type { CategoryEdit, NewCategory } from "./input.server.ts";

export function createCategory(office: Office, category: NewCategory): Promise<Category> {
  return save(office, "editor", async (current) => {
    const slug = category.slug ?? (slugify(category.name) || "category");
    await requireFree(current.tx, slug);
    return toCategory(await createRecord(current, "categories", { ...category, slug }, category.name));
  });
}

export function updateCategory(office: Office, id: number, edit: CategoryEdit): Promise<Category> {
  const { version, news_count: _, ...values } = edit;
  return save(office, "editor", async (current) => {
    if (values.slug) await requireFree(current.tx, values.slug, id);
    return toCategory(await updateRecord(current, "categories", id, values, { title: edit.name, version }));
  });
}

/** @throws AppError `conflict` while articles are in it */
export function deleteCategory(office: Office, id: number): Promise<void> {
  return save(office, "editor", async (current) => {
    const { name } = await lockRecord(current, "categories", id);
    const used = await current.tx
      .selectFrom("articles")
      .select("id")
      .where("category_id", "=", id)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    if (used) throw new AppError("conflict", "This category has articles. Give them another category first.");
    await trashRecord(current, "categories", id, name);
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
  if (!taken) return;
  const message = `A category with the address "${slug}" exists already.`;
  throw new AppError("conflict", message, { issues: [{ path: "slug", message }] });
}

function toCategory({ deleted_at: _, ...row }: RecordRow<"categories">): Category {
  return row;
}
