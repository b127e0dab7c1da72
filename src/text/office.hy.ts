import {
  choices as accountsChoices,
  fields as accountsFields,
} from "#src/features/accounts/text/fields.hy.ts";
import { accounts } from "#src/features/accounts/text/office.hy.ts";
import { dashboard } from "#src/features/dashboard/text/office.hy.ts";
import { history } from "#src/features/history/text/office.hy.ts";
import { choices as matchesChoices, fields as matchesFields } from "#src/features/matches/text/fields.hy.ts";
import { matches } from "#src/features/matches/text/office.hy.ts";
import { fields as messagesFields } from "#src/features/messages/text/fields.hy.ts";
import { messages } from "#src/features/messages/text/office.hy.ts";
import { choices as newsChoices, fields as newsFields } from "#src/features/news/text/fields.hy.ts";
import { news } from "#src/features/news/text/office.hy.ts";
import { office } from "#src/features/office/text/office.hy.ts";
import {
  choices as partnersChoices,
  fields as partnersFields,
} from "#src/features/partners/text/fields.hy.ts";
import { partners } from "#src/features/partners/text/office.hy.ts";
import { fields as playersFields } from "#src/features/players/text/fields.hy.ts";
import { players } from "#src/features/players/text/office.hy.ts";
import { fields as settingsFields } from "#src/features/settings/text/fields.hy.ts";
import { settings } from "#src/features/settings/text/office.hy.ts";
import { choices as staffChoices, fields as staffFields } from "#src/features/staff/text/fields.hy.ts";
import { staff } from "#src/features/staff/text/office.hy.ts";
import { fields as tableFields } from "#src/features/table/text/fields.hy.ts";
import { table } from "#src/features/table/text/office.hy.ts";
import { fields as teamsFields } from "#src/features/teams/text/fields.hy.ts";
import { teams } from "#src/features/teams/text/office.hy.ts";
import type { OfficeTexts } from "./office.en.ts";

export const officeTexts: OfficeTexts = {
  texts: {
    accounts,
    dashboard,
    history,
    matches,
    messages,
    news,
    office,
    partners,
    players,
    settings,
    staff,
    table,
    teams,
  },
  fields: {
    ...accountsFields,
    ...matchesFields,
    ...messagesFields,
    ...newsFields,
    ...partnersFields,
    ...playersFields,
    ...settingsFields,
    ...staffFields,
    ...tableFields,
    ...teamsFields,
  },
  choices: {
    ...accountsChoices,
    ...matchesChoices,
    ...newsChoices,
    ...partnersChoices,
    ...staffChoices,
  },
};
