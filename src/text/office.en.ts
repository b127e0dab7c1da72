import {
  choices as accountsChoices,
  fields as accountsFields,
} from "#src/features/accounts/text/fields.en.ts";
import { accounts } from "#src/features/accounts/text/office.en.ts";
import { bundles } from "#src/features/bundles/text/office.en.ts";
import { calendar } from "#src/features/calendar/text/office.en.ts";
import { checks } from "#src/features/checks/text/office.en.ts";
import { dashboard } from "#src/features/dashboard/text/office.en.ts";
import { history } from "#src/features/history/text/office.en.ts";
import { choices as honoursChoices, fields as honoursFields } from "#src/features/honours/text/fields.en.ts";
import { honours } from "#src/features/honours/text/office.en.ts";
import { fields as lineupsFields } from "#src/features/lineups/text/fields.en.ts";
import { lineups } from "#src/features/lineups/text/office.en.ts";
import { matchday } from "#src/features/matchday/text/office.en.ts";
import { choices as matchesChoices, fields as matchesFields } from "#src/features/matches/text/fields.en.ts";
import { matches } from "#src/features/matches/text/office.en.ts";
import { choices as mediaChoices, fields as mediaFields } from "#src/features/media/text/fields.en.ts";
import { media } from "#src/features/media/text/office.en.ts";
import { fields as messagesFields } from "#src/features/messages/text/fields.en.ts";
import { messages } from "#src/features/messages/text/office.en.ts";
import { editor } from "#src/features/news/text/editor.en.ts";
import { choices as newsChoices, fields as newsFields } from "#src/features/news/text/fields.en.ts";
import { news } from "#src/features/news/text/office.en.ts";
import { notes } from "#src/features/notes/text/office.en.ts";
import { office } from "#src/features/office/text/office.en.ts";
import {
  choices as partnersChoices,
  fields as partnersFields,
} from "#src/features/partners/text/fields.en.ts";
import { partners } from "#src/features/partners/text/office.en.ts";
import { choices as peopleChoices, fields as peopleFields } from "#src/features/people/text/fields.en.ts";
import { people } from "#src/features/people/text/office.en.ts";
import { fields as playersFields } from "#src/features/players/text/fields.en.ts";
import { players } from "#src/features/players/text/office.en.ts";
import { previewLinks } from "#src/features/preview-links/text/office.en.ts";
import { fields as settingsFields } from "#src/features/settings/text/fields.en.ts";
import { settings } from "#src/features/settings/text/office.en.ts";
import { choices as staffChoices, fields as staffFields } from "#src/features/staff/text/fields.en.ts";
import { staff } from "#src/features/staff/text/office.en.ts";
import { choices as tableChoices, fields as tableFields } from "#src/features/table/text/fields.en.ts";
import { table } from "#src/features/table/text/office.en.ts";
import { fields as teamsFields } from "#src/features/teams/text/fields.en.ts";
import { teams } from "#src/features/teams/text/office.en.ts";
import { workingCopies } from "#src/features/working-copies/text/office.en.ts";

/** The texts of the back office: the features', and what staff call each kind's fields and their choices. */
export const officeTexts = {
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

export type OfficeTexts = typeof officeTexts;

type Texts = OfficeTexts["texts"];
type Labels = Omit<OfficeTexts, "texts">;

declare module "#src/i18n/i18n.tsx" {
  interface OfficeTexts extends Texts {}
  interface OfficeLabels extends Labels {}
}
