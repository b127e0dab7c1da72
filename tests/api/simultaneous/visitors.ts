import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { openMailer } from "#src/mail/mailer.server.ts";
import type { TestClub } from "#tests/support/club.ts";
import { picture } from "#tests/support/picture.ts";
import { countRows, del, fresh, type Moments, must, post, put, rowOf, tables, twice } from "./moment.ts";

const visit = (json: object) => ({ method: "POST", json });
const mail = () => `${fresh("reader").replace(" ", ".")}@mail.example`;

/** What visitors ask at the same moment, and staff about their letters. */
export const visitors: Moments = {
  "post /contact": [
    {
      title: "seven letters of one sender",
      async prepare(club) {
        await forgetTries(club);
        const letter = { name: fresh("Ani"), email: mail(), message: "Hello." };
        return {
          calls: Array.from({ length: 7 }, () => ["/contact", visit(letter)]),
          may: [[200, 200, 200, 200, 200, 429, 429]],
          after: async () => assert.equal(await countRows(club, "messages", { name: letter.name }), 5),
        };
      },
    },
  ],
  "put /admin/messages/:id/read": [
    {
      title: "read by two",
      async prepare(club) {
        const { id, version } = await newLetter(club);
        return {
          calls: twice(`/admin/messages/${id}/read`, put({})),
          may: [[200, 200]],
          after: async () => assert.equal((await rowOf(club, "messages", id)).version, version + 1),
        };
      },
    },
  ],
  "put /admin/messages/:id/quarantine": [
    {
      title: "put in and let out",
      async prepare(club) {
        const { id } = await newLetter(club);
        const path = `/admin/messages/${id}/quarantine`;
        return {
          calls: [
            [path, put({ is_quarantined: true })],
            [path, put({ is_quarantined: false })],
          ],
          may: [[200, 200]],
        };
      },
    },
  ],
  "post /admin/messages/:id/reply": [
    {
      title: "two replies from one version",
      async prepare(club) {
        const { id, version } = await newLetter(club);
        const reply = (text: string) => post({ text, version });
        return {
          calls: [
            [`/admin/messages/${id}/reply`, reply("At the gate.")],
            [`/admin/messages/${id}/reply`, reply("At the office.")],
          ],
          may: [[200, 409]],
        };
      },
    },
    {
      title: "equal replies",
      async prepare(club) {
        const { id } = await newLetter(club);
        const before = (await outbox(club)).length;
        return {
          calls: twice(`/admin/messages/${id}/reply`, post({ text: "At the gate." })),
          may: [
            // The second came while the first was sent, or after it had left.
            [200, 409],
            [200, 200],
          ],
          async after(answers) {
            const sent = answers.filter(({ status }) => status === 200).length;
            assert.equal((await outbox(club)).length - before, sent);
          },
        };
      },
    },
  ],
  "delete /admin/messages/:id/reply": [
    {
      title: "discarded twice",
      async prepare(club) {
        const { id } = await newLetter(club);
        const { mailer, config } = club.app;
        club.app.mailer = openMailer(
          { ...config, SMTP_URL: "smtp://127.0.0.1:1" },
          "Club <club@club.example>",
        );
        await club.call(`/api/admin/messages/${id}/reply`, post({ text: "At the gate." }));
        club.app.mailer.close();
        club.app.mailer = mailer;
        return { calls: twice(`/admin/messages/${id}/reply`, del()), may: [[200, 409]] };
      },
    },
  ],
  "delete /admin/messages/:id": [
    {
      title: "two deletes",
      async prepare(club) {
        const { id } = await newLetter(club);
        return { calls: twice(`/admin/messages/${id}`, del()), may: [[200, 404]] };
      },
    },
  ],
  "post /newsletter/subscribe": [
    {
      title: "one reader twice",
      async prepare(club) {
        await forgetTries(club);
        const email = mail();
        return {
          calls: twice("/newsletter/subscribe", visit({ email })),
          may: [[200, 200]],
          after: async () => assert.equal(await countRows(club, "subscribers", { email }), 1),
        };
      },
    },
  ],
  "post /newsletter/confirm": [
    {
      title: "one link twice",
      async prepare(club) {
        const { token } = await newReader(club);
        return { calls: twice("/newsletter/confirm", visit({ token })), may: [[200, 200]] };
      },
    },
  ],
  "post /newsletter/unsubscribe": [
    {
      title: "confirmed and left",
      async prepare(club) {
        const { token, email } = await newReader(club);
        return {
          calls: [
            ["/newsletter/confirm", visit({ token })],
            ["/newsletter/unsubscribe", visit({ token })],
            ["/newsletter/unsubscribe", visit({ token })],
          ],
          may: [
            [200, 200, 200],
            [200, 200, 404],
          ],
          after: async () =>
            assert.equal(await countRows(club, "subscribers", { email, status: "unsubscribed" }), 1),
        };
      },
    },
  ],
  "post /page-views": [
    {
      title: "one page twice, and another",
      async prepare(club) {
        const [path, other] = [
          `/news/${fresh("a").replace(" ", "-")}`,
          `/news/${fresh("b").replace(" ", "-")}`,
        ];
        return {
          calls: [...twice("/page-views", visit({ path })), ["/page-views", visit({ path: other })]],
          may: [[202, 202, 202]],
          async after() {
            assert.equal(await countRows(club, "page_views", { path, views: 1 }), 1);
            assert.equal(await countRows(club, "page_views", { path: other, views: 1 }), 1);
          },
        };
      },
    },
  ],
  ...uploads(["/upload/image", "/upload/news-image"]),
};

function uploads(paths: string[]): Moments {
  const moment = (path: string): Moments[string] => [
    {
      title: "one picture twice",
      async prepare(club) {
        const before = await countRows(club, "media");
        // Far apart: two that are nearly alike become one file.
        const colour = `#${((before * 4_700_021) % 0xffffff).toString(16).padStart(6, "0")}`;
        const [one, other] = [await picture("image", colour), await picture("image", colour)];
        return {
          calls: [
            [path, { as: "editor", form: one }],
            [path, { as: "editor", form: other }],
          ],
          may: [[200, 200]],
          after: async () => assert.equal(await countRows(club, "media"), before + 1),
        };
      },
    },
  ];
  return Object.fromEntries(paths.map((path) => [`post ${path}`, moment(path)]));
}

/** The club's clock stands still, and its limits count by it. */
async function forgetTries(club: TestClub): Promise<void> {
  await tables(club).deleteFrom("attempts").execute();
}

async function newLetter(club: TestClub) {
  await forgetTries(club);
  const name = fresh("Ani");
  await must(club, "/contact", visit({ name, email: mail(), message: "Hello." }));
  return tables(club).selectFrom("messages").selectAll().where("name", "=", name).executeTakeFirstOrThrow();
}

async function outbox({ app }: TestClub): Promise<string[]> {
  const folder = join(app.config.DATA_DIR, "outbox");
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
}

/** Somebody who asked for the newsletter, with the token of the mail. */
async function newReader(club: TestClub) {
  await forgetTries(club);
  const email = mail();
  await must(club, "/newsletter/subscribe", visit({ email }));
  const text = (await outbox(club)).find((one) => one.includes(email)) ?? "";
  const token = /unsubscribe\?token=(?:3D)?([\w-]{43})/.exec(text.replace(/=?\r?\n\s*/g, ""))?.[1] ?? "";
  return { email, token };
}
