import assert from "node:assert/strict";
import { test } from "node:test";
import { account } from "#src/features/accounts/account.record.ts";
import { honour } from "#src/features/honours/honour.record.ts";
import { competition } from "#src/features/matches/competition.record.ts";
import { match } from "#src/features/matches/match.record.ts";
import { matchEvent } from "#src/features/matches/match-event.record.ts";
import { article } from "#src/features/news/article.record.ts";
import { category } from "#src/features/news/category.record.ts";
import { partner } from "#src/features/partners/partner.record.ts";
import { person } from "#src/features/people/person.record.ts";
import { spell } from "#src/features/people/spell.record.ts";
import { squadMember } from "#src/features/people/squad-member.record.ts";
import { player } from "#src/features/players/player.record.ts";
import { setting } from "#src/features/settings/setting.record.ts";
import { staffMember } from "#src/features/staff/staff-member.record.ts";
import { team } from "#src/features/teams/team.record.ts";
import { text } from "#src/records/field.ts";
import { columnsOf, type RecordDefinition } from "#src/records/record.ts";
import { RECORD_KINDS } from "#src/records/record-kinds.server.ts";
import { type Components, openComponents } from "./support/components.ts";
import { otherValue, sampleItem } from "./support/samples.ts";

type Item = Record<string, unknown>;

interface Form {
  record: RecordDefinition;
  /** Its file, and its component there. */
  file: string;
  component: string;
  /** How the component gets a record. */
  props: (item: Item, components: Components) => object | Promise<object>;
  /** What has to be so that every field is shown. */
  given?: Item;
  /** What a record has when the form is opened, once for each: one that shows not all at a time. */
  opened?: Item[];
  /** What staff may edit, but not here, and why. */
  elsewhere?: Record<string, string>;
}

const named = { id: 1, name: "A", name_hy: "Ա", name_ru: "А", venue: "", venue_hy: "", venue_ru: "" };
const teams = [{ ...named, logo_url: "", is_own: false }];
const ignore = () => {};

const placeOf = (place: Item) => ({
  place,
  which: { season: "2026-27", team_id: 2 },
  teams: [1, 2, 3].map((id) => ({ ...named, id, name: `Team ${id}` })),
  isCurrent: false,
  onClose: ignore,
});

/** An article with this opens in its source. */
const WITHOUT_ENGLISH = { title: "", excerpt: "", content: "" };
const BY_HAND = { order_num: "The list puts them in their order." };

const FORMS: Form[] = [
  {
    record: category,
    file: "src/features/news/admin/category-form.tsx",
    component: "CategoryForm",
    props: (item) => ({ category: item }),
    elsewhere: BY_HAND,
  },
  {
    record: competition,
    file: "src/features/matches/admin/competition-form.tsx",
    component: "CompetitionForm",
    props: (item) => ({ competition: item }),
    elsewhere: BY_HAND,
  },
  {
    record: honour,
    file: "src/features/honours/admin/honour-form.tsx",
    component: "HonourForm",
    props: (item) => ({ honour: item }),
    elsewhere: BY_HAND,
  },
  {
    record: team,
    file: "src/features/teams/admin/team-form.tsx",
    component: "TeamForm",
    props: (item) => ({ team: item }),
  },
  {
    record: player,
    file: "src/features/players/admin/player-form.tsx",
    component: "PlayerForm",
    props: (item) => ({ player: item }),
    elsewhere: {
      position_hy: "A position of the list brings its forms along.",
      position_ru: "A position of the list brings its forms along.",
    },
  },
  {
    record: person,
    file: "src/features/people/admin/place-dialog.tsx",
    component: "PlaceDialog",
    props: (item) => placeOf(item),
  },
  {
    record: squadMember,
    file: "src/features/people/admin/place-dialog.tsx",
    component: "PlaceDialog",
    props: (item) => placeOf(item),
    elsewhere: {
      season: "The page's filter.",
      team_id: "The page's filter.",
      person_id: "A place goes to nobody else.",
    },
  },
  {
    record: spell,
    file: "src/features/people/admin/spell-dialog.tsx",
    component: "SpellDialog",
    props: (item) => ({
      ...{ spell: item, start: {}, personId: 1, name: "A", onClose: ignore },
      teams: [1, 2, 3].map((id) => ({ ...named, id, name: `Team ${id}` })),
    }),
    // The only kind that has clubs and an end.
    given: { kind: "loan" },
    elsewhere: {
      person_id: "A spell is nobody else's.",
      kind: "The dialog has it, and a loan is the other value of the sample.",
    },
  },
  {
    record: staffMember,
    file: "src/features/staff/admin/staff-form.tsx",
    component: "StaffForm",
    props: (item) => ({ member: item }),
  },
  {
    record: setting,
    file: "src/features/settings/admin/setting-form.tsx",
    component: "SettingForm",
    props: (item) => ({ setting: item }),
  },
  {
    record: article,
    file: "src/features/news/admin/article-form.tsx",
    component: "ArticleForm",
    props: (item) => ({ article: item, categories: [named] }),
    // One language at a time, at first that of the office if anything is written in it, else the one it was begun in.
    opened: [{}, { language: "hy", ...WITHOUT_ENGLISH }, { language: "ru", ...WITHOUT_ENGLISH }],
    elsewhere: {
      match_anchor: "The hour is chosen beside the match.",
      match_offset_minutes: "The hour is chosen beside the match.",
    },
  },
  {
    record: partner,
    file: "src/features/partners/admin/partner-dialog.tsx",
    component: "PartnerDialog",
    props: (item) => ({ partner: item, isFresh: false, onClose: ignore }),
  },
  {
    record: match,
    file: "src/features/matches/admin/match-form.tsx",
    component: "MatchForm",
    props: (item) => ({ match: item, events: [], teams, competitions: [named] }),
    // Only a match that is played has a score.
    given: { status: "finished" },
    elsewhere: {
      season: "It follows from the date; another one is set by the API alone.",
      stage: "The API alone sets it.",
    },
  },
  {
    record: matchEvent,
    file: "src/features/matches/admin/event-form.tsx",
    component: "EventForm",
    props: async (item, { load }) => {
      const { draftOf } = await load<typeof import("#src/features/matches/admin/event-draft.ts")>(
        "src/features/matches/admin/event-draft.ts",
      );
      const editor = { draft: draftOf(item as never), edited: item, set: ignore, cancel: ignore };
      return { match: sampleItem(match), editor };
    },
    elsewhere: { team_id: "It follows from the side." },
  },
  {
    record: account,
    file: "src/features/accounts/admin/account-dialog.tsx",
    component: "AccountDialog",
    props: (item) => ({
      account: { ...item, sessions: 0, has_totp: false },
      isOwn: false,
      onClose: ignore,
      onLink: ignore,
      onToggleActive: ignore,
    }),
    elsewhere: { interface_language: "Everybody chooses their own." },
  },
];

/** Kinds without a form over all their fields, and why. */
const WITHOUT_FORM: Record<string, string> = {
  lineups: "Its form is a pitch, and its people are one field.",
  media: "Each of its fields is saved by itself, beside the picture.",
  messages: "Visitors write them.",
  seasons: "The editor of the table holds a season with its rows.",
  stages: "Its dialog shows the fields of its kind alone, a group or a deciding match.",
};

/** The columns that staff may edit and that make no difference to what a form shows. */
async function unseen(components: Components, form: Form, fields = form.record.fields): Promise<string[]> {
  const module = await components.load<Record<string, never>>(form.file);
  const show = async (item: Item) => {
    const shown = (form.opened ?? [{}]).map(async (given) =>
      components.render(module[form.component]!, await form.props({ ...item, ...given }, components)),
    );
    return (await Promise.all(shown)).join();
  };
  const sample = { ...sampleItem({ fields }), ...form.given };
  const before = await show(sample);
  const editable = columnsOf({ fields }).filter(({ field }) => !field.readOnly && !field.secret);
  const found: string[] = [];
  for (const info of editable) {
    if ((await show({ ...sample, [info.column]: otherValue(info) })) === before) found.push(info.column);
  }
  return found;
}

test("every field that staff may edit stands in its form, in each language", async (t) => {
  const components = await openComponents(t);
  for (const form of FORMS) {
    const elsewhere = Object.keys(form.elsewhere ?? {}).sort();
    assert.deepEqual((await unseen(components, form)).sort(), elsewhere, form.component);
  }
  const more = { ...player.fields, shoe_size: text({ max: 2, localized: true, search: false }) };
  const forgotten = await unseen(components, FORMS.find(({ record }) => record === player)!, more);
  assert.ok(forgotten.includes("shoe_size") && forgotten.includes("shoe_size_ru"));
});

test("every kind of record has a form, or a reason for having none", () => {
  const known = [...FORMS.map(({ record }) => record.kind), ...Object.keys(WITHOUT_FORM)];
  assert.deepEqual(known.sort(), Object.keys(RECORD_KINDS).sort());
});
