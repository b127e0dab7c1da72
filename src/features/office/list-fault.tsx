import { CircleAlert } from "lucide-react";
import { useRevalidator } from "react-router";
import { ApiError } from "#src/api/client.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { Button } from "./button.tsx";
import type { OfficeText } from "./text/office.en.ts";

/** What a list shows that could not be loaded: stays a list, says why, offers to try again. */
export function ListFault({ error, failed }: { error: unknown; failed: string }) {
  const words = useOfficeText("office");
  const { revalidate, state } = useRevalidator();
  return (
    <div className="notice notice-bad" role="alert">
      <CircleAlert className="icon" aria-hidden />{" "}
      <span>{faultText(error, failed, { ...words, network: words.networkOfList })}</span>
      <Button aria-busy={state !== "idle"} onClick={() => void revalidate()}>
        {words.tryAgain}
      </Button>
    </div>
  );
}

/**
 * The sentence for a failed call: the server's own, else the screen's; where no answer came, the screen's with
 * the reason.
 */
export function faultText(
  error: unknown,
  failed: string,
  { failed: general, network }: Pick<OfficeText, "failed" | "network">,
): string {
  if (!(error instanceof ApiError)) return failed;
  if (error.code !== "network") return error.message || failed;
  if (!failed || failed === general) return network;
  const stop = /[ա-ֆ]/.test(failed) ? "։" : ".";
  return `${failed.replace(/[.։]$/, "")}${stop} ${network}`;
}

/** What a loader found, or why it did not: a list page shows both without an error page. */
export async function attempt<Data>(loading: Promise<Data>): Promise<{ data?: Data; error?: ApiError }> {
  try {
    return { data: await loading };
  } catch (error) {
    if (error instanceof ApiError) return { error };
    throw error;
  }
}
