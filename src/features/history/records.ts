import { account } from "#src/features/accounts/account.record.ts";
import { honour } from "#src/features/honours/honour.record.ts";
import { lineup } from "#src/features/lineups/lineup.record.ts";
import { competition } from "#src/features/matches/competition.record.ts";
import { match } from "#src/features/matches/match.record.ts";
import { matchEvent } from "#src/features/matches/match-event.record.ts";
import { picture } from "#src/features/media/picture.record.ts";
import { message } from "#src/features/messages/message.record.ts";
import { article } from "#src/features/news/article.record.ts";
import { category } from "#src/features/news/category.record.ts";
import { partner } from "#src/features/partners/partner.record.ts";
import { person } from "#src/features/people/person.record.ts";
import { spell } from "#src/features/people/spell.record.ts";
import { squadMember } from "#src/features/people/squad-member.record.ts";
import { player } from "#src/features/players/player.record.ts";
import { setting } from "#src/features/settings/setting.record.ts";
import { staffMember } from "#src/features/staff/staff-member.record.ts";
import { season } from "#src/features/table/season.record.ts";
import { stage } from "#src/features/table/stage.record.ts";
import { standing } from "#src/features/table/standing.record.ts";
import { team } from "#src/features/teams/team.record.ts";
import type { RecordDefinition } from "#src/records/record.ts";

/** Every declared kind of record, by its table: what the history, the trash, the audit log and the search go through. */
export const RECORDS = {
  accounts: account,
  articles: article,
  categories: category,
  honours: honour,
  partners: partner,
  players: player,
  people: person,
  squad_members: squadMember,
  spells: spell,
  competitions: competition,
  matches: match,
  match_events: matchEvent,
  lineups: lineup,
  seasons: season,
  stages: stage,
  standings: standing,
  settings: setting,
  staff: staffMember,
  teams: team,
  messages: message,
  media: picture,
} as const satisfies Record<string, RecordDefinition>;

/** The declaration of a kind that is known only when it is asked for. */
export function recordOf<K extends keyof typeof RECORDS>(kind: K): RecordDefinition<K> {
  return RECORDS[kind] as unknown as RecordDefinition<K>;
}
