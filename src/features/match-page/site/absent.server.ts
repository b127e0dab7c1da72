import type { Db } from "#src/db/database.server.ts";
import type { Side } from "#src/features/ledger/ledger.ts";
import type { MatchLineups } from "#src/features/lineups/lineup.ts";
import { listOut } from "#src/features/people/out-queries.server.ts";
import { outView } from "#src/features/people/out-view.server.ts";
import type { OutView } from "#src/features/people/out-view.ts";
import type { MatchWithRules } from "#src/features/people/suspension-queries.server.ts";
import type { Language } from "#src/i18n/languages.ts";

/** Somebody who will not play, and why. */
export type AbsentPerson = Omit<OutView, "player"> & { side: Side };

/**
 * Those who miss a match: through cards, by injuries, bans and absences that staff made public, and those whom the
 * line-ups name. One query.
 */
export async function listAbsent(
  db: Db,
  match: MatchWithRules,
  lineups: MatchLineups,
  language: Language,
): Promise<AbsentPerson[]> {
  const known = await listOut(db, match);
  return (["home", "away"] as const).flatMap((side) => {
    const missing = known[side].map((one): AbsentPerson => {
      const { player: _, ...view } = outView(one, language);
      return { side, ...view };
    });
    const out = (lineups[side]?.players ?? []).flatMap(({ role, reason, names, number }): AbsentPerson[] => {
      if (role !== "out" || missing.some((one) => number !== null && one.number === number)) return [];
      const text = names[language];
      const note = { text: reason?.note[language] ?? "", lang: language };
      const why = !reason || reason.kind === "other" ? "absence" : reason.kind;
      return [
        {
          ...{ side, number, name: text ? { text, lang: language } : null, until: "" },
          ...{ why, note, isUnconfirmed: false },
        },
      ];
    });
    return [...missing, ...out].filter(({ name, number }) => name || number !== null);
  });
}
