import { data } from "react-router";
import { page } from "#src/delivery/page.server.ts";
import { OfficeFault } from "../office-fault.tsx";

export const loader = page(async () => {
  throw data({ code: "not_found", message: "There is no such page." }, { status: 404 });
});

export default function MissingOfficePage() {
  return null;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <OfficeFault error={error} />;
}
