import assert from "node:assert/strict";
import { test } from "node:test";
import { ROLES } from "#src/features/accounts/account.ts";
import { HONOUR_KINDS } from "#src/features/honours/honour.ts";
import { EVENT_TYPES, STATUSES } from "#src/features/matches/match.ts";
import { PARTNER_CATEGORIES } from "#src/features/partners/partner.ts";
import { DEPARTMENTS } from "#src/features/staff/staff-member.ts";
import { officeTexts as en } from "#src/text/office.en.ts";
import { officeTexts as hy } from "#src/text/office.hy.ts";
import { officeTexts as ru } from "#src/text/office.ru.ts";
import { auditChanges } from "./audit-changes.ts";
import { entryTitle, type TitledEntry } from "./entry-title.ts";
import { choiceInWords, fieldInWords } from "./field-words.ts";
import { REVISED_KINDS, revisedFields } from "./revision.ts";

const OFFICES = { en, hy, ru };
const YES_NO = { yes: "Да", no: "Нет" };

const titleIn = ({ texts, choices }: typeof en, entry: TitledEntry) =>
  entryTitle(entry, texts.history, choices.match_events.event_type, texts === hy.texts ? "՝ " : ": ");

test("the audit log names every field that staff can change in words, in each language", () => {
  for (const [language, office] of Object.entries(OFFICES)) {
    const kinds = REVISED_KINDS.filter((kind) => kind !== "standings");
    const unsaid = kinds.flatMap((kind) =>
      revisedFields(kind).filter((field) => fieldInWords(office, kind, field) === field),
    );
    assert.deepEqual(unsaid, [], language);
  }
});

test("a change is told as staff say it: the field's word, yes and no, dates as they are read", () => {
  const before = { title_hy: "Հաղթանակ", is_published: 0, display_date: null, role: "editor" };
  const after = { title_hy: "Դերբի", is_published: 1, display_date: "2026-05-04T15:00:00Z", role: "admin" };
  assert.deepEqual(auditChanges({ kind: "articles", before, after }, ru, YES_NO).slice(0, 3), [
    { field: "Заголовок, ՀԱՅ", before: "Հաղթանակ", after: "Դերբի" },
    { field: "Опубликована", before: "Нет", after: "Да" },
    { field: "Дата публикации", before: "—", after: "04.05.2026, 19:00" },
  ]);
  assert.deepEqual(auditChanges({ kind: "accounts", before, after }, ru, YES_NO)[3], {
    field: "Роль",
    before: "Редактор",
    after: "Администратор",
  });
  assert.deepEqual(auditChanges({ kind: "articles", before: null, after }, ru, YES_NO), []);
});

test("a choice of a list is told in words, in each language; a role that is typed stays as it was typed", () => {
  const lists = {
    "matches.status": STATUSES,
    "match_events.event_type": EVENT_TYPES,
    "staff.department": DEPARTMENTS,
    "partners.category": PARTNER_CATEGORIES,
    "honours.kind": HONOUR_KINDS,
    "accounts.role": ROLES,
  };
  for (const office of Object.values(OFFICES))
    for (const [name, values] of Object.entries(lists)) {
      const [kind, field] = name.split(".") as [string, string];
      for (const value of values) assert.ok(choiceInWords(office, kind, field, value), `${name} ${value}`);
    }
  assert.equal(choiceInWords(hy, "staff", "role", "Kit Man"), undefined);
});

test("of a table only the teams that changed are told, and of them only what differs", () => {
  const [argishti, sardar] = [
    { id: 1, team_name: "Argishti", won: 3, lost: 0 },
    { id: 2, team_name: "Sardar", won: 1, lost: 2 },
  ];
  const entry = {
    kind: "standings",
    before: { 0: argishti, 1: sardar },
    after: { 0: { ...argishti, won: 4 }, 1: sardar },
  };
  assert.deepEqual(auditChanges(entry, en, YES_NO), [{ field: "Argishti", before: "W 3", after: "W 4" }]);
  const row = { id: 1, team_name: "Argishti", team_name_hy: "Արգիշտի", form: "WDL" };
  const rows = { kind: "standings", before: { 0: row }, after: { 0: { ...row, form: "DLW" } } };
  const [change] = auditChanges(rows, hy, YES_NO, { language: "hy", letters: hy.texts.table.letters });
  assert.deepEqual([change?.field, change?.before.at(-1), change?.after.slice(-3)], ["Արգիշտի", "Պ", "ՈՊՀ"]);
});

test("what the log names without a record is said in the language of the interface", () => {
  const all = { kind: "messages", record_id: null, title: "All messages" };
  assert.equal(titleIn(ru, all), "Все сообщения");
  assert.equal(titleIn(hy, { kind: "messages", record_id: 5, title: "Message 5" }), "Հաղորդագրություն 5");
  assert.equal(titleIn(ru, { kind: "articles", record_id: 5, title: "All messages" }), "All messages");
});

test("what happened in a match is named as in its form, never by its key", () => {
  const event = { kind: "match_events", record_id: 7, title: "Noah – Argishti: own_goal 45+2 Vetyan" };
  assert.equal(titleIn(en, event), "Noah – Argishti: Own goal, 45+2′ Vetyan");
  assert.equal(titleIn(ru, event), "Noah – Argishti: Автогол, 45+2′ Vetyan");
  assert.equal(titleIn(hy, event), "Noah – Argishti՝ Ինքնագոլ, 45+2′ Vetyan", "no colon inside a sentence");
  assert.equal(titleIn(hy, { ...event, title: "Noah – Argishti" }), "Noah – Argishti");
});
