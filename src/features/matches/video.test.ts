import assert from "node:assert/strict";
import { test } from "node:test";
import { videoId } from "./video.ts";

const ID = "dQw4w9WgX-_";

const GOOD = [
  `https://www.youtube.com/watch?v=${ID}`,
  `https://youtube.com/watch?v=${ID}&t=42s&list=PL123`,
  `http://www.youtube.com/watch?feature=share&v=${ID}#t=5`,
  `https://m.youtube.com/watch?v=${ID}`,
  `https://music.youtube.com/watch?v=${ID}`,
  `https://youtu.be/${ID}`,
  `https://youtu.be/${ID}?si=abc`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/embed/${ID}?rel=0`,
  `https://www.youtube.com/v/${ID}`,
  `https://www.youtube.com/live/${ID}/`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `https://youtube-nocookie.com/embed/${ID}`,
  `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
];

const HOSTILE = [
  "",
  ID,
  "https://www.youtube.com/",
  "https://www.youtube.com/watch",
  "https://www.youtube.com/watch?v=",
  "https://www.youtube.com/watch?v=short",
  `https://www.youtube.com/watch?v=${ID}x`,
  `https://www.youtube.com/watch?v=${ID}&v=AAAAAAAAAAA`,
  `https://www.youtube.com/watch?V=${ID}`,
  `https://www.youtube.com/watch?v=${ID}%22onload`,
  `https://www.youtube.com/watch?v=dQw4w9WgX"<`,
  "https://www.youtube.com/watch?v=dQw4w9W gXc",
  `https://www.youtube.com/watch/${ID}`,
  `https://www.youtube.com/Embed/${ID}`,
  `https://www.youtube.com/embed/../${ID}`,
  `https://www.youtube.com/embed/${ID}/../../redirect`,
  `https://www.youtube.com/embed/%2e%2e/${ID}`,
  `https://www.youtube.com/channel/${ID}`,
  `https://www.youtube.com/playlist?v=${ID}`,
  `https://www.youtube.com/redirect?q=https://youtu.be/${ID}`,
  `https://youtu.be/${ID}/more`,
  `https://youtu.be//${ID}`,
  `https://youtu.be/embed/${ID}`,
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://evil.example/https://www.youtube.com/watch?v=${ID}`,
  `https://evil.example/?https://youtu.be/${ID}`,
  `https://evilyoutube.com/watch?v=${ID}`,
  `https://gaming.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com@evil.example/watch?v=${ID}`,
  `https://user:pass@www.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com:8443/watch?v=${ID}`,
  `https://www.youtube.com./watch?v=${ID}`,
  `https://evil.example\\@youtu.be/${ID}`,
  `https:\\\\youtu.be/${ID}`,
  `https://you\ntube.com/watch?v=${ID}`,
  `https://youtu.be/${ID}\u0000`,
  ` https://youtu.be/${ID}`,
  `https://yоutube.com/watch?v=${ID}`,
  `https://ｙoutu.be/${ID}`,
  `//www.youtube.com/embed/${ID}`,
  `www.youtube.com/watch?v=${ID}`,
  `ftp://www.youtube.com/watch?v=${ID}`,
  `javascript://www.youtube.com/watch?v=${ID}%0aalert(1)`,
  `data:text/html,https://youtu.be/${ID}`,
  `https://youtu.be/${ID}?${"x".repeat(500)}`,
];

test("a watch, short, embed, v or live link gives the video's 11 characters", () => {
  for (const link of GOOD) assert.equal(videoId(link), ID, link);
});

test("no other address is taken for a video", () => {
  for (const link of HOSTILE) assert.equal(videoId(link), null, link);
});
