import type { Page } from "playwright-core";

/** The same tap twice within half a second is taken for a trembling thumb: so a whistle is tapped until it was heard. */
export async function blow(page: Page, name: string): Promise<void> {
  const button = page.getByRole("main").getByRole("button", { name, exact: true });
  const isStill = () =>
    button.waitFor({ state: "detached", timeout: 1000 }).then(
      () => false,
      () => true,
    );
  do await button.tap();
  while (await isStill());
}
