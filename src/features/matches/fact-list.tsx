import { CloudSun, Flag, MapPin, Users } from "lucide-react";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { ownEntry } from "#src/i18n/own-entry.ts";
import type { MatchView } from "./match-view.server.ts";

interface FactListProps {
  match: Pick<MatchView, "venue" | "referee">;
  /** As text, empty where it is not known; the weather as it is stored. */
  facts: { attendance: string; weather: string; temperature: string };
  className: string | undefined;
}

/** Where, who leads it, how many came, under which sky; what is not known is not there. */
export function FactList({ match, facts, className }: FactListProps) {
  const text = useSiteText("matches");
  const language = useLanguage();
  const weather = ownEntry(text.weatherValues, facts.weather.toLowerCase()) ?? facts.weather;
  const shown = [
    { icon: MapPin, name: text.venue, value: match.venue.text, lang: match.venue.lang },
    { icon: Flag, name: text.refereeName, value: match.referee.text, lang: match.referee.lang },
    { icon: Users, name: text.attendance, value: facts.attendance, lang: language },
    {
      icon: CloudSun,
      name: text.weather,
      value: [weather, facts.temperature].filter(Boolean).join(", "),
      lang: language,
    },
  ].filter(({ value }) => value);
  if (shown.length === 0) return null;
  return (
    <dl className={className}>
      {shown.map(({ icon: Icon, name, value, lang }) => (
        <div key={name}>
          <dt>
            <Icon className="icon" aria-hidden /> {name}
          </dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
