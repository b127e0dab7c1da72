// Many open pages, as bare sockets: node bench/live-crowd.ts PORT COUNT MATCH. Writes "open" once all are answered, and
// each time that all of them have heard of a goal the time and the bytes that came since the one before.
import { connect } from "node:net";

const [port, count, match] = process.argv.slice(2).map(Number) as [number, number, number];
/** A crowd comes from many networks, of which none takes more than its share. */
const ADDRESSES = 100;
const AT_ONCE = 100;
const REQUEST = [
  `GET /api/live?match=${match} HTTP/1.1`,
  `Host: 127.0.0.1:${port}`,
  "Accept: text/event-stream",
  "Accept-Encoding: gzip, deflate, br, zstd",
  "User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "Cookie: theme=dark",
  "\r\n",
].join("\r\n");
let heard = 0;
let bytes = 0;

for (let opened = 0; opened < count; opened += AT_ONCE) {
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - opened) }, (_, i) => open(opened + i)));
}
bytes = 0;
console.log("open");

function open(number: number): Promise<void> {
  return new Promise((resolve) => {
    const localAddress = `127.0.0.${1 + (number % ADDRESSES)}`;
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    socket.on("error", (error) => {
      console.log(error.message);
      process.exit(1);
    });
    socket.once("connect", () => socket.write(REQUEST));
    socket.on("data", (part) => {
      const text = part.toString("latin1");
      if (text.includes("text/event-stream")) resolve();
      bytes += part.length;
      if (!text.includes("event: patch") || ++heard % count !== 0) return;
      console.log(`${Date.now()} ${bytes}`);
      bytes = 0;
    });
  });
}
