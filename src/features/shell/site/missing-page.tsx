import { data } from "react-router";
import { page } from "#src/http/page.server.ts";

export const loader = page(async () => {
  throw data({ code: "not_found", message: "There is no such page." }, { status: 404 });
});

export default function MissingPage() {
  return null;
}
