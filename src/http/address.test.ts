import assert from "node:assert/strict";
import { test } from "node:test";
import { callerBuckets, callerOf, createAddressReader, lineOf, networkOf } from "./address.server.ts";

test("a visitor's word about the own address counts only through a proxy of the club", () => {
  const read = createAddressReader(["10.0.0.0/8", "2001:db8:ffff::1"]);
  assert.equal(read("203.0.113.9", "198.51.100.1"), "203.0.113.9");
  assert.equal(read("10.0.0.1", "198.51.100.1, 203.0.113.9"), "203.0.113.9");
  assert.equal(read("::ffff:10.0.0.1", "198.51.100.1, 203.0.113.9, 10.2.3.4"), "203.0.113.9");
  assert.equal(read("2001:db8:ffff::1", "203.0.113.9"), "203.0.113.9");
  assert.equal(read("10.0.0.1", "nonsense"), "10.0.0.1");
  assert.equal(createAddressReader([])("10.0.0.1", "203.0.113.9"), "10.0.0.1");
});

test("who changes the address within the own IPv6 network is one caller to the throttle", () => {
  const home = networkOf("2001:db8:1:2::1");
  assert.equal(home, "2001:db8:1:2");
  for (const same of ["2001:db8:1:2:ffff:1:2:3", "2001:0DB8:0001:0002::", "2001:db8:1:2::9:9%eth0"])
    assert.equal(networkOf(same), home, same);
  for (const other of ["2001:db8:1:3::1", "2001:db8::1:2", "::1"])
    assert.notEqual(networkOf(other), home, other);
  assert.equal(networkOf("::1"), "0:0:0:0");
  assert.equal(networkOf("203.0.113.9"), "203.0.113.9");
  assert.equal(networkOf(""), "");
});

test("a line that was given 65,536 networks is one line to the throttle of sign-ins", () => {
  assert.equal(lineOf("2001:db8:1:2::1"), "2001:db8:1");
  assert.equal(lineOf("2001:db8:1:ffff::1"), "2001:db8:1");
  assert.notEqual(lineOf("2001:db8:2:2::1"), "2001:db8:1");
  assert.equal(lineOf("203.0.113.9"), undefined);
});

test("the networks of a line have twice as many tries together as one of them, and its connections are one caller's", () => {
  const window = { most: 5, windowMs: 1000 };
  const namesOf = (address: string) =>
    callerBuckets("contact", address, window).map(({ name, most }) => [name, most]);
  assert.deepEqual(namesOf("2001:db8:1:2::1"), [
    ["contact:2001:db8:1:2", 5],
    ["contact:line:2001:db8:1", 10],
  ]);
  assert.deepEqual(namesOf("203.0.113.9"), [["contact:203.0.113.9", 5]]);
  assert.equal(callerOf("2001:db8:1:2::1"), callerOf("2001:db8:1:ffff::9"));
  assert.equal(callerOf("203.0.113.9"), "203.0.113.9");
});
