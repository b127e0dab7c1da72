import { club } from "#club/club.ts";
import { KeptPart } from "#src/ui/kept-part.tsx";
import { useHomeText } from "../use-home-text.ts";

const PETAL = "M0 -2C5.5 -8 5.2 -14.5 0 -17C-5.2 -14.5 -5.5 -8 0 -2Z";
const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315];

/** The honours as trophies in the niches of a wall. */
export function Honours() {
  const text = useHomeText();
  const { championships, cups, superCups } = club.honours;
  const total = championships + cups + superCups;
  const shelves = [
    { name: text.championships(championships), count: championships, kind: "shield", trophy: <Shield /> },
    { name: text.cups(cups), count: cups, kind: "cup", trophy: <Cup /> },
    { name: text.superCups(superCups), count: superCups, kind: "stele", trophy: <Stele /> },
  ].filter(({ count }) => count > 0);
  return (
    <section className="hon merlon-t merlon-b" aria-labelledby="honours">
      <div className="wrap">
        <h2 id="honours" className="big">
          <span className="vh">{text.achievements}: </span>
          <span className="num">{total}</span> <span className="what">{text.titles(total)}</span>
        </h2>
        <ul className="shelf">
          {shelves.map(({ name, count, kind, trophy }) => (
            <li key={name} style={{ "--n": count } as React.CSSProperties}>
              <div className="niches">
                {Array.from({ length: count }, (_, i) => (
                  <KeptPart key={i} as="span" className="niche" name={`trophy ${kind}`}>
                    {trophy}
                  </KeptPart>
                ))}
              </div>
              <h3>
                <span className="num">{count}</span> {name}
              </h3>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Shield() {
  return (
    <svg viewBox="0 0 80 112" aria-hidden="true">
      <path d="M22 112V104H28V97H52V104H58V112Z" fill="#B5123E" />
      <circle cx="40" cy="62" r="36" fill="#F6A04D" />
      <circle cx="40" cy="62" r="30" fill="none" stroke="#7C0B2A" strokeWidth="2" />
      <circle cx="40" cy="62" r="22" fill="#7C0B2A" />
      <g fill="#FFD9A0" transform="translate(40 62)">
        {EIGHTHS.map((turn) => (
          <path key={turn} d={PETAL} transform={`rotate(${turn}) scale(1.15)`} />
        ))}
      </g>
      <path d="M40 26A36 36 0 0 1 40 98Z" fill="#7C0B2A" opacity=".16" />
    </svg>
  );
}

function Cup() {
  return (
    <svg viewBox="0 0 80 112" aria-hidden="true">
      <path d="M22 112V104H28V98H52V104H58V112Z" fill="#B5123E" />
      <path d="M36 78H44V100H36Z" fill="#C9782C" />
      <path d="M12 30H68V40C68 64 56 80 40 80S12 64 12 40Z" fill="#F6A04D" />
      <path d="M40 30H68V40C68 64 56 80 40 80Z" fill="#D07F30" />
      <path d="M8 22H72V31H8Z" fill="#FFD9A0" />
      <path d="M12 36C2 36 0 56 18 58M68 36C78 36 80 56 62 58" fill="none" stroke="#F6A04D" strokeWidth="5" />
      <path d="M16 46h4v-4h4v-4h8v4h4v4h8v-4h4v-4h8v4h4v4h4v4H16z" fill="#7C0B2A" />
    </svg>
  );
}

function Stele() {
  return (
    <svg viewBox="0 0 80 112" aria-hidden="true">
      <path d="M18 112V104H24V97H56V104H62V112Z" fill="#B5123E" />
      <path d="M24 98V46H30V38H36V30H44V38H50V46H56V98Z" fill="#FFD9A0" />
      <path d="M40 30H44V38H50V46H56V98H40Z" fill="#D9A05C" />
      <g fill="#7C0B2A">
        <path d="M32 54h7l-2 4-1 8h-1l-1-8zM42 54h7l-2 4-1 8h-1l-1-8zM37 70h7l-2 4-1 8h-1l-1-8zM31 84h18v3H31z" />
      </g>
    </svg>
  );
}
