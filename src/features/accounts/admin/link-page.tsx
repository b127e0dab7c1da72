import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { data, Form, useActionData, useLoaderData, useNavigation } from "react-router";
import { signOut, storedSession } from "#src/api/session.ts";
import { page } from "#src/delivery/page.server.ts";
import { isAppError } from "#src/errors/app-error.ts";
import { Entrance } from "#src/features/office/entrance.tsx";
import { FormNotices } from "#src/features/office/form-notices.tsx";
import { LanguageChoice } from "#src/features/office/language-choice.tsx";
import { OFFICE_HANDLE } from "#src/features/office/office-handle.ts";
import { PasswordField } from "#src/features/office/password-field.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { type LinkKind, type PasswordFault, passwordLengthFault } from "../account.ts";
import { accountErrors } from "../errors.server.ts";
import { readLink } from "../link-queries.server.ts";
import { answerForm } from "./link-action.server.ts";
import styles from "./link-page.module.css";
import { passwordFaultText } from "./password-faults.ts";

type Link =
  | { state: "open"; kind: LinkKind; username: string; hasTwoFactor: boolean }
  | { state: "used" | "expired" | "unknown" };

export const handle = OFFICE_HANDLE;

/** `/admin/link/…`: what the link of an invitation or a reset opens. Opening it uses nothing up. */
export const loader = page(async (app, { params }) => {
  try {
    const { kind, username, has_two_factor } = await readLink(app, params.token ?? "");
    return data({ link: { state: "open", kind, username, hasTwoFactor: has_two_factor } as Link });
  } catch (error) {
    if (!isAppError(error) || !["gone", "not_found"].includes(error.code)) throw error;
    const isExpired = error.said.key === accountErrors.link_expired().key;
    const state = error.code === "not_found" ? "unknown" : isExpired ? "expired" : "used";
    return data({ link: { state } as Link }, { status: error.status });
  }
});

/** Works before JavaScript too. */
export const action = page((app, { params, request }) => answerForm(app, params.token ?? "", request));

export default function LinkPage() {
  const { link } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const words = useOfficeText("accounts").link;
  const office = useOfficeText("office");
  const title = link.state === "open" ? words[link.kind] : office.office;
  return (
    <Entrance title={title} heading={title}>
      {answer?.isDone ? (
        <Done />
      ) : link.state === "open" ? (
        <PasswordForm {...link} refusal={answer} />
      ) : (
        <EmptyState title={words[link.state]} hint={words[`${link.state}Hint`]} isBad>
          <ToSignIn />
        </EmptyState>
      )}
      <LanguageChoice />
    </Entrance>
  );
}

interface PasswordFormProps {
  username: string;
  hasTwoFactor: boolean;
  refusal: { isDone: boolean; fault?: PasswordFault | undefined; message?: string } | undefined;
}

function PasswordForm({ username, hasTwoFactor, refusal }: PasswordFormProps) {
  const words = useOfficeText("accounts").link;
  const profile = useOfficeText("accounts").profile;
  const office = useOfficeText("office");
  const isBusy = useNavigation().state !== "idle";
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string | null>();
  // The server's refusal stands at the field until somebody types.
  const textOf = (fault: PasswordFault) => passwordFaultText(fault, hasTwoFactor, profile);
  const told = error === undefined && refusal?.fault ? textOf(refusal.fault) : (error ?? undefined);
  return (
    <Form
      method="post"
      replace
      onSubmit={(event) => {
        // Not the state: the browser may have filled it in before React was there.
        const typed = String(new FormData(event.currentTarget).get("password"));
        const fault = passwordLengthFault(typed, hasTwoFactor);
        setError(fault && textOf(fault));
        if (fault) event.preventDefault();
      }}
    >
      <p className={styles.lead}>{words.lead}</p>
      <FormNotices fault={refusal?.fault ? undefined : refusal?.message} />
      <div className="form-field">
        <label htmlFor="link-username">{office.username}</label>
        <input
          id="link-username"
          className="input"
          name="username"
          autoComplete="username"
          readOnly
          value={username}
        />
      </div>
      <PasswordField
        label={profile.newPassword}
        hint={profile.passwordRule}
        name="password"
        autoComplete="new-password"
        value={password}
        error={told}
        onChange={(typed) => {
          setPassword(typed);
          setError(null);
        }}
      />
      <button className="button" type="submit" disabled={isBusy}>
        {isBusy ? office.saving : words.set}
      </button>
    </Form>
  );
}

function Done() {
  const words = useOfficeText("accounts").link;
  return (
    <div role="status">
      <p className="notice notice-good">
        <CircleCheck className="icon" aria-hidden /> <span>{`${words.done}. ${words.doneHint}`}</span>
      </p>
      <ToSignIn />
    </div>
  );
}

/** Whoever is signed in here, maybe the admin who made the link, signs out first. */
function ToSignIn() {
  const words = useOfficeText("accounts").link;
  return (
    <a
      className="button"
      href="/admin/login"
      onClick={(event) => {
        if (!storedSession()) return;
        event.preventDefault();
        void signOut();
      }}
    >
      {words.toSignIn}
    </a>
  );
}
