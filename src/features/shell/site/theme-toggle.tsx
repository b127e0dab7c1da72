import { Moon, Sun } from "lucide-react";
import { KeptPart } from "#src/ui/kept-part.tsx";
import { useShellText } from "../use-shell-text.ts";

/** Both labels are in the page; the theme's class shows the one that applies, so server and browser agree. */
export function ThemeToggle() {
  const text = useShellText();
  return (
    <KeptPart as="button" type="button" className="ico theme" data-theme-toggle of={text} name="theme">
      <span className="to-light">
        <Sun className="i" aria-hidden />
        <span className="vh">{text.toLight}</span>
      </span>
      <span className="to-dark">
        <Moon className="i" aria-hidden />
        <span className="vh">{text.toDark}</span>
      </span>
    </KeptPart>
  );
}
