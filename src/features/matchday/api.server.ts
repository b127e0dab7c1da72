import { z } from "zod";
import { callsOf } from "#src/api/endpoint.server.ts";
import { keyed } from "#src/errors/app-error.ts";
import { say } from "#src/errors/messages.ts";
import { authenticateByPass, startMatchPass } from "#src/features/accounts/pass-commands.server.ts";
import { getMatchAlone } from "#src/features/matches/queries.server.ts";
import { receiveEntries } from "./commands.server.ts";
import { getMatchDay } from "./queries.server.ts";
import { MatchDayAnswer, MOST_BYTES, Received, SentEntries } from "./schemas.server.ts";

const calls = callsOf("Match day");
const alsoBy = authenticateByPass;

export const matchDayApi = [
  calls.get("/matchday/:id", "editor", {
    summary: "What a console needs of a match: teams, line-ups, squads and its whole log.",
    alsoBy,
    answer: MatchDayAnswer,
    handle: ({ app, params }) => getMatchDay(app, params.id),
  }),
  calls.post("/matchday/:id/ledger", "editor", {
    summary:
      "Takes entries of a device, which may send them as often as it likes, and answers those of others.",
    alsoBy,
    body: SentEntries,
    maxBytes: MOST_BYTES,
    answer: Received,
    handle: async ({ app, actor, params, body }) => {
      const received_at = app.now().toISOString();
      const { refused, ...answer } = await receiveEntries(actor, params.id, body);
      return {
        ...answer,
        refused: refused.map(({ id, why }) => ({
          id,
          key: keyed(why).key,
          message: say(why, actor.language),
        })),
        received_at,
        now: app.now().toISOString(),
      };
    },
  }),
  calls.post("/matchday/:id/pass", "editor", {
    summary: "Gives the caller's browser a pass for this match: a cookie that outlives the session.",
    answer: z.object({}),
    status: 204,
    handle: async ({ app, actor, params, request, setHeader }) => {
      const match = await getMatchAlone(app.db, params.id);
      setHeader("set-cookie", await startMatchPass(app, actor.account, match, request));
      return {};
    },
  }),
];
