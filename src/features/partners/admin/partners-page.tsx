import { Copy, ExternalLink, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useLoaderData, useNavigation } from "react-router";
import { api } from "#src/features/office/api.ts";
import { Switch } from "#src/features/office/fields.tsx";
import { ListBody } from "#src/features/office/list-body.tsx";
import { attempt } from "#src/features/office/list-fault.tsx";
import { SearchBox, Segments, useListAddress } from "#src/features/office/list-tools.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { RowButton } from "#src/features/office/row-button.tsx";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useOfficeText } from "#src/features/office/use-office-text.ts";
import { useChoices, useFieldLabels } from "#src/i18n/office-text.ts";
import { filterPartners, type Partner } from "../partner.ts";
import { DEFAULT_LOGO } from "../partner-picture.tsx";
import { usePartnersOfficeText } from "../use-partners-office-text.ts";
import { PartnerDialog } from "./partner-dialog.tsx";
import "./partners.css";
import { pictureSources, standIn } from "#src/ui/picture-sources.ts";

export async function clientLoader() {
  const { data, error } = await attempt(api.get<{ partners: Partner[] }>("/admin/partners"));
  return { partners: data?.partners ?? [], error };
}

/** The switches of a row. Source: specification of the back office, section 2; decision 33. */
const TOGGLES = [
  "is_active",
  "display_in_header",
  "display_in_footer",
  "display_in_matches",
  "display_in_table",
] as const;
type Toggle = (typeof TOGGLES)[number];

export default function PartnersPage() {
  const { partners, error } = useLoaderData<typeof clientLoader>();
  const words = usePartnersOfficeText();
  const office = useOfficeText();
  const labels = useFieldLabels("partners");
  const categories = useChoices("partners", "category");
  const address = useListAddress();
  const isBusy = useNavigation().state !== "idle";
  const { act, remove, refresh } = useListActions();
  /** Switches that were pressed and not yet answered. */
  const [pressed, setPressed] = useState<Record<string, boolean>>({});
  /** A partner that was made a moment ago: its dialog says "adding". */
  const [fresh, setFresh] = useState<number>();
  const search = address.get("search");
  const category = address.get("category");
  const hasInactive = address.get("inactive") === "1";
  const shown = filterPartners(partners, { search, category, is_active: hasInactive ? undefined : true });
  const opened = partners.find(({ id }) => String(id) === address.get("partner"));

  const toggle = (partner: Partner, flag: Toggle) => {
    const isOn = !partner[flag];
    const name = `${partner.id}:${flag}`;
    setPressed((before) => ({ ...before, [name]: isOn }));
    // Who is switched off would vanish under the pointer.
    if (flag === "is_active" && !isOn) address.set({ inactive: "1" });
    void act(() => api.patch(`/admin/partners/${partner.id}`, { [flag]: isOn }), words.toggleFailed).finally(
      () => setPressed(({ [name]: _, ...rest }) => rest),
    );
  };
  const open = (partner: Partner) => {
    setFresh(partner.id);
    address.set({ partner: String(partner.id), ...(partner.is_active ? {} : { inactive: "1" }) });
  };
  const create = () =>
    act(async () => {
      open(
        await api.post<Partner>(
          "/admin/partners",
          {
            name: words.newName,
            url: `https://${location.host}`,
            category: "partner",
            order_num: partners.length + 1,
            is_active: false,
            display_in_partners: true,
            display_in_footer: false,
          },
          crypto.randomUUID(),
        ),
      );
    }, words.createFailed);
  const duplicate = (partner: Partner) =>
    act(
      async () => {
        const { id: _, version: __, created_at: ___, updated_at: ____, ...rest } = partner;
        open(
          await api.post<Partner>(
            "/admin/partners",
            {
              ...rest,
              name: words.copyOf(partner.name),
              order_num: partners.length + 1,
              is_active: false,
              display_in_header: false,
              display_in_footer: false,
              display_in_matches: false,
              display_in_table: false,
              display_in_partners: false,
            },
            crypto.randomUUID(),
          ),
        );
      },
      words.copyFailed,
      words.copyError,
    );
  return (
    <OfficePage
      title={words.title}
      actions={
        <button type="button" className="button button-small" onClick={() => void create()}>
          <Plus className="icon" aria-hidden /> {words.add}
        </button>
      }
    >
      <div className="flt three">
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
          isOn={hasInactive}
          onChange={(isOn) => address.set({ inactive: isOn ? "1" : "" })}
        />
      </div>
      <ListBody isEmpty={shown.length === 0} error={error} words={words}>
        <ul className={isBusy ? "pts is-pending" : "pts"}>
          {shown.map((partner) => (
            <li key={partner.id}>
              <div className={partner.is_active ? "pt-r" : "pt-r off"}>
                <span className="number">{partner.order_num}</span>
                <span className="lg">
                  <img
                    {...pictureSources(partner.logo || DEFAULT_LOGO, "150px")}
                    alt=""
                    width={150}
                    height={48}
                    loading="lazy"
                    onError={(event) => standIn(event.currentTarget, DEFAULT_LOGO)}
                  />
                </span>
                <span className="who">
                  <b lang="en">{partner.name}</b>
                  <a className="u" href={partner.url} target="_blank" rel="noopener">
                    {partner.url.replace(/^https?:\/\/(www\.)?/, "")}
                    <ExternalLink className="icon" aria-hidden />
                  </a>
                  <span className={partner.category === "title" ? "badge badge-warning" : "badge drf"}>
                    {categories[partner.category]}
                  </span>
                </span>
                <span className="tg">
                  {TOGGLES.map((flag) => (
                    <button
                      key={flag}
                      type="button"
                      className="tgb"
                      aria-pressed={pressed[`${partner.id}:${flag}`] ?? partner[flag]}
                      onClick={() => toggle(partner, flag)}
                    >
                      <i aria-hidden="true" />
                      {labels[flag]}
                    </button>
                  ))}
                </span>
                <span className="ac">
                  <RowButton
                    label={office.edit}
                    of={partner.name}
                    icon={Pencil}
                    onClick={() => {
                      setFresh(undefined);
                      address.set({ partner: String(partner.id) });
                    }}
                  />
                  <RowButton
                    label={words.duplicate}
                    of={partner.name}
                    icon={Copy}
                    onClick={() => void duplicate(partner)}
                  />
                  <RowButton
                    label={office.remove}
                    of={partner.name}
                    icon={Trash2}
                    isDangerous
                    onClick={() =>
                      void remove({
                        kind: "partners",
                        id: partner.id,
                        text: words.remove,
                        failed: words.removeFailed,
                      })
                    }
                  />
                </span>
              </div>
            </li>
          ))}
        </ul>
      </ListBody>
      {opened && (
        <PartnerDialog
          key={opened.id}
          partner={opened}
          isFresh={fresh === opened.id}
          onClose={() => {
            address.set({ partner: "" });
            refresh();
          }}
        />
      )}
    </OfficePage>
  );
}

export function HydrateFallback() {
  const words = usePartnersOfficeText();
  return <LoadingPage title={words.title} />;
}
