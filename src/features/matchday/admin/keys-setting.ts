import { useSyncExternalStore } from "react";

const NAME = "matchday-keys";
const listeners = new Set<() => void>();
/** Without storage the choice holds for the page. */
let chosen: boolean | undefined;

/** Whether single keys do something here; they can be switched off. Source: WCAG 2.1, criterion 2.1.4. */
export function areKeysOn(): boolean {
  try {
    return chosen ?? localStorage.getItem(NAME) !== "off";
  } catch {
    return chosen ?? true;
  }
}

export function switchKeys(isOn: boolean): void {
  chosen = isOn;
  try {
    localStorage.setItem(NAME, isOn ? "on" : "off");
  } catch {}
  for (const listener of listeners) listener();
}

/** The same, anew after each change. */
export function useKeysOn(): boolean {
  return useSyncExternalStore(subscribe, areKeysOn, () => true);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
