import { Layers, Plus } from "lucide-react";
import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import { api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { confirm } from "#src/features/office/confirm.tsx";
import { attempt, ListFault } from "#src/features/office/list-fault.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { staffDateTime } from "#src/features/office/staff-dates.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import { useUnsavedGuard } from "#src/features/office/unsaved-guard.tsx";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import type { Bundle, BundlePart } from "../bundle.ts";
import { BundleDialog } from "./bundle-dialog.tsx";
import styles from "./bundles-page.module.css";

export async function clientLoader() {
  const { data, error } = await attempt(api.get<{ bundles: Bundle[] }>("/admin/bundles"));
  return { bundles: data?.bundles ?? [], error };
}

export default function BundlesPage() {
  const { bundles, error } = useLoaderData<typeof clientLoader>();
  useUnsavedGuard(false);
  const words = useOfficeText("bundles");
  const [open, setOpen] = useState<Bundle | "new">();
  const add = (
    <Button onClick={() => setOpen("new")}>
      <Plus className="icon" aria-hidden /> {words.add}
    </Button>
  );
  return (
    <OfficePage title={words.title} back={{ to: "/admin/calendar", label: words.calendar }} actions={add}>
      <p className={styles.hint}>{words.hint}</p>
      {error && <ListFault error={error} failed={words.loadFailed} />}
      {!error && bundles.length === 0 && <EmptyState title={words.none} hint={words.noneHint} />}
      <ul className={styles.list}>
        {bundles.map((bundle) => (
          <BundleRow key={bundle.id} bundle={bundle} onEdit={() => setOpen(bundle)} />
        ))}
      </ul>
      {open && <BundleDialog bundle={open === "new" ? undefined : open} onClose={() => setOpen(undefined)} />}
    </OfficePage>
  );
}

const BADGES = {
  open: "badge-draft",
  scheduled: "badge-info",
  out: "badge-success",
  refused: "badge-danger",
} as const;

function BundleRow({ bundle, onEdit }: { bundle: Bundle; onEdit: () => void }) {
  const words = useOfficeText("bundles");
  const { name, state, goes_at, went_at, username } = bundle;
  const when =
    state === "out"
      ? words.went(staffDateTime(went_at ?? ""))
      : goes_at
        ? words.goes(staffDateTime(goes_at))
        : words.noHour;
  return (
    <li id={`bundle-${bundle.id}`} className="panel">
      <h2>
        <Layers className="icon" aria-hidden /> {name}
        <span className={`badge ${BADGES[state]}`}>{words.states[state]}</span>
      </h2>
      <div className="panel-body">
        <p className={styles.when}>
          {when}
          {state === "scheduled" && <small>{words.by(username)}</small>}
        </p>
        <Parts parts={bundle.parts} isOut={state === "out"} />
        {state !== "out" && <Actions bundle={bundle} onEdit={onEdit} />}
      </div>
    </li>
  );
}

const PATHS = { articles: "news", players: "players", partners: "partners" } as const;

/** What goes out, each with what becomes of it or why it can't. */
function Parts({ parts, isOut }: { parts: BundlePart[]; isOut: boolean }) {
  const words = useOfficeText("bundles");
  const language = useLanguage();
  return (
    <ul className={styles.parts}>
      {parts.map((part) => {
        const { kind, id, refusal } = part;
        const path =
          kind === "partners" ? `/admin/partners?partner=${id}` : `/admin/${PATHS[kind]}/edit/${id}`;
        const isKept = !isOut && refusal !== null && refusal !== "out_already";
        return (
          <li key={`${kind} ${id}`} className={isKept ? styles.kept : undefined}>
            <span>{words.kinds[kind]}</span>
            <Link to={path}>{localised(part, "title", language).text}</Link>
            <small>{refusal && !isOut ? words.refusals[refusal] : words.effects[kind]}</small>
          </li>
        );
      })}
    </ul>
  );
}

/** Change, schedule or let go, stop, forget: what its state allows. */
function Actions({ bundle, onEdit }: { bundle: Bundle; onEdit: () => void }) {
  const words = useOfficeText("bundles");
  const office = useOfficeText("office");
  const { act } = useListActions();
  const { id, name, version, state, goes_at } = bundle;
  const post = (verb: "start" | "stop", said: string) =>
    act(async () => {
      await api.post(`/admin/bundles/${id}/${verb}`, { version });
      showToast({ text: said });
    });
  const start = async () => {
    const text = goes_at ? words.askStart(name, staffDateTime(goes_at)) : words.askNow(name);
    const yes = goes_at ? words.start : words.startNow;
    if (await confirm({ text, yes })) await post("start", goes_at ? words.started : words.wentNow);
  };
  const remove = async () => {
    if (await confirm({ text: words.remove(name), yes: office.remove, isDangerous: true }))
      await act(() => api.delete(`/admin/bundles/${id}`));
  };
  if (state === "scheduled")
    return (
      <div className={styles.actions}>
        <Button onClick={() => void post("stop", words.stopped)}>{words.stop}</Button>
      </div>
    );
  return (
    <div className={styles.actions}>
      <Button isLine onClick={() => void remove()}>
        {office.remove}
      </Button>
      <Button isLine onClick={onEdit}>
        {words.edit}
      </Button>
      <Button disabled={bundle.parts.length === 0} onClick={() => void start()}>
        {goes_at ? words.start : words.startNow}
      </Button>
    </div>
  );
}

export function HydrateFallback() {
  const words = useOfficeText("bundles");
  return <LoadingPage title={words.title} rows={3} />;
}
