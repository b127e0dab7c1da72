import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "#src/api/client.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeText } from "#src/features/office/use-office-text.ts";
import { useRecordForm } from "#src/features/office/use-record-form.ts";
import type { Match } from "../match.ts";
import { useMatchesOfficeText } from "../use-matches-office-text.ts";
import { type Choices, withNames } from "./choices.ts";
import { bodyOf, faultsOf, type MatchValues, newMatch, valuesOf } from "./match-form-state.ts";

/** The form over a match, with what is typed, and its save. */
export function useMatchForm(match: Match | undefined, choices: Choices) {
  const words = useMatchesOfficeText();
  const office = useOfficeText();
  const navigate = useNavigate();
  const [initial] = useState(() => (match ? valuesOf(match) : newMatch(new Date())));
  return useRecordForm<MatchValues, Match>({
    initial,
    draft: `match-${match?.id ?? "new"}`,
    version: match?.version,
    validate: (values) => faultsOf(values, { ...office, ...words }),
    send: (values, version, draft) => {
      const body = withNames(bodyOf(values), values, choices);
      return match
        ? api.put(`/admin/matches/${match.id}`, { ...body, version })
        : api.create("/admin/matches", body, draft);
    },
    onSaved: () => {
      showToast({ text: office.saved });
      void navigate("/admin/matches");
    },
    failed: words.saveFailed,
  });
}
