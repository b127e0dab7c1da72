import assert from "node:assert/strict";
import type { TestClub } from "#tests/support/club.ts";
import { fresh, type Moments, must, post } from "./moment.ts";

interface Ordered {
  /** The list in the answers, and its table. */
  table: "categories" | "competitions" | "honours" | "partners";
  make: (name: string) => object;
}

/** What can meet at the call that puts a list in its order. */
export function orderMoments({ table, make }: Ordered): Moments {
  const path = `/admin/${table}`;
  const ids = async (club: TestClub): Promise<number[]> =>
    (await must(club, path, { as: "editor" }))[table].map(({ id }: { id: number }) => id);
  const prepared = async (club: TestClub) => {
    for (const name of ["First", "Second"]) await must(club, path, post(make(fresh(name))));
    return ids(club);
  };
  return {
    [`post ${path}/order`]: [
      {
        title: "opposite orders",
        async prepare(club) {
          const before = await prepared(club);
          const orders = [before.toReversed(), [...before.slice(1), before[0]!]];
          return {
            calls: orders.map((order) => [`${path}/order`, post({ ids: order })]),
            may: [[200, 200]],
            after: async () => {
              const now = (await ids(club)).join();
              assert.ok(
                orders.some((order) => order.join() === now),
                `neither of the orders: ${now}`,
              );
            },
          };
        },
      },
      {
        title: "an order and a new one",
        async prepare(club) {
          const before = await prepared(club);
          return {
            calls: [
              [`${path}/order`, post({ ids: before.toReversed() })],
              [path, post(make(fresh("Third")))],
            ],
            may: [
              [200, 201],
              [201, 409],
            ],
            after: async () => assert.equal((await ids(club)).length, before.length + 1),
          };
        },
      },
    ],
  };
}
