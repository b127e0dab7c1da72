// `npm run erase-person -- <e-mail>`, or `-- --person <number>`: shows what the club has of a person; with --yes it
// erases all of it.
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { isAppError } from "#src/errors/app-error.ts";
import { migrateAfterBackup } from "#src/features/backup/before-migration-job.server.ts";
import { enterStored } from "#src/features/people/stored-commands.server.ts";
import { type Erased, erasePerson, findPerson } from "#src/features/privacy/commands.server.ts";
import { rewriteFreedPages } from "#src/features/privacy/freed-pages-commands.server.ts";
import { findFamilyNames } from "#src/features/privacy/names-left-queries.server.ts";
import { eraseKnownPerson, findKnownPerson } from "#src/features/privacy/person-commands.server.ts";
import { readNames } from "#src/features/privacy/person-names-queries.server.ts";
import { command, withExistingClub } from "./command.ts";

const USAGE = `npm run erase-person -- EMAIL            shows what there is, and asks
npm run erase-person -- --person NUMBER  the same for a player, a member of the staff or an opponent: the number is in
                                         GET /api/admin/people?search=NAME
npm run erase-person -- … --yes          erases it without asking`;

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: "boolean", default: false }, person: { type: "string" } },
  });
  const whom = values.person ?? positionals[0];
  if (!whom || positionals.length > (values.person ? 0 : 1)) throw new Error(USAGE);
  if (values.person && !/^[1-9]\d{0,9}$/.test(values.person)) throw new Error(USAGE);
  await withExistingClub(async (club) => {
    await migrateAfterBackup(club);
    await enterStored(club);
    const found = values.person ? await findNumbered(club, Number(whom)) : await findPerson(club, whom);
    if (!found) {
      if (!values.yes) throw new Error(`There is no person ${whom}.`);
      await rewriteFreedPages(club);
      console.log(`There is no person ${whom} any more. What was freed of the database is cleared.`);
      return;
    }
    show(found);
    if (Object.keys(found).length === 0 && !values.yes) return;
    if (!values.yes && !(await isAgreed(whom)))
      throw new Error("Nothing was erased. To erase it, add --yes.");
    const names = values.person ? await readNames(club.db, Number(whom)) : undefined;
    if (values.person) await eraseKnownPerson(club, Number(whom));
    else await erasePerson(club, whom);
    console.log(
      "Erased. Backups made until now still hold it; they go in their own time (twelve months at most).",
    );
    if (names) showLeft(await findFamilyNames(club.db, names));
  });
});

type Club = Parameters<typeof findKnownPerson>[0];

/** @returns undefined for a person who is not there, or is no longer: the command is repeated where the database could not be cleared */
async function findNumbered(club: Club, person: number): Promise<Erased | undefined> {
  try {
    return await findKnownPerson(club, person);
  } catch (error) {
    if (isAppError(error) && error.code === "not_found") return undefined;
    throw error;
  }
}

function show(found: Erased): void {
  const places = Object.entries(found);
  if (places.length === 0) console.log("The club has nothing of this address.");
  for (const [place, count] of places) console.log(`${place}: ${count}`);
}

/** What people wrote in their own words stays: somebody has to look. */
function showLeft(left: Erased): void {
  const places = Object.entries(left).map(([place, count]) => `${place} ${count}`);
  if (places.length > 0)
    console.log(`The family name still stands in: ${places.join(", ")}. Look there: it may be a namesake's.`);
}

async function isAgreed(whom: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const console = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await console.question(`Erase all of it? Type ${whom} again: `);
  console.close();
  return answer.trim().toLowerCase() === whom.toLowerCase();
}
