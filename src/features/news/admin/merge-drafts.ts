import { deviceName } from "#src/features/accounts/device-name.ts";
import { draftsOf, removeTaken } from "#src/features/office/drafts.ts";
import type { OfferedDraft } from "#src/features/office/use-form-draft.ts";
import type { WorkingCopy } from "#src/features/working-copies/working-copy.ts";

interface Merging {
  /** The name of what the form holds now. */
  present: string;
  titleOf: (copy: WorkingCopy) => string;
  /** Goes on with what the server has. */
  take: (copy: WorkingCopy) => void;
  /** Throws away what the server has. */
  drop: (copy: WorkingCopy) => void;
}

/**
 * What can be gone on with: of each draft the newest of what this browser and what the server has. What the form
 * holds already is not offered.
 * @param local of this browser
 * @param copies of the server
 */
export function mergeDrafts(
  local: OfferedDraft[],
  copies: WorkingCopy[],
  { present, titleOf, take, drop }: Merging,
): OfferedDraft[] {
  const onServer = new Map(copies.map((copy) => [`article-${copy.key}`, copy]));
  // By what was found when the form opened: meanwhile the form may have kept what is typed under the same name.
  const newer = local.filter((draft) => {
    const copy = onServer.get(draft.name);
    return !copy || isNewer(draft, copy);
  });
  const names = new Set([present, ...newer.map(({ name }) => name)]);
  const others = copies.filter(({ key }) => !names.has(`article-${key}`));
  return [
    ...newer.map((draft) => withCopy(draft, onServer.get(draft.name), drop)),
    ...others.map((copy): OfferedDraft => {
      const name = `article-${copy.key}`;
      return {
        name,
        at: copy.updated_at,
        title: titleOf(copy),
        where: deviceName(copy.device),
        take: () => {
          // Before this browser's own is gone: that holds the key under which it may have been sent.
          take(copy);
          dropOlder(copy);
        },
        drop: () => {
          for (const kept of local) if (kept.name === name) kept.drop();
          drop(copy);
        },
      };
    }),
  ];
}

/** Whether this browser has something else of it, and later, than the server: what was typed without a network. */
export function isNewerHere(copy: WorkingCopy): boolean {
  return draftsOf(`article-${copy.key}`).some((kept) => isNewer(kept, copy));
}

/** Ends what this browser has of it from before: the server's goes on, and whoever saves that is offered no older one. */
export function dropOlder(copy: WorkingCopy): void {
  for (const kept of draftsOf(`article-${copy.key}`)) if (!isNewer(kept, copy)) removeTaken(kept);
}

function isNewer({ at, values }: { at: string; values?: unknown }, copy: WorkingCopy): boolean {
  return at > copy.updated_at && JSON.stringify(values) !== JSON.stringify(copy.values);
}

/** To drop what this browser has drops what the server has of it, too. */
function withCopy(draft: OfferedDraft, copy: WorkingCopy | undefined, drop: Merging["drop"]): OfferedDraft {
  if (!copy) return draft;
  return {
    ...draft,
    drop: () => {
      draft.drop();
      drop(copy);
    },
  };
}
