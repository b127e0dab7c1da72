// The yardstick: node:http sending the same bytes and nothing else. Bytes and headers come from files, the port from node.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const body = readFileSync(process.argv[2]!);
const headers = process.argv[3]
  ? JSON.parse(readFileSync(process.argv[3], "utf8"))
  : { "content-type": "application/json; charset=utf-8", "content-length": body.length };
const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`${typeof address === "object" && address ? address.port : 0}\n`);
});
