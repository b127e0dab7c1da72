import { club } from "#club/club.ts";
import { useHomeText } from "../use-home-text.ts";

/** The honours as trophies in the niches of a wall. */
export function Honours() {
  const text = useHomeText();
  const { championships, cups, superCups } = club.honours;
  const total = championships + cups + superCups;
  const shelves = [
    { name: text.championships(championships), count: championships, trophy: "championship" },
    { name: text.cups(cups), count: cups, trophy: "cup" },
    { name: text.superCups(superCups), count: superCups, trophy: "super-cup" },
  ].filter(({ count }) => count > 0);
  return (
    <div className="wrap">
      <h2 id="honours" className="big">
        <span className="vh">{text.achievements}: </span>
        <span className="num">{total}</span> <span className="what">{text.titles(total)}</span>
      </h2>
      <ul className="shelf">
        {shelves.map(({ name, count, trophy }) => (
          <li key={name} style={{ "--n": count } as React.CSSProperties}>
            <div className="niches">
              {Array.from({ length: count }, (_, i) => (
                <span className="niche" key={i}>
                  <img src={`/club/trophies/${trophy}.svg`} alt="" width={80} height={112} loading="lazy" />
                </span>
              ))}
            </div>
            <h3>
              <span className="num">{count}</span> {name}
            </h3>
          </li>
        ))}
      </ul>
    </div>
  );
}
