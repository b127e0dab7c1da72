import { Plus } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#src/features/office/button.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Season } from "../season.ts";
import { BansDialog } from "./bans-dialog.tsx";
import { RulesDialog } from "./rules-dialog.tsx";
import { SeasonChoice } from "./season-choice.tsx";
import { SeasonDialog } from "./season-dialog.tsx";
import { StagesDialog } from "./stages-dialog.tsx";
import styles from "./table-page.module.css";
import { TableSource } from "./table-source.tsx";
import type { LoadedTable, TableDraft } from "./use-table-draft.ts";
import type { TableSteps } from "./use-table-steps.ts";

export interface SeasonsProps {
  data: LoadedTable;
  draft: TableDraft;
  steps: TableSteps;
}

/** The season that is edited, a new one, and the one that the site shows. */
export function Seasons({ data, draft, steps }: SeasonsProps) {
  const { seasons } = data;
  const { fresh, shownSeason, begin, reset } = draft;
  const isSaved = !fresh && data.seasonId !== undefined;
  const { revalidate } = useRevalidator();
  const words = useOfficeText("table");
  const [isNaming, setIsNaming] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const open = (what: Opened) => void steps.maySwitch().then((may) => may && setOpened(what));
  // Shut when what was saved is loaded: opened again, it shows it.
  const reload = () => {
    reset();
    return revalidate();
  };
  return (
    <>
      <div className={styles.seasons}>
        <SeasonChoice
          name="season"
          title={words.season}
          seasons={fresh ? [{ season: fresh, current: false }, ...seasons] : seasons}
          chosen={shownSeason}
          onChoose={(other) => void steps.switchTo(other)}
        >
          <Button isLine onClick={() => void steps.maySwitch().then(setIsNaming)}>
            <Plus className="icon" aria-hidden /> {words.newSeason}
          </Button>
          {isSaved && <Openers onOpen={open} />}
        </SeasonChoice>
        <SeasonChoice
          name="hero"
          title={words.hero}
          seasons={seasons}
          chosen={seasons.find(({ current }) => current)?.season}
          onChoose={(other) => void steps.chooseForSite(other)}
        />
      </div>
      {isSaved && <TableSource season={data.rules as Season} draft={draft} />}
      {isSaved && opened && (
        <SeasonDialogs data={data} opened={opened} onClose={() => setOpened(undefined)} onChanged={reload} />
      )}
      {isNaming && (
        <SeasonDialog
          seasons={seasons}
          onClose={() => setIsNaming(false)}
          onBegin={(name) => {
            setIsNaming(false);
            begin(name);
          }}
        />
      )}
    </>
  );
}

type Opened = "bans" | "rules" | "stages";

function Openers({ onOpen }: { onOpen: (what: Opened) => void }) {
  const words = useOfficeText("table");
  const names = { rules: words.rules.order, stages: words.rules.stages, bans: words.bans };
  return (["rules", "stages", "bans"] as const).map((what) => (
    <Button key={what} isLine onClick={() => onOpen(what)}>
      {names[what]}
    </Button>
  ));
}

interface SeasonDialogsProps {
  data: LoadedTable;
  opened: Opened;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/** What is edited of a saved season beside its table. */
function SeasonDialogs({ data, opened, onClose, onChanged }: SeasonDialogsProps) {
  const season = data.rules as Season;
  const onSaved = () => void onChanged().then(onClose);
  if (opened === "bans") return <BansDialog season={season} onClose={onClose} onSaved={onSaved} />;
  if (opened === "rules") return <RulesDialog season={season} onClose={onClose} onSaved={onSaved} />;
  return (
    <StagesDialog
      season={data.season}
      rows={data.rows}
      onClose={onClose}
      onChanged={() => void onChanged()}
    />
  );
}
