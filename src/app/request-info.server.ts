import { randomUUID } from "node:crypto";

/** What the server knows of a request beside the request itself. */
export interface RequestInfo {
  id: string;
  address: string;
  /** Who counts as one caller: the address, or an IPv6 line's network; the address where it is not told. */
  caller?: string;
  isSecure: boolean;
  /** Whose it is, once somebody was found signed in. */
  accountId?: number;
  /** Whether these very cookies and this token were signed in a moment ago, see `http/known-callers.server.ts`. */
  isKnown?: boolean;
  /** Lets others go on while the body arrives, which may take minutes; then waits for its turn. */
  whileArriving?: (arrive: () => Promise<void>) => Promise<void>;
}

const infos = new WeakMap<Request, RequestInfo>();

export function setRequestInfo(request: Request, info: RequestInfo): void {
  infos.set(request, info);
}

/** The id and address of a request; a fresh id for one made in a test. */
export function requestInfo(request: Request): RequestInfo {
  return infos.get(request) ?? { id: randomUUID(), address: "127.0.0.1", isSecure: false };
}
