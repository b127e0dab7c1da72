import { connect } from "node:net";

export interface RawAnswer {
  /** 0 when the connection was closed without an answer. */
  status: number;
  /** Headers and body as they came. */
  text: string;
}

/**
 * Sends bytes over a socket as they stand, which no client library would, and reads until the server closes.
 * The request should ask for that: `Connection: close`.
 */
export function sendRaw(
  url: string,
  request: string | Buffer,
  timeoutMs = 3000,
  localAddress?: string,
): Promise<RawAnswer> {
  const { hostname: host, port } = new URL(url);
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const from = localAddress ? { localAddress } : {};
    const socket = connect({ port: Number(port), host, ...from }, () => socket.write(request));
    const end = () => {
      socket.destroy();
      const text = Buffer.concat(parts).toString("utf8");
      resolve({ status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0), text });
    };
    socket.setTimeout(timeoutMs, end);
    socket.on("data", (part: Buffer) => parts.push(part));
    socket.on("end", end);
    socket.on("error", end);
  });
}

/** A GET with a request line of one's own. @param target what stands between the method and the version */
export function getRaw(
  url: string,
  target: string,
  headers: string[] = [],
  { timeoutMs, localAddress }: { timeoutMs?: number; localAddress?: string } = {},
): Promise<RawAnswer> {
  const { host } = new URL(url);
  const lines = [`GET ${target} HTTP/1.1`, `Host: ${host}`, "Connection: close", ...headers, "", ""];
  return sendRaw(url, Buffer.from(lines.join("\r\n"), "latin1"), timeoutMs, localAddress);
}
