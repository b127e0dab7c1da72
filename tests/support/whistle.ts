import type { Locator, Page } from "playwright-core";

/** The same touch twice within half a second is a trembling thumb: so it is repeated until it was heard. */
export async function untilHeard(touch: () => Promise<void>, before: Locator): Promise<void> {
  const isStill = () =>
    before.waitFor({ state: "detached", timeout: 1000 }).then(
      () => false,
      () => true,
    );
  do await touch();
  while (await isStill());
}

/** Taps the button of a whistle, which leaves when it was heard. */
export async function blow(page: Page, name: string): Promise<void> {
  const button = page.getByRole("main").getByRole("button", { name, exact: true });
  await untilHeard(() => button.tap(), button);
}
