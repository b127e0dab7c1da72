// What only the browser's clock knows. The early script runs it before the other scripts.

/**
 * Keeps the figures (`data-figure`) of `<ul data-kick-off="2026-03-01T15:00:00Z">` at the days, hours and minutes that are
 * left, and hides it once the match has begun.
 * @returns stops it; a later call for the same list stops it too
 */
export function countDown(list: HTMLElement & { timer?: ReturnType<typeof setInterval> }): () => void {
  const tick = () => {
    const minutes = Math.floor((Date.parse(list.dataset.kickOff ?? "") - Date.now()) / 60_000);
    list.hidden = minutes < 0;
    const parts = partsOf(minutes);
    list.querySelectorAll("[data-figure]").forEach((place, index) => {
      place.textContent = parts[index] ?? "";
    });
  };
  clearInterval(list.timer);
  list.timer = setInterval(tick, 15_000);
  tick();
  return () => clearInterval(list.timer);
}

/** Days, hours and minutes, two digits each: ["02", "07", "41"]; none once the moment has passed. */
export function partsUntil(moment: string, now: number): string[] {
  const minutes = Math.floor((Date.parse(moment) - now) / 60_000);
  return minutes < 0 ? [] : partsOf(minutes);
}

function partsOf(minutes: number): string[] {
  const parts = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  return parts.map((part) => String(part).padStart(2, "0"));
}

/** Writes the kick-off on the visitor's own clock into an element, where it differs from the club's; also its day. */
export function showOwnTime(place: HTMLElement): void {
  const { kickOff = "", clubTime, clubDay = "", after, nextDay, dayBefore } = place.dataset;
  const at = new Date(kickOff);
  const two = (part: number) => String(part).padStart(2, "0");
  const own = `${two(at.getHours())}:${two(at.getMinutes())}`;
  const ownDay = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  const day = ownDay === clubDay ? "" : `, ${ownDay > clubDay ? nextDay : dayBefore}`;
  place.hidden = own === clubTime && !day;
  place.textContent = `${own} ${after}${day}`;
}
