import type { Endpoint } from "#src/http/endpoint.server.ts";

export const tableApi: Endpoint[] = [];
