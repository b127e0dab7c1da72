import assert from "node:assert/strict";
import { test } from "node:test";
import { cardsInOrder, type FoundCard } from "./found-card.ts";

const card = (kind: FoundCard["kind"], title: string): FoundCard => ({
  kind,
  title,
  detail: "",
  href: title,
});
const player = card("player", "Narek Sahradyan");
const scored = card("match", "Argishti 2:1 West Armenia");
const ararat = card("match", "Ararat 2:2 Argishti");
const elsewhere = card("match", "Ararat 1:0 Van");

test("a player's name finds the player before the matches in which he scored", () => {
  assert.deepEqual(cardsInOrder("sahradyan", [scored], [scored, player]), [player, scored]);
});

test("an opponent's name finds the own club's matches with it before all others", () => {
  const namesake = card("player", "Ararat Petrosyan");
  const found = cardsInOrder("Ararat", [ararat], [elsewhere, namesake, ararat]);
  assert.deepEqual(found, [ararat, namesake, elsewhere]);
});
