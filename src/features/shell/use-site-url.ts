import { useRouteLoaderData } from "react-router";

/** The site's own address without a slash at its end, e.g. "https://fcargishti.example". */
export function useSiteUrl(): string {
  return (useRouteLoaderData("root") as { siteUrl: string } | undefined)?.siteUrl ?? "";
}
