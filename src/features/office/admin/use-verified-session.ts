import { useEffect, useRef } from "react";
import { api } from "#src/api/client.ts";
import { keepSession, type SessionUser, signOut, storedSession, useSession } from "#src/api/session.ts";

/**
 * On the start of the page, the kept session is proved against the server: 401 clears it (the client leads to
 * the sign-in), any other failure is ignored. A browser without its part of the session signs in anew.
 * Source: specification of the public site, section 4, "Admin session".
 */
export function useVerifiedSession(isSignIn: boolean): void {
  useEffect(() => {
    const session = storedSession();
    if (isSignIn) return;
    if (!session) {
      void signOut(true);
      return;
    }
    api
      .get<{ user: SessionUser }>("/auth/me")
      .then(({ user }) => {
        // Signed out meanwhile: the answer must not bring the session back.
        const present = storedSession();
        if (present) keepSession({ token: present.token, user });
      })
      .catch(() => {});
  }, [isSignIn]);
}

/** Somebody else who signs in in another tab begins with a page of their own: what stands here is not theirs. */
export function useSamePerson(): void {
  const id = useSession()?.user.id;
  const first = useRef(id);
  useEffect(() => {
    if (id === undefined) return;
    first.current ??= id;
    if (id !== first.current) location.reload();
  }, [id]);
}
