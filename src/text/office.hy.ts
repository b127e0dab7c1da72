import {
  choices as accountsChoices,
  fields as accountsFields,
} from "#src/features/accounts/text/fields.hy.ts";
import { accounts } from "#src/features/accounts/text/office.hy.ts";
import { bundles } from "#src/features/bundles/text/office.hy.ts";
import { calendar } from "#src/features/calendar/text/office.hy.ts";
import { checks } from "#src/features/checks/text/office.hy.ts";
import { dashboard } from "#src/features/dashboard/text/office.hy.ts";
import { history } from "#src/features/history/text/office.hy.ts";
import { choices as honoursChoices, fields as honoursFields } from "#src/features/honours/text/fields.hy.ts";
import { honours } from "#src/features/honours/text/office.hy.ts";
import { fields as lineupsFields } from "#src/features/lineups/text/fields.hy.ts";
import { lineups } from "#src/features/lineups/text/office.hy.ts";
import { matchday } from "#src/features/matchday/text/office.hy.ts";
import { choices as matchesChoices, fields as matchesFields } from "#src/features/matches/text/fields.hy.ts";
import { matches } from "#src/features/matches/text/office.hy.ts";
import { choices as mediaChoices, fields as mediaFields } from "#src/features/media/text/fields.hy.ts";
import { media } from "#src/features/media/text/office.hy.ts";
import { fields as messagesFields } from "#src/features/messages/text/fields.hy.ts";
import { messages } from "#src/features/messages/text/office.hy.ts";
import { editor } from "#src/features/news/text/editor.hy.ts";
import { choices as newsChoices, fields as newsFields } from "#src/features/news/text/fields.hy.ts";
import { news } from "#src/features/news/text/office.hy.ts";
import { notes } from "#src/features/notes/text/office.hy.ts";
import { office } from "#src/features/office/text/office.hy.ts";
import {
  choices as partnersChoices,
  fields as partnersFields,
} from "#src/features/partners/text/fields.hy.ts";
import { partners } from "#src/features/partners/text/office.hy.ts";
import { choices as peopleChoices, fields as peopleFields } from "#src/features/people/text/fields.hy.ts";
import { people } from "#src/features/people/text/office.hy.ts";
import { fields as playersFields } from "#src/features/players/text/fields.hy.ts";
import { players } from "#src/features/players/text/office.hy.ts";
import { previewLinks } from "#src/features/preview-links/text/office.hy.ts";
import { fields as settingsFields } from "#src/features/settings/text/fields.hy.ts";
import { settings } from "#src/features/settings/text/office.hy.ts";
import { choices as staffChoices, fields as staffFields } from "#src/features/staff/text/fields.hy.ts";
import { staff } from "#src/features/staff/text/office.hy.ts";
import { choices as tableChoices, fields as tableFields } from "#src/features/table/text/fields.hy.ts";
import { table } from "#src/features/table/text/office.hy.ts";
import { fields as teamsFields } from "#src/features/teams/text/fields.hy.ts";
import { teams } from "#src/features/teams/text/office.hy.ts";
import { workingCopies } from "#src/features/working-copies/text/office.hy.ts";
import type { OfficeTexts } from "./office.en.ts";

export const officeTexts: OfficeTexts = {
  texts: {
    accounts,
    bundles,
    calendar,
    checks,
    dashboard,
    editor,
    history,
    honours,
    matchday,
    lineups,
    matches,
    media,
    messages,
    news,
    notes,
    office,
    partners,
    people,
    players,
    previewLinks,
    settings,
    staff,
    table,
    teams,
    workingCopies,
  },
  fields: {
    ...accountsFields,
    ...honoursFields,
    ...lineupsFields,
    ...matchesFields,
    ...mediaFields,
    ...messagesFields,
    ...newsFields,
    ...partnersFields,
    ...peopleFields,
    ...playersFields,
    ...settingsFields,
    ...staffFields,
    ...tableFields,
    ...teamsFields,
  },
  choices: {
    ...accountsChoices,
    ...honoursChoices,
    ...matchesChoices,
    ...mediaChoices,
    ...newsChoices,
    ...partnersChoices,
    ...peopleChoices,
    ...staffChoices,
    ...tableChoices,
  },
};
