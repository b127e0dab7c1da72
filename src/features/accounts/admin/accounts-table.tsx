import { Ban, CircleCheck, KeyRound, Pencil } from "lucide-react";
import { useSessionUser } from "#src/api/session.ts";
import { useListAddress } from "#src/features/office/list-tools.tsx";
import { RowButton } from "#src/features/office/row-button.tsx";
import { staffDateTime } from "#src/features/office/staff-dates.ts";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import type { AccountRow } from "../account.ts";
import { stateOf, useStateNames } from "./account-state.ts";
import styles from "./accounts-table.module.css";
import type { AccountActions } from "./use-account-actions.ts";

interface AccountsTableProps {
  accounts: AccountRow[];
  actions: AccountActions;
}

export function AccountsTable({ accounts, actions }: AccountsTableProps) {
  const words = useOfficeText("accounts");
  const office = useOfficeText("office");
  const labels = useFieldLabels("accounts");
  return (
    <table className="data-table data-table-cards">
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
        {accounts.map((account) => (
          <Row key={account.id} account={account} actions={actions} />
        ))}
      </tbody>
    </table>
  );
}

const BADGES = {
  active: "badge badge-success",
  invited: "badge badge-warning",
  disabled: "badge badge-draft",
};

interface RowProps {
  account: AccountRow;
  actions: AccountActions;
}

function Row({ account, actions }: RowProps) {
  const words = useOfficeText("accounts");
  const labels = useFieldLabels("accounts");
  const roles = useChoices("accounts", "role");
  const states = useStateNames();
  const isOwn = account.id === useSessionUser()?.id;
  const { username, display_name, email, role, sections, has_two_factor, last_login_at } = account;
  const colon = useColon();
  const state = stateOf(account);
  return (
    <tr>
      <td className={styles.account}>
        <b>
          {username}
          {isOwn && <small> ({words.you})</small>}
        </b>
        {display_name && <small className={styles.more}>{display_name}</small>}
        {email && <small className={styles.more}>{email}</small>}
      </td>
      <td data-l={labels.role}>
        {roles[role]}
        {role !== "admin" && sections.length > 0 && (
          <small className={styles.more}>{`${labels.sections}${colon}${sections.length}`}</small>
        )}
      </td>
      <td data-l={words.twoFactor}>{has_two_factor ? words.on : words.off}</td>
      <td data-l={words.lastSignIn}>{last_login_at ? staffDateTime(last_login_at) : words.never}</td>
      <td data-l={words.state}>
        <span className={BADGES[state]}>{states[state]}</span>
      </td>
      <td className="row-actions">
        <Buttons account={account} actions={actions} isOwn={isOwn} />
      </td>
    </tr>
  );
}

function Buttons({ account, actions, isOwn }: RowProps & { isOwn: boolean }) {
  const words = useOfficeText("accounts");
  const office = useOfficeText("office");
  const address = useListAddress();
  const { id, username, is_active, is_pending } = account;
  return (
    <>
      {is_active && !isOwn && (
        <RowButton
          label={is_pending ? words.newInvitation : words.makeReset}
          of={username}
          icon={KeyRound}
          onClick={() => void actions.makeLink(account)}
        />
      )}
      {!isOwn && (
        <RowButton
          label={is_active ? words.disable : words.enable}
          of={username}
          icon={is_active ? Ban : CircleCheck}
          onClick={() => void actions.toggleActive(account)}
        />
      )}
      <RowButton
        label={office.edit}
        of={username}
        icon={Pencil}
        onClick={() => address.set({ user: String(id) })}
      />
    </>
  );
}
