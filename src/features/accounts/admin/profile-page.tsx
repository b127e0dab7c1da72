import { TriangleAlert } from "lucide-react";
import { useLoaderData, useRevalidator } from "react-router";
import { api } from "#src/api/client.ts";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficeFault } from "#src/features/office/office-fault.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Profile, SessionRow } from "../account.ts";
import { PasswordPanel } from "./password-panel.tsx";
import styles from "./profile-page.module.css";
import { ProfilePanel } from "./profile-panel.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";
import { TwoFactorPanel } from "./two-factor-panel.tsx";

export async function clientLoader() {
  const [profile, { sessions }] = await Promise.all([
    api.get<Profile>("/account"),
    api.get<{ sessions: SessionRow[] }>("/account/sessions"),
  ]);
  return { profile, sessions };
}

export default function ProfilePage() {
  const { profile, sessions } = useLoaderData<typeof clientLoader>();
  const words = useOfficeText("accounts").profile;
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const { is_on, is_required } = profile.two_factor;
  return (
    <OfficePage title={words.title}>
      {is_required && !is_on && (
        <div className="notice" role="status">
          <TriangleAlert className="icon" aria-hidden /> <span>{words.required}</span>
        </div>
      )}
      <div className={styles.panels}>
        <ProfilePanel
          key={`${profile.email} ${profile.interface_language}`}
          profile={profile}
          onSaved={reload}
        />
        <PasswordPanel profile={profile} onChanged={reload} />
        <TwoFactorPanel profile={profile} onChanged={reload} />
        <SessionsPanel sessions={sessions} onChanged={reload} />
      </div>
    </OfficePage>
  );
}

export function HydrateFallback() {
  const words = useOfficeText("accounts").profile;
  return <LoadingPage title={words.title} rows={6} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const words = useOfficeText("accounts").profile;
  return <OfficeFault error={error} failed={words.loadFailed} />;
}
