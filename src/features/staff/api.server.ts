import type { Endpoint } from "#src/http/endpoint.server.ts";

export const staffApi: Endpoint[] = [];
