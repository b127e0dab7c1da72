import { Plus } from "lucide-react";
import { useLoaderData } from "react-router";
import { api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { Switch } from "#src/features/office/fields.tsx";
import { ListBody } from "#src/features/office/list-body.tsx";
import { attempt } from "#src/features/office/list-fault.tsx";
import { SearchBox, Segments, useListAddress } from "#src/features/office/list-tools.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { filterPartners, type Partner } from "../partner.ts";
import { PartnerDialog } from "./partner-dialog.tsx";
import { PartnerRow } from "./partner-row.tsx";
import { usePartnerActions } from "./use-partner-actions.ts";

export async function clientLoader() {
  const { data, error } = await attempt(api.get<{ partners: Partner[] }>("/admin/partners"));
  return { partners: data?.partners ?? [], error };
}

export default function PartnersPage() {
  const { partners, error } = useLoaderData<typeof clientLoader>();
  const words = useOfficeText("partners");
  const address = useListAddress();
  const actions = usePartnerActions();
  const { search, category, inactive } = address.read("search", "category", "inactive");
  const is_active = inactive === "1" ? undefined : true;
  const shown = filterPartners(partners, { search, category, is_active });
  const opened = partners.find(({ id }) => String(id) === address.get("partner"));
  return (
    <OfficePage
      title={words.title}
      actions={
        <Button onClick={() => void actions.create()}>
          <Plus className="icon" aria-hidden /> {words.add}
        </Button>
      }
    >
      <Filters />
      <ListBody isEmpty={shown.length === 0} error={error} words={words}>
        <ul>
          {shown.map((partner) => (
            <li key={partner.id}>
              <PartnerRow partner={partner} actions={actions} />
            </li>
          ))}
        </ul>
      </ListBody>
      {opened && (
        <PartnerDialog
          key={opened.id}
          partner={opened}
          isFresh={actions.isFresh(opened)}
          onClose={actions.close}
        />
      )}
    </OfficePage>
  );
}

function Filters() {
  const words = useOfficeText("partners");
  const labels = useFieldLabels("partners");
  const categories = useChoices("partners", "category");
  const address = useListAddress();
  return (
    <div className="filter-bar filter-bar-three">
      <SearchBox label={words.search} />
      <Segments
        name="category"
        label={labels.category}
        options={[
          { value: "", label: words.all },
          { value: "title", label: categories.title },
          { value: "partner", label: categories.partner },
        ]}
      />
      <Switch
        label={words.showInactive}
        isOn={address.get("inactive") === "1"}
        onChange={(isOn) => address.set({ inactive: isOn ? "1" : "" })}
      />
    </div>
  );
}

export function HydrateFallback() {
  const words = useOfficeText("partners");
  return <LoadingPage title={words.title} />;
}
