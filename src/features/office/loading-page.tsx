import type { ComponentProps } from "react";
import { SkeletonRows } from "./list-tools.tsx";
import { OfficePage } from "./office-page.tsx";

type LoadingPageProps = Omit<ComponentProps<typeof OfficePage>, "actions" | "children"> & { rows?: number };

/** A page of the back office while what it shows is loading. */
export function LoadingPage({ rows = 5, ...page }: LoadingPageProps) {
  return (
    <OfficePage {...page}>
      <SkeletonRows count={rows} />
    </OfficePage>
  );
}
