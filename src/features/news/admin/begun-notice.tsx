import { History } from "lucide-react";
import { Fragment } from "react";
import { Link } from "react-router";
import { staffTime } from "#src/features/office/staff-dates.ts";
import type { BegunCopy } from "#src/features/working-copies/working-copy.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";

/** Above the list: what somebody has begun and not saved even once is in no list, and is looked for here. */
export function BegunNotice({ copies }: { copies: BegunCopy[] }) {
  const words = useOfficeText("news");
  const office = useOfficeText("office");
  const language = useLanguage();
  const [newest] = copies;
  if (!newest) return null;
  const pathOf = ({ key }: BegunCopy) => `/admin/news/create?begun=${encodeURIComponent(key)}`;
  const titleOf = (copy: BegunCopy) => localised(copy, "title", language).text.trim() || words.untitled;
  return (
    <div className="notice">
      <History className="icon" aria-hidden />
      <span>
        {office.draftFound(staffTime(newest.updated_at))}{" "}
        {copies.map((copy, at) => (
          <Fragment key={copy.key}>
            {at > 0 && " · "}
            <Link to={pathOf(copy)}>
              <b>{titleOf(copy)}</b>
            </Link>
          </Fragment>
        ))}
      </span>
      <Link className="button button-small button-line" to={pathOf(newest)}>
        {words.goOnWriting}
      </Link>
    </div>
  );
}
