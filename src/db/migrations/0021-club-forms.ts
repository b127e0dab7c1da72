import type { Kysely } from "kysely";

const FORMS = [
  ...["definite", "genitive", "dative", "ablative"].map((one) => `hy_${one}`),
  ...["genitive", "dative", "accusative", "instrumental", "prepositional"].map((one) => `ru_${one}`),
];

/** The forms of a club's name in Armenian and Russian sentences; those of before are proposed when it is next saved. */
// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
export async function up(db: Kysely<any>): Promise<void> {
  for (const form of FORMS) {
    await db.schema
      .alterTable("teams")
      .addColumn(form, "text", (c) => c.notNull().defaultTo(""))
      .execute();
  }
  await db.schema
    .alterTable("teams")
    .addColumn("forms_confirmed", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}
