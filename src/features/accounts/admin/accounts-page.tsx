import { UserPlus } from "lucide-react";
import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { api } from "#src/api/client.ts";
import { useSessionUser } from "#src/api/session.ts";
import { Button } from "#src/features/office/button.tsx";
import { Pending } from "#src/features/office/list-body.tsx";
import { attempt, ListFault } from "#src/features/office/list-fault.tsx";
import { SearchBox, Segments, useListAddress } from "#src/features/office/list-tools.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import type { AccountRow } from "../account.ts";
import { AccountDialog } from "./account-dialog.tsx";
import { ACCOUNT_STATES, stateOf, useStateNames } from "./account-state.ts";
import { AccountsTable } from "./accounts-table.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { type AccountActions, useAccountActions } from "./use-account-actions.ts";

export async function clientLoader() {
  const { data, error } = await attempt(api.get<{ accounts: AccountRow[] }>("/admin/accounts"));
  // Not a failure of the list: editors have no such page.
  if (error?.status === 403) throw error;
  return { accounts: data?.accounts ?? [], error };
}

export default function AccountsPage() {
  const { accounts, error } = useLoaderData<typeof clientLoader>();
  const words = useOfficeText("accounts");
  const office = useOfficeText("office");
  const address = useListAddress();
  const [isInviting, setIsInviting] = useState(false);
  const actions = useAccountActions();
  const shown = filterAccounts(accounts, address.read("search", "state"));
  return (
    <OfficePage
      title={words.title}
      actions={
        <Button onClick={() => setIsInviting(true)}>
          <UserPlus className="icon" aria-hidden /> {words.add}
        </Button>
      }
    >
      <Filters />
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
        <Pending>
          <AccountsTable accounts={shown} actions={actions} />
        </Pending>
      )}
      <Dialogs
        opened={accounts.find(({ id }) => String(id) === address.get("user"))}
        isInviting={isInviting}
        onInvitingEnd={() => setIsInviting(false)}
        actions={actions}
      />
    </OfficePage>
  );
}

function filterAccounts(accounts: AccountRow[], { search, state }: { search: string; state: string }) {
  const isState = ACCOUNT_STATES.some((one) => one === state);
  const sought = search.trim().toLowerCase();
  return accounts.filter(
    (account) =>
      (!isState || stateOf(account) === state) &&
      `${account.username} ${account.display_name ?? ""} ${account.email}`.toLowerCase().includes(sought),
  );
}

function Filters() {
  const words = useOfficeText("accounts");
  const office = useOfficeText("office");
  const states = useStateNames();
  return (
    <div className="filter-bar">
      <SearchBox label={words.search} />
      <Segments
        name="state"
        label={words.state}
        options={[
          { value: "", label: office.all },
          ...ACCOUNT_STATES.map((one) => ({ value: one, label: states[one] })),
        ]}
      />
    </div>
  );
}

interface DialogsProps {
  /** The account that the address names. */
  opened: AccountRow | undefined;
  isInviting: boolean;
  onInvitingEnd: () => void;
  actions: AccountActions;
}

/** An account, an invitation, and the one-time link that comes of either. */
function Dialogs({ opened, isInviting, onInvitingEnd, actions }: DialogsProps) {
  const address = useListAddress();
  const own = useSessionUser();
  const { revalidate } = useRevalidator();
  const { issued, setIssued } = actions;
  return (
    <>
      {opened && !issued && (
        <AccountDialog
          key={`${opened.id}-${opened.version}`}
          account={opened}
          isOwn={opened.id === own?.id}
          onClose={() => {
            address.set({ user: "" });
            void revalidate();
          }}
          onLink={(link) => setIssued({ link, account: opened })}
          onToggleActive={() => void actions.toggleActive(opened)}
        />
      )}
      {isInviting && (
        <InviteDialog
          onClose={onInvitingEnd}
          onInvited={(invited) => {
            onInvitingEnd();
            setIssued(invited);
            void revalidate();
          }}
        />
      )}
      {issued && <LinkDialog {...issued} onClose={() => setIssued(undefined)} />}
    </>
  );
}

export function HydrateFallback() {
  const words = useOfficeText("accounts");
  return <LoadingPage title={words.title} rows={4} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <OfficeFault error={error} />;
}
