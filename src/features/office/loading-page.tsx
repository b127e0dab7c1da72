import type { ComponentProps } from "react";
import { SkeletonRows } from "./list-tools.tsx";
import { OfficePage } from "./office-page.tsx";

interface LoadingPageProps extends Omit<ComponentProps<typeof OfficePage>, "tools" | "actions" | "children"> {
  rows?: number;
  /** Cards side by side rather than lines, e.g. for people. */
  isGrid?: boolean;
}

/** A page of the back office while what it shows is loading. */
export function LoadingPage({ rows = 5, isGrid, ...page }: LoadingPageProps) {
  return (
    <OfficePage {...page}>
      <SkeletonRows count={rows} isGrid={isGrid} />
    </OfficePage>
  );
}
