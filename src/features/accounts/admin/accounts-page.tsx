import { Ban, CircleCheck, KeyRound, Pencil, UserPlus } from "lucide-react";
import { useState } from "react";
import { useLoaderData, useNavigation, useRevalidator } from "react-router";
import { ApiError, api } from "#src/features/office/api.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { attempt, faultText, ListFault } from "#src/features/office/list-fault.tsx";
import { SearchBox, Segments, useListAddress } from "#src/features/office/list-tools.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { RowButton } from "#src/features/office/row-button.tsx";
import { useSessionUser } from "#src/features/office/session.ts";
import { staffDateTime } from "#src/features/office/staff-dates.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeText } from "#src/features/office/use-office-text.ts";
import { useChoices, useFieldLabels } from "#src/i18n/office-text.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import type { AccountRow, IssuedLink } from "../account.ts";
import { useAccountsOfficeText } from "../use-accounts-office-text.ts";
import { AccountDialog } from "./account-dialog.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import "./accounts.css";

export async function clientLoader() {
  const { data, error } = await attempt(api.get<{ accounts: AccountRow[] }>("/admin/accounts"));
  // Not a failure of the list: editors have no such page.
  if (error?.status === 403) throw error;
  return { accounts: data?.accounts ?? [], error };
}

const STATES = ["active", "invited", "disabled"] as const;

function stateOf({ is_active, is_pending }: AccountRow): (typeof STATES)[number] {
  return !is_active ? "disabled" : is_pending ? "invited" : "active";
}

export default function AccountsPage() {
  const { accounts, error } = useLoaderData<typeof clientLoader>();
  const words = useAccountsOfficeText();
  const office = useOfficeText();
  const labels = useFieldLabels("accounts");
  const states = { active: labels.is_active, invited: words.invited, disabled: words.disabled };
  const address = useListAddress();
  const own = useSessionUser();
  const isBusy = useNavigation().state !== "idle";
  const { revalidate } = useRevalidator();
  const [isInviting, setIsInviting] = useState(false);
  const [issued, setIssued] = useState<{ link: IssuedLink; account: AccountRow }>();
  const search = address.get("search").trim().toLowerCase();
  const state = address.get("state");
  const shown = accounts.filter(
    (account) =>
      (!STATES.some((one) => one === state) || stateOf(account) === state) &&
      `${account.username} ${account.display_name ?? ""} ${account.email}`.toLowerCase().includes(search),
  );
  const opened = accounts.find(({ id }) => String(id) === address.get("user"));

  const guarded = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const isStale = failure.code === "conflict" && failure.body.theirs;
      const text = isStale ? office.conflict : faultText(failure, words.saveFailed, office);
      showToast({ text, isBad: true });
    }
    await revalidate();
  };
  const makeLink = (account: AccountRow) =>
    guarded(async () => {
      const link = await api.post<IssuedLink>(`/admin/accounts/${account.id}/link`);
      setIssued({ link, account });
    });
  const toggleActive = async (account: AccountRow) => {
    const { id, username, is_active, version } = account;
    if (is_active) {
      const text = words.disableAsk(username);
      if (!(await confirm({ text, hint: words.disableHint, yes: words.disable, isDangerous: true }))) return;
    }
    await guarded(async () => {
      await api.put(`/admin/accounts/${id}`, { is_active: !is_active, version });
      showToast({ text: is_active ? words.disabledNow(username) : words.enabledNow(username) });
    });
  };
  const close = () => {
    address.set({ user: "" });
    void revalidate();
  };
  return (
    <OfficePage
      title={words.title}
      actions={
        <button type="button" className="button button-small" onClick={() => setIsInviting(true)}>
          <UserPlus className="icon" aria-hidden /> {words.add}
        </button>
      }
    >
      <div className="flt">
        <SearchBox label={words.search} />
        <Segments
          name="state"
          label={words.state}
          options={[
            { value: "", label: office.all },
            ...STATES.map((one) => ({ value: one, label: states[one] })),
          ]}
        />
      </div>
      {error && <ListFault error={error} failed={words.loadFailed} />}
      {shown.length === 0 ? (
        !error && (
          <EmptyState title={words.none} hint={words.noneHint}>
            <button type="button" className="button button-small button-ghost" onClick={address.clear}>
              {office.clear}
            </button>
          </EmptyState>
        )
      ) : (
        <table className={isBusy ? "dt cards acc is-pending" : "dt cards acc"}>
          <thead>
            <tr>
              <th scope="col">{office.username}</th>
              <th scope="col">{labels.role}</th>
              <th scope="col">{words.twoFactor}</th>
              <th scope="col">{words.lastSignIn}</th>
              <th scope="col">{words.state}</th>
              <th scope="col">
                <span className="visually-hidden">{office.edit}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((account) => (
              <Row
                key={account.id}
                account={account}
                isOwn={account.id === own?.id}
                onOpen={() => address.set({ user: String(account.id) })}
                onLink={() => void makeLink(account)}
                onToggleActive={() => void toggleActive(account)}
              />
            ))}
          </tbody>
        </table>
      )}
      {opened && !issued && (
        <AccountDialog
          key={`${opened.id}-${opened.version}`}
          account={opened}
          isOwn={opened.id === own?.id}
          onClose={close}
          onLink={(link) => setIssued({ link, account: opened })}
          onToggleActive={() => void toggleActive(opened)}
        />
      )}
      {isInviting && (
        <InviteDialog
          onClose={() => setIsInviting(false)}
          onInvited={(invited) => {
            setIsInviting(false);
            setIssued(invited);
            void revalidate();
          }}
        />
      )}
      {issued && <LinkDialog {...issued} onClose={() => setIssued(undefined)} />}
    </OfficePage>
  );
}

const BADGES = { active: "badge badge-success", invited: "badge badge-warning", disabled: "badge drf" };

interface RowProps {
  account: AccountRow;
  isOwn: boolean;
  onOpen: () => void;
  onLink: () => void;
  onToggleActive: () => void;
}

function Row({ account, isOwn, onOpen, onLink, onToggleActive }: RowProps) {
  const words = useAccountsOfficeText();
  const office = useOfficeText();
  const labels = useFieldLabels("accounts");
  const roles = useChoices("accounts", "role");
  const states = { active: labels.is_active, invited: words.invited, disabled: words.disabled };
  const { username, display_name, email, role, has_two_factor, last_login_at, is_active, is_pending } =
    account;
  const state = stateOf(account);
  const linkLabel = is_pending ? words.newInvitation : words.makeReset;
  const stateLabel = is_active ? words.disable : words.enable;
  return (
    <tr>
      <td className="who">
        <b>
          {username}
          {isOwn && <small> ({words.you})</small>}
        </b>
        {display_name && <small className="ex">{display_name}</small>}
        {email && <small className="ex">{email}</small>}
      </td>
      <td data-l={labels.role}>{roles[role]}</td>
      <td data-l={words.twoFactor}>{has_two_factor ? words.on : words.off}</td>
      <td data-l={words.lastSignIn}>{last_login_at ? staffDateTime(last_login_at) : words.never}</td>
      <td data-l={words.state}>
        <span className={BADGES[state]}>{states[state]}</span>
      </td>
      <td className="ac">
        {is_active && !isOwn && (
          <RowButton label={linkLabel} of={username} icon={KeyRound} onClick={onLink} />
        )}
        {!isOwn && (
          <RowButton
            label={stateLabel}
            of={username}
            icon={is_active ? Ban : CircleCheck}
            onClick={onToggleActive}
          />
        )}
        <RowButton label={office.edit} of={username} icon={Pencil} onClick={onOpen} />
      </td>
    </tr>
  );
}

export function HydrateFallback() {
  const words = useAccountsOfficeText();
  return <LoadingPage title={words.title} rows={4} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <OfficeFault error={error} />;
}
