import { useState } from "react";
import { LanguageTabs, TextArea } from "#src/features/office/fields.tsx";
import type { RecordForm } from "#src/features/office/use-record-form.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { useFieldLabels } from "#src/i18n/office-text.ts";
import type { Match } from "../match.ts";
import type { MatchValues } from "./match-form-state.ts";

/** The report of a match, one language at a time. */
export function ReportField({ form }: { form: RecordForm<MatchValues, Match> }) {
  const labels = useFieldLabels("matches");
  const [language, setLanguage] = useState<Language>(useLanguage());
  const { match_report, match_report_hy, match_report_ru } = form.values;
  return (
    <>
      <LanguageTabs
        current={language}
        onChange={setLanguage}
        of={1}
        filled={{ en: match_report ? 1 : 0, hy: match_report_hy ? 1 : 0, ru: match_report_ru ? 1 : 0 }}
        panelId="match-report"
      />
      <div role="tabpanel" id="match-report" aria-labelledby={`match-report-${language}`}>
        <TextArea
          key={language}
          label={labels.match_report}
          lang={language}
          rows={6}
          {...form.field(language === "en" ? "match_report" : `match_report_${language}`)}
        />
      </div>
    </>
  );
}
