import assert from "node:assert/strict";
import { test } from "node:test";
import { Email, ImageField, OptionalEmail, WebAddress } from "./fields.server.ts";

const TAKEN = [
  "https://partner.example",
  "http://partner.example/a?b=c#d",
  "HTTPS://Partner.example:8443/",
  "https://գինի.հայ",
];
const REFUSED = [
  "https:\\\\partner.example",
  "https:/partner.example",
  "https:partner.example",
  "https://",
  "https://user:secret@partner.example/",
  "https://partner.example@other.example/",
  "https://partner.example\\@other.example/",
  "javascript:alert(1)",
  "partner.example",
];

test("a partner's or a picture's web address is written out, and has no password in it", () => {
  for (const address of TAKEN) assert.ok(WebAddress.safeParse(address).success, address);
  for (const address of REFUSED) {
    assert.ok(!WebAddress.safeParse(address).success, address);
    assert.ok(!ImageField.safeParse(address).success, address);
  }
});

test("what stands before the @ of an e-mail address has at most 64 letters", () => {
  for (const [letters, isTaken] of [
    [64, true],
    [65, false],
  ] as const) {
    const address = `${"a".repeat(letters)}@fans.example`;
    assert.equal(Email.safeParse(address).success, isTaken);
    assert.equal(OptionalEmail.safeParse(address).success, isTaken);
  }
});
