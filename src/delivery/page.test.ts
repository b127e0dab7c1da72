import assert from "node:assert/strict";
import { test } from "node:test";
import { RouterContextProvider } from "react-router";
import { requestInfo } from "#src/app/request-info.server.ts";
import { openClub } from "#tests/support/club.ts";
import { appContext, page, requestInfoContext } from "./page.server.ts";

test("who has sent a form without scripts is still known to the page that answers it", async (t) => {
  const { app } = await openClub(t);
  const context = new RouterContextProvider();
  context.set(appContext, app);
  context.set(requestInfoContext, { id: "one", address: "198.51.100.7", isSecure: true });
  // As the router makes it for the loaders, once the form's own request has been read.
  const url = new URL("http://localhost/hy/contact");
  const request = new Request(url);
  const load = page(async (_, args) => ({ address: requestInfo(args.request).address }));
  assert.deepEqual(await load({ request, url, params: {}, context: context as never }), {
    address: "198.51.100.7",
  });
});
