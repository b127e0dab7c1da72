import { data } from "react-router";
import { page } from "#src/delivery/page.server.ts";
import { FaultPage } from "../fault-page.tsx";

export const loader = page(async () => {
  throw data({ code: "not_found", message: "There is no such page." }, { status: 404 });
});

export default function MissingPage() {
  return null;
}

/** Its own, so that the page stands inside the header and the footer: the frame's would take their place. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <FaultPage error={error} />;
}
