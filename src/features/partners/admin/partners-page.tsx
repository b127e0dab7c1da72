import { Plus } from "lucide-react";
import { useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { Switch } from "#src/features/office/fields.tsx";
import { ListBody } from "#src/features/office/list-body.tsx";
import { attempt } from "#src/features/office/list-fault.tsx";
import { FilterSelect, SearchBox, Segments, useListAddress } from "#src/features/office/list-tools.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { MoveButtons } from "#src/features/office/move-buttons.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { useOrder } from "#src/features/office/use-order.ts";
import { dayIn } from "#src/i18n/dates.ts";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { filterPartners, PARTNER_PERIODS, type Partner, periodOf } from "../partner.ts";
import { PartnerDialog } from "./partner-dialog.tsx";
import { PartnerRow } from "./partner-row.tsx";
import styles from "./partners-page.module.css";
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
  const { search, category, inactive, period } = address.read("search", "category", "inactive", "period");
  const is_active = inactive === "1" ? undefined : true;
  const today = dayIn(new Date(), club.timeZone);
  const { items, said, move } = useOrder(partners, "/admin/partners/order");
  const shown = filterPartners(items, { search, category, is_active }).filter(
    (partner) => !period || periodOf(partner, today) === period,
  );
  const opened = partners.find(({ id }) => String(id) === address.get("partner"));
  return (
    <OfficePage
      title={words.title}
      actions={
        <Button data-add onClick={() => void actions.create()}>
          <Plus className="icon" aria-hidden /> {words.add}
        </Button>
      }
    >
      <Filters />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ListBody isEmpty={shown.length === 0} error={error} words={words}>
        <ul>
          {shown.map((partner, index) => (
            <li key={partner.id}>
              <PartnerRow
                partner={partner}
                today={today}
                actions={actions}
                steps={
                  <MoveButtons
                    name={partner.name}
                    index={index}
                    count={shown.length}
                    onMove={(to) => move(partner, to, shown)}
                  />
                }
              />
            </li>
          ))}
        </ul>
      </ListBody>
      {opened && (
        <PartnerDialog
          key={opened.id}
          partner={opened}
          isFresh={actions.isFresh(opened)}
          onSaved={actions.close}
          onCancel={() => actions.cancel(opened)}
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
    <div className={`filter-bar ${styles.filters}`}>
      <SearchBox label={words.search} />
      <FilterSelect
        name="period"
        label={words.period}
        options={[
          { value: "", label: words.anyPeriod },
          ...PARTNER_PERIODS.map((value) => ({ value, label: words.periods[value] })),
        ]}
      />
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
