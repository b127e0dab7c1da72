import assert from "node:assert/strict";
import { test } from "node:test";
import { sortedBy, sortKey } from "./sort-key.ts";

/** The words come out as they stand here, whatever their order before. */
function assertOrder(list: string): void {
  const words = list.split(", ");
  for (const given of [words.toReversed(), words.toSorted(), words.toSorted().reverse()]) {
    assert.deepEqual(
      sortedBy(given, (word) => word),
      words,
    );
  }
}

test("Armenian stands in the order of the school alphabet, with ու after ց and և after ք", () => {
  assertOrder(
    "ա, բ, գ, դ, ե, զ, է, ը, թ, ժ, ի, լ, խ, ծ, կ, հ, ձ, ղ, ճ, մ, յ, ն, շ, ո, չ, պ, ջ, ռ, ս, վ, տ, ր, ց, ու, փ, ք, և, օ, ֆ",
  );
  assertOrder("Որոտան, Վան, Ցատուր, Ուրարտու, Փյունիկ");
  assertOrder(
    "Արարատ, Արարատ-Արմենիա, Արգիշտի, ԲԿՄԱ, Գանձասար, Նոա, Շիրակ, Վան, Վեստ Արմենիա, Ուրարտու, Փյունիկ",
  );
  assertOrder("ազատ օր, Բարև, Գոլ, դերբի");
});

test("an Armenian name stands in one place however its և is written", () => {
  assertOrder("Երեկ, Երևան, Երեց");
  assert.equal(sortKey("ԵՐԵՎԱՆ"), sortKey("Երևան"));
  assert.equal(sortKey("Երեւան"), sortKey("Երևան"));
});

test("Russian ё stands with е, as in a dictionary, and й after и", () => {
  assertOrder("арарат, Борис, Еда, Ёлка, Ель, Если, Жук, Иван, Йод, Казань, Яна");
});

test("capitals, accents, quotes and dashes make no difference", () => {
  assertOrder("alpha, Émile, Emily, Łukasz, Lyon, Ødegaard, Olsen");
  assertOrder("Արարատ, ԲԿՄԱ, «Վան»");
  assert.equal(sortKey("«Վան» – Նոա"), sortKey("վան նոա"));
});

test("words are compared one by one, and figures come first", () => {
  assertOrder("1 goal, Ararat, Ararat-Armenia, Araratian");
});

test("Latin letters come before Russian ones, and Armenian ones last", () => {
  assertOrder("Van, Ван, Վան");
});

test("a list that is turned round keeps the order of equals", () => {
  const rows = [
    { name: "van", id: 3 },
    { name: "Noah", id: 2 },
    { name: "Van", id: 1 },
  ];
  const ids = (order: "asc" | "desc") => sortedBy(rows, ({ name }) => name, order).map(({ id }) => id);
  assert.deepEqual(
    [ids("asc"), ids("desc")],
    [
      [2, 3, 1],
      [3, 1, 2],
    ],
  );
});
