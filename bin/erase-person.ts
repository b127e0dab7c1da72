// `npm run erase-person -- <e-mail>`: shows what the club has of a person; with --yes it erases all of it.
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { migrateAfterBackup } from "#src/features/backup/before-migration-job.server.ts";
import { type Erased, erasePerson, findPerson } from "#src/features/privacy/commands.server.ts";
import { command, withExistingClub } from "./command.ts";

const USAGE =
  "npm run erase-person -- EMAIL          shows what there is, and asks\nnpm run erase-person -- EMAIL --yes    erases it without asking";

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: "boolean", default: false } },
  });
  const [email] = positionals;
  if (!email || positionals.length > 1) throw new Error(USAGE);
  await withExistingClub(async (club) => {
    await migrateAfterBackup(club);
    const found = await findPerson(club, email);
    show(found);
    if (Object.keys(found).length === 0 && !values.yes) return;
    if (!values.yes && !(await isAgreed(email)))
      throw new Error("Nothing was erased. To erase it, add --yes.");
    await erasePerson(club, email);
    console.log(
      "Erased. Backups made until now still hold it; they go in their own time (twelve months at most).",
    );
  });
});

function show(found: Erased): void {
  const places = Object.entries(found);
  if (places.length === 0) console.log("The club has nothing of this address.");
  for (const [place, count] of places) console.log(`${place}: ${count}`);
}

async function isAgreed(email: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const console = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await console.question(`Erase all of it? Type the address again: `);
  console.close();
  return answer.trim().toLowerCase() === email.toLowerCase();
}
