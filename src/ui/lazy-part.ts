import { type ComponentType, lazy } from "react";

/**
 * A component whose code travels when it is shown.
 * @param _styles the styles of all it holds. Named here they come with the page: those of a lazy part would come
 * after its script, too late for what the server rendered.
 */
export function lazyPart<Props>(_styles: object[], load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}
