import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  buildDirectory: "build",
  ssr: true,
  // Every route is known from the start: no request for a manifest while somebody navigates.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
