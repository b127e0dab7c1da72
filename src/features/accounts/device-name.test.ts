import assert from "node:assert/strict";
import { test } from "node:test";
import { deviceName } from "./device-name.ts";

test("a session is named by browser and system as people call them", () => {
  const names = [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
    "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0",
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
  ].map(deviceName);
  assert.deepEqual(names, [
    "Edge 141, Windows",
    "Firefox 142, Linux",
    "Chrome 141, Android",
    "Safari 18, iPhone",
    "Safari 18, macOS",
  ]);
  assert.equal(deviceName("curl/8.5.0"), undefined);
  assert.equal(deviceName(null), undefined);
});
