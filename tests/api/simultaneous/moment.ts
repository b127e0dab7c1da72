import assert from "node:assert/strict";
import type { Kysely } from "kysely";
import type { RecordKind } from "#src/records/record-kinds.server.ts";
import type { Answer, CallOptions, TestClub } from "#tests/support/club.ts";

/** Calls that are made at the same moment, and what may come of them. */
export interface Moment {
  /** What meets, e.g. "equal creates with one key". */
  title: string;
  /** Makes in the club what the calls need. */
  prepare(club: TestClub): Promise<Meeting>;
}

interface Meeting {
  calls: [path: string, options: CallOptions][];
  /** The statuses that may come of it, each list in ascending order. */
  may: number[][];
  /** What holds afterwards: nothing doubled, nothing lost. */
  after?(answers: Answer[]): Promise<void>;
}

/** By the call as it is declared: "put /admin/partners/:id". */
export type Moments = Record<string, Moment[]>;

let count = 0;

/** A name that nothing else has, e.g. "Bank 12". */
export function fresh(name: string): string {
  return `${name} ${++count}`;
}

/** Whatever table, loosely typed: which one it is says the test. */
// biome-ignore lint/suspicious/noExplicitAny: see above.
export function tables({ app }: TestClub): Kysely<any> {
  return app.db as never;
}

export async function countRows(club: TestClub, table: string, where: object = {}): Promise<number> {
  const query = Object.entries(where).reduce(
    (rest, [name, value]) => rest.where(name, value === null ? "is" : "=", value),
    tables(club).selectFrom(table),
  );
  const { rows } = await query.select((e) => e.fn.countAll().as("rows")).executeTakeFirstOrThrow();
  return Number(rows);
}

export async function rowOf(club: TestClub, table: string, id: number) {
  return tables(club).selectFrom(table).selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** One call that has to get through, as an editor unless the options say who. */
export async function must({ call }: TestClub, path: string, options: CallOptions = {}) {
  const caller = options.headers ? {} : { as: "editor" as const };
  const answer = await call(`/api${path}`, { ...caller, ...options });
  assert.ok(answer.status < 300, `${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export const put = (json: object): CallOptions => ({ as: "editor", method: "PUT", json });
export const post = (json?: object): CallOptions => ({
  as: "editor",
  method: "POST",
  ...(json ? { json } : {}),
});
export const patch = (json: object): CallOptions => ({ as: "editor", method: "PATCH", json });
export const del = (): CallOptions => ({ as: "editor", method: "DELETE" });
export const twice = (path: string, options: CallOptions): Meeting["calls"] => [
  [path, options],
  [path, options],
];

/** A kind of record with the three usual calls. */
export interface Kind {
  table: RecordKind;
  /** Of the list, as declared. */
  path: string;
  /** The name of the record's own part of the path. */
  part?: string;
  /** The path of a list that belongs to another record. */
  at?: (club: TestClub) => Promise<string>;
  /** Where single ones are, unless below the list. */
  items?: string;
  make: (name: string) => object;
  edit: (name: string) => object;
  /** Two records must not have one name. */
  isNameUnique?: boolean;
  hasVersions?: boolean;
}

/** What can meet at the create, the edit and the delete of a record. */
export function recordMoments(kind: Kind): Moments {
  const item = `${kind.items ?? kind.path}/${kind.part ?? ":id"}`;
  return {
    [`post ${kind.path}`]: createMoments(kind),
    [`put ${item}`]: editMoments(kind),
    [`delete ${item}`]: [deletedTwice(kind)],
  };
}

const listOf = async (club: TestClub, { at, path }: Kind) => (at ? at(club) : path);

async function made(club: TestClub, kind: Kind) {
  const list = await listOf(club, kind);
  const record = await must(club, list, post(kind.make(fresh("First"))));
  return { record, id: record.id as number, path: `${kind.items ?? list}/${record.id}` };
}

function createMoments(kind: Kind): Moment[] {
  const statuses = kind.isNameUnique ? [201, 409, 409, 409] : [201, 201, 201, 201];
  const create = (title: string, key: boolean, may: number[]): Moment => ({
    title,
    async prepare(club) {
      const list = await listOf(club, kind);
      const before = await countRows(club, kind.table);
      const headers = { "idempotency-key": fresh("key").replace(" ", "-of-a-create-") };
      const options = { ...post(kind.make(fresh("Name"))), ...(key ? { headers } : {}) };
      return {
        calls: [...twice(list, options), ...twice(list, options)],
        may: [may],
        async after(answers) {
          const ids = new Set(answers.flatMap(({ status, body }) => (status === 201 ? body.id : [])));
          assert.equal((await countRows(club, kind.table)) - before, ids.size);
          if (key) assert.equal(ids.size, 1);
          else assert.equal(ids.size, may.filter((status) => status === 201).length);
        },
      };
    },
  });
  return [
    create("equal creates", false, statuses),
    create("equal creates with one key", true, [201, 201, 201, 201]),
  ];
}

function editMoments(kind: Kind): Moment[] {
  return [
    {
      title: "two edits of one version",
      async prepare(club) {
        const { record, id, path } = await made(club, kind);
        const [one, other] = [fresh("One"), fresh("Other")];
        return {
          calls: [
            [path, put({ ...kind.edit(one), version: record.version })],
            [path, put({ ...kind.edit(other), version: record.version })],
          ],
          may: [[200, 409]],
          async after([first]) {
            const row = await rowOf(club, kind.table, id);
            assert.equal(row.version, record.version + 1);
            const text = JSON.stringify(row);
            assert.ok(text.includes(first?.status === 200 ? one : other), "who got through is there");
            assert.ok(!text.includes(first?.status === 200 ? other : one), "who was refused is not");
          },
        };
      },
    },
    {
      title: "two edits without a version",
      async prepare(club) {
        const { record, id, path } = await made(club, kind);
        const [one, other] = [fresh("One"), fresh("Other")];
        return {
          calls: [
            [path, put(kind.edit(one))],
            [path, put(kind.edit(other))],
          ],
          may: [[200, 200]],
          async after() {
            const row = await rowOf(club, kind.table, id);
            assert.equal(row.version, record.version + 2);
            await assertInHistory(club, kind.table, id, [one, other]);
          },
        };
      },
    },
    {
      title: "an edit and a delete",
      async prepare(club) {
        const { id, path } = await made(club, kind);
        return {
          calls: [
            [path, put(kind.edit(fresh("One")))],
            [path, del()],
          ],
          may: [
            [200, 200],
            [200, 404],
          ],
          async after([, deleted]) {
            if (deleted?.status === 200) assert.ok((await rowOf(club, kind.table, id)).deleted_at);
          },
        };
      },
    },
    ...(kind.isNameUnique ? [renamedToOne(kind)] : []),
  ];
}

function renamedToOne(kind: Kind): Moment {
  return {
    title: "two records that take one name",
    async prepare(club) {
      const [one, other] = [await made(club, kind), await made(club, kind)];
      const options = put(kind.edit(fresh("Same")));
      return {
        calls: [
          [one.path, options],
          [other.path, options],
        ],
        may: [[200, 409]],
      };
    },
  };
}

function deletedTwice(kind: Kind): Moment {
  return {
    title: "two deletes",
    async prepare(club) {
      const { id, path } = await made(club, kind);
      return {
        calls: twice(path, del()),
        may: [[200, 404]],
        async after() {
          const entries = { kind: kind.table, record_id: id, action: "delete" };
          assert.equal(await countRows(club, "audit", entries), 1);
        },
      };
    },
  };
}

/** Each of the texts stands in a revision of the record. */
export async function assertInHistory(club: TestClub, kind: string, id: number, texts: string[]) {
  const rows = await tables(club)
    .selectFrom("revisions")
    .select("snapshot")
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .execute();
  for (const text of texts) {
    assert.ok(
      rows.some(({ snapshot }) => String(snapshot).includes(text)),
      `${text} is in the history`,
    );
  }
}
