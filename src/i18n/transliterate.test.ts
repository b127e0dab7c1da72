import assert from "node:assert/strict";
import { test } from "node:test";
import { latinName } from "./transliterate.ts";

test("an Armenian name is proposed in Latin letters as passports of the league's players have it", () => {
  for (const [name, latin] of [
    ["Երվանդ Ղազարյան", "Yervand Ghazaryan"],
    ["Ոսկան", "Voskan"],
    ["Հովհաննես", "Hovhannes"],
    ["Ուրարտու", "Urartu"],
    ["Արարատ-Արմենիա", "Ararat-Armenia"],
    ["ԲԿՄԱ", "BKMA"],
    [" Ծովինար ", "Tsovinar"],
    ["դե Սոուզա", "de Souza"],
    ["Саркисян", "Sarkisyan"],
  ] as const)
    assert.equal(latinName(name), latin);
});
