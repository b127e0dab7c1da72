import { databaseFault } from "#src/db/faults.server.ts";
import { isAppError } from "#src/errors/app-error.ts";

/**
 * What the operator can do about a start that failed, as a sentence with the command that helps; undefined for a
 * mistake of ours.
 */
export function startFault(error: unknown, env: Record<string, string | undefined>): string | undefined {
  const { name, message, code } = error as Error & { code?: string };
  if (name === "ConfigError" || name === "SiteLocked" || isAppError(error)) return message;
  if (code === "EADDRINUSE")
    return `Port ${env.PORT || "3000"} is taken. Choose another: PORT=3001 npm start`;
  if (code === "EACCES" && /listen/.test(message))
    return `This account may not listen on port ${env.PORT}. Choose one above 1023 and let a web server in front pass it on.`;
  const folder = env.DATA_DIR || "data";
  switch (databaseFault(error)) {
    case "away":
      return "The database at DATABASE_URL does not answer. Is it running?";
    case "full":
      return `The disk is full; nothing was lost. See what takes the room (df -h ${folder}), free some, and start again.`;
    case "read_only":
      return `The folder ${folder} can't be written by this account. Give it to the account that runs the site (chown -R), or set DATA_DIR to another folder.`;
    case "damaged":
      return `The database in ${folder} is damaged. Bring back the last good backup: npm run restore -- --without-backup (what is there now is kept beside it).`;
    default:
      return undefined;
  }
}
