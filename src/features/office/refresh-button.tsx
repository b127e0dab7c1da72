import { RefreshCw } from "lucide-react";
import { useRevalidator } from "react-router";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { Button } from "./button.tsx";

/** Loads what the page shows anew, in the way of the page; busy while any of it is on its way. */
export function RefreshButton({ onClick }: { onClick: () => void }) {
  const words = useOfficeText("office");
  const { state } = useRevalidator();
  return (
    <Button isLine aria-busy={state !== "idle"} onClick={onClick}>
      <RefreshCw className="icon" aria-hidden /> {words.refresh}
    </Button>
  );
}
